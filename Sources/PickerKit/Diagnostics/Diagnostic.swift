import Localization

/// One thing that is wrong with a picker: what, where, what was expected, and how to mend it.
public struct Diagnostic: Sendable, Hashable {
    public enum Severity: String, Sendable, Hashable, Codable, Comparable {
        /// It works, perhaps not as was meant.
        case warning
        /// The picker is not taken, or what it did is not.
        case error

        public static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
    }

    public let code: DiagnosticCode
    public let severity: Severity
    /// The path of the file that it is wrong in, or of the bundle.
    public let file: String
    /// Nil where it concerns the file as a whole.
    public let position: JSON.Position?
    /// What is wrong, in a sentence.
    public let message: String
    /// What should have stood there; without a full stop.
    public let expected: String?
    /// What to do, in a sentence.
    public let mend: String

    public init(
        _ code: DiagnosticCode, severity: Severity? = nil, file: String, at position: JSON.Position? = nil,
        _ message: String, expected: String? = nil, mend: String
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.file = file
        self.position = position == JSON.Position.none ? nil : position
        self.message = message
        self.expected = expected
        self.mend = mend
    }
}

extension Diagnostic: CustomStringConvertible {
    /// One line, as compilers write it: `FILE:LINE:COLUMN: error: MESSAGE Expected … MEND [PK012]`.
    public var description: String {
        let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
        return "\(place): \(severity.title): \(sentence) [\(code.rawValue)]"
    }

    /// What is wrong, what was expected and how to mend it, without the place.
    public var sentence: String {
        let expectation = expected.map { tr("Expected {what}.", ["what": $0]) }
        return [message, expectation, mend].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
            .replacing("\n", with: " ")
    }

    /// The same for programs.
    public var json: JSON {
        var members: [JSON.Member] = [
            .init("code", JSON(code.rawValue)), .init("severity", JSON(severity.rawValue)),
            .init("file", JSON(file)),
        ]
        if let position {
            members += [.init("line", JSON(position.line)), .init("column", JSON(position.column))]
        }
        members.append(.init("title", JSON(code.title)))
        members.append(.init("message", JSON(message)))
        if let expected { members.append(.init("expected", JSON(expected))) }
        members.append(.init("mend", JSON(mend)))
        return JSON(.object(members))
    }
}

extension Diagnostic.Severity {
    /// The word that stands before a message.
    public var title: String {
        switch self {
        case .warning: tr("warning")
        case .error: tr("error")
        }
    }
}
