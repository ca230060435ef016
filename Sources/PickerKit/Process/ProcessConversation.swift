/// The conversation with a picker that is a program of its own.
///
/// One question is on its way at a time, and the newest waits for it: what a person changes quickly is not asked
/// for step by step. An answer that nobody waits for any more is dropped.
@MainActor
final class ProcessConversation: PickerConversation {
    var onChange: (@MainActor () -> Void)?
    var onActions: (@MainActor ([PickerAction]) -> Void)?
    var onFailure: (@MainActor () -> Void)?

    enum Stage {
        case starting
        case ready
        case failed(ProgramFault)
        case over
    }

    struct Question: Equatable {
        let screen: String?
        let context: PickerContext
        /// Counts how often the picker said that its content is another.
        let edition: Int
    }

    /// What a screen showed for a question.
    private struct Page {
        let question: Question
        let token: Int
        let template: ScreenTemplate?
    }

    let picker: ProcessPicker
    private(set) var stage = Stage.starting
    private(set) var program: ChildProgram<ProgramMessage>?
    /// How often it was started: what an earlier start still tells is nothing to a later one.
    private var start = 0
    private var lastToken = 0
    private var edition = 0
    private var pages: [String?: Page] = [:]
    private var wanted: Question?
    private var asked: (token: Int, question: Question)?
    /// The tokens of presses that are not answered.
    private var presses: Set<Int> = []
    private var told: [Fact: [String]] = [:]
    private var choices: RateLimit
    /// What is wrong with what it last told.
    private var warning: Diagnostic?
    private var isLate = false
    private var lateness: Timer?
    private var supersession: Timer?
    private var answerWatch: Timer?

    init(_ picker: ProcessPicker) {
        self.picker = picker
        let perSecond = picker.supervisor.limits.choicesASecond
        choices = RateLimit(perSecond: perSecond, atOnce: perSecond, now: .now)
        begin()
    }

    var limits: ProcessLimits { picker.supervisor.limits }
    private var supervisor: PickerSupervisor { picker.supervisor }
    private var id: String { picker.descriptor.id }

    // MARK: Starting and ending

    private func begin() {
        guard !supervisor.health(of: id).isSuspended else {
            stage = .failed(.suspended(crashes: limits.crashes))
            return
        }
        stage = .starting
        start += 1
        let (number, descriptor, command) = (start, picker.descriptor, picker.program)
        let (sandbox, environment) = (supervisor.sandbox, supervisor.environment)
        let reader = ProgramMessageReader(
            descriptor, file: command.folder, languages: supervisor.languages)
        let program = ChildProgram<ProgramMessage>(limits: limits) { () throws(ProgramFault) in
            try command.launch(in: sandbox, inheriting: environment)
        } read: { json throws(PickerProtocol.Problem) in
            try reader.read(json)
        } handler: { [weak self, supervisor] events in
            if let self, number == start {
                take(events)
            } else if case .ended = events.last {
                supervisor.didEnd(descriptor.id, errorText: "")
            }
        }
        self.program = program
        program.send(
            HostMessage.hello(
                api: PickerProtocol.version, id: id, language: supervisor.languages.first ?? "en",
                kept: supervisor.kept.read(id)
            ).json)
        supervisor.didStart(id)
    }

    private func restart() {
        if case .failed(.suspended) = stage { supervisor.resume(id) }
        forgetQuestions()
        (pages, told, warning) = ([:], [:], nil)
        begin()
        onChange?()
    }

    func end() {
        if case .failed = stage { return stage = .over }
        program?.send(HostMessage.bye.json)
        program?.end()
        stage = .over
        forgetQuestions()
    }

    private func forgetQuestions() {
        (wanted, asked, presses, isLate) = (nil, nil, [], false)
        (lateness, supersession, answerWatch) = (nil, nil, nil)
    }

    /// The program did what it may not, or is gone.
    private func fail(_ fault: ProgramFault) {
        stage = .failed(fault)
        program?.terminate()
        forgetQuestions()
        supervisor.record(fault.diagnostic(of: picker), of: id, isCrash: fault.isCrash)
        onFailure?()
    }

    // MARK: Asking

    func screen(_ id: String?, for context: PickerContext) -> ScreenAnswer {
        if case .failed(let fault) = stage {
            let errors = program?.errorText ?? supervisor.health(of: self.id).errorText
            return id == nil ? .screen(picker.screen(of: fault, errors: errors, in: context)) : .none
        }
        let question = Question(screen: id, context: context.withoutHostState, edition: edition)
        let page = pages[id]
        if let page, page.question == question {
            return page.template.map { .screen(screen($0, for: context)) } ?? .none
        }
        want(question)
        let waiting = page?.template.map { screen($0, for: context) }
        return .waiting(waiting ?? Screen(title: picker.descriptor.title, controls: waitingControls))
    }

    private func screen(_ template: ScreenTemplate, for context: PickerContext) -> Screen {
        var screen = template.screen(for: context)
        screen.controls += waitingControls
        if let warning {
            screen.controls.append(.note(NoteControl(id: HostControl.warning, text: warning.remark)))
        }
        return screen
    }

    private var waitingControls: [Control] {
        isLate ? [.waiting(WaitingControl(id: HostControl.waiting, text: picker.waitingText))] : []
    }

    private func want(_ question: Question) {
        if case .over = stage { return }
        guard wanted != question else { return }
        wanted = question
        if lateness == nil, !isLate {
            // What shows already may stand a little longer.
            let time = pages[question.screen] == nil ? limits.patience : limits.patience * 4
            lateness = Timer(time) { [weak self] in self?.beLate() }
        }
        guard case .ready = stage else { return }
        guard let asked else { return ask() }
        guard asked.question != question, supersession == nil else { return }
        supersession = Timer(limits.superseded) { [weak self] in self?.supersede() }
    }

    private func beLate() {
        isLate = true
        onChange?()
    }

    /// The answer takes too long for a question that was followed by another.
    private func supersede() {
        supersession = nil
        guard let asked, wanted != nil, wanted != asked.question else { return }
        program?.send(HostMessage.cancel(token: asked.token).json)
        self.asked = nil
        ask()
    }

    private func ask() {
        guard let wanted else { return }
        tell(wanted.context.facts)
        lastToken += 1
        asked = (lastToken, wanted)
        program?.send(
            HostMessage.content(token: lastToken, screen: wanted.screen, context: wanted.context).json)
        watch()
    }

    private func tell(_ facts: [Fact: [String]]) {
        guard facts != told else { return }
        told = facts
        program?.send(HostMessage.facts(facts).json)
    }

    func press(button id: String, in context: PickerContext) {
        switch id {
        case HostControl.restart: return restart()
        case HostControl.disable:
            onActions?([.request("picker.disable", Attribute(rawValue: self.id)), .dismiss])
            return
        default: break
        }
        guard case .ready = stage else { return }
        if let actions = pages.values.lazy.compactMap({ $0.template?.actions[id] }).first {
            onActions?(actions)
            return
        }
        tell(context.facts)
        lastToken += 1
        presses.insert(lastToken)
        program?.send(
            HostMessage.press(token: lastToken, button: id, context: context.withoutHostState).json)
        watch()
    }

    /// From now on the program has its time to answer, if it does not have it already.
    private func watch() {
        guard answerWatch == nil else { return }
        watch(for: .hung(limits.answer))
    }

    private func watch(for fault: ProgramFault) {
        answerWatch = Timer(limits.answer) { [weak self] in
            guard let self else { return }
            // It answered, and it is the host that has not read it yet.
            if program?.hasNews == true { return watch(for: fault) }
            fail(fault)
            onChange?()
        }
    }

    /// It answered something: for what is left it has its time anew.
    private func rewatch() {
        answerWatch = nil
        if asked != nil || !presses.isEmpty { watch() }
    }

    // MARK: Being told

    private func take(_ events: [ProgramEvent<ProgramMessage>]) {
        var isNews = false
        for event in events { isNews = take(event) || isNews }
        if isNews { onChange?() }
    }

    /// - Returns: whether a screen may be another now.
    private func take(_ event: ProgramEvent<ProgramMessage>) -> Bool {
        switch (event, stage) {
        case (.ended(let end), _): return didEnd(end)
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

    private func didEnd(_ end: ProgramEnd?) -> Bool {
        supervisor.didEnd(id, errorText: program?.errorText ?? "")
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
        if case .ready(let api) = message { return try becomeReady(api) }
        guard case .ready = stage else { throw .wrongMessage(line: 1, "the first message is not “ready”") }
        switch message {
        case .ready: return false
        case .content(let token, let template, let problems):
            return try takeContent(token, template, problems)
        case .rows(let token, let problems):
            note(problems)
            return pages.values.contains { $0.token == token }
        case .actions(let token, let actions, let problems):
            try checkIssued(token)
            guard presses.remove(token) != nil else { return false }
            rewatch()
            note(problems)
            // What was pressed may show in what the picker shows.
            edition += 1
            onActions?(actions)
            return true
        case .unasked(let actions, let problems):
            note(problems)
            try takeUnasked(actions)
            return true
        case .changed:
            edition += 1
            return true
        case .keep(let state):
            keep(state)
            return false
        case .unknown(let type):
            note([.unknownMessage(type, of: picker)])
            return true
        }
    }

    private func becomeReady(_ api: Int) throws(ProgramFault) -> Bool {
        guard case .starting = stage else { return false }
        guard api == PickerProtocol.version else { throw .otherVersion(spoken: "\(api)") }
        stage = .ready
        answerWatch = nil
        ask()
        return false
    }

    private func checkIssued(_ token: Int) throws(ProgramFault) {
        guard token > 0, token <= lastToken else {
            throw .wrongMessage(line: nil, "it answers \(token), which was not asked")
        }
    }

    private func takeContent(_ token: Int, _ template: ScreenTemplate?, _ problems: [Diagnostic])
        throws(ProgramFault) -> Bool
    {
        try checkIssued(token)
        guard let asked, asked.token == token else { return false }
        self.asked = nil
        supersession = nil
        rewatch()
        let isCurrent = asked.question == wanted
        let isFirst = pages[asked.question.screen] == nil
        if isCurrent || isFirst {
            pages[asked.question.screen] = Page(question: asked.question, token: token, template: template)
            warning = nil
            note(problems)
        }
        if isCurrent {
            (wanted, lateness, isLate) = (nil, nil, false)
        } else {
            ask()
        }
        return isCurrent || isFirst
    }

    private func takeUnasked(_ actions: [PickerAction]) throws(ProgramFault) {
        for action in actions {
            guard case .choose = action else { continue }
            guard choices.take(now: .now) else { throw .tooManyChoices(perSecond: limits.choicesASecond) }
        }
        // What only the host can do it does for a press, not of a program's own accord.
        onActions?(actions.filter { if case .request = $0 { false } else { true } })
    }

    private func keep(_ state: JSON) {
        guard state.line.utf8.count <= limits.kept else {
            return note([.tooMuchKept(limit: limits.kept, of: picker)])
        }
        let (kept, id, picker) = (supervisor.kept, id, picker)
        Task.detached { [weak self] in
            do {
                try kept.write(state, of: id)
            } catch {
                await self?.note([.notKept("\(error)", of: picker)])
            }
        }
    }

    /// What is wrong and does not end the program.
    private func note(_ problems: [Diagnostic]) {
        for problem in problems { supervisor.record(problem, of: id) }
        warning = problems.first { $0.severity == .error } ?? warning
    }
}

extension PickerContext {
    /// Without what the host itself remembers on a program's screen.
    fileprivate var withoutHostState: PickerContext {
        var context = self
        context.state = state.filter { !$0.key.hasPrefix(HostControl.prefix) }
        return context
    }
}
