import FoundationEssentials
import PickerKit
import Testing

/// The bundles that come with Daub, and what `daub picker new` begins with.
struct ShippedBundlesTests {
    static let resources =
        #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Resources"

    static let examples: [String] = folders(in: "\(resources)/Pickers")

    private static func folders(in parent: String) -> [String] {
        // A folder that cannot be listed has none: the test of what there must be says so.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        return names.sorted().map { "\(parent)/\($0)" }.filter {
            FileManager.default.fileExists(atPath: "\($0)/picker.json")
        }
    }

    @Test func thereIsAnExampleOfEachKind() {
        let names = Set(Self.examples.compactMap { $0.split(separator: "/").last.map(String.init) })
        #expect(
            names.isSuperset(of: [
                "dev.daub.line-spacing", "dev.daub.dash-patterns", "dev.daub.stamps", "dev.daub.emoji",
                "dev.daub.css-colors", "dev.daub.paper", "dev.daub.pen-widths",
            ]))
    }

    @Test(arguments: examples) func anExampleIsValidToTheLetterAndSpeaksGerman(folder: String) throws {
        let (manifest, diagnostics) = ManifestReader(languages: []).read(folder)
        #expect(diagnostics.isEmpty)
        let plain = try #require(manifest)
        #expect(!plain.license.isEmpty && !plain.version.isEmpty && !plain.authors.isEmpty)
        #expect(!plain.descriptor.summary.isEmpty)
        #expect(plain.descriptor.icon.hasPrefix(folder))
        let german = try #require(ManifestReader(languages: ["de"]).read(folder).manifest)
        #expect(german.descriptor.summary != plain.descriptor.summary)
    }

    @Test(arguments: examples) func everyScreenOfAnExampleShows(folder: String) throws {
        let manifest = try #require(ManifestReader(languages: ["de"]).read(folder).manifest)
        guard let picker = DeclarativePicker(manifest) else { return }
        let attributes = picker.descriptor.attributes
        let values = Dictionary(uniqueKeysWithValues: attributes.map { ($0.attribute, $0.defaultValue) })
        let context = PickerContext(values: AttributeValues(values))
        #expect(!picker.content(for: context).controls.isEmpty)
    }
}
