/// What the program tells.
extension ProcessConversation {
    func take(_ events: [ProgramEvent<ProgramMessage>]) {
        var isNews = false
        for event in events { isNews = take(event) || isNews }
        if isNews { onChange?() }
    }

    /// - Returns: whether a screen may be another now.
    private func take(_ event: ProgramEvent<ProgramMessage>) -> Bool {
        switch (event, stage) {
        case (.ended(let end, let errors), _): return didEnd(end, errors)
        case (_, .failed), (_, .over): return false
        case (.started, _):
            watch(for: .hungAtStart(limits.answer))
            return false
        case (.fault(let fault), _):
            fail(fault)
            return true
        case (.message(let message), _):
            do throws(ProgramFault) {
                return try take(message)
            } catch {
                fail(error)
                return true
            }
        }
    }

    private func didEnd(_ end: ProgramEnd?, _ errors: String) -> Bool {
        supervisor.didEnd(id, errorText: errors)
        switch (end, stage) {
        // A launcher says by its status that what it launched was killed.
        case (.exited(let status), .starting) where status <= 128: fail(.exitedAtOnce(status: status))
        case (.exited(let status), .ready) where status <= 128: fail(.exited(status: status))
        case (.exited(let status), .starting), (.exited(let status), .ready):
            fail(.killed(signal: status - 128))
        case (.killed(let signal), .starting), (.killed(let signal), .ready): fail(.killed(signal: signal))
        case (_, .failed): break
        case (nil, _), (_, .over): return false
        }
        return true
    }

    private func take(_ message: ProgramMessage) throws(ProgramFault) -> Bool {
        switch (message, stage) {
        case (.ready(let api), .starting):
            guard api == PickerProtocol.version else { throw .otherVersion(spoken: "\(api)") }
            becomeReady()
            return false
        case (_, .starting): throw .wrongMessage(line: 1, "the first message is not “ready”")
        case (.ready, _): throw .wrongMessage(line: nil, "“ready” comes once")
        case (.content(let token, let template, let problems), _):
            return try takeContent(token, template, problems)
        case (.rows(let token, let problems), _):
            note(problems)
            return book.pages.values.contains { $0.token == token }
        case (.actions(let token, let actions, let problems), _):
            return try takeActions(token, actions, problems)
        case (.unasked(let actions, let problems), _):
            note(problems)
            try takeUnasked(actions)
            return true
        case (.changed, _):
            book.turnEdition()
            return true
        case (.keep(let state), _): return keep(state)
        case (.unknown(let type), _):
            note([.unknownMessage(type, of: picker)])
            return false
        }
    }

    private func takeContent(_ token: Int, _ template: ScreenTemplate?, _ problems: [Diagnostic])
        throws(ProgramFault) -> Bool
    {
        let problem = problems.first { $0.severity == .error }
        let news = try book.takeContent(token, template, problem)
        switch news {
        case .none: return false
        case .cancelled:
            noteCancelled()
            return false
        case .late: ask()
        case .shown: for problem in problems { supervisor.record(problem, of: id) }
        }
        didAnswer()
        return true
    }

    private func takeActions(_ token: Int, _ actions: [PickerAction], _ problems: [Diagnostic])
        throws(ProgramFault) -> Bool
    {
        guard try book.takePress(token) else { return false }
        didAnswer()
        note(problems)
        // The press may show in what the picker shows.
        book.turnEdition()
        onActions?(actions)
        return true
    }

    private func takeUnasked(_ actions: [PickerAction]) throws(ProgramFault) {
        for action in actions {
            guard case .choose = action else { continue }
            guard choices.take(now: .now) else { throw .tooManyChoices(perSecond: limits.choicesASecond) }
        }
        // What only the host can do it does for a press, not of a program's own accord.
        let allowed = actions.filter { if case .request = $0 { false } else { true } }
        if allowed.count < actions.count { note([.unaskedRequest(of: picker)]) }
        onActions?(allowed)
    }

    /// - Returns: whether there is something to say of it.
    private func keep(_ state: JSON) -> Bool {
        guard state.line.utf8.count <= limits.kept else {
            note([.tooMuchKept(limit: limits.kept, of: picker)])
            return true
        }
        supervisor.keep(state, of: id) { [weak self, picker] error in
            self?.note([.notKept("\(error)", of: picker)])
        }
        return false
    }
}
