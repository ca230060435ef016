import Foundation
import Testing

@testable import Library

@Suite struct SampleTests {
    let folder: TemporaryFolder
    let library: Library

    init() throws {
        folder = try TemporaryFolder()
        library = Library(folder: folder.folder("Daub"))
        try folder.put("grr", at: "samples/Monsters/Grumblewick.svg")
        try folder.put("zzz", at: "samples/Monsters/Zigzaggle.svg")
        try folder.put("hint", at: "samples/.directory")
        chmod(folder.file("samples/Monsters/Zigzaggle.svg").path, 0o444)
    }

    func prepare() throws -> Bool {
        try library.prepare(samples: folder.folder("samples"), state: folder.folder("state/daub"))
    }

    @Test func comeIntoANewLibrary() throws {
        #expect(try prepare())
        #expect(try library.entries().map(\.name) == ["Grumblewick", "Zigzaggle"])
        #expect(try folder.text(of: "Daub/Monsters/Grumblewick.svg") == "grr")
        #expect(try folder.names(in: "Daub") == ["Monsters"])
        let status = try #require(try FilePath.status(folder.file("Daub/Monsters/Zigzaggle.svg").path))
        #expect(status.st_mode & 0o200 != 0)
    }

    @Test func comeIntoAnEmptyFolder() throws {
        try folder.put("", at: "Daub/.directory")
        #expect(try prepare())
        #expect(try library.entries().count == 2)
    }

    @Test func neverComeBack() throws {
        #expect(try prepare())
        try FileManager.default.removeItem(at: folder.folder("Daub"))
        #expect(try !prepare())
        #expect(try folder.names(in: "Daub").isEmpty)
    }

    @Test func doNotComeWhereDrawingsWere() throws {
        try folder.put("", at: "Daub/mine.svg")
        #expect(try !prepare())
        unlink(folder.file("Daub/mine.svg").path)
        #expect(try !prepare())
        #expect(try folder.names(in: "Daub").isEmpty)
    }

    @Test func aCopyThatBrokeOffStartsAfresh() throws {
        try folder.put("half", at: "Daub/\(AtomicFile.prefix)samples/Monsters/Grumblewick.svg")
        #expect(try prepare())
        #expect(try folder.text(of: "Daub/Monsters/Grumblewick.svg") == "grr")
        #expect(try folder.names(in: "Daub") == ["Monsters"])
    }

    @Test func missingSamplesLeaveAUsableLibrary() throws {
        let error = try #require(throws: LibraryError.self) {
            try library.prepare(samples: folder.folder("gone"), state: folder.folder("state"))
        }
        guard case .samplesNotCopied = error else { Issue.record("\(error)"); return }
        #expect(library.isWritable)
        #expect(try prepare())
    }

    @Test func withoutSamplesTheFolderIsMade() throws {
        #expect(try !library.prepare(samples: nil, state: folder.folder("state")))
        #expect(try folder.names(in: "Daub").isEmpty)
    }
}
