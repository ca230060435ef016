import Ink
import Localization
import PickerKit

/// What text is set in: every family that is installed, each in its own face, and its weights on a second screen.
struct FontPicker: Picker {
    static let family: Attribute = "font-family"
    static let weight: Attribute = "font-weight"
    static let slope: Attribute = "font-style"
    /// The favourites in their order, spelled as families are.
    static let favourites: Attribute = "user.favourite-fonts"
    private static let search = "search"

    let descriptor = PickerDescriptor(
        id: "dev.daub.font", title: tr("Font"), summary: tr("What text is set in"),
        icon: "daub-font-symbolic", slot: .canvas, order: 60,
        attributes: [
            AttributeDeclaration(family, .text, default: "sans-serif"),
            AttributeDeclaration(weight, .number(minimum: 1, maximum: 1000), default: "400"),
            AttributeDeclaration(slope, .keyword(["normal", "italic"]), default: "normal"),
            AttributeDeclaration(favourites, .text, default: "", commit: .live),
        ],
        facts: [.fontFamilies, .fontFaces, .drawingFonts, .recentFonts],
        commit: .onSelect)

    func content(for context: PickerContext) -> Screen {
        let text = context.state[Self.search] ?? ""
        let list = FontList(
            current: current(in: context), search: text, installed: context.facts[.fontFamilies],
            drawing: context.facts[.drawingFonts] ?? [], favourites: favourites(in: context),
            recent: context.facts[.recentFonts] ?? [])
        return Screen(
            title: descriptor.title,
            controls: [
                .search(SearchControl(id: Self.search, name: tr("Search Fonts"), text: text)),
                .link(
                    LinkControl(
                        id: "faces", title: tr("Weight and Slope"), value: faces(in: context).chosenName,
                        screen: "faces")),
                .list(
                    ListControl(
                        id: "families", name: tr("Fonts"), attribute: Self.family, rows: list.rows,
                        triesOut: true)),
            ])
    }

    /// A star puts a family among the favourites, as the last one, or takes it out.
    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        guard let family = FontList.family(starredBy: id) else { return [] }
        var families = favourites(in: context)
        if families.contains(family) {
            families.removeAll { $0 == family }
        } else {
            families.append(family)
        }
        let value = families.map(Font.css(family:)).joined(separator: ", ")
        return [.choose(Self.favourites, AttributeValue(svg: value))]
    }

    private func favourites(in context: PickerContext) -> [String] {
        context.values[Self.favourites].flatMap { Font.family(css: $0.svg) }
            .map { Font(family: $0).families } ?? []
    }

    func screen(_ id: String, for context: PickerContext) -> Screen? {
        guard id == "faces" else { return nil }
        let faces = faces(in: context)
        return Screen(
            title: tr("Weight and Slope"),
            controls: [
                .choice(
                    ChoiceControl(
                        id: "slope", name: tr("Slope"), attribute: Self.slope, options: faces.slopes)),
                .list(
                    ListControl(
                        id: "weights", name: tr("Weights"), attribute: Self.weight, rows: faces.weights,
                        triesOut: true)),
            ])
    }

    /// The family that is wanted most; nil where the selection has several.
    private func current(in context: PickerContext) -> String? {
        context.values[Self.family].flatMap { Font.family(css: $0.svg) }
            .flatMap { Font(family: $0).families.first }
    }

    private func faces(in context: PickerContext) -> FontFaces {
        FontFaces(
            of: current(in: context),
            weight: context.values[Self.weight].flatMap { Font.weight(css: $0.svg) },
            isItalic: context.values[Self.slope].flatMap { Font.isItalic(css: $0.svg) },
            installed: context.facts[.fontFaces] ?? [])
    }
}
