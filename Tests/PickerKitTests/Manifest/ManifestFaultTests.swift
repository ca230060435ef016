import Glibc
import PickerKit
import Testing

/// What a person gets wrong, and what Daub says: each with its place.
struct ManifestFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let what: String
        var manifest: String
        var code: DiagnosticCode
        var line = 0
        var column = 0
        /// What the message must name.
        var says = ""
        var isFatal = true

        var testDescription: String { what }
    }

    private static func picker(_ rest: String) -> String {
        "{\"id\": \"org.example.thing\", \"name\": \"Thing\",\n\(rest)}"
    }

    private static func list(_ control: String) -> String {
        picker("\"attributes\": [\"stroke-width\"], \"controls\": [\n\(control)]")
    }

    static let faults = [
        Fault(what: "an empty file", manifest: "", code: .notJSON, line: 1, column: 1),
        Fault(what: "a comma too many", manifest: "{\"id\": 1,\n}", code: .notJSON, line: 2, column: 1),
        Fault(what: "cut off", manifest: "{\"id\": \"a", code: .notJSON, line: 1, column: 10),
        Fault(
            what: "a name twice", manifest: "{\"id\": 1,\n \"id\": 2}", code: .duplicateKey, line: 2,
            column: 2),
        Fault(
            what: "nested without end", manifest: String(repeating: "[", count: 5000), code: .tooDeep,
            line: 1,
            column: 65),
        Fault(what: "no object", manifest: "[]", code: .wrongType, line: 1, column: 1),
        Fault(
            what: "no id", manifest: "{\"name\": \"T\", \"controls\": []}", code: .missingField, line: 1,
            column: 1, says: "id"),
        Fault(
            what: "no content", manifest: picker("\"order\": 1"), code: .missingField, line: 1, column: 1,
            says: "controls"),
        Fault(
            what: "a wrong type", manifest: picker("\"order\": \"1\", \"controls\": []"), code: .wrongType,
            line: 2, column: 10, says: "order"),
        Fault(
            what: "an unknown name", manifest: picker("\"controls\": [],\n\"sumary\": \"\""),
            code: .unknownField, line: 3, column: 1,
            says: "summary", isFatal: false),
        Fault(
            what: "an unknown slot", manifest: picker("\"controls\": [], \"slot\": \"canvass\""),
            code: .badValue, line: 2, column: 25, says: "canvas"),
        Fault(
            what: "a key that types", manifest: picker("\"controls\": [], \"accelerator\": \"<Shift>w\""),
            code: .badValue, line: 2, column: 32, says: "<Primary>9"),
        Fault(
            what: "a bad id", manifest: "{\"id\": \"thing\", \"name\": \"T\", \"controls\": []}",
            code: .badID, line: 1, column: 8,
            says: "thing"),
        Fault(
            what: "a folder named otherwise",
            manifest: "{\"id\": \"org.example.other\", \"name\": \"T\", \"controls\": []}",
            code: .folderName, line: 1, column: 8, says: "org.example.thing"),
        Fault(
            what: "a later contract", manifest: picker("\"controls\": [], \"api\": {\"min\": 2}"),
            code: .apiVersion, line: 2, column: 24, says: "2"),
        Fault(
            what: "a later form", manifest: picker("\"controls\": [], \"schema\": 2"), code: .apiVersion,
            line: 2, column: 27),
        Fault(
            what: "a default that does not fit",
            manifest: picker("\"controls\": [], \"attributes\": {\"stroke-width\": {\"default\": -1}}"),
            code: .badDefault,
            line: 2, column: 60, says: "stroke-width"),
        Fault(
            what: "an attribute of no type",
            manifest: picker("\"controls\": [], \"attributes\": [\"stroke-widht\"]"),
            code: .unknownAttribute, line: 2, column: 32, says: "stroke-width"),
        Fault(
            what: "an unknown list", manifest: picker("\"controls\": [], \"facts\": [\"drawing.colours\"]"),
            code: .unknownFact,
            line: 2, column: 27, says: "drawing.colors", isFatal: false),
        Fault(
            what: "an unknown control", manifest: list("{\"type\": \"slidr\"}"), code: .unknownControl,
            line: 3, column: 10, says: "slider"),
        Fault(
            what: "an unknown name in a control", manifest: list("{\"type\": \"slider\", \"max\": 2}"),
            code: .unknownField,
            line: 3, column: 20, says: "max", isFatal: false),
        Fault(
            what: "an attribute that is not declared",
            manifest: list("{\"type\": \"slider\", \"attribute\": \"opacity\"}"), code: .undeclaredAttribute,
            line: 3, column: 33,
            says: "opacity"),
        Fault(
            what: "a value of the wrong type",
            manifest: list("{\"type\": \"list\", \"rows\": [1, \"wide\"]}"), code: .wrongValue,
            line: 3, column: 30, says: "wide"),
        Fault(
            what: "a slider that goes down",
            manifest: list("{\"type\": \"slider\", \"minimum\": 9, \"maximum\": 1}"),
            code: .badValue, line: 3, column: 45),
        Fault(
            what: "an id twice",
            manifest: list(
                "{\"type\": \"note\", \"id\": \"a\", \"text\": \"\"},\n{\"type\": \"note\", \"id\": \"a\", \"text\": \"\"}"
            ),
            code: .duplicateControl, line: 4, column: 24),
        Fault(
            what: "an id of the host's own",
            manifest: list("{\"type\": \"note\", \"id\": \"daub.disable\", \"text\": \"\"}"),
            code: .badValue, line: 3, column: 24, says: "daub.disable"),
        Fault(
            what: "a link to nowhere",
            manifest: list("{\"type\": \"link\", \"title\": \"M\", \"screen\": \"more\"}"),
            code: .unknownScreen, line: 3, column: 42, says: "more"),
        Fault(
            what: "an unknown action",
            manifest: list("{\"type\": \"button\", \"title\": \"M\", \"actions\": [{\"shout\": true}]}"),
            code: .unknownAction,
            line: 3, column: 47, says: "shout"),
        Fault(
            what: "a huge grid",
            manifest: list(
                "{\"type\": \"grid\", \"cells\": [\(Array(repeating: "1", count: 5000).joined(separator: ","))]}"
            ),
            code: .tooMany, line: 3, column: 8220, says: "4096"),
        Fault(
            what: "two hundred controls and one",
            manifest: list(
                Array(repeating: "{\"type\": \"note\", \"text\": \"\"}", count: 201).joined(separator: ",\n")),
            code: .tooMany, line: 203, column: 1, says: "200"),
        Fault(
            what: "no path", manifest: list("{\"type\": \"preview\", \"paths\": [\"round\"]}"),
            code: .badValue, line: 3, column: 31),
        Fault(
            what: "an entity bomb in a cell",
            manifest: list(
                "{\"type\": \"grid\", \"cells\": [{\"value\": 1, \"svg\": \"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>\"}]}"
            ),
            code: .badSVG, line: 3, column: 48, says: "DOCTYPE"),
        Fault(
            what: "an icon outside", manifest: picker("\"controls\": [], \"icon\": \"../icon.svg\""),
            code: .outsideBundle, line: 2,
            column: 25, says: "../icon.svg"),
        Fault(
            what: "no such icon", manifest: picker("\"controls\": [], \"icon\": \"Icon.svg\""),
            code: .missingFile, line: 2,
            column: 25, says: "Icon.svg"),
        Fault(
            what: "a program outside", manifest: picker("\"exec\": [\"/bin/sh\"]"), code: .outsideBundle,
            line: 2, column: 10,
            says: "/bin/sh"),
        Fault(
            what: "no such program", manifest: picker("\"exec\": [\"./run\"]"), code: .missingFile, line: 2,
            column: 10, says: "./run"),
    ]

    @Test(arguments: faults)
    func whatIsWrongIsSaidWhereItStands(fault: Fault) throws {
        let (manifest, diagnostics) = try Bundle(fault.manifest).read()
        let found = try #require(diagnostics.first, "nothing was said")
        #expect(diagnostics.count == 1, "\(diagnostics)")
        #expect(found.code == fault.code, "\(found)")
        #expect(found.position == JSON.Position(line: fault.line, column: fault.column), "\(found)")
        #expect(fault.says.isEmpty || found.sentence.contains(fault.says), "\(found)")
        #expect((manifest == nil) == fault.isFatal)
        #expect(found.severity == (fault.isFatal ? .error : .warning))
        if !fault.isFatal { #expect(manifest?.warnings == diagnostics) }
    }

    @Test func allMistakesAreSaidAtOnceInTheOrderOfTheText() throws {
        let (manifest, diagnostics) = try Bundle(
            """
            {
              "id": "org.example.thing",
              "slot": "roof",
              "attributes": ["stroke"],
              "controls": [
                {"type": "slidr"},
                {"type": "list", "rows": [{"value": "red", "title": 1}, {"titel": "Blue"}]}
              ]
            }
            """
        ).read()
        #expect(manifest == nil)
        #expect(
            diagnostics.map(\.code) == [
                .missingField, .badValue, .unknownControl, .wrongType, .missingField, .unknownField,
            ])
        let positions = diagnostics.map { $0.position ?? .none }
        #expect(positions == positions.sorted())
    }

    @Test func ofVeryManyMistakesTheFirstAreSaid() throws {
        let rows = Array(repeating: "\"wide\"", count: 5000).joined(separator: ",")
        let (_, diagnostics) = try Bundle(Self.list("{\"type\": \"list\", \"rows\": [\(rows)]}")).read()
        #expect(diagnostics.count == DiagnosticLog.limit + 1)
        #expect(diagnostics.last?.message.contains("4900") ?? false)
    }

    // MARK: Files

    @Test func aFolderWithoutAManifestSaysSo() throws {
        #expect(try Bundle(nil).read().diagnostics.map(\.code) == [.noManifest])
        #expect(
            ManifestReader(languages: []).read("/nowhere/org.example").diagnostics.map(\.code) == [
                .noManifest
            ])
    }

    @Test func whatIsNotUTF8IsSaidWithItsPlace() throws {
        let bundle = try Bundle(nil)
        try bundle.write(Array("{\n\"id\": \"".utf8) + [0xFF] + Array("\"}".utf8), to: "picker.json")
        let found = bundle.read().diagnostics
        #expect(found.map(\.code) == [.notUTF8])
        #expect(found.first?.position == JSON.Position(line: 2, column: 8))
    }

    @Test func aManifestHasABound() throws {
        let bundle = try Bundle(nil)
        try bundle.write(
            Array(repeating: UInt8(ascii: " "), count: ManifestReader.sizeLimit + 1), to: "picker.json")
        #expect(bundle.read().diagnostics.map(\.code) == [.tooLarge])
    }

    @Test func aPipeIsNoManifest() throws {
        let bundle = try Bundle(nil)
        mkfifo("\(bundle.folder)/picker.json", 0o600)
        #expect(bundle.read().diagnostics.map(\.code) == [.missingFile])
    }

    @Test(arguments: [
        "\"icon\": \"out.svg\", \"controls\": []", "\"exec\": [\"out.svg\"]",
        "\"exec\": [\"sh\", \"out.svg\"]",
    ])
    func aLinkThatLeadsOutIsNotFollowed(rest: String) throws {
        let other = try Bundle(nil, files: ["secret.svg": "<svg/>"])
        let bundle = try Bundle(Self.picker(rest))
        try bundle.link("out.svg", to: "\(other.folder)/secret.svg")
        let (manifest, diagnostics) = bundle.read()
        #expect(manifest == nil)
        #expect(diagnostics.map(\.code) == [.outsideBundle])
    }

    @Test func aManifestThatIsALinkOutIsNotRead() throws {
        let other = try Bundle(Self.picker("\"controls\": []"))
        let bundle = try Bundle(nil)
        try bundle.link("picker.json", to: "\(other.folder)/picker.json")
        #expect(bundle.read().diagnostics.map(\.code) == [.outsideBundle])
    }

    @Test func aScriptThatMayNotBeRunIsSaid() throws {
        let bundle = try Bundle(Self.picker("\"exec\": [\"run.sh\"]"), files: ["run.sh": "#!/bin/sh\n"])
        #expect(bundle.read().diagnostics.map(\.code) == [.notExecutable])
    }

    @Test func aBadIconIsSaidWithItsOwnPlace() throws {
        let bundle = try Bundle(
            Self.picker("\"controls\": [], \"icon\": \"icon.svg\""),
            files: ["icon.svg": "<svg>\n  <script>x</script>\n</svg>"])
        let found = try #require(bundle.read().diagnostics.first)
        #expect(found.code == .badSVG)
        #expect(found.file.hasSuffix("icon.svg"))
        #expect(found.position == JSON.Position(line: 2, column: 3))
    }

    // MARK: Words

    @Test func everyCodeIsExplained() {
        for code in DiagnosticCode.allCases {
            #expect(!code.title.isEmpty)
            #expect(code.explanation != code.title, "\(code)")
            #expect(code.rawValue.wholeMatch(of: /PK[0-9]{3}/) != nil)
        }
    }

    @Test func aDiagnosticIsOneLine() {
        let diagnostic = Diagnostic(
            .wrongType, file: "/a/picker.json", at: JSON.Position(line: 3, column: 7), "“order” is a text.",
            expected: "a number", mend: "Take the quotes off.")
        #expect(
            diagnostic.description
                == "/a/picker.json:3:7: error: “order” is a text. Expected a number. Take the quotes off. [PK021]"
        )
        #expect(diagnostic.json["line"] == 3)
        #expect(diagnostic.json["code"] == "PK021")
    }
}
