/// A talk with a program in the protocol itself, to see how it answers what a session would not say.
@MainActor
final class ProgramTalk {
    private(set) var messages: [JSON] = []
    private(set) var fault: ProgramFault?
    /// How it ended; nil while it runs.
    private(set) var end: ProgramEnd?
    private(set) var hasEnded = false
    private var program: ChildProgram<JSON>?

    /// Starts the program and greets it.
    init(_ picker: ProcessPicker) {
        let (command, supervisor) = (picker.program, picker.supervisor)
        let (sandbox, environment) = (supervisor.sandbox, supervisor.environment)
        program = ChildProgram(limits: supervisor.limits) { () throws(ProgramFault) in
            try command.launch(in: sandbox, inheriting: environment)
        } read: {
            $0
        } handler: { [weak self] events in
            for event in events { self?.take(event) }
        }
        send(
            .hello(
                api: PickerProtocol.version, id: picker.descriptor.id,
                language: supervisor.languages.first ?? "en",
                kept: supervisor.keptState(of: picker.descriptor.id)
            ))
    }

    private func take(_ event: ProgramEvent<JSON>) {
        switch event {
        case .started: break
        case .message(let json): messages.append(json)
        case .fault(let fault): self.fault = fault
        case .ended(let end, _): (self.end, hasEnded) = (end, true)
        }
    }

    func send(_ message: HostMessage) { send(message.json) }
    func send(_ json: JSON) { program?.send(json) }
    func close() { program?.end() }

    var isReady: Bool { messages.contains { $0["type"]?.string == "ready" } }

    /// Whether the question of that token is answered.
    func isAnswered(_ token: Int) -> Bool {
        messages.contains { $0["type"]?.string == "content" && $0["token"]?.integer == token }
    }
}
