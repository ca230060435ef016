import Foundation
import Ink
import Sketch
import Testing

@testable import Library

@Suite struct HistoryStoreTests {
    let folder: TemporaryFolder
    let store: HistoryStore
    let file: URL
    let digest = Digest("bytes")

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.put("bytes", at: "a.svg")
        store = HistoryStore(folder: folder.folder("history"), limit: 10_000)
    }

    func steps(_ url: URL, fitting digest: Digest) throws -> [String]? {
        try store.history(of: url, fitting: digest)
    }

    @Test func outlivesARestart() throws {
        try store.keep(["one", "two"], of: file, fitting: digest)
        let later = HistoryStore(folder: folder.folder("history"), limit: 10_000)
        #expect(try later.history([String].self, of: file, fitting: digest) == ["one", "two"])
    }

    @Test func aDrawingsOwnHistoryCanBeUndoneAfterwards() throws {
        var (drawing, history) = (Drawing(title: "before"), History())
        history.perform(.setTitle("after"), on: &drawing)
        try store.keep(history, of: file, fitting: digest)
        var kept = try #require(try store.history(History.self, of: file, fitting: digest))
        kept.undo(&drawing)
        #expect(drawing.title == "before")
    }

    @Test func isFiledByTheFileNotByItsSpelling() throws {
        try store.keep(["one"], of: file, fitting: digest)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link.svg").path, withDestinationPath: "a.svg")
        for name in ["./a.svg", "link.svg", "../\(folder.url.lastPathComponent)/a.svg"] {
            #expect(try steps(URL(filePath: folder.path + name), fitting: digest) == ["one"], "\(name)")
        }
        #expect(try steps(folder.file("b.svg"), fitting: digest) == nil)
    }

    @Test func oneThatFitsOtherBytesIsNotGiven() throws {
        try store.keep(["one"], of: file, fitting: digest)
        #expect(try steps(file, fitting: Digest("other")) == nil)
        #expect(try steps(file, fitting: digest) == ["one"])
    }

    @Test func aNewOneReplacesTheOneItGoesOnWith() throws {
        try store.keep(["one"], of: file, fitting: Digest("before"))
        try store.keep(["one", "two"], of: file, fitting: digest, replacing: Digest("before"))
        #expect(try folder.names(in: "history").count == 1)
        #expect(try steps(file, fitting: digest) == ["one", "two"])
    }

    @Test func aRenamedDrawingKeepsItsOwn() throws {
        try store.keep(["one"], of: file, fitting: digest)
        let renamed = folder.file("b.svg")
        try FileManager.default.moveItem(at: file, to: renamed)
        #expect(try steps(renamed, fitting: Digest("other")) == nil)
        #expect(try steps(renamed, fitting: digest) == ["one"])
        #expect(try folder.names(in: "history").count == 1)
        #expect(try steps(renamed, fitting: digest) == ["one"])
        try FileManager.default.moveItem(at: renamed, to: file)
        #expect(try steps(file, fitting: digest) == ["one"])
    }

    @Test func drawingsThatChangePlacesKeepTheirOwn() throws {
        let other = try folder.put("other bytes", at: "b.svg")
        try store.keep(["one"], of: file, fitting: digest)
        try store.keep(["two"], of: other, fitting: Digest("other bytes"))
        try folder.put("other bytes", at: "a.svg")
        try folder.put("bytes", at: "b.svg")
        #expect(try steps(file, fitting: Digest("other bytes")) == ["two"])
        #expect(try steps(other, fitting: digest) == ["one"])
    }

    @Test func aCopyLeavesTheOriginalItsOwn() throws {
        try store.keep(["one"], of: file, fitting: digest)
        let copy = try folder.put("bytes", at: "copy.svg")
        #expect(try steps(copy, fitting: digest) == nil)
        #expect(try steps(file, fitting: digest) == ["one"])
    }

    @Test(arguments: ["", "no header", "{}\n[]", "HEADER\n{broken", "HEADER\n[1,2]"])
    func aDamagedOneIsReportedOnceAndRemoved(text: String) throws {
        try store.keep([String](), of: file, fitting: digest)
        let name = try #require(try folder.names(in: "history").first)
        let header = try #require(try folder.text(of: "history/\(name)").split(separator: "\n").first)
        try folder.put(text.replacing("HEADER", with: header), at: "history/\(name)")
        let error = try #require(throws: LibraryError.self) { try steps(file, fitting: digest) }
        guard case .brokenHistory = error else { Issue.record("\(error)"); return }
        #expect(error.message.contains(file.path))
        #expect(!error.message.contains("\n"))
        #expect(try steps(file, fitting: digest) == nil)
    }

    @Test(arguments: ["", "HEADER\n{broken"])
    func aDamagedOneOfARenamedDrawingIsReportedAsWhatItIs(text: String) throws {
        try store.keep(["one"], of: file, fitting: digest)
        let renamed = folder.file("b.svg")
        try FileManager.default.moveItem(at: file, to: renamed)
        let name = try #require(try folder.names(in: "history").first)
        let header = try #require(try folder.text(of: "history/\(name)").split(separator: "\n").first)
        try folder.put(text.replacing("HEADER", with: header), at: "history/\(name)")
        let error = try #require(throws: LibraryError.self) { try steps(renamed, fitting: digest) }
        guard case .brokenHistory(let path, _) = error else { Issue.record("\(error)"); return }
        #expect(path.hasSuffix(text.isEmpty ? "history/\(name)" : file.path))
        #expect(try steps(renamed, fitting: digest) == nil)
    }

    @Test func aRenamedDrawingsMakesNoOtherGo() throws {
        let large = [String(repeating: "x", count: 4000)]
        try folder.put("other", at: "other.svg")
        try store.keep(large, of: folder.file("other.svg"), fitting: Digest("other"))
        try store.keep(large, of: file, fitting: digest)
        let renamed = folder.file("b.svg")
        try FileManager.default.moveItem(at: file, to: renamed)
        #expect(try steps(renamed, fitting: digest) == large)
        #expect(try steps(folder.file("other.svg"), fitting: Digest("other")) == large)
        #expect(try folder.names(in: "history").count == 2)
    }

    @Test func theOldestMakeRoom() throws {
        let names = (0..<8).map { "\($0).svg" }
        for (age, name) in names.enumerated() {
            let digest = Digest(name)
            try store.keep([String(repeating: "x", count: 3000)], of: folder.file(name), fitting: digest)
            let key = FilePath.key(of: folder.file(name)).text
            let kept = "\(folder.path)history/\(digest.text)-\(key).history"
            let time = timeval(tv_sec: 1000 + age, tv_usec: 0)
            #expect(utimes(kept, [time, time]) == 0)
        }
        let found = try names.map { try steps(folder.file($0), fitting: Digest($0)) != nil }
        #expect(found == [false, false, false, false, false, true, true, true])
    }

    @Test func oneTooLargeForAllTheRoomIsNotKept() throws {
        try store.keep(["small"], of: file, fitting: digest)
        try store.keep([String(repeating: "x", count: 20_000)], of: file, fitting: digest)
        #expect(try steps(file, fitting: digest) == nil)
    }

    @Test func forgottenIsForgotten() throws {
        try store.keep(["one"], of: file, fitting: digest)
        try store.forget(file, fitting: digest)
        try store.forget(file, fitting: digest)
        #expect(try steps(file, fitting: digest) == nil)
    }

    @Test func aFileInPlaceOfTheFolderIsAnError() throws {
        try folder.put("", at: "history")
        #expect(throws: LibraryError.self) { try store.keep(["one"], of: file, fitting: digest) }
        #expect(throws: LibraryError.self) { try steps(file, fitting: digest) }
    }
}
