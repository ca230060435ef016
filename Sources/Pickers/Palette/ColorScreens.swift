import Ink
import Localization
import PickerKit

/// The screens of a colour picker: the quick list with all that leads on from it, a colour of one's own, and
/// the person's palettes.
struct ColorScreens {
    let title: String
    let attribute: Attribute
    /// Whether the colour may let what is below shine through.
    let hasAlpha: Bool
    /// Whether there may be no colour at all.
    var offersNone = false

    /// What a picker of colours must be told besides its attribute.
    static let facts: [Fact] = [.drawingColors, .recentColors, .palettes]
    static let reads: [Attribute] = ["drawing.paper"]

    private static let customScreen = "custom"
    private static let paletteScreen = "palette:"

    func root(_ context: PickerContext) -> Screen {
        let current = context.values[attribute]
        let none = ListControl.Row(
            value: "none", title: tr("None"), swatch: Paint.none, isChecked: current?.paint == Paint.none)
        var controls: [Control] = [
            .list(
                NamedPalette.standard.list(
                    setting: attribute, named: tr("Colors"), current: current,
                    first: offersNone ? [none] : [])),
            .link(
                LinkControl(
                    id: "custom", title: tr("Custom…"), value: current?.paint?.color?.css ?? "",
                    screen: Self.customScreen)),
            .grid(
                grid(
                    "swatches", tr("Swatches"), current,
                    ColorSwatches.all.map { ($0.color, $0.name) })),
        ]
        for (id, name, fact) in [
            ("drawing", tr("In this drawing"), Fact.drawingColors),
            ("recent", tr("Recent"), Fact.recentColors),
        ] {
            let colors = (context.facts[fact] ?? []).compactMap { Color(css: $0) }
            guard !colors.isEmpty else { continue }
            controls.append(
                .grid(grid(id, name, current, colors.map { ($0, ColorSwatches.description(of: $0)) })))
        }
        controls += palettes(context).map { palette in
            .link(
                LinkControl(
                    id: Self.paletteScreen + palette.name, title: palette.name,
                    screen: Self.paletteScreen + palette.name))
        }
        return Screen(title: title, controls: controls)
    }

    func screen(_ id: String, _ context: PickerContext) -> Screen? {
        if id == Self.customScreen {
            return CustomColorScreen(attribute: attribute, hasAlpha: hasAlpha).screen(context)
        }
        guard id.hasPrefix(Self.paletteScreen) else { return nil }
        let name = id.dropFirst(Self.paletteScreen.count)
        return palettes(context).first { $0.name == name }.map { screen($0, context.values[attribute]) }
    }

    func actions(forButton id: String) -> [PickerAction] {
        id == CustomColorScreen.eyedropper ? [.request("eyedropper", attribute)] : []
    }

    private func grid(
        _ id: String, _ name: String, _ current: AttributeValue?, _ colors: [(color: Color, name: String)]
    ) -> GridControl {
        let chosen = current?.paint
        let cells = colors.map { color, title in
            GridControl.Cell(
                value: .paint(.color(color)), title: title, swatch: .color(color),
                isChecked: chosen == .color(color))
        }
        return GridControl(
            id: id, name: name, attribute: attribute, columns: ColorSwatches.columns, cells: cells)
    }

    private func palettes(_ context: PickerContext) -> [Palette] {
        (context.facts[.palettes] ?? []).compactMap { Palette(fact: $0) }
    }

    private func screen(_ palette: Palette, _ current: AttributeValue?) -> Screen {
        let chosen = palette.entries.firstIndex { current?.paint == .color($0.color) }
        let rows = palette.entries.enumerated().map { index, entry in
            ListControl.Row(
                value: .paint(.color(entry.color)), title: entry.name.isEmpty ? entry.color.css : entry.name,
                swatch: .color(entry.color), isChecked: index == chosen)
        }
        return Screen(
            title: palette.name,
            controls: [.list(ListControl(id: "colors", name: tr("Colors"), attribute: attribute, rows: rows))]
        )
    }
}
