import Foundation
import Testing

@testable import Library

/// What needs a process of its own: limits, other people and death.
@Suite struct DrawingFileFailureTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aDiskThatIsFullLeavesTheOldFileAndNothingElse() async throws {
        let path = try folder.put("before", at: "a.svg").path
        await #expect(processExitsWith: .success) { [path = path as String] in
            // The kernel refuses every byte beyond, as it does on a full disk.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            precondition(setrlimit(__rlimit_resource_t(1), &limit) == 0)
            let url = URL(filePath: path)
            var (file, _) = try OpenDrawing.load(url) { (bytes: Data) throws(LibraryError) in bytes }
            let error = #expect(throws: LibraryError.self) { try file.save(Data(count: 100_000)) }
            guard case .notWritten(path, _) = error else { exit(EXIT_FAILURE) }
            try file.save(Data("after".utf8))
        }
        #expect(try folder.text(of: "a.svg") == "after")
        #expect(try folder.names() == ["a.svg"])
    }

    @Test(.enabled(if: geteuid() == 0, "only root can act as another person"))
    func permissionsOfAnotherPersonAreRespected() async throws {
        chmod(folder.path, 0o755)
        let (closed, locked) = (
            try folder.put("x", at: "closed.svg").path, try folder.put("x", at: "a.svg").path
        )
        chmod(closed, 0o600)
        chmod(locked, 0o644)
        await #expect(processExitsWith: .success) { [closed = closed as String, locked = locked as String] in
            precondition(seteuid(65534) == 0)
            let unread = #expect(throws: LibraryError.self) { try DrawingFile.read(URL(filePath: closed)) }
            guard case .unreadable(closed, _) = unread else { exit(2) }
            var known: Fingerprint? = try DrawingFile.read(URL(filePath: locked)).fingerprint
            #expect(throws: LibraryError.writeProtected(path: locked)) {
                try DrawingFile.save(Data("y".utf8), to: URL(filePath: locked), expecting: &known)
            }
        }
        #expect(try folder.text(of: "a.svg") == "x")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can act as another person"))
    func aWriteProtectedFileInAnOpenFolderIsNotReplaced() async throws {
        chmod(folder.path, 0o777)
        let path = try folder.put("x", at: "a.svg").path
        chown(path, 65534, 65534)
        chmod(path, 0o444)
        await #expect(processExitsWith: .success) { [path = path as String] in
            precondition(seteuid(65534) == 0)
            var known: Fingerprint? = try DrawingFile.read(URL(filePath: path)).fingerprint
            #expect(throws: LibraryError.writeProtected(path: path)) {
                try DrawingFile.save(Data("y".utf8), to: URL(filePath: path), expecting: &known)
            }
        }
        #expect(try folder.text(of: "a.svg") == "x")
    }

    /// Killed somewhere in the middle, over and over: the file is one that was saved, to its last byte.
    @Test(arguments: [1, 7, 40, 99])
    func deathWhileSavingLeavesAWholeFile(saves: Int) async throws {
        let path = try folder.put("before", at: "a.svg").path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, saves = saves as Int] in
            var (file, _) = try OpenDrawing.load(URL(filePath: path)) { (bytes: Data) throws(LibraryError) in
                bytes
            }
            for number in 0... {
                if number == saves { Thread.detachNewThread { kill(getpid(), SIGKILL) } }
                try file.save(Data(repeating: UInt8(truncatingIfNeeded: number), count: 200_000))
            }
        }
        let bytes = try Data(contentsOf: folder.file("a.svg"))
        #expect(bytes.count == 200_000)
        #expect(Set(bytes).count == 1)
        #expect(try #require(bytes.first) >= saves - 1)
    }
}
