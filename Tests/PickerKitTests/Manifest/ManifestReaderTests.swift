import Glibc
import PickerKit
import Testing

struct ManifestReaderTests {
    /// Manifests without a mistake.
    static let good = [small, large]

    private static let small =
        """
        {
          "id": "org.example.thing",
          "name": "Thing",
          "attributes": ["stroke-width"],
          "controls": [
            {"type": "slider", "maximum": 20},
            {"type": "list", "rows": [1, 2, {"value": 4, "title": "Four"}]}
          ]
        }
        """

    private static let large =
        """
        {
          "$schema": "https://daub.dev/picker.json", "schema": 1, "id": "org.example.thing",
          "name": "Thing", "name[de]": "Ding", "name[de_AT]": "Dingerl", "summary": "What it does",
          "version": "1.2.0", "license": "MIT", "authors": ["A. Person"], "api": {"min": 1, "max": 3},
          "kind": "executable", "slot": "drawing", "icon": "art/icon.svg", "order": 5,
          "accelerator": "<Primary>9", "commit": "live", "reads": ["stroke"],
          "facts": ["drawing.colors"], "exec": ["run.sh", "-v"],
          "attributes": {
            "stroke-width": {"maximum": 50}, "mood": {"type": "keyword", "words": ["glad", "sad"]},
            "insert": {}, "size": {"type": "number", "minimum": 2, "maximum": 9, "default": 3}
          },
          "permissions": {"network": "To fetch", "network[de]": "Zum Holen"},
          "replaces": ["org.example.other"], "x-mine": [1]
        }
        """

    /// A picker that asks for a key.
    private func reading(key: String) throws -> (manifest: PickerManifest?, diagnostics: [Diagnostic]) {
        try Bundle(
            "{\"id\": \"org.example.thing\", \"name\": \"Thing\", \"controls\": [], \"accelerator\": \"\(key)\"}"
        ).read()
    }

    @Test(arguments: ["<Primary>9", "<Alt><Shift>w", "<shift><ctrl>plus", "<Super>F2", "F9", "<Shift>F35"])
    func aKeyThatDoesNotTypeCanBeAskedFor(key: String) throws {
        #expect(try reading(key: key).manifest?.descriptor.accelerator == key)
    }

    @Test(arguments: ["w", "<Shift>w", "Return", "F36", "F0", "f9", "<Primary>", "<Primary>9 ", "<Sh>w", ""])
    func aKeyThatTypesCannotBeAskedFor(key: String) throws {
        let read = try reading(key: key)
        #expect(read.manifest == nil)
        #expect(read.diagnostics.map(\.code) == [.badValue])
    }

    @Test func tenLinesAreAPicker() throws {
        let bundle = try Bundle(
            Self.small)
        let (manifest, diagnostics) = bundle.read()
        #expect(diagnostics.isEmpty)
        let descriptor = try #require(manifest?.descriptor)
        #expect(descriptor.title == "Thing")
        #expect(descriptor.slot == .canvas)
        #expect(descriptor.order == 1000)
        #expect(descriptor.commit == .onSelect)
        #expect(descriptor.attributes == [try #require(KnownAttributes["stroke-width"])])
        let picker = try #require(manifest.flatMap(DeclarativePicker.init))
        let screen = picker.content(
            for: PickerContext(values: AttributeValues(["stroke-width": "4.0"])))
        #expect(screen.title == "Thing")
        guard case .slider(let slider) = screen.controls[0], case .list(let list) = screen.controls[1] else {
            Issue.record("\(screen)")
            return
        }
        #expect(slider.id == "slider1")
        #expect((slider.minimum, slider.maximum, slider.value) == (0, 20, 4))
        #expect(list.rows.map(\.title) == ["1", "2", "Four"])
        #expect(list.rows.map(\.isChecked) == [false, false, true])
    }

    @Test func everyFieldIsRead() throws {
        let bundle = try Bundle(
            Self.large, files: ["art/icon.svg": "<svg viewBox='0 0 1 1'/>", "run.sh": "#!/bin/sh\n"])
        let script = "\(bundle.folder)/run.sh"
        chmod(script, 0o755)
        let (manifest, diagnostics) = bundle.read(["de", "en"])
        #expect(diagnostics.map(\.description) == [])
        let read = try #require(manifest)
        #expect(read.descriptor.title == "Ding")
        #expect(read.descriptor.summary == "What it does")
        #expect((read.version, read.license, read.authors) == ("1.2.0", "MIT", ["A. Person"]))
        #expect(read.api == 1...3)
        #expect(read.descriptor.slot == .drawing)
        #expect(read.descriptor.icon.hasSuffix("/org.example.thing/art/icon.svg"))
        #expect(read.descriptor.order == 5)
        #expect(read.descriptor.accelerator == "<Primary>9")
        #expect(read.descriptor.commit == .live)
        #expect(read.descriptor.reads == ["stroke"])
        #expect(read.descriptor.facts == [.drawingColors])
        #expect(
            read.descriptor.attributes == [
                AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 50), default: "2"),
                AttributeDeclaration("mood", .keyword(["glad", "sad"]), default: "glad"),
                AttributeDeclaration("insert", .svg, default: ""),
                AttributeDeclaration("size", .number(minimum: 2, maximum: 9), default: "3"),
            ])
        #expect(read.permissions == [.init(.network, reason: "Zum Holen")])
        #expect(read.replaces == ["org.example.other"])
        guard case .executable(let command) = read.entry else {
            Issue.record("\(read.entry)")
            return
        }
        #expect(command.isOfBundle)
        #expect(command.arguments.last == "-v")
        #expect(bundle.read(["de_AT", "de"]).manifest?.descriptor.title == "Dingerl")
    }
}
