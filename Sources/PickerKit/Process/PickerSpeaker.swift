/// Speaks for a picker: answers the host's questions in the words of the protocol, large lists in pieces.
struct PickerSpeaker {
    /// How many rows of a list go with the content, and how many with each piece behind it.
    static let piece = 500

    private let picker: any Picker
    private let write: (JSON) -> Void
    private var facts: [Fact: [String]] = [:]

    init(_ picker: any Picker, write: @escaping (JSON) -> Void) {
        self.picker = picker
        self.write = write
    }

    /// Answers a message.
    /// - Parameter isCancelled: whether nobody waits any more for the answer to that token; asked between pieces.
    mutating func take(_ message: HostMessage, isCancelled: (Int) -> Bool) {
        switch message {
        case .hello: send(.ready(api: PickerProtocol.version))
        case .facts(let facts): self.facts = facts
        case .content(let token, let id, let context):
            guard !isCancelled(token) else { return }
            let context = knowing(context)
            if let screen = id.map({ picker.screen($0, for: context) }) ?? picker.content(for: context) {
                show(screen, token, isCancelled)
            } else {
                send(.noContent(token: token))
            }
        case .press(let token, let button, let context):
            let actions = picker.actions(forButton: button, in: knowing(context))
            send(.actions(token: token, actions: actions.map { ControlEncoder.json($0) }))
        case .cancel, .bye: break
        }
    }

    private func knowing(_ context: PickerContext) -> PickerContext {
        var context = context
        context.facts = facts
        return context
    }

    private func show(_ screen: Screen, _ token: Int, _ isCancelled: (Int) -> Bool) {
        let controls = screen.controls.map { ControlEncoder.json($0, rows: Self.piece) }
        send(.content(token: token, title: screen.title, controls: controls))
        for list in Self.lists(screen.controls) where list.rows.count > Self.piece {
            for start in stride(from: Self.piece, to: list.rows.count, by: Self.piece) {
                guard !isCancelled(token) else { return }
                let end = min(list.rows.count, start + Self.piece)
                let rows = list.rows[start..<end].map { ControlEncoder.json($0) }
                send(.rows(token: token, list: list.id, rows: rows, isLast: end == list.rows.count))
            }
        }
    }

    private static func lists(_ controls: [Control]) -> [ListControl] {
        controls.flatMap { control -> [ListControl] in
            switch control {
            case .list(let list): [list]
            case .disclosure(let disclosure): lists(disclosure.controls)
            default: []
            }
        }
    }

    private func send(_ message: PickerMessage) { write(message.json) }
}
