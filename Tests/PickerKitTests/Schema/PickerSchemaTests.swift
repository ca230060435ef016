import FoundationEssentials
import Testing

@testable import PickerKit

struct PickerSchemaTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Resources/Schemas")

    private static let schemas = [
        ("picker.json", PickerSchema.manifest), ("picker-protocol.json", PickerSchema.protocolMessage),
    ]

    /// With `DAUB_WRITE_SCHEMAS` set the files are written instead.
    @Test(arguments: schemas)
    func theFileIsWhatTheCodeSays(name: String, schema: JSON) throws {
        let file = Self.folder.appending(path: name)
        if ProcessInfo.processInfo.environment["DAUB_WRITE_SCHEMAS"] != nil {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(schema.pretty.utf8).write(to: file)
        }
        #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == schema.pretty)
    }

    // MARK: Controls

    private static let definitions = PickerSchema.manifest["$defs"]

    private static func schema(of kind: ControlKind) -> JSON? {
        definitions?["control"]?["allOf"]?.array?.first {
            $0["if"]?["properties"]?["type"]?["const"]?.string == kind.rawValue
        }?["then"]
    }

    private static func names(_ schema: JSON?) -> Set<String> {
        Set((schema?["properties"]?.members ?? []).map(\.name))
    }

    private static let everyName = ControlKind.allCases.map { names(schema(of: $0)) }
        .reduce(into: Set<String>()) { $0.formUnion($1) }

    /// The code is asked which names it does not know; the schema must say the same.
    @Test(arguments: ControlKind.allCases)
    func theSchemaHasTheNamesThatTheCodeReads(kind: ControlKind) {
        let log = DiagnosticLog(file: "")
        let decoder = ControlDecoder(for: [.init("a", .text, default: "")], from: .manifest, log: log)
        let members = Self.everyName.sorted().map {
            JSON.Member($0, $0 == "type" ? JSON(kind.rawValue) : JSON(.null))
        }
        let control = JSON(.object(members.map { $0.name == "id" ? .init("id", "x") : $0 }))
        _ = decoder.screen([control], titled: "")
        let unknown = Self.everyName.subtracting(Self.names(Self.schema(of: kind)))
        #expect(log.entries.count { $0.code == .unknownField } == unknown.count)
        for name in unknown { #expect(log.entries.contains { $0.message.contains("“\(name)”") }, "\(name)") }
    }

    @Test(arguments: ControlCodecTests.controls)
    func theSchemaTakesWhatIsWritten(control: Control) {
        let message: JSON = [
            "type": "content", "token": 1, "title": "T", "controls": [ControlEncoder.json(control)],
        ]
        #expect(SchemaChecker(root: PickerSchema.protocolMessage).problems(message) == [])
    }

    @Test func theSchemaTakesTheManifestsThatTheReaderTakes() throws {
        for text in ManifestReaderTests.good {
            #expect(SchemaChecker(root: PickerSchema.manifest).problems(try JSONReader.read(text)) == [])
        }
    }

    /// What only the whole can tell, such as a link to nowhere, no schema sees.
    private static let seen: Set<DiagnosticCode> = [
        .missingField, .wrongType, .unknownField, .unknownControl, .badID, .tooMany, .unknownAction,
    ]

    @Test(arguments: ManifestFaultTests.faults.filter { seen.contains($0.code) })
    func theSchemaRefusesWhatTheReaderRefuses(fault: ManifestFaultTests.Fault) throws {
        let problems = SchemaChecker(root: PickerSchema.manifest).problems(
            try JSONReader.read(fault.manifest))
        #expect(!problems.isEmpty)
    }

    @Test(arguments: [
        "{\"type\":\"hello\",\"api\":1,\"id\":\"a.b\",\"language\":\"de\",\"kept\":{}}",
        "{\"type\":\"content\",\"token\":7,\"screen\":null,\"context\":{\"values\":{},\"mixed\":[],\"state\":{},\"original\":{},\"refused\":{}}}",
        "{\"type\":\"facts\",\"facts\":{\"drawing.colors\":[\"#fff\"]}}", "{\"type\":\"cancel\",\"token\":7}",
        "{\"type\":\"bye\"}", "{\"type\":\"ready\",\"api\":1}",
        "{\"type\":\"content\",\"token\":7,\"none\":true}",
        "{\"type\":\"rows\",\"token\":7,\"list\":\"l\",\"rows\":[1],\"done\":false}",
        "{\"type\":\"do\",\"actions\":[{\"change\":[\"stroke\",\"red\"]}]}", "{\"type\":\"changed\"}",
        "{\"type\":\"keep\",\"state\":{\"a\":\"b\"}}",
    ])
    func messagesAreTaken(text: String) throws {
        #expect(SchemaChecker(root: PickerSchema.protocolMessage).problems(try JSONReader.read(text)) == [])
    }

    @Test(arguments: [
        "{}", "{\"type\":\"ready\"}", "{\"type\":\"do\",\"actions\":[{\"shout\":1}]}",
        "{\"type\":\"content\",\"token\":\"7\",\"none\":true}",
    ])
    func brokenMessagesAreRefused(text: String) throws {
        #expect(SchemaChecker(root: PickerSchema.protocolMessage).problems(try JSONReader.read(text)) != [])
    }
}
