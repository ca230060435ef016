import PickerKit
import Pickers
import TestSupport
import Testing

struct NotebookPickerTests {
    private let picker: any Picker

    init() throws {
        picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == "dev.daub.notebook" })
    }

    private func context(_ notebook: String = "", name: String = "") -> PickerContext {
        PickerContext(
            values: AttributeValues([
                "library.notebook": AttributeValue(svg: notebook),
                "library.notebook-name": AttributeValue(svg: name),
            ]),
            facts: [.notebooks: ["3\tMonsters", "0\tWork", "0\tWork/2026", "odd"]])
    }

    private func buttons(_ id: String, _ context: PickerContext) throws -> [String: Bool] {
        let screen = try #require(picker.screen(id, for: context))
        let buttons = screen.controls.compactMap {
            if case .button(let button) = $0 { button } else { nil }
        }
        return Dictionary(uniqueKeysWithValues: buttons.map { ($0.id, $0.isEnabled) })
    }

    @Test func allNotebooksAreListedWithTheirCounts() throws {
        let list = try #require(picker.content(for: context("Work")).lists.first)
        #expect(list.rows.map(\.title) == ["All Notebooks", "Monsters", "Work", "Work/2026"])
        #expect(list.rows.map(\.badge) == [nil, "3", "0", "0"])
        #expect(list.checkedTitles == ["Work"])
        #expect(picker.content(for: context()).lists.first?.checkedTitles == ["All Notebooks"])
    }

    @Test(arguments: [
        ("", false), (" ", false), ("Play", true), ("Play/2026", true), ("work", false), ("MONSTERS", false),
        (".hidden", false), ("a//b", false), ("/a", false),
    ])
    func aNameMustBeNewAndPlain(name: String, isUsable: Bool) throws {
        #expect(try buttons("new", context(name: name)) == ["create": isUsable])
    }

    @Test func onlyAnEmptyNotebookCanBeDeleted() throws {
        #expect(try buttons("edit", context("Monsters", name: "X")) == ["rename": true, "delete": false])
        #expect(try buttons("edit", context("Work")) == ["rename": false, "delete": true])
        #expect(try buttons("edit", context()).isEmpty)
        #expect(picker.screen("other", for: context()) == nil)
    }

    @MainActor @Test func theNameIsThereWhenTheHostIsAskedToUseIt() async throws {
        let host = LibraryHost([:])
        let session = PickerSession(picker, host: host)
        session.change("library.notebook-name", to: "Play")
        #expect(session.press(button: "create"))
        #expect(host.values["library.notebook-name"] == "Play")
        await eventually("a request") { !host.requests.isEmpty }
        #expect(host.requests == ["notebook.new"])
    }
}
