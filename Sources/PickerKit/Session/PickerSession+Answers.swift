/// What the picker says that it shows.
extension PickerSession {
    /// The content of the screen that shows, for the values as they are now.
    public var screen: Screen {
        for id in [path.last, nil] {
            switch ask(for: id) {
            case .screen(let screen), .waiting(let screen), .failed(let screen): return screen
            case .none: continue
            }
        }
        return Screen(title: picker.descriptor.title, controls: [])
    }

    /// Whether the picker has not answered yet what the screen shows.
    public var isWaiting: Bool {
        if case .waiting = ask(for: path.last) { true } else { false }
    }

    /// Whether it has not, and nothing of before stands there meanwhile.
    public var isBlank: Bool {
        guard case .waiting(let screen) = ask(for: path.last) else { return false }
        return screen.controls.allSatisfy { if case .waiting = $0 { true } else { false } }
    }

    /// Whether the screen tells of a failure in place of what the picker shows.
    public var tellsOfFailure: Bool {
        if case .failed = ask(for: path.last) { true } else { false }
    }

    /// Asks once for as long as the picker would say the same.
    func ask(for screen: String?) -> ScreenAnswer {
        if let answer, answer.screen == screen { return answer.answer }
        let new = conversation.screen(screen, for: context)
        answer = (screen, new)
        return new
    }
}
