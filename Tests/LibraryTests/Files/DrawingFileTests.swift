import Foundation
import Testing

@testable import Library

@Suite struct DrawingFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    // MARK: Reading

    @Test func readsAllBytes() throws {
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        try bytes.write(to: folder.file("a.svg"))
        let read = try DrawingFile.read(folder.file("a.svg"))
        #expect(read.bytes == bytes)
        #expect(read.fingerprint.size == bytes.count)
    }

    @Test func anEmptyFileReadsAsNoBytes() throws {
        #expect(try DrawingFile.read(try folder.put("", at: "a.svg")).bytes.isEmpty)
    }

    @Test func whatIsNoReadableFileIsRefusedByName() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder.folder("folder.svg"), withIntermediateDirectories: true)
        #expect(mkfifo(folder.file("pipe.svg").path, 0o600) == 0)
        try files.createSymbolicLink(atPath: folder.file("loop.svg").path, withDestinationPath: "loop.svg")
        try folder.put("text", at: "plain.svg")
        let path = folder.path
        let cases: [(String, (LibraryError) -> Bool)] = [
            ("\(path)gone.svg", { if case .missing = $0 { true } else { false } }),
            ("\(path)folder.svg", { if case .notAFile = $0 { true } else { false } }),
            ("\(path)pipe.svg", { if case .notAFile = $0 { true } else { false } }),
            ("/dev/zero", { if case .notAFile = $0 { true } else { false } }),
            ("\(path)loop.svg", { if case .unreadable = $0 { true } else { false } }),
            ("\(path)plain.svg/inside.svg", { if case .unreadable = $0 { true } else { false } }),
        ]
        for (path, isExpected) in cases {
            let error = try #require(throws: LibraryError.self) {
                try DrawingFile.read(URL(filePath: path, directoryHint: .notDirectory))
            }
            #expect(isExpected(error), "\(path): \(error)")
            #expect(error.message.contains(path))
            #expect(!error.message.contains("\n"))
        }
    }

    @Test func aFileThatIsTooLargeIsRefusedUnread() throws {
        let file = try folder.put("", at: "huge.svg")
        // A hole: it takes no room on the disk.
        #expect(truncate(file.path, DrawingFile.largest + 1) == 0)
        #expect(throws: LibraryError.tooLarge(path: file.path, bytes: DrawingFile.largest + 1)) {
            try DrawingFile.read(file)
        }
    }

    // MARK: Saving

    func save(_ text: String, _ name: String, expecting: Fingerprint?) throws -> Fingerprint {
        var expected = expecting
        try DrawingFile.save(Data(text: text), to: folder.file(name), expecting: &expected)
        return try #require(expected)
    }

    func fingerprint(_ name: String) throws -> Fingerprint {
        try DrawingFile.read(folder.file(name)).fingerprint
    }

    /// Gives the file a time of its own: two writes in one tick of the kernel's clock have the same.
    func touch(_ name: String) {
        let time = timeval(tv_sec: 1, tv_usec: 0)
        #expect(utimes(folder.file(name).path, [time, time]) == 0)
    }

    @Test func savesANewFileAndThenOverIt() throws {
        let first = try save("one", "a.svg", expecting: nil)
        #expect(try first == fingerprint("a.svg"))
        let second = try save("two", "a.svg", expecting: first)
        #expect(try folder.text(of: "a.svg") == "two")
        #expect(try second == fingerprint("a.svg"))
        #expect(try folder.names() == ["a.svg"])
    }

    @Test func theSameBytesAreNotWrittenAgain() throws {
        let first = try save("one", "a.svg", expecting: nil)
        let second = try save("one", "a.svg", expecting: first)
        #expect(second == first)
        #expect(try fingerprint("a.svg").inode == first.inode)
    }

    @Test func aNewDrawingNeverTakesAnothersName() throws {
        try folder.put("theirs", at: "a.svg")
        #expect(throws: LibraryError.changedOnDisk(path: folder.file("a.svg").path)) {
            try save("mine", "a.svg", expecting: nil)
        }
        #expect(try folder.text(of: "a.svg") == "theirs")
        #expect(try folder.names() == ["a.svg"])
    }

    @Test(arguments: ["theirs", "longer than it was", "", "otherx"])
    func aFileChangedByAnotherProgramIsNotSavedOver(theirs: String) throws {
        let known = try save("before", "a.svg", expecting: nil)
        try folder.put(theirs, at: "a.svg")
        touch("a.svg")
        #expect(throws: LibraryError.changedOnDisk(path: folder.file("a.svg").path)) {
            try save("mine", "a.svg", expecting: known)
        }
        #expect(try folder.text(of: "a.svg") == theirs)
        #expect(try folder.names() == ["a.svg"])
    }

    @Test func aFileRemovedByAnotherProgramIsReported() throws {
        let known = try save("before", "a.svg", expecting: nil)
        unlink(folder.file("a.svg").path)
        #expect(throws: LibraryError.removedOnDisk(path: folder.file("a.svg").path)) {
            try save("mine", "a.svg", expecting: known)
        }
        #expect(try folder.names().isEmpty)
    }

    @Test func aTouchedFileIsNoChange() throws {
        let known = try save("before", "a.svg", expecting: nil)
        touch("a.svg")
        _ = try save("mine", "a.svg", expecting: known)
        #expect(try folder.text(of: "a.svg") == "mine")
    }

    @Test func aLinkStaysALink() throws {
        try folder.put("before", at: "elsewhere/real.svg")
        let link = folder.file("a.svg").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "elsewhere/real.svg")
        _ = try save("after", "a.svg", expecting: fingerprint("a.svg"))
        #expect(try folder.text(of: "elsewhere/real.svg") == "after")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "elsewhere/real.svg")
    }

    @Test func aLinkThatLeadsNowhereGetsItsFile() throws {
        let link = folder.file("a.svg").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.svg")
        _ = try save("after", "a.svg", expecting: nil)
        #expect(try folder.text(of: "real.svg") == "after")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.svg")
    }

    @Test(arguments: [0o600, 0o640, 0o664, 0o755] as [mode_t])
    func permissionsAreKept(mode: mode_t) throws {
        let known = try save("before", "a.svg", expecting: nil)
        chmod(folder.file("a.svg").path, mode)
        _ = try save("after", "a.svg", expecting: known)
        let status = try #require(try FilePath.status(folder.file("a.svg").path))
        #expect(status.st_mode & 0o7777 == mode)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func ownershipIsKept() throws {
        let known = try save("before", "a.svg", expecting: nil)
        chown(folder.file("a.svg").path, 1234, 5678)
        _ = try save("after", "a.svg", expecting: known)
        let status = try #require(try FilePath.status(folder.file("a.svg").path))
        #expect(status.st_uid == 1234)
        #expect(status.st_gid == 5678)
    }

    @Test func aMissingOrReplacedFolderIsAnError() throws {
        try folder.put("a file", at: "notebook")
        for name in ["gone/a.svg", "notebook/a.svg"] {
            let error = try #require(throws: LibraryError.self) { try save("x", name, expecting: nil) }
            guard case .notWritten(folder.file(name).path, _) = error else {
                Issue.record("\(name): \(error)")
                continue
            }
        }
        #expect(try folder.text(of: "notebook") == "a file")
    }

    @Test func aFolderInPlaceOfTheFileIsAnError() throws {
        let known = try save("before", "a.svg", expecting: nil)
        unlink(folder.file("a.svg").path)
        try FileManager.default.createDirectory(
            at: folder.folder("a.svg"), withIntermediateDirectories: true)
        #expect(throws: LibraryError.notAFile(path: folder.file("a.svg").path)) {
            try save("after", "a.svg", expecting: known)
        }
    }
}
