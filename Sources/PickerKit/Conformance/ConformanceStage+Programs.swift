import FoundationEssentials
import Localization

/// How a program talks.
extension ConformanceStage {
    /// A talk that has come as far as that the program is ready.
    private func talk() async throws(Finding) -> ProgramTalk {
        guard let picker = picker as? ProcessPicker else { throw .skip(tr("It is no program.")) }
        let talk = ProgramTalk(picker)
        guard await wait({ talk.isReady || talk.hasEnded || talk.fault != nil }), talk.isReady else {
            throw .fail(tr("It does not say that it is ready."))
        }
        talk.send(.facts(host.knownFacts(picker.descriptor.facts)))
        return talk
    }

    /// What a session would ask with.
    private var context: PickerContext {
        let attributes = picker.descriptor.attributes
        let values = Dictionary(attributes.map { ($0.attribute, $0.defaultValue) }) { first, _ in first }
        return PickerContext(values: AttributeValues(values))
    }

    private func ask(_ token: Int, _ talk: ProgramTalk) async throws(Finding) {
        talk.send(.content(token: token, screen: nil, context: context))
        guard await wait({ talk.isAnswered(token) || talk.hasEnded }), talk.isAnswered(token) else {
            throw .fail(tr("It does not answer."))
        }
    }

    func checkCancelling() async throws(Finding) {
        let talk = try await talk()
        talk.send(.content(token: 1, screen: nil, context: context))
        talk.send(.cancel(token: 1))
        // Of a question that there never was, too: it may have been answered already.
        talk.send(.cancel(token: 99))
        try await ask(2, talk)
        talk.send(.bye)
        talk.close()
    }

    func checkUnknownMessages() async throws(Finding) {
        let talk = try await talk()
        talk.send(["type": "x-later", "token": 7, "more": ["a", 1]])
        do throws(Finding) {
            try await ask(1, talk)
        } catch {
            throw .fail(tr("It does not answer any more after a message that it does not know."))
        }
        talk.send(.bye)
        talk.close()
    }

    func checkEnding() async throws(Finding) {
        let talk = try await talk()
        try await ask(1, talk)
        talk.send(.bye)
        talk.close()
        let before = talk.messages.count
        guard await wait({ talk.hasEnded }) else { throw .fail(tr("It does not end.")) }
        if talk.messages.count > before {
            throw .fail(
                tr("It writes on after it was told to end: {line}", ["line": talk.messages[before].line]))
        }
        switch talk.end {
        case .exited(0)?: return
        case .exited(let status)?:
            throw .warn(tr("It ends with the status {status} instead of 0.", ["status": status]))
        case .killed(let signal)?:
            throw .fail(
                tr("It does not end by itself when told to; signal {signal} ended it.", ["signal": signal]))
        case nil: throw .fail(tr("It was not started."))
        }
    }

    func checkKeptState() async throws(Finding) {
        let first = try await open()
        for offer in first.screen.everyControl.flatMap(\.offers).prefix(1) {
            _ = first.choose(offer.value, for: offer.attribute)
        }
        first.commit()
        _ = await wait { supervisor.health(of: id).running == 0 }
        guard FileManager.default.fileExists(atPath: keptFile) else {
            throw .skip(tr("It keeps nothing from one use to the next."))
        }
        let again = try await open()
        defer { again.cancel() }
        if again.screen.controls.isEmpty { throw .fail(tr("With what it kept, its screen is empty.")) }
    }
}
