import AppDriver
import Foundation

/// One run of Daub in which words are typed into the search over its library, a letter at a time.
struct SearchRun: Sendable {
    let executable: URL
    let arguments: [String]
    let home: URL

    /// Common words, rare ones and one that is nowhere; each is typed, and taken out again with Escape.
    private static let words = ["drawing", "strokes 7", "9", "measurement 12345", "12 made", "zebra"]

    /// How long the main thread works for each key, in milliseconds: from the key until it rests again, the list
    /// painted anew. What other threads do meanwhile holds up nobody.
    func samples() throws -> [Measure.Sample] {
        let app = try AppDriver(
            executable: executable, arguments: arguments, environment: Trace.environment, home: home,
            isAccessible: false)
        _ = try Trace.wait(for: "filled", from: app)
        try app.waitUntilIdle()
        try app.key("f", modifiers: .control)
        try app.waitUntilIdle(for: 0.3)
        var samples: [Measure.Sample] = []
        for word in Self.words {
            for letter in word.unicodeScalars { samples.append(try sample(Key(letter), in: app)) }
            samples.append(try sample(.escape, in: app))
        }
        return samples
    }

    private func sample(_ key: Key, in app: AppDriver) throws -> Measure.Sample {
        let before = try app.mainThreadTime()
        try app.key(key)
        try app.waitUntilIdle(for: 0.15)
        return Measure.Sample(value: try app.mainThreadTime() - before)
    }
}
