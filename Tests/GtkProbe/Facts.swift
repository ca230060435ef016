import Foundation

/// What a check found out, a line each: `ok` or `FAILED`, then the fact.
@MainActor
final class Facts {
    private(set) var allHold = true

    func expect(_ holds: Bool, _ fact: String) {
        if !holds { allHold = false }
        say("\(holds ? "ok" : "FAILED") \(fact)")
    }

    func expect<Value: Equatable>(_ found: Value, is expected: Value, _ fact: String) {
        expect(found == expected, found == expected ? fact : "\(fact): it is \(found), not \(expected)")
    }

    /// Writes a line at once, so that nothing said is lost when the program is killed.
    func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
