import Ink
import Localization
import PickerKit

/// What the drawing says of itself: its words, who drew it and where, and its paper.
struct DetailsPicker: Picker {
    private static let title: Attribute = "drawing.title"
    private static let description: Attribute = "drawing.description"
    private static let tags: Attribute = "drawing.tags"
    private static let author: Attribute = "drawing.author"
    private static let favourite: Attribute = "drawing.favourite"
    private static let country: Attribute = "drawing.country"
    private static let paper: Attribute = "drawing.paper"

    private static let orientation: Attribute = "drawing.orientation"
    /// The country of a drawing that names none.
    private static let usualCountry: Attribute = "user.country"
    /// Width and height of the page, in CSS pixels.
    private static let size: Attribute = "drawing.size"

    /// Stands for the paper that is common in the country.
    private static let usual = "auto"
    /// Stands for a page that is no sheet of paper.
    private static let own = "own"

    let descriptor = PickerDescriptor(
        id: "dev.daub.details", title: tr("Details"), summary: tr("Title, description, tags and the like"),
        icon: "daub-details-symbolic", slot: .drawing, order: 20,
        attributes: [title, description, tags, author].map { AttributeDeclaration($0, .text, default: "") }
            + [
                AttributeDeclaration(favourite, .keyword(["true", "false"]), default: "false"),
                AttributeDeclaration(country, .text, default: ""),
                AttributeDeclaration(
                    paper, .keyword([usual, own] + Paper.all.map(\.name)), default: AttributeValue(svg: usual)
                ),
                AttributeDeclaration(orientation, .keyword(["portrait", "landscape"]), default: "landscape"),
            ],
        reads: [usualCountry, size], facts: [.countries], accelerator: "<Alt>Return", commit: .live)

    func content(for context: PickerContext) -> Screen {
        Screen(
            title: descriptor.title,
            controls: [
                text(Self.title, tr("Title"), context, placeholder: tr("Untitled")),
                text(Self.description, tr("Description"), context, isMultiline: true),
                text(Self.tags, tr("Tags"), context, placeholder: tr("With commas between")),
                text(Self.author, tr("Author"), context),
                .toggle(
                    ToggleControl(
                        id: "favourite", name: tr("Favorite"), attribute: Self.favourite,
                        isOn: context.values[Self.favourite] == "true")),
                countryControl(context), paperControl(context), orientationControl(context),
            ])
    }

    private func text(
        _ attribute: Attribute, _ name: String, _ context: PickerContext, placeholder: String = "",
        isMultiline: Bool = false
    ) -> Control {
        .text(
            TextControl(
                id: attribute.drawingProperty ?? attribute.rawValue, name: name, attribute: attribute,
                value: context.values[attribute]?.svg ?? "", placeholder: placeholder,
                isMultiline: isMultiline))
    }

    // MARK: Country

    private func countryControl(_ context: PickerContext) -> Control {
        let code = context.values[Self.country]?.svg
        let countries = context.facts[.countries].map { $0.compactMap(Country.init) }
        let current = countries?.first { $0.code == code }
        let isOpen = context.state["country"] == "open"
        return .disclosure(
            DisclosureControl(
                id: "country", name: tr("Country"), value: current?.name ?? code ?? "", isOpen: isOpen,
                controls: isOpen ? countryControls(countries, code, context) : []))
    }

    private func countryControls(
        _ countries: [Country]?, _ code: String?, _ context: PickerContext
    ) -> [Control] {
        guard let countries else {
            return [.note(NoteControl(id: "countries-pending", text: tr("The countries are being read…")))]
        }
        guard !countries.isEmpty else {
            let text = tr("There is no list of countries: install the package iso-codes.")
            return [.note(NoteControl(id: "countries-missing", text: text))]
        }
        let search = context.state["country-search"] ?? ""
        let found = countries.filter { $0.matches(search) }
        let entry = Control.search(
            SearchControl(id: "country-search", name: tr("Search Countries"), text: search))
        let list = Control.list(
            ListControl(
                id: "countries", name: tr("Countries"), attribute: Self.country,
                rows: rows(found, code, search)))
        guard found.isEmpty else { return [entry, list] }
        let text = tr("No country is called “{text}”.", ["text": search])
        return [entry, list, .note(NoteControl(id: "countries-none", text: text))]
    }

    private func rows(_ found: [Country], _ code: String?, _ search: String) -> [ListControl.Row] {
        let rows = found.map { country in
            ListControl.Row(
                value: AttributeValue(svg: country.code), title: country.name,
                badge: country.flag ?? country.code, isChecked: country.code == code)
        }
        guard search.isEmpty else { return rows }
        return [ListControl.Row(value: "", title: tr("None"), isChecked: code?.isEmpty ?? false)] + rows
    }

    // MARK: Paper

    private func paperControl(_ context: PickerContext) -> Control {
        let current = context.values[Self.paper]?.svg
        let country = [Self.country, Self.usualCountry].compactMap { context.values[$0]?.svg }
            .first { !$0.isEmpty }
        let usual = Paper.usual(in: country ?? "").name
        var options = [(Self.usual, tr("{paper} (usual)", ["paper": usual]))]
        options += Paper.all.map { ($0.name, $0.name) }
        if current == Self.own { options.insert((Self.own, ownSize(context)), at: 0) }
        return .choice(
            ChoiceControl(
                id: "paper", name: tr("Paper"), attribute: Self.paper,
                options: options.map { word, title in
                    ChoiceControl.Option(
                        value: AttributeValue(svg: word), title: title, isChosen: current == word)
                }))
    }

    /// What a page that is no sheet of paper is called: `800 × 600`.
    private func ownSize(_ context: PickerContext) -> String {
        let sides = context.values[Self.size]?.svg.split(separator: " ") ?? []
        return sides.isEmpty ? tr("Own size") : sides.joined(separator: " × ")
    }

    private func orientationControl(_ context: PickerContext) -> Control {
        let current = context.values[Self.orientation]
        let ways: [(AttributeValue, String)] = [("portrait", tr("Portrait")), ("landscape", tr("Landscape"))]
        return .choice(
            ChoiceControl(
                id: "orientation", name: tr("Orientation"), attribute: Self.orientation,
                options: ways.map { value, title in
                    ChoiceControl.Option(value: value, title: title, isChosen: value == current)
                }))
    }
}
