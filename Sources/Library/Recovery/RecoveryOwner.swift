import FoundationEssentials
import Glibc

/// This running Daub, as others see it: a locked file, which the kernel unlocks however the process ends.
final class RecoveryOwner: Sendable {
    static let suffix = ".owner"

    private struct Claim: ~Copyable {
        let name: String
        let file: OpenFile
    }

    private let claim: Claim

    var name: String { claim.name }

    /// - Parameter folder: exists already.
    init(in folder: String) throws(LibraryError) {
        do {
            claim = try Self.claim(in: folder)
        } catch {
            throw .folderNotWritable(path: folder, reason: error.reason)
        }
    }

    /// A file that is locked and still has its name: another Daub may take it for an ended one's just before.
    private static func claim(in folder: String) throws(SystemError) -> Claim {
        while true {
            let name = UUID().uuidString
            let file = try OpenFile("\(folder)/\(name)\(suffix)", O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
            if file.lock(), try file.status().st_nlink > 0 {
                return Claim(name: name, file: file)
            }
        }
    }

    /// Whether the Daub of that name still runs.
    ///
    /// - Parameter path: of its file. Where it cannot be asked it counts as ended: better an offer too many.
    static func runs(_ path: String) -> Bool {
        guard let file = try? OpenFile(path, O_RDWR) else { return false }
        return !file.lock()
    }
}
