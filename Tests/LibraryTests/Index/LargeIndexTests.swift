import Foundation
import Testing

@testable import Library

/// How fast the index of a very large library answers. The bounds are wide: they are for unoptimised code on a
/// busy machine, and catch what grows with the square.
@Suite(.serialized) struct LargeIndexTests {
    @Test func aKeystrokeIsAnsweredSoonInALargeLibrary() async throws {
        let cache = try TemporaryFolder()
        let library = Library(folder: cache.folder("library"))
        let index = LibraryIndex(of: library, in: cache.url) { Date() }
        await index.take(Library.Listing())
        let name = try #require(try cache.names().first { $0.hasSuffix(".db") })
        let words = ["anchor", "beetle", "cloud", "dragon", "engine", "flower", "garden", "harbour"]
        let entries = (0..<100_000).map { number in
            Entry(folder: cache.path, name: "Drawing \(number)", suffix: ".svg", notebook: "")
        }
        let file = try IndexFile(cache.file(name).path)
        _ = try file.keep(
            entries.enumerated().map { number, entry in
                var record = DrawingRecord(
                    card: DrawingCard(title: "\(words[number % 8]) \(words[number / 8 % 8])"))
                record.description = "a \(words[number / 64 % 8]) by \(words[number / 512 % 8]) \(number)"
                return (entry, record)
            })
        let large = LibraryIndex(of: library, in: cache.url) { Date() }
        let clock = ContinuousClock()
        let taking = await clock.measure { await large.take(Library.Listing(entries: entries)) }
        var query = LibraryQuery()
        var slowest = Duration.zero
        var text = ""
        for letter in "dragon 777" {
            text.append(letter)
            query.search = text
            var found = 0
            let time = await clock.measure { found = await large.find(query).positions.count }
            slowest = max(slowest, time)
            print("100,000 drawings, “\(text)”: \(found) in \(time)")
        }
        print("100,000 drawings, taken in \(taking)")
        #expect(slowest < .seconds(1))
    }
}
