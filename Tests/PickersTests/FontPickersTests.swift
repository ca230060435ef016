import Ink
import PickerKit
import Pickers
import Testing

struct FontPickersTests {
    private func picker(_ id: String) throws -> any Picker {
        try #require(BuiltInPickers.all.first { $0.descriptor.id == id })
    }

    private func rows(
        _ current: AttributeValue?, search: String? = nil, favourites: AttributeValue? = nil,
        facts: [Fact: [String]] = [:]
    ) throws -> [ListControl.Row] {
        let known: [Fact: [String]] = [
            .fontFamilies: ["Åland Sans", "Cantarell", "DejaVu Sans", "M+ 1p", "Zilla Slab"], .fontFaces: [],
            .drawingFonts: [], .recentFonts: [],
        ]
        let context = PickerContext(
            values: AttributeValues(
                ["font-family": current, "user.favourite-fonts": favourites].compactMapValues { $0 }),
            state: search.map { ["search": $0] } ?? [:], facts: known.merging(facts) { $1 })
        let screen = try picker("dev.daub.font").content(for: context)
        return Array(try #require(screen.lists.first).rows)
    }

    @Test func everyFamilyIsSetInItsOwnFace() throws {
        let rows = try rows("Cantarell")
        #expect(rows.count == 8)
        #expect(rows.allSatisfy { $0.face != nil && Font.family(css: $0.value.svg) == $0.face })
        #expect(rows.filter(\.isChecked).map(\.title) == ["Cantarell"])
        #expect(rows.first { $0.title == "M+ 1p" }?.value == "'M+ 1p'")
    }

    @Test func sectionsComeBeforeAll() throws {
        let rows = try rows(
            "Cantarell", facts: [.drawingFonts: ["Cantarell"], .recentFonts: ["Cantarell", "M+ 1p"]])
        #expect(rows.map(\.section).compactMap { $0 } == ["In This Drawing", "Recent", "All Fonts"])
        #expect(rows[0].section == "In This Drawing")
        #expect(rows[1].title == "M+ 1p")
        #expect(rows.indices.filter { rows[$0].isChecked } == [0])
    }

    @Test func favouritesHaveASectionAndStars() throws {
        let rows = try rows(
            nil, favourites: "'M+ 1p', Cantarell", facts: [.recentFonts: ["Cantarell", "Zilla Slab"]])
        #expect(rows.map(\.section).compactMap { $0 } == ["Favorites", "Recent", "All Fonts"])
        #expect(rows.prefix(3).map(\.title) == ["M+ 1p", "Cantarell", "Zilla Slab"])
        #expect(Set(rows.filter { $0.star?.isOn == true }.map(\.title)) == ["M+ 1p", "Cantarell"])
        #expect(rows[0].star?.title == "Remove M+ 1p from the favorites")
        #expect(rows[2].star?.title == "Add Zilla Slab to the favorites")
        #expect(try self.rows(nil, search: "zilla", favourites: "'M+ 1p'").first?.star?.isOn == false)
    }

    @Test(arguments: [("", "M+ 1p", "'M+ 1p'"), ("A, B", "C", "A, B, C"), ("A, B", "A", "B"), ("A", "A", "")])
    func aStarPutsAFamilyAmongTheFavouritesAndTakesItOut(before: String, family: String, after: String) throws
    {
        let values = AttributeValues(["user.favourite-fonts": AttributeValue(svg: before)])
        let context = PickerContext(values: values, facts: [.fontFamilies: [family]])
        let picker = try picker("dev.daub.font")
        let row = picker.content(for: context).lists.first?.rows.first { $0.title == family }
        let star = try #require(row?.star)
        #expect(
            picker.actions(forButton: star.button, in: context)
                == [.choose("user.favourite-fonts", AttributeValue(svg: after))])
    }

    @Test func rowsAreTriedOut() throws {
        let picker = try picker("dev.daub.font")
        let lists =
            picker.content(for: PickerContext()).lists
            + (picker.screen("faces", for: PickerContext())?.lists ?? [])
        #expect(lists.map(\.triesOut) == [true, true])
    }

    @Test(
        arguments: [
            ("ala", ["Åland Sans"]), ("SANS", ["Sans Serif", "Åland Sans", "DejaVu Sans"]),
            ("sans dej", ["DejaVu Sans"]), ("slab zil", ["Zilla Slab"]), ("nothing", []), ("1p", ["M+ 1p"]),
        ] as [(String, [String])])
    func searchFindsWordsInAnyOrderWithoutAccents(search: String, titles: [String]) throws {
        #expect(try rows(nil, search: search).map(\.title) == titles)
    }

    @Test func aMissingFamilyStandsFirstAndIsSaidToBeMissing() throws {
        let row = try #require(try rows("'Gone Sans', serif").first)
        #expect(row.title == "Gone Sans")
        #expect(row.subtitle == "Not installed")
        #expect(row.isChecked)
    }

    @Test func theFacesAreThoseOfTheFamily() throws {
        let context = PickerContext(
            values: AttributeValues(["font-family": "A", "font-weight": "700", "font-style": "italic"]),
            facts: [
                .fontFaces: ["A\tLight\t300\t0", "A\tBold\t700\t1", "A\tBold\t700\t0", "AB\tThin\t100\t0"]
            ])
        let picker = try picker("dev.daub.font")
        let screen = try #require(picker.screen("faces", for: context))
        #expect(try #require(screen.lists.first).rows.map(\.title) == ["Light", "Bold"])
        guard case .link(let link) = picker.content(for: context).controls[1] else {
            Issue.record("a link leads to the faces")
            return
        }
        #expect(link.value == "Bold Italic")
    }

    @Test func theSizeIsShownInTheFontThatIsPicked() throws {
        let context = PickerContext(
            values: AttributeValues([
                "font-size": "48", "font-family": "Cantarell", "font-weight": "700", "stroke": "#ff0000",
            ]))
        let preview = try #require(try picker("dev.daub.font-size").content(for: context).previews.first)
        #expect(preview.text == "Aa")
        #expect(preview.style.font == Font(family: "Cantarell", size: 48, weight: 700))
        #expect(preview.style.fillColor == Color(1, 0, 0))
        #expect(preview.style.strokeColor == nil)
    }
}
