/// The conversation with a picker that is a program of its own.
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

    let picker: ProcessPicker
    private(set) var stage = Stage.starting
    private var program: ChildProgram<ProgramMessage>?
    /// How often it was started: what an earlier start still tells is nothing to a later one.
    private var start = 0
    var book = QuestionBook()
    /// The screen that was asked for last, which is the one that shows.
    private var shown: String?
    private var told: [Fact: [String]] = [:]
    var choices: RateLimit
    /// What was wrong with what it did last.
    private var problem: Diagnostic?
    private var saidCancelled = false
    /// Whether the answer takes so long that it is said.
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
    var supervisor: PickerSupervisor { picker.supervisor }
    var id: String { picker.descriptor.id }

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
            } else if case .ended(_, let errors)? = events.last {
                supervisor.didEnd(descriptor.id, errorText: errors)
            }
        }
        self.program = program
        program.send(
            HostMessage.hello(
                api: PickerProtocol.version, id: id, language: supervisor.languages.first ?? "en",
                kept: supervisor.keptState(of: id)
            ).json)
        supervisor.didStart(id)
    }

    private func restart() {
        if case .failed(.suspended) = stage { supervisor.resume(id) }
        forgetQuestions()
        (told, problem) = ([:], nil)
        begin()
        onChange?()
    }

    func end() {
        if case .failed = stage { return stage = .over }
        program?.send(HostMessage.bye.json)
        program?.end()
        stage = .over
        (lateness, supersession, answerWatch) = (nil, nil, nil)
    }

    private func forgetQuestions() {
        (book, isLate) = (QuestionBook(), false)
        (lateness, supersession, answerWatch) = (nil, nil, nil)
    }

    /// The program did what it may not, or is gone.
    func fail(_ fault: ProgramFault) {
        stage = .failed(fault)
        program?.terminate()
        forgetQuestions()
        supervisor.record(fault.diagnostic(of: picker), of: id, isCrash: fault.isCrash)
        onFailure?()
    }

    func becomeReady() {
        stage = .ready
        answerWatch = nil
        ask()
    }

    var errorText: String { program?.errorText ?? supervisor.health(of: id).errorText }

    // MARK: Screens

    func screen(_ id: String?, for context: PickerContext) -> ScreenAnswer {
        if case .failed(let fault) = stage {
            return id == nil ? .failed(picker.screen(of: fault, errors: errorText, in: context)) : .none
        }
        shown = id
        let question = book.question(id, context.withoutHostState)
        let page = book.pages[id]
        if let page, page.question == question {
            return page.template == nil ? .none : .screen(screen(page, for: context))
        }
        want(question)
        return .waiting(screen(page, for: context))
    }

    private func screen(_ page: QuestionBook.Page?, for context: PickerContext) -> Screen {
        var screen =
            page?.template?.screen(for: context) ?? Screen(title: picker.descriptor.title, controls: [])
        if isLate {
            screen.controls.append(
                .waiting(WaitingControl(id: HostControl.waiting, text: picker.waitingText)))
        }
        if let problem = problem ?? page?.problem {
            // Above all else: below a very long list nobody would see it.
            screen.controls.insert(.note(NoteControl(id: HostControl.warning, text: problem.remark)), at: 0)
        }
        return screen
    }

    // MARK: Asking

    private func want(_ question: QuestionBook.Question) {
        if case .over = stage { return }
        guard book.want(question) else { return }
        if lateness == nil, !isLate {
            // What shows already may stand a little longer.
            let time = book.pages[question.screen] == nil ? limits.patience : limits.patience * 4
            lateness = Timer(time) { [weak self] in
                self?.isLate = true
                self?.onChange?()
            }
        }
        ask()
        if book.isSuperseded, supersession == nil {
            supersession = Timer(limits.superseded) { [weak self] in self?.supersede() }
        }
    }

    /// The answer takes too long for a question that was followed by another.
    private func supersede() {
        supersession = nil
        guard let token = book.giveUp() else { return }
        program?.send(HostMessage.cancel(token: token).json)
        ask()
    }

    /// Asks what is wanted, where it can be asked now.
    func ask() {
        guard case .ready = stage, let (token, question) = book.ask() else { return }
        tell(question.context.facts)
        program?.send(
            HostMessage.content(token: token, screen: question.screen, context: question.context).json)
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
        problem = nil
        // The description of a button may say what it does.
        if let actions = book.pages[shown]?.template?.actions[id] {
            onActions?(actions)
            return
        }
        tell(context.facts)
        program?.send(
            HostMessage.press(token: book.press(), button: id, context: context.withoutHostState).json)
        watch()
    }

    // MARK: Waiting

    /// From now on the program has its time to answer, if it does not have it already.
    private func watch() {
        if answerWatch == nil { watch(for: .hung(limits.answer)) }
    }

    func watch(for fault: ProgramFault) {
        answerWatch = Timer(limits.answer) { [weak self] in
            guard let self else { return }
            // It answered, and it is the host that has not read it yet.
            if program?.hasNews == true { return watch(for: fault) }
            fail(fault)
            onChange?()
        }
    }

    /// It answered: for what is left it has its time anew.
    func didAnswer() {
        answerWatch = nil
        if book.isWaiting { watch() }
        if !book.isSuperseded { supersession = nil }
        if book.wanted == nil { (lateness, isLate) = (nil, false) }
    }

    /// An answer that was given up came all the same. It is said once: a program may hear of it too late.
    func noteCancelled() {
        guard !saidCancelled else { return }
        saidCancelled = true
        note([.cancelledAnswer(of: picker)])
    }

    /// What is wrong and does not end the program.
    func note(_ problems: [Diagnostic]) {
        for problem in problems { supervisor.record(problem, of: id) }
        problem = problems.first(where: { $0.severity == .error }) ?? problem
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
