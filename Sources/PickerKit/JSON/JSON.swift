/// A value of JSON (RFC 8259), which remembers where in its text it stands, so that what is wrong with it can be
/// shown to whoever wrote it. Two values are equal where they say the same, wherever they stand.
public struct JSON: Sendable {
    public indirect enum Content: Sendable, Hashable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSON])
        case object([Member])
    }

    /// A name and a value of an object, in the order of the text.
    public struct Member: Sendable, Hashable {
        public let name: String
        /// Where the name stands.
        public let position: Position
        public let value: JSON

        public init(_ name: String, _ value: JSON, at position: Position = .none) {
            self.name = name
            self.value = value
            self.position = position
        }

        public static func == (a: Member, b: Member) -> Bool { a.name == b.name && a.value == b.value }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(value)
        }
    }

    /// A place in a text, both counted from 1; a column is a Unicode scalar.
    public struct Position: Sendable, Hashable, Comparable {
        public let line: Int
        public let column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        /// Of a value that was not read from a text.
        public static let none = Position(line: 0, column: 0)

        public static func < (a: Position, b: Position) -> Bool { (a.line, a.column) < (b.line, b.column) }
    }

    public let content: Content
    public let position: Position

    public init(_ content: Content, at position: Position = .none) {
        self.content = content
        self.position = position
    }
}

extension JSON: Hashable {
    public static func == (a: JSON, b: JSON) -> Bool { a.content == b.content }
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSON {
    public var bool: Bool? { if case .bool(let bool) = content { bool } else { nil } }
    public var number: Double? { if case .number(let number) = content { number } else { nil } }
    public var string: String? { if case .string(let string) = content { string } else { nil } }
    public var array: [JSON]? { if case .array(let array) = content { array } else { nil } }
    public var members: [Member]? { if case .object(let members) = content { members } else { nil } }
    public var isNull: Bool { content == .null }

    /// The whole number; nil for one with a fraction or too large to be exact.
    public var integer: Int? { number.flatMap(Int.init(exactly:)) }

    /// What the object has under that name; nil where it has nothing or is no object.
    public subscript(name: String) -> JSON? { members?.first { $0.name == name }?.value }

    /// What kind of value it is, in a word that a message can use.
    public var kind: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral string: String) { self.init(.string(string)) }
    public init(booleanLiteral bool: Bool) { self.init(.bool(bool)) }
    public init(floatLiteral number: Double) { self.init(.number(number)) }
    public init(integerLiteral number: Int) { self.init(.number(Double(number))) }
    public init(arrayLiteral values: JSON...) { self.init(.array(values)) }
    public typealias Key = String
    public typealias ArrayLiteralElement = JSON

    public init(dictionaryLiteral members: (String, JSON)...) {
        self.init(.object(members.map { Member($0, $1) }))
    }

    public init(_ string: String) { self.init(.string(string)) }
    public init(_ number: Double) { self.init(.number(number)) }
    public init(_ number: Int) { self.init(.number(Double(number))) }
    public init(_ bool: Bool) { self.init(.bool(bool)) }
}
