import Gtk
import PickerKit
import Popovers

/// Gives an open popover one version of its picker after another, as a hot reload does: it stays open on the
/// screen that it is on, and what an earlier version showed leaves nothing behind.
@MainActor
func checkAdopting(_ facts: Facts, _ application: Application) {
    let stage = Stage(application)
    let host = EmptyHost()
    var shown: PickerContent?
    let trigger = Trigger(icon: "color-select-symbolic", name: "Version") {
        let content = PickerContent(PickerSession(Version(number: 0), host: host))
        shown = content
        return content
    }
    facts.expect(trigger.made == nil, "the button is not made before it is needed")
    trigger.isSensitive = false
    trigger.status = "marked"
    trigger.show(icon: "document-new-symbolic", name: "Other")
    facts.expect(trigger.made == nil, "nor by what is said about it")
    stage.add(trigger)
    facts.expect(!trigger.button.isSensitive, "the button has what was said before it was made")
    trigger.isSensitive = true
    stage.show()

    trigger.press()
    MainLoop.settle()
    guard let content = shown else { return facts.expect(false, "the popover opens") }
    content.push("more")
    MainLoop.settle()
    facts.expect(content.pushedTitle, is: "More 0", "a screen is pushed")

    func adopt(_ number: Int, hasMore: Bool = true) {
        content.adopt(Version(number: number, hasMore: hasMore), host: host)
        MainLoop.settle()
    }
    for number in 1...20 { adopt(number) }
    facts.expect(content.pushedTitle, is: "More 20", "the pushed screen is the new version's")
    let before = Census(stage, trigger)
    for number in 21...120 { adopt(number) }
    facts.expect(content.pushedTitle, is: "More 120", "and stays pushed")
    facts.expect(content.title, is: "Version 120", "the popover has its name")
    Census(stage, trigger).expectSame(as: before, facts)

    adopt(121, hasMore: false)
    facts.expect(content.pushedTitle, is: nil, "a screen that is no more is left")
    facts.expect(stage.presenter.presented === content, "the popover is open all the while")
    trigger.press()
    facts.expect(MainLoop.run(within: .seconds(5)) { stage.presenter.presented == nil }, "and closes")

    let ended = Version.sessions
    adopt(122)
    facts.expect(Version.sessions, is: ended, "what is closed begins nothing anew")
}

/// A picker of which each version says which it is.
private struct Version: Picker {
    /// How often one was begun to be used.
    @MainActor static var sessions = 0

    let number: Int
    var hasMore = true

    var descriptor: PickerDescriptor {
        PickerDescriptor(
            id: "org.example.version", title: "Version \(number)", summary: "", icon: "color-select-symbolic",
            slot: .canvas, order: 0, attributes: [AttributeDeclaration("stroke", .paint, default: "#000000")],
            commit: .onDismiss)
    }

    func converse() -> any PickerConversation {
        Self.sessions += 1
        return LocalConversation(self)
    }

    func content(for context: PickerContext) -> Screen {
        Screen(
            title: descriptor.title,
            controls: [.link(LinkControl(id: "link", title: "More \(number)", screen: "more"))])
    }

    func screen(_ id: String, for context: PickerContext) -> Screen? {
        guard hasMore else { return nil }
        let rows = (0..<(5 + number % 3)).map { ListControl.Row(value: "#000000", title: "Row \($0)") }
        return Screen(
            title: "More \(number)",
            controls: [.list(ListControl(id: "list", name: "Rows", attribute: "stroke", rows: rows))])
    }
}
