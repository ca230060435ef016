import PickerKit
import Pickers
import Testing

/// A built-in picker could as well run in a process of its own: all that it shows goes through JSON unchanged.
struct WireTests {
    private static let ids = BuiltInPickers.all.map(\.descriptor.id)

    static let facts: [Fact: [String]] = [
        .drawingColors: ["#ff0000", "#00ff0080"], .recentColors: ["#123456"],
        .palettes: ["Mine\t#ff0000=Red\t#0000ff="], .fontFamilies: ["DejaVu Sans", "Noto Serif 8pt"],
        .fontFaces: ["DejaVu Sans\tBold\t700\t0"], .drawingFonts: ["Noto Serif 8pt"], .recentFonts: [],
        .countries: ["AT\tÖsterreich\tAustria\tAustria\tAUT\t"], .notebooks: ["3\tTrips"],
        .filterCounts: ["all\t7"],
    ]

    /// The defaults, nothing, everything mixed, and with all that can be unfolded and typed.
    private func contexts(of picker: any Picker) -> [PickerContext] {
        let descriptor = picker.descriptor
        let defaults = Dictionary(
            uniqueKeysWithValues: descriptor.attributes.map { ($0.attribute, $0.defaultValue) })
        var refusing = PickerContext(
            values: AttributeValues(defaults),
            state: ["country": "open", "search": "no", "country-search": "au"],
            facts: Self.facts)
        for attribute in defaults.keys { refusing.refused[attribute] = "?" }
        return [
            PickerContext(values: AttributeValues(defaults), facts: Self.facts), PickerContext(),
            PickerContext(values: AttributeValues(mixed: Set(defaults.keys)), facts: Self.facts), refusing,
        ]
    }

    @Test(arguments: ids)
    func whatAPickerShowsGoesThroughJSONUnchanged(id: String) throws {
        let picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == id })
        let links = ["custom", "faces", "palette:Mine"]
        for context in contexts(of: picker) {
            for screen in [picker.content(for: context)]
                + links.compactMap({ picker.screen($0, for: context) })
            {
                let log = DiagnosticLog(file: id)
                let decoder = ControlDecoder(for: picker.descriptor.attributes, from: .program, log: log)
                let json = try JSONReader.read(ControlEncoder.json(screen).line)
                let read = decoder.screen(json["controls"]?.array ?? [], titled: json["title"]?.string ?? "")
                    .screen(for: PickerContext())
                #expect(log.all.map(\.description) == [])
                #expect(read.settled == screen.settled)
            }
        }
    }
}

extension Screen {
    /// The same in a form that can be compared.
    var settled: Screen { Screen(title: title, controls: controls.map(\.settled)) }
}

extension Control {
    /// With its rows in an array, and its paths as they are spelled.
    var settled: Control {
        switch self {
        case .list(let list):
            .list(
                ListControl(id: list.id, name: list.name, attribute: list.attribute, rows: Array(list.rows)))
        case .disclosure(let fold):
            .disclosure(
                DisclosureControl(
                    id: fold.id, name: fold.name, value: fold.value, isOpen: fold.isOpen,
                    controls: fold.controls.map(\.settled)))
        case .preview(let preview):
            .preview(
                PreviewControl(
                    id: preview.id, name: preview.name + preview.figures.map(\.svg).joined(separator: "\n"),
                    size: preview.size, figures: [], style: preview.style, text: preview.text))
        default: self
        }
    }
}
