import Testing

@testable import PickerKit

struct JSONTests {
    private static let texts: [(String, JSON)] = [
        ("null", JSON(.null)), (" true ", true), ("-0.5e1", -5), ("1E+2", 100), ("0", 0), ("[]", []),
        ("{}", [:]), (#""a\"\\\/\b\f\n\r\t\u00e9""#, "a\"\\/\u{8}\u{C}\n\r\té"),
        (#""\ud83d\ude00""#, "😀"), ("\u{FEFF}[1, 2]", [1, 2]),
        (#"{"a": [1, {"b": null}], "c": "d"}"#, ["a": [1, ["b": JSON(.null)]], "c": "d"]),
    ]

    @Test(arguments: texts)
    func textIsRead(text: String, value: JSON) throws {
        #expect(try JSONReader.read(text) == value)
    }

    @Test(arguments: [
        ("", 1, 1), ("  \n ", 2, 2), ("nul", 1, 1), ("{\"a\": 1,}", 1, 9), ("{\n  \"a\" 1\n}", 2, 7),
        ("[1 2]", 1, 4), ("[1", 1, 3), ("{\"ä\": tru}", 1, 7), ("\"a\nb\"", 1, 3), ("\"abc", 1, 5),
        ("\"\\x\"", 1, 2), ("\"\\ud83d\"", 1, 2), ("\"\\u00g0\"", 1, 2), ("01", 1, 1), ("1.", 1, 1),
        ("1e999", 1, 1), ("+1", 1, 1), ("{\"a\": 1,\n \"a\": 2}", 2, 2), ("1 2", 1, 3), ("// c\n1", 1, 1),
    ])
    func whatIsNoJSONIsShownWhereItStands(text: String, line: Int, column: Int) {
        #expect {
            try JSONReader.read(text)
        } throws: { error in
            (error as? JSONReader.Failure)?.position == JSON.Position(line: line, column: column)
        }
    }

    @Test func whatIsNotUTF8IsShownWhereItStands() {
        let bytes = Array("{\n \"é".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
        #expect(
            throws: JSONReader.Failure(reason: .notUTF8, position: JSON.Position(line: 2, column: 4))
        ) { try JSONReader.read(bytes) }
    }

    @Test func depthIsBounded() throws {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(throws: Never.self) { try JSONReader.read(deep) }
        #expect(throws: JSONReader.Failure.self) {
            try JSONReader.read(String(repeating: "[", count: 100_000))
        }
    }

    @Test func valuesKnowWhereTheyStand() throws {
        let json = try JSONReader.read("{\n  \"a\": [true,\n    7]\n}")
        #expect(json.members?.first?.position == JSON.Position(line: 2, column: 3))
        #expect(json["a"]?.position == JSON.Position(line: 2, column: 8))
        #expect(json["a"]?.array?.last?.position == JSON.Position(line: 3, column: 5))
    }

    @Test func writtenIsReadAgain() throws {
        let json: JSON = [
            "text": "“é”\n\t\"\\\u{1}😀", "numbers": [0, -1.5, 1e21, 0.1], "none": JSON(.null), "yes": true,
            "empty": [:], "list": [],
        ]
        #expect(try JSONReader.read(json.line) == json)
        #expect(try JSONReader.read(json.pretty) == json)
        #expect(!json.line.contains("\n"))
        let short: JSON = [1, [:]]
        #expect(short.line == "[1,{}]")
    }
}
