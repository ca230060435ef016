import Ink
import PickerKit
import Pickers
import Testing

/// What the host relies on with every picker, whatever it edits.
struct ConformanceTests {
    private static let ids = BuiltInPickers.all.map(\.descriptor.id)

    private func picker(_ id: String) throws -> any Picker {
        try #require(BuiltInPickers.all.first { $0.descriptor.id == id })
    }

    /// Nothing at all, the defaults, everything mixed, and values that few people pick.
    private func situations(of picker: any Picker) -> [AttributeValues] {
        let descriptor = picker.descriptor
        let defaults = Dictionary(
            uniqueKeysWithValues: descriptor.attributes.map { ($0.attribute, $0.defaultValue) })
        let unusual: [AttributeValues] = ["#123456", "url(#sky)", "currentColor", "0", "999.5", ""].map {
            value in
            AttributeValues(
                Dictionary(uniqueKeysWithValues: descriptor.attributes.map { ($0.attribute, value) }))
        }
        return [
            AttributeValues(), AttributeValues(defaults), AttributeValues(mixed: Set(defaults.keys)),
        ] + unusual
    }

    @Test(arguments: ids)
    func theSameValuesGiveTheSameContent(id: String) throws {
        let picker = try picker(id)
        for values in situations(of: picker) {
            #expect(
                picker.content(for: PickerContext(values: values))
                    == picker.content(for: PickerContext(values: values)))
        }
    }

    @Test(arguments: ids)
    func controlsKeepTheirIDsAndEachIsUnique(id: String) throws {
        let picker = try picker(id)
        let first = picker.content(for: PickerContext(values: AttributeValues())).controls.map(\.id)
        #expect(Set(first).count == first.count)
        for values in situations(of: picker) {
            #expect(picker.content(for: PickerContext(values: values)).controls.map(\.id) == first)
        }
    }

    @Test(arguments: ids)
    func theScreenIsCalledAsTheButtonIs(id: String) throws {
        let picker = try picker(id)
        for values in situations(of: picker) {
            #expect(picker.content(for: PickerContext(values: values)).title == picker.descriptor.title)
        }
    }

    @Test(arguments: ids)
    func everyChoiceIsAValueOfItsAttribute(id: String) throws {
        let picker = try picker(id)
        let types = Dictionary(
            uniqueKeysWithValues: picker.descriptor.attributes.map { ($0.attribute, $0.type) })
        for values in situations(of: picker) {
            let screen = picker.content(for: PickerContext(values: values))
            for list in screen.lists {
                let type = try #require(types[list.attribute])
                for row in list.rows { #expect(type.accepts(row.value), "\(row.title)") }
            }
            for slider in screen.sliders {
                let type = try #require(types[slider.attribute])
                #expect(type.accepts(.number(slider.minimum)))
                #expect(type.accepts(.number(slider.maximum)))
            }
        }
    }

    @Test(arguments: ids)
    func theCurrentChoiceAloneIsChecked(id: String) throws {
        let picker = try picker(id)
        for list in picker.content(for: PickerContext(values: AttributeValues())).lists {
            #expect(list.checkedTitles.isEmpty)
            for (index, row) in list.rows.enumerated() {
                let chosen = picker.content(
                    for: PickerContext(values: AttributeValues([list.attribute: row.value])))
                let rows = try #require(chosen.lists.first { $0.id == list.id }).rows
                #expect(rows.indices.filter { rows[$0].isChecked } == [index])
                #expect(rows.map(\.title) == list.rows.map(\.title))
            }
        }
    }

    @Test(arguments: ids)
    func rowsAreToldApartByTheirTitles(id: String) throws {
        for list in try picker(id).content(for: PickerContext(values: AttributeValues())).lists {
            #expect(Set(list.rows.map(\.title)).count == list.rows.count)
            #expect(Set(list.rows.map(\.value)).count == list.rows.count)
            #expect(list.rows.allSatisfy { !$0.title.isEmpty })
        }
    }
}
