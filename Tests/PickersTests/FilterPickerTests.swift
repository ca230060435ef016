import PickerKit
import Pickers
import Testing

struct FilterPickerTests {
    private let picker: any Picker

    init() throws {
        picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == "dev.daub.filter" })
    }

    private func screen(
        filter: AttributeValue = "all", sort: AttributeValue = "name", counts: [String]? = nil
    ) -> Screen {
        let values = AttributeValues(["library.filter": filter, "library.sort": sort])
        return picker.content(
            for: PickerContext(values: values, facts: counts.map { [.filterCounts: $0] } ?? [:]))
    }

    @Test func badgesSayHowManyDrawingsEachFilterLeaves() throws {
        let counts = ["all\t12", "favourites\t0", "week\t3", "text\t1", "pictures\t2", "nonsense"]
        let list = try #require(screen(counts: counts).lists.first { $0.id == "show" })
        #expect(list.rows.map(\.badge) == ["12", "0", "3", "1", "2"])
        #expect(list.rows.map(\.value.svg) == ["all", "favourites", "week", "text", "pictures"])
        let pending = try #require(screen().lists.first { $0.id == "show" })
        #expect(pending.rows.allSatisfy { $0.badge == nil })
    }

    @Test(arguments: [
        ("name", "Name", "A to Z", "Z to A"), ("-name", "Name", "Z to A", "A to Z"),
        ("-changed", "Last Changed", "Newest First", "Oldest First"),
        ("created", "Created", "Oldest First", "Newest First"),
        ("-size", "File Size", "Largest First", "Smallest First"),
    ])
    func aKeyAndADirectionAreChecked(word: String, key: String, direction: String, other: String) throws {
        let lists = screen(sort: AttributeValue(svg: word)).lists
        #expect(lists.first { $0.id == "sort" }?.checkedTitles == [key])
        let directions = try #require(lists.first { $0.id == "direction" })
        #expect(directions.checkedTitles == [direction])
        let opposite = try #require(directions.rows.first { !$0.isChecked })
        #expect(opposite.title == other)
        #expect(opposite.value.svg == (word.hasPrefix("-") ? String(word.dropFirst()) : "-\(word)"))
    }

    @Test func aKeyComesInTheDirectionThatAPersonMeans() throws {
        let rows = try #require(screen().lists.first { $0.id == "sort" }).rows
        #expect(rows.map(\.value.svg) == ["name", "-changed", "-created", "-size"])
        let reversed = try #require(screen(sort: "changed").lists.first { $0.id == "sort" }).rows
        #expect(reversed.map(\.value.svg) == ["name", "changed", "-created", "-size"])
    }

    @Test(arguments: [("all", nil), ("favourites", "Favorites"), ("pictures", "With Pictures"), ("odd", nil)])
    func theButtonSaysWhichFilterIsOn(filter: String, status: String?) {
        let values = AttributeValues(["library.filter": AttributeValue(svg: filter), "library.sort": "-size"])
        #expect(picker.status(for: PickerContext(values: values)) == status)
    }

    @Test(arguments: [("all", "name", false), ("week", "name", true), ("all", "-name", true)])
    func resetIsOfferedWhereThereIsSomethingToReset(filter: String, sort: String, isEnabled: Bool) {
        let screen = screen(filter: AttributeValue(svg: filter), sort: AttributeValue(svg: sort))
        let button = screen.controls.compactMap { if case .button(let button) = $0 { button } else { nil } }
        #expect(button.map(\.isEnabled) == [isEnabled])
    }

    @MainActor @Test func resetCommitsBothAndCloses() throws {
        let host = LibraryHost(["library.filter": "week", "library.sort": "-size"])
        let session = PickerSession(picker, host: host)
        #expect(session.press(button: "reset"))
        #expect(host.values == ["library.filter": "all", "library.sort": "name"])
        #expect(host.commits == 1)
    }
}

/// Takes values as the library would.
@MainActor
final class LibraryHost: AttributeHost {
    var values: [Attribute: AttributeValue]
    var commits = 0
    var requests: [String] = []

    init(_ values: [Attribute: AttributeValue]) { self.values = values }

    func values(of attributes: [Attribute]) -> AttributeValues {
        AttributeValues(values.filter { attributes.contains($0.key) })
    }

    func preview(_ values: [Attribute: AttributeValue]) {}
    func cancelPreview() {}

    func commit(_ values: [Attribute: AttributeValue]) {
        self.values.merge(values) { $1 }
        commits += 1
    }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        requests.append(request)
        return nil
    }
}
