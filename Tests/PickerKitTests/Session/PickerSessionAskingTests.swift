import PickerKit
import Testing

/// How often a picker is asked what it shows.
@MainActor
struct PickerSessionAskingTests {
    /// Says at once what it shows, which is how often it was asked, and changes when a test says so.
    @MainActor
    private final class Conversation: PickerConversation {
        var onChange: (@MainActor () -> Void)?
        var onActions: (@MainActor ([PickerAction]) -> Void)?
        var onFailure: (@MainActor () -> Void)?
        private(set) var asked: [String?] = []
        var screens: Set<String?> = [nil, "more", "most"]
        var isWaiting = false

        func screen(_ id: String?, for context: PickerContext) -> ScreenAnswer {
            asked.append(id)
            let screen = Screen(title: "\(asked.count)", controls: [])
            guard screens.contains(id) else { return .none }
            return isWaiting ? .waiting(screen) : .screen(screen)
        }

        func press(button id: String, in context: PickerContext) {}
        func end() {}
    }

    private struct Counting: Picker {
        let descriptor = SamplePicker(attributes: [AttributeDeclaration("stroke", .paint, default: "#000000")]
        )
        .descriptor
        let conversation: Conversation

        func content(for context: PickerContext) -> Screen { Screen(title: "", controls: []) }
        @MainActor func converse() -> any PickerConversation { conversation }
    }

    private let conversation = Conversation()
    private let host = RecordingHost()
    private let session: PickerSession

    init() {
        session = PickerSession(Counting(conversation: conversation), host: host)
        session.onChange = { [unowned session] in Self.look(at: session) }
        Self.look(at: session)
    }

    /// As a popover does for each change.
    private static func look(at session: PickerSession) {
        _ = session.path
        _ = session.screen
        _ = session.isWaiting
        _ = session.screen
    }

    @Test func aPopoverThatOpensAsksOnce() {
        #expect(conversation.asked == [nil])
    }

    @Test(arguments: [[], ["more"], ["more", "most"]])
    func aChangeOfThePickersOwnIsAskedForOnce(path: [String]) {
        for id in path { session.push(id) }
        Self.look(at: session)
        let before = conversation.asked.count
        conversation.onChange?()
        #expect(conversation.asked.count == before + 1)
        #expect(conversation.asked.last == path.last)
        #expect(session.screen.title == "\(before + 1)")
    }

    @Test func aPushedScreenIsAskedForOnce() {
        #expect(session.push("more"))
        Self.look(at: session)
        #expect(conversation.asked == [nil, "more"])
    }

    @Test(arguments: ["change", "refuse", "remember", "press", "act", "fail"])
    func whatMayShowIsAskedForAnew(event: String) {
        switch event {
        case "change": session.change("stroke", to: "red")
        case "refuse": session.change("stroke", to: "bluish")
        case "remember": session.remember("a", as: "search")
        case "press": _ = session.press(button: "go")
        case "act": conversation.onActions?([.change("stroke", "red")])
        default: conversation.onFailure?()
        }
        Self.look(at: session)
        #expect(conversation.asked == [nil, nil])
        #expect(session.screen.title == "2")
    }

    @Test func whatIsWaitedForIsNotAskedAgainUntilItComes() {
        conversation.isWaiting = true
        conversation.onChange?()
        Self.look(at: session)
        #expect(session.isWaiting && conversation.asked.count == 2)
        conversation.isWaiting = false
        conversation.onChange?()
        #expect(!session.isWaiting && conversation.asked.count == 3)
    }

    @Test func whereAPushedScreenIsGoneTheOneBelowIsAskedFor() {
        session.push("more")
        conversation.screens.remove("more")
        conversation.onChange?()
        #expect(session.path.isEmpty)
        #expect(conversation.asked == [nil, "more", "more", nil])
    }
}
