/// What a program was asked, which answers are waited for, and what its screens showed last.
///
/// One question for a screen is on its way at a time, and the newest waits for it: what a person changes quickly is
/// not asked for step by step. An answer that nobody waits for any more is dropped.
struct QuestionBook {
    struct Question: Equatable {
        let screen: String?
        let context: PickerContext
        /// Which of the contents that the program said are others.
        let edition: Int
    }

    /// What a screen showed for a question.
    struct Page {
        let question: Question
        let token: Int
        /// Nil where there is no such screen.
        let template: ScreenTemplate?
        /// What is wrong with it.
        let problem: Diagnostic?
    }

    private(set) var pages: [String?: Page] = [:]
    private(set) var wanted: Question?
    private(set) var asked: (token: Int, question: Question)?
    private var presses: Set<Int> = []
    private var givenUp: Set<Int> = []
    private var lastToken = 0
    private(set) var edition = 0

    func question(_ screen: String?, _ context: PickerContext) -> Question {
        Question(screen: screen, context: context, edition: edition)
    }

    /// Whether anything is waited for.
    var isWaiting: Bool { asked != nil || !presses.isEmpty }

    /// Whether what is on its way is not what is wanted.
    var isSuperseded: Bool { asked != nil && wanted != nil && asked?.question != wanted }

    // MARK: Asking

    /// - Returns: false where that is wanted already.
    mutating func want(_ question: Question) -> Bool {
        guard wanted != question else { return false }
        wanted = question
        return true
    }

    /// Asks what is wanted; nil where nothing is, or where another question is on its way.
    mutating func ask() -> (token: Int, question: Question)? {
        guard let wanted, asked == nil else { return nil }
        lastToken += 1
        asked = (lastToken, wanted)
        return asked
    }

    /// Gives up the question that is on its way, where another is wanted.
    /// - Returns: its token.
    mutating func giveUp() -> Int? {
        guard isSuperseded, let token = asked?.token else { return nil }
        asked = nil
        givenUp.insert(token)
        return token
    }

    /// - Returns: the token of the press.
    mutating func press() -> Int {
        lastToken += 1
        presses.insert(lastToken)
        return lastToken
    }

    /// All that is known shows another content now.
    mutating func turnEdition() { edition += 1 }

    // MARK: Answers

    enum News {
        /// A screen shows something new.
        case shown
        /// It is late: the next question is to be asked.
        case late
        /// It was given up, which the program heard of perhaps too late.
        case cancelled
        /// Nobody waits for it.
        case none
    }

    mutating func takeContent(_ token: Int, _ template: ScreenTemplate?, _ problem: Diagnostic?)
        throws(ProgramFault) -> News
    {
        try checkIssued(token)
        if givenUp.remove(token) != nil { return .cancelled }
        guard let (expected, question) = asked, expected == token else { return .none }
        asked = nil
        let isCurrent = question == wanted
        // Better something of before than nothing.
        if isCurrent || pages[question.screen] == nil {
            pages[question.screen] = Page(
                question: question, token: token, template: template, problem: problem)
        }
        if isCurrent { wanted = nil }
        return isCurrent ? .shown : .late
    }

    /// - Returns: whether the press was waited for.
    mutating func takePress(_ token: Int) throws(ProgramFault) -> Bool {
        try checkIssued(token)
        return presses.remove(token) != nil
    }

    private func checkIssued(_ token: Int) throws(ProgramFault) {
        guard token > 0, token <= lastToken else {
            throw .wrongMessage(line: nil, "it answers \(token), which was not asked")
        }
    }
}
