import Ink
import PickerKit
import Pickers
import Testing

struct ColorPickersTests {
    struct Subject: Sendable, CustomTestStringConvertible {
        let id: String
        let attribute: Attribute
        let offersNone: Bool
        var testDescription: String { id }
    }

    static let subjects = [
        Subject(id: "dev.daub.stroke-color", attribute: "stroke", offersNone: false),
        Subject(id: "dev.daub.fill-color", attribute: "fill", offersNone: true),
        Subject(id: "dev.daub.title-color", attribute: "drawing.title-color", offersNone: false),
    ]

    private func list(_ subject: Subject, _ value: AttributeValue?) throws -> ListControl {
        let picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == subject.id })
        let values = AttributeValues(value.map { [subject.attribute: $0] } ?? [:])
        let lists = picker.content(for: values).lists
        #expect(lists.count == 1)
        return try #require(lists.first)
    }

    @Test(arguments: subjects)
    func thePaletteIsTwentyNamedColors(subject: Subject) throws {
        let colors = try list(subject, nil).rows.filter { $0.swatch?.color != nil }
        #expect(colors.count == 20)
        #expect(colors.first?.title == "Black")
        #expect(colors.allSatisfy { $0.swatch == $0.value.paint })
    }

    @Test(arguments: subjects)
    func onlyAFillMayBeNone(subject: Subject) throws {
        let rows = try list(subject, nil).rows
        #expect(rows.contains { $0.value == "none" } == subject.offersNone)
        guard subject.offersNone else { return }
        #expect(rows.first?.title == "None")
        #expect(rows.first?.swatch == Paint.none)
        #expect(try list(subject, "none").checkedTitles == ["None"])
    }

    @Test(arguments: subjects)
    func theListSetsTheAttribute(subject: Subject) throws {
        let list = try list(subject, nil)
        #expect(list.attribute == subject.attribute)
        #expect(list.name == "Colors")
    }

    @Test(arguments: subjects, ["#e01b24", "#E01B24", "rgb(224, 27, 36)", " #e01b24 "])
    func aColorOfThePaletteIsCheckedHoweverItIsSpelled(subject: Subject, spelling: String) throws {
        #expect(try list(subject, AttributeValue(svg: spelling)).checkedTitles == ["Red"])
    }

    @Test(arguments: subjects)
    func aColorOfOnesOwnStandsFirstByItsCode(subject: Subject) throws {
        let plain = try list(subject, nil)
        let list = try list(subject, "#123456")
        #expect(list.rows.count == plain.rows.count + 1)
        #expect(list.rows.first?.title == "#123456")
        #expect(list.rows.first?.swatch == .color(Color(hex: 0x123456)))
        #expect(list.checkedTitles == ["#123456"])
    }

    @Test(arguments: subjects, ["url(#sky)", "currentColor", "bluish", ""])
    func whatIsNoPlainColorChecksNothing(subject: Subject, spelling: String) throws {
        let list = try list(subject, AttributeValue(svg: spelling))
        #expect(list.checkedTitles.isEmpty)
        #expect(list.rows == (try self.list(subject, nil)).rows)
    }
}
