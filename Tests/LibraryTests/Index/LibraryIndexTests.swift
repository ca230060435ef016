import Foundation
import Synchronization
import Testing

@testable import Library

@Suite struct LibraryIndexTests {
    let folder: TemporaryFolder
    let cache: TemporaryFolder
    let library: Library

    init() throws {
        folder = try TemporaryFolder()
        cache = try TemporaryFolder()
        library = Library(folder: folder.url)
    }

    private func put(
        _ name: String, title: String = "", description: String = "", properties: String = "",
        content: String = ""
    ) throws {
        try folder.put(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:daub="urn:x-daub:1" width="40" height="30" \(properties)>
            <title>\(title)</title><desc>\(description)</desc>\(content)</svg>
            """, at: "\(name).svg")
    }

    private func makeIndex(now: Date = Date()) -> LibraryIndex {
        LibraryIndex(of: library, in: cache.url) { now }
    }

    /// An index of the library that knows all of it.
    private func index(now: Date = Date()) async throws -> LibraryIndex {
        let index = makeIndex(now: now)
        await index.take(try library.listing())
        await index.update { _ in }
        return index
    }

    private func names(
        _ index: LibraryIndex, _ change: (inout LibraryQuery) -> Void
    ) async throws -> [String] {
        var query = LibraryQuery()
        change(&query)
        let entries = try library.entries()
        return await index.find(query).positions.map { entries[$0].name }
    }

    // MARK: Search

    @Test func aSearchThatNobodyWaitsForFindsNothing() async throws {
        try put("a", title: "Sea Serpent")
        let index = try await index()
        var query = LibraryQuery()
        query.search = "sea"
        let cancelled = Task { [query] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await index.find(query).positions
        }
        #expect(await cancelled.value == [])
        #expect(await index.find(query).positions == [0])
    }

    @Test func searchTakesTheBeginningsOfWordsInAnyOrderWithoutCaseAndAccents() async throws {
        try put("a", title: "Sea Serpent", description: "swims in the Ærø strait")
        try put("b", title: "Café Ångström", properties: "daub:tags=\"cake, coffee\" daub:author=\"Zoë\"")
        try put("Straßenbahn-Nr. 7", title: "Tram")
        let index = try await index()
        for (text, expected) in [
            ("sea", ["a"]), ("SERP sea", ["a"]), ("erpent", []), ("cafe ang", ["b"]), ("ångs", ["b"]),
            ("zoe cof", ["b"]), ("strassen", ["Straßenbahn-Nr. 7"]), ("7 tram", ["Straßenbahn-Nr. 7"]),
            ("nr.7", ["Straßenbahn-Nr. 7"]), ("sea coffee", []), ("\"sea* (", ["a"]), ("!", []),
            ("  ", ["a", "b", "Straßenbahn-Nr. 7"]), ("", ["a", "b", "Straßenbahn-Nr. 7"]),
            ("strait OR cake", []), ("swims NOT sea", []),
        ] {
            #expect(try await names(index) { $0.search = text } == expected, "\(text)")
        }
    }

    @Test func beforeTheFilesAreReadSearchGoesByTheirNames() async throws {
        try put("Sea Serpent", title: "Nessie")
        try put("b")
        let index = makeIndex()
        await index.take(try library.listing())
        #expect(try await names(index) { $0.search = "serp" } == ["Sea Serpent"])
        #expect(try await names(index) { $0.search = "nessie" } == [])
    }

    // MARK: Filters and order

    @Test func eachFilterLeavesItsDrawings() async throws {
        try put("a", properties: "daub:favourite=\"true\"", content: "<text>Hi</text>")
        try put("b", content: "<image href=\"data:,\"/><textPath/>")
        try put("c", properties: "xmlns:s=\"http://www.w3.org/2000/svg\"", content: "<s:text>Hi</s:text>")
        let now = Date()
        try FileManager.default.setAttributes(
            [.modificationDate: now - 8 * 86_400], ofItemAtPath: folder.file("b.svg").path)
        let index = try await index(now: now)
        for (filter, expected) in [
            (LibraryQuery.Filter.all, ["a", "b", "c"]), (.favourites, ["a"]), (.week, ["a", "c"]),
            (.text, ["a", "c"]), (.pictures, ["b"]),
        ] {
            #expect(try await names(index) { $0.filter = filter } == expected, "\(filter)")
        }
        let counts = await index.counts(LibraryQuery())
        #expect(counts == [.all: 3, .favourites: 1, .week: 2, .text: 2, .pictures: 1])
        var query = LibraryQuery()
        query.search = "c"
        #expect(await index.counts(query) == [.all: 1, .favourites: 0, .week: 1, .text: 1, .pictures: 0])
    }

    @Test func sortsByEachKeyInEitherDirection() async throws {
        try put("a", content: "<!-- a long one, in bytes at least -->")
        try put("b", properties: "daub:created=\"1999-12-31T23:59:59Z\"")
        try put("c", content: "<!-- -->")
        for (name, age) in [("a", 2.0), ("b", 1), ("c", 3)] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date() - age * 1000], ofItemAtPath: folder.file("\(name).svg").path)
        }
        try FileManager.default.removeItem(at: folder.file("b.svg"))
        try put("b", properties: "daub:created=\"1999-12-31T23:59:59Z\"")
        let index = try await index()
        for (word, expected) in [
            ("name", "abc"), ("-name", "cba"), ("changed", "cab"), ("-changed", "bac"), ("created", "bca"),
            ("-created", "acb"), ("size", "cba"), ("-size", "abc"),
        ] {
            let sort = try #require(LibraryQuery.Sort(word))
            #expect(sort.word == word)
            #expect(try await names(index) { $0.sort = sort }.joined() == expected, "\(word)")
        }
        #expect(LibraryQuery.Sort("colour") == nil)
    }

    @Test func aNotebookHasWhatIsInItAndBelow() async throws {
        for name in ["a", "Work/b", "Work/2026/c", "Workshop/d"] { try put(name) }
        let index = try await index()
        #expect(try await names(index) { $0.notebook = "Work" } == ["b", "c"])
        #expect(try await names(index) { $0.notebook = "Work/2026" } == ["c"])
        #expect(try await names(index) { $0.notebook = "" } == ["a", "b", "c", "d"])
    }

    // MARK: Keeping up

    @Test func onlyWhatChangedIsReadAgain() async throws {
        for name in ["a", "b", "c"] { try put(name, title: "Old \(name)") }
        _ = try await index()
        try put("b", title: "Newer b")
        try FileManager.default.removeItem(at: folder.file("c.svg"))
        try put("d", title: "New d")
        let next = makeIndex()
        await next.take(try library.listing())
        #expect(await next.card(at: 0)?.title == "Old a")
        #expect(await next.card(at: 2) == nil)
        let changed = Mutex<[String]>([])
        await next.update { urls in changed.withLock { $0 += urls.map(\.lastPathComponent) } }
        #expect(changed.withLock { $0 } == ["b.svg"])
        #expect(try await names(next) { $0.search = "new" } == ["b", "d"])
        #expect(try await names(next) { $0.search = "old" } == ["a"])
    }

    @Test func aSavedDrawingIsFoundByItsNewWords() async throws {
        try put("a", title: "Before")
        let index = try await index()
        try put("a", title: "Afterwards")
        #expect(await index.update(folder.file("a.svg")))
        #expect(try await names(index) { $0.search = "after" } == ["a"])
        #expect(try await names(index) { $0.search = "before" } == [])
        #expect(await index.update(folder.file("other.svg")) == false)
    }

    @Test func whatIsNoDrawingIsListedAsUnreadable() async throws {
        try folder.put("<svg><broken", at: "a.svg")
        let index = try await index()
        #expect(await index.card(at: 0)?.isReadable == false)
        #expect(try await names(index) { $0.search = "a" } == ["a"])
    }

    @Test func createdIsWhenTheIndexMetTheFileFirst() async throws {
        try put("a")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: folder.file("a.svg").path)
        let index = try await index()
        try put("a", title: "Later")
        await index.update(folder.file("a.svg"))
        #expect(await index.card(at: 0)?.title == "Later")
        #expect(await index.card(at: 0)?.created == 1_000_000_000_000)
    }

    // MARK: The file

    private func indexFile() throws -> URL {
        let name = try #require(try cache.names().first { $0.hasSuffix(".db") })
        return cache.file(name)
    }

    @Test func aDamagedIndexIsMadeAnew() async throws {
        try put("a", title: "Found again")
        _ = try await index()
        let file = try indexFile()
        for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
        try Data(repeating: 0x41, count: 20_000).write(to: file)
        let next = try await index()
        #expect(await next.takeProblem() == nil)
        #expect(try await names(next) { $0.search = "again" } == ["a"])
        #expect(try Data(contentsOf: file).prefix(6) == Data("SQLite".utf8))
    }

    @Test func withoutAPlaceForItTheIndexWorksAndSaysSoOnce() async throws {
        try put("a", title: "Found all the same")
        let place = try cache.put("no folder", at: "file")
        let index = LibraryIndex(of: library, in: place) { Date() }
        await index.take(try library.listing())
        await index.update { _ in }
        #expect(try await names(index) { $0.search = "found" } == ["a"])
        guard case .indexNotKept = await index.takeProblem() else {
            Issue.record("no problem was told")
            return
        }
        #expect(await index.takeProblem() == nil)
    }

    @Test func aLockedIndexIsDoneWithout() async throws {
        try put("a", title: "Found all the same")
        _ = try await index()
        let other = try Database(try indexFile().path)
        try other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        try put("a", title: "Found anew")
        let index = try await index()
        #expect(try await names(index) { $0.search = "anew" } == ["a"])
        #expect(await index.takeProblem() != nil)
        withExtendedLifetime(other) {}
    }
}
