import FoundationEssentials
import Gtk

/// The digests of bundles. One is taken anew only where a file of the bundle is another than when it was taken.
struct BundleDigests: Sendable {
    private struct Known {
        let marks: [String]
        /// Nil where the bundle could not be read.
        let digest: String?
    }

    private var known: [String: Known] = [:]

    /// The digest as it was when it was taken last; nil where it never was, or could not be.
    func last(of folder: String) -> String? { known[folder]?.digest }

    /// Whether it was ever taken.
    func hasLast(of folder: String) -> Bool { known[folder] != nil }

    /// The digest as the bundle is now.
    /// - Returns: nil where the bundle cannot be had as `BundleFiles` takes it.
    mutating func digest(of folder: String) -> String? {
        guard let files = BundleFiles(folder) else {
            known[folder] = nil
            return nil
        }
        if let before = known[folder], before.marks == files.marks { return before.digest }
        let digest = Self.digest(of: files)
        known[folder] = Known(marks: files.marks, digest: digest)
        return digest
    }

    /// Of the names and bytes of all files.
    private static func digest(of files: BundleFiles) -> String? {
        let checksum = Checksum()
        for name in files.names {
            guard let bytes = FileManager.default.contents(atPath: "\(files.folder)/\(name)") else {
                return nil
            }
            // The length before the bytes: no two bundles say the same.
            checksum.add("\(name)\0\(bytes.count)\0")
            checksum.add(bytes)
        }
        return checksum.finish()
    }
}
