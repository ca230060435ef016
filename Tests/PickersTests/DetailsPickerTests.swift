import PickerKit
import Pickers
import Testing

struct DetailsPickerTests {
    private let picker: any Picker
    private static let countries = [
        "AX\tÅlandinseln\tÅland Islands\t\tALA\t", "CI\tElfenbeinküste\tCôte d'Ivoire\t\tCIV\t",
        "DE\tDeutschland\tGermany\t\tDEU\t🇩🇪", "BO\tBolivien\tBolivia, Plurinational State of\tBolivia\tBOL\t",
        "US\tVereinigte Staaten\tUnited States\t\tUSA\t", "broken",
    ]

    init() throws {
        picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == "dev.daub.details" })
    }

    private func content(
        _ values: [Attribute: AttributeValue] = [:], search: String? = nil,
        countries: [String]? = Self.countries
    ) -> Screen {
        var state = ["country": "open"]
        state["country-search"] = search
        return picker.content(
            for: PickerContext(
                values: AttributeValues(values), state: state,
                facts: countries.map { [.countries: $0] } ?? [:]))
    }

    private func unfolded(_ screen: Screen) throws -> Screen {
        let disclosures = screen.controls.compactMap {
            if case .disclosure(let disclosure) = $0 { disclosure } else { nil }
        }
        return Screen(title: "", controls: try #require(disclosures.first).controls)
    }

    private func notes(_ screen: Screen) -> [String] {
        screen.controls.compactMap { if case .note(let note) = $0 { note.id } else { nil } }
    }

    @Test(arguments: [
        ("Ala", ["AX"]), ("åland", ["AX"]), ("islands", ["AX"]), ("ALA", ["AX"]), ("ax", ["AX"]),
        ("cote ivoire", ["CI"]), ("Elfen", ["CI"]), ("germ", ["DE"]), ("de", ["DE"]), ("deu", ["DE"]),
        ("bolivia", ["BO"]), ("united", ["US"]), ("staaten ver", ["US"]), ("land", []),
    ])
    func aCountryIsFoundByNamesInBothLanguagesAndByCodes(search: String, codes: [String]) throws {
        let list = try #require(try unfolded(content(search: search)).lists.first)
        #expect(list.rows.map(\.value.svg) == codes)
    }

    @Test func theListHasEveryCountryWithFlagOrCode() throws {
        let screen = try unfolded(content(["drawing.country": "DE"]))
        let rows = try #require(screen.lists.first).rows
        #expect(rows.map(\.value.svg) == ["", "AX", "CI", "DE", "BO", "US"])
        #expect(rows.map(\.badge) == [nil, "AX", "CI", "🇩🇪", "BO", "US"])
        #expect(screen.lists.first?.checkedTitles == ["Deutschland"])
    }

    @Test func aNoteSaysWhatIsMissing() throws {
        #expect(notes(try unfolded(content(countries: nil))) == ["countries-pending"])
        #expect(notes(try unfolded(content(countries: []))) == ["countries-missing"])
        #expect(notes(try unfolded(content(search: "xyz"))) == ["countries-none"])
    }

    private func paper(_ values: [Attribute: AttributeValue]) throws -> ChoiceControl {
        let choices = content(values).choices
        return try #require(choices.first { $0.id == "paper" })
    }

    @Test(arguments: [
        ("", "", "A4"), ("DE", "US", "A4"), ("US", "DE", "Letter"), ("", "US", "Letter"), ("AX", "", "A4"),
    ])
    func theCountrySaysWhichPaperIsUsual(country: String, usualCountry: String, paper: String) throws {
        let choice = try self.paper([
            "drawing.country": AttributeValue(svg: country), "drawing.paper": "auto",
            "user.country": AttributeValue(svg: usualCountry),
        ])
        #expect(choice.options[0].title == "\(paper) (usual)")
        #expect(choice.options.filter(\.isChosen).map(\.value.svg) == ["auto"])
        #expect(choice.options.dropFirst().map(\.title) == ["A3", "A4", "A5", "Letter", "Legal"])
    }

    @Test func aPageThatIsNoPaperSaysHowLargeItIs() throws {
        let choice = try paper(["drawing.paper": "own", "drawing.size": "800 600"])
        #expect(choice.options.map(\.title).prefix(2) == ["800 × 600", "A4 (usual)"])
        #expect(choice.chosenTitles == ["800 × 600"])
    }

    @Test func theFieldsShowWhatTheDrawingSays() {
        let screen = content([
            "drawing.title": "Serpent", "drawing.description": "Two\nlines", "drawing.favourite": "true",
        ])
        for control in screen.controls {
            switch control {
            case .text(let text) where text.id == "title": #expect(text.value == "Serpent")
            case .text(let text) where text.id == "description":
                #expect(text.value == "Two\nlines" && text.isMultiline)
            case .toggle(let toggle): #expect(toggle.isOn)
            default: break
            }
        }
    }
}
