import Foundation
import Sketch
import Testing

@testable import Library

@Suite struct LibraryTests {
    let folder: TemporaryFolder
    let library: Library

    init() throws {
        folder = try TemporaryFolder()
        library = Library(folder: folder.url)
    }

    // MARK: Listing

    @Test func listsDrawingsOfTheFolderAndItsNotebooks() throws {
        for name in [
            "b.svg", "A.SVG", "Work/2026/c.Svg", "Monsters/d.svg", "notes.txt", "svg", "x.svgz",
            ".hidden.svg",
            ".git/e.svg", ".svg",
        ] {
            try folder.put("", at: name)
        }
        try FileManager.default.createDirectory(
            at: folder.folder("Empty.svg"), withIntermediateDirectories: true)
        let listing = try library.listing()
        #expect(listing.entries.map(\.name) == ["A", "b", "c", "d"])
        #expect(listing.entries.map(\.notebook) == ["", "", "Work/2026", "Monsters"])
        #expect(listing.notebooks == ["Empty.svg", "Monsters", "Work", "Work/2026"])
        #expect(listing.problems.isEmpty)
        #expect(listing.entries[2].url.path == folder.file("Work/2026/c.Svg").path)
    }

    @Test func sortsAsAPersonDoes() throws {
        let names = [
            "Sketch 10", "sketch 2", "Äpfel", "apfel 3", "Zebra", "007", "7a", "12", "Éclair", "eclair 2",
        ]
        for name in names { try folder.put("", at: "\(name).svg") }
        #expect(
            try library.entries().map(\.name) == [
                "007", "7a", "12", "Äpfel", "apfel 3", "Éclair", "eclair 2", "sketch 2", "Sketch 10", "Zebra",
            ])
    }

    @Test func linksAreFollowedOnce() throws {
        try folder.put("", at: "Notebook/a.svg")
        let elsewhere = try TemporaryFolder()
        try elsewhere.put("", at: "b.svg")
        let files = FileManager.default
        for (link, target) in [
            ("Notebook/up", ".."), ("Notebook/self", "."), ("again", "Notebook"), ("nowhere.svg", "gone.svg"),
            ("loop.svg", "loop.svg"), ("outside", elsewhere.path), ("c.svg", "Notebook/a.svg"),
        ] {
            try files.createSymbolicLink(atPath: folder.file(link).path, withDestinationPath: target)
        }
        let listing = try library.listing()
        #expect(listing.entries.map(\.name) == ["a", "b", "c"])
        #expect(listing.notebooks.count == 2)
        #expect(listing.notebooks.contains("outside"))
    }

    @Test func pipesAndDevicesAreNoDrawings() throws {
        #expect(mkfifo(folder.file("pipe.svg").path, 0o600) == 0)
        #expect(try library.entries().isEmpty)
    }

    @Test func aNameThatIsNotUTF8IsAProblemNotAnEntry() throws {
        let bytes = [UInt8](folder.path.utf8) + [0x61, 0xFF] + [UInt8](".svg".utf8) + [0]
        let descriptor = bytes.withUnsafeBytes { buffer in
            buffer.withMemoryRebound(to: CChar.self) { name in name.baseAddress.map { creat($0, 0o600) } }
        }
        close(try #require(descriptor))
        let listing = try library.listing()
        #expect(listing.entries.isEmpty)
        #expect(listing.problems == [.unspeakableName(path: "\(folder.path)a\u{FFFD}.svg")])
    }

    @Test func whatIsNoFolderCannotBeListed() throws {
        let file = try folder.put("", at: "file")
        let error = try #require(throws: LibraryError.self) { try Library(folder: file).entries() }
        guard case .folderNotReadable(file.path, _) = error else { Issue.record("\(error)"); return }
        #expect(throws: LibraryError.missing(path: folder.file("gone").path)) {
            try Library(folder: folder.folder("gone")).entries()
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can act as another person"))
    func anUnreadableNotebookHidesNoOther() async throws {
        try folder.put("", at: "Open/a.svg")
        try folder.put("", at: "Closed/b.svg")
        chmod(folder.folder("Closed").path, 0o700)
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            precondition(seteuid(65534) == 0)
            let library = Library(folder: URL(filePath: path))
            let listing = try library.listing()
            #expect(listing.entries.map(\.name) == ["a"])
            #expect(listing.problems.count == 1)
            #expect(!library.isWritable)
        }
    }

    @Test func whatACrashLeftIsRemovedButNotWhatIsBeingWritten() throws {
        try folder.put("half", at: "Notebook/\(AtomicFile.prefix)dead")
        try folder.put("mine", at: "Notebook/.mine")
        let alive = try OpenFile("\(folder.path)\(AtomicFile.prefix)alive", O_WRONLY | O_CREAT, mode: 0o600)
        let isLocked = alive.lock()
        #expect(isLocked)
        try library.removeHalfSaved(library.listing())
        #expect(try folder.names(in: "Notebook") == [".mine"])
        #expect(try folder.names().contains("\(AtomicFile.prefix)alive"))
    }

    // MARK: Summaries

    @Test func aSummaryTellsWhatTheDrawingSays() throws {
        try folder.put(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:daub="urn:x-daub:1" daub:title-color="#ff0000"
                daub:country="AX" width="30" height="20"><title>Grumblewick</title><desc>Cross</desc></svg>
            """, at: "a.svg")
        try folder.put(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#, at: "b.svg")
        try folder.put("broken", at: "c.svg")
        let entries = try library.entries()
        let summary = try library.summary(of: entries[0])
        #expect(summary.title == "Grumblewick")
        #expect(summary.titleColor != nil)
        #expect(summary.description == "Cross")
        #expect(summary.properties["country"] == "AX")
        #expect(summary.pageSize.width == 30)
        #expect(try library.summary(of: entries[1]).title == "b")
        #expect(throws: LibraryError.self) { try library.summary(of: entries[2]) }
    }

    // MARK: Writing

    @Test func aFolderIsWritableOrNot() throws {
        #expect(library.isWritable)
        #expect(try folder.names().isEmpty)
        // Nobody, not even root, writes here.
        for path in ["/proc/self", folder.file("gone").path, try folder.put("", at: "file").path] {
            let library = Library(folder: URL(filePath: path))
            #expect(!library.isWritable, "\(path)")
            let error = try #require(throws: LibraryError.self) { try library.checkWritable() }
            guard case .folderNotWritable(path, _) = error else { Issue.record("\(error)"); continue }
        }
    }

    @Test func aFolderThatCannotBeMadeIsAnError() throws {
        let file = try folder.put("", at: "file")
        for path in [file.path, "\(file.path)/below", "/proc/none/Daub"] {
            let error = try #require(throws: LibraryError.self) {
                try Library(folder: URL(filePath: path)).create()
            }
            guard case .folderNotCreated(path, _) = error else { Issue.record("\(error)"); continue }
        }
        try Library(folder: folder.folder("new/deep/Daub")).create()
        #expect(try folder.names(in: "new/deep") == ["Daub"])
    }

    @Test func newDrawingsTakeFreeNames() throws {
        #expect(try library.newDrawing(title: "Cat").url.path == folder.file("Cat.svg").path)
        try folder.put("", at: "Cat.svg")
        try folder.put("", at: "cat 2.SVG")
        #expect(try library.newDrawing(title: "Cat").url.lastPathComponent == "Cat 3.svg")
        let file = try library.newDrawing(in: "Work/2026", title: "")
        #expect(file.url.path == folder.file("Work/2026/Untitled.svg").path)
        #expect(try folder.names(in: "Work/2026").isEmpty)
    }

    @Test(arguments: ["..", "../outside", "a/../..", "/etc", "a//b", ".hidden", "a/.", "a/", "nul\0"])
    func noNotebookLeadsOutOfTheLibrary(name: String) throws {
        #expect(throws: LibraryError.notANotebook(name: name)) {
            try library.newDrawing(in: name, title: "x")
        }
        #expect(try folder.names().isEmpty)
    }
}
