import Gtk
import Ink
import PickerKit
import Popovers

/// Goes through a picker's screens: each shows what the picker says, and what lies below it is kept.
@MainActor
func checkNavigation(_ facts: Facts, _ application: Application) {
    let stage = Stage(application)
    let host = EmptyHost()
    let session = PickerSession(TwoScreens(), host: host)
    let content = PickerContent(session)
    let trigger = Trigger(icon: "color-select-symbolic", name: "Root") { content }
    stage.add(trigger)
    stage.show()
    trigger.press()
    MainLoop.settle()
    let root = content.view.naturalSize
    facts.expect(content.pushedTitle, is: nil, "it begins with the root")

    func expectHeight(_ fact: String, _ holds: (Int) -> Bool) {
        facts.expect(MainLoop.run(within: .seconds(5)) { holds(content.view.naturalSize.height) }, fact)
    }

    session.push("colors")
    session.onChange?()
    MainLoop.settle()
    facts.expect(content.pushedTitle, is: "Colors", "the screen is pushed")
    expectHeight("the content grows with it") { $0 > root.height }
    facts.expect(content.scrollers?.count, is: 2, "the root is kept below it")

    session.remember("red", as: "search")
    session.onChange?()
    facts.expect(content.stepBack(), "the first step back clears the search")
    facts.expect(session.context.state["search"], is: nil, "nothing is searched for")
    facts.expect(content.pushedTitle, is: "Colors", "the screen still shows")

    session.remember("yes", as: "long")
    session.onChange?()
    facts.expect(content.stepBack(), "the second goes back")
    MainLoop.settle()
    facts.expect(content.pushedTitle, is: nil, "the root shows again")
    expectHeight("it follows what changed meanwhile") { $0 > root.height }
    session.remember(nil, as: "long")
    session.onChange?()
    expectHeight("and what vanished") { $0 == root.height }
    facts.expect(!content.stepBack(), "there is no third")
    facts.expect(content.scrollers?.count, is: 1, "the pushed screen is gone")
}

/// A root, longer where the state says so, and a screen with a list that can be searched.
private struct TwoScreens: Picker {
    let descriptor = PickerDescriptor(
        id: "org.example.screens", title: "Root", summary: "", icon: "color-select-symbolic", slot: .canvas,
        order: 0, attributes: [AttributeDeclaration("stroke", .paint, default: "#000000")], commit: .onDismiss
    )

    func content(for context: PickerContext) -> Screen {
        var controls: [Control] = [.note(NoteControl(id: "first", text: "First"))]
        if context.state["long"] != nil {
            controls.insert(.note(NoteControl(id: "second", text: "Second")), at: 0)
        }
        return Screen(title: "Root", controls: controls)
    }

    func screen(_ id: String, for context: PickerContext) -> Screen? {
        guard id == "colors" else { return nil }
        let rows = (0..<5).map { ListControl.Row(value: "#000000", title: "Color \($0)") }
        return Screen(
            title: "Colors",
            controls: [
                .search(
                    SearchControl(id: "search", name: "Search", text: context.state["search"] ?? "")),
                .list(ListControl(id: "list", name: "Colors", attribute: "stroke", rows: rows)),
            ])
    }
}
