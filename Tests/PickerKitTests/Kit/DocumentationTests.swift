import FoundationEssentials
import Testing

@testable import PickerKit

/// The guide and the reference say what the code does: every example in them is read, and every table compared.
struct DocumentationTests {
    static let folder =
        #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
        + "/Sources/PickerKit/PickerKit.docc"

    /// An example: what stands between two fences.
    struct Example: Sendable, CustomTestStringConvertible {
        let file: String
        let line: Int
        let language: String
        let text: String

        var testDescription: String { "\(file):\(line)" }
        var json: JSON? { try? JSONReader.read(Array(text.utf8)) }
        var isManifest: Bool { json?["id"] != nil && json?["name"] != nil && json?["type"] == nil }
    }

    static func text(_ file: String) -> String {
        FileManager.default.contents(atPath: "\(folder)/\(file)").map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }

    static let examples: [Example] = {
        // A folder that is not there has no examples, which the first test says.
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.sorted().filter { $0.hasSuffix(".md") }.flatMap(examples(in:))
    }()

    private static func examples(in file: String) -> [Example] {
        var examples: [Example] = []
        var open: (line: Int, language: String, lines: [Substring])?
        for (index, line) in text(file).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        {
            if !line.hasPrefix("```") {
                open?.lines.append(line)
            } else if let begun = open {
                examples.append(
                    Example(
                        file: file, line: begun.line, language: begun.language,
                        text: begun.lines.joined(separator: "\n")))
                open = nil
            } else {
                open = (index + 1, String(line.dropFirst(3)), [])
            }
        }
        return examples
    }

    static let manifests = examples.filter(\.isManifest)
    static let controls = examples.filter { $0.language == "json" && !$0.isManifest }

    @Test func thereAreExamples() {
        #expect(Self.manifests.count >= 6)
        #expect(
            Set(Self.controls.compactMap { $0.json?["type"]?.string })
                == Set(ControlKind.allCases.map(\.rawValue)))
    }

    @Test(arguments: manifests) func aManifestIsValidToTheLetter(example: Example) throws {
        let id = try #require(example.json?["id"]?.string)
        let (manifest, diagnostics) = try Bundle(example.text, named: id).read()
        #expect(diagnostics.isEmpty)
        #expect(manifest != nil)
    }

    @Test(arguments: controls) func aControlIsValidToTheLetter(example: Example) throws {
        let known = KnownAttributes.all.map { "\"\($0.attribute.rawValue)\"" }.joined(separator: ", ")
        let manifest = """
            {"id": "org.example.thing", "name": "Thing", "attributes": [\(known)], "controls": [
            \(example.text)
            ], "screens": {"fill": {"title": "Fill", "controls": []}}}
            """
        let (_, diagnostics) = try Bundle(manifest).read()
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        #expect(Self.text("Controls.md").contains("](control-\(example.json?["type"]?.string ?? "").png)"))
    }

    @Test func everyMessageOfTheProtocolIsUnderstood() throws {
        let lines = Self.examples.filter { $0.file == "Protocol.md" && $0.language == "json-lines" }
            .map { $0.text.split(separator: "\n").map { Array($0.utf8) } }
        try #require(lines.count == 2)
        let attributes = [AttributeDeclaration("stroke", .paint, default: "none")]
        let descriptor = PickerDescriptor(
            id: "org.example.thing", title: "Thing", summary: "", icon: "", slot: .canvas, order: 0,
            attributes: attributes, commit: .onSelect)
        let reader = ProgramMessageReader(descriptor, file: "", languages: [])
        for line in lines[0] { _ = try HostMessage(JSONReader.read(line)) }
        for line in lines[1] { _ = try reader.read(JSONReader.read(line)) }
    }

    @Test func everyEventThatIsPrintedIsJSON() throws {
        for example in Self.examples
        where example.file == "TestingAPicker.md" && example.language == "json-lines" {
            for line in example.text.split(separator: "\n") {
                #expect(try JSONReader.read(Array(line.utf8))["event"]?.string != nil)
            }
        }
    }

    @Test func theProgramInPythonWorks() async throws {
        let examples = Self.examples.filter { $0.file == "PythonPicker.md" }
        let manifest = try #require(examples.first { $0.isManifest })
        let program = try #require(examples.first { $0.language == "python" })
        let module = "\(ShippedBundlesTests.resources)/PickerTemplates/python/daub_picker.py"
        let bundle = try Bundle(
            manifest.text, named: "org.example.contrast",
            files: [
                "main.py": program.text,
                "daub_picker.py": String(decoding: Data(contentsOf: URL(filePath: module)), as: UTF8.self),
            ])
        try await expectConformance(of: bundle.folder)
        withExtendedLifetime(bundle) {}
    }

    @Test func theProgramInSwiftIsTheTemplate() throws {
        let program = try #require(Self.examples.first { $0.language == "swift" })
        let path = "\(ShippedBundlesTests.resources)/PickerTemplates/swift/Sources/main.swift"
        let template = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let filled = template.replacing("@ID@", with: "org.example.widths").replacing(
            "@TITLE@", with: "Widths")
        #expect(program.text + "\n" == filled)
    }

    // MARK: Tables

    @Test(arguments: KnownAttributes.all)
    func theTableOfAttributesHas(declaration: AttributeDeclaration) {
        let type =
            switch declaration.type {
            case .color: "color"
            case .paint: "paint"
            case .dashes: "dashes"
            case .text: "text"
            case .svg: "svg"
            case .number(let low, let high): "number, \(low.svg) to \(high.svg)"
            case .keyword(let words): "keyword: \(words.joined(separator: ", "))"
            }
        #expect(Self.text("Attributes.md").contains("\n| `\(declaration.attribute.rawValue)` | \(type) |\n"))
    }

    @Test(arguments: Fact.all) func theTableOfFactsHas(fact: Fact) {
        #expect(Self.text("Attributes.md").contains("\n| `\(fact.rawValue)` | "))
    }

    @Test(arguments: ConformanceCheck.allCases) func theTableOfChecksHas(check: ConformanceCheck) {
        #expect(Self.text("TestingAPicker.md").contains("\n| `\(check.rawValue)` | \(check.title) |\n"))
    }

    /// With `DAUB_WRITE_DOCS` set the file is written instead.
    @Test func theTableOfDiagnosticsIsWhatTheCodeSays() throws {
        let rows = DiagnosticCode.allCases.map { code in
            let explanation = code.explanation.replacing("|", with: "\\|").replacing("\n", with: " ")
            return "| `\(code.rawValue)` | \(code.severity.rawValue) | \(code.title) | \(explanation) |"
        }
        let table = """
            # Diagnostics

            Everything that can be wrong with a picker, by its code.

            ## Overview

            A code is permanent. `daub picker validate --explain PK020` says what one means.

            | code | severity | what is wrong | what it means and how to mend it |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
        if ProcessInfo.processInfo.environment["DAUB_WRITE_DOCS"] != nil {
            try Data(table.utf8).write(to: URL(filePath: "\(Self.folder)/Diagnostics.md"))
        }
        #expect(Self.text("Diagnostics.md") == table)
    }
}

/// Runs every check but that of promptness, which a busy machine fails for the picker.
@MainActor
func expectConformance(of bundle: String, seed: UInt64 = 7) async throws {
    var limits = ProcessLimits()
    limits.answer = .seconds(30)
    limits.grace = .seconds(30)
    let run = ConformanceRun(of: bundle, seed: seed, limits: limits, languages: ["en"])
    for check in ConformanceCheck.allCases where check != .prompt {
        let result = await run.perform(check)
        #expect(result.outcome == .pass || result.outcome == .skip, "\(check): \(result.detail)")
    }
}
