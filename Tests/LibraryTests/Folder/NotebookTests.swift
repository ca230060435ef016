import Foundation
import Testing

@testable import Library

@Suite struct NotebookTests {
    let folder: TemporaryFolder
    let library: Library

    init() throws {
        folder = try TemporaryFolder()
        library = Library(folder: folder.url)
    }

    @Test func aNotebookIsAFolder() throws {
        #expect(try library.makeNotebook("  Sea   Monsters ") == "Sea Monsters")
        #expect(try library.makeNotebook("Work/2026") == "Work/2026")
        #expect(try library.listing().notebooks == ["Sea Monsters", "Work", "Work/2026"])
        #expect(throws: LibraryError.notebookExists(name: "Work")) { try library.makeNotebook("Work") }
        for name in ["..", ".hidden", "", " ", "a/../b"] {
            #expect(throws: LibraryError.self) { try library.makeNotebook(name) }
        }
    }

    @Test func renamingTakesTheDrawingsAlong() throws {
        try folder.put("<svg/>", at: "Work/2026/a.svg")
        #expect(try library.renameNotebook("Work/2026", to: "Old") == "Work/Old")
        #expect(try library.entries().map(\.notebook) == ["Work/Old"])
        #expect(try library.renameNotebook("Work", to: "work") == "work")
        try library.makeNotebook("Play")
        #expect(throws: LibraryError.notebookExists(name: "Play")) {
            try library.renameNotebook("work", to: "Play")
        }
        #expect(throws: LibraryError.self) { try library.renameNotebook("work", to: "../up") }
        #expect(throws: LibraryError.self) { try library.renameNotebook("gone", to: "here") }
        #expect(try library.entries().map(\.notebook) == ["work/Old"])
    }

    @Test func onlyAnEmptyNotebookIsRemoved() throws {
        try folder.put("notes", at: "Full/notes.txt")
        try library.makeNotebook("Empty")
        try library.removeNotebook("Empty")
        #expect(throws: LibraryError.notebookNotEmpty(name: "Full")) { try library.removeNotebook("Full") }
        #expect(throws: LibraryError.self) { try library.removeNotebook("") }
        #expect(try library.listing().notebooks == ["Full"])
    }
}
