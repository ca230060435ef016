import Testing

@testable import PickerKit

struct QuestionBookTests {
    private var book = QuestionBook()

    /// Where the macro cannot go: what is expected changes the book.
    private func expect(_ holds: Bool, at place: SourceLocation = #_sourceLocation) {
        #expect(holds, sourceLocation: place)
    }

    private func context(_ width: String) -> PickerContext {
        PickerContext(values: AttributeValues(["stroke-width": AttributeValue(svg: width)]))
    }

    private func question(_ width: String, _ screen: String? = nil) -> QuestionBook.Question {
        book.question(screen, context(width))
    }

    private let template = ScreenTemplate(title: "", actions: [:], lists: [:], controls: [])

    @Test mutating func oneQuestionIsOnItsWayAtATime() throws {
        let (first, second) = (question("1"), question("2"))
        expect(book.want(first))
        expect(!book.want(first))
        expect(book.ask()?.token == 1)
        expect(book.want(second))
        expect(book.ask() == nil)
        #expect(book.isSuperseded)
        // Late as it is, it is better than nothing.
        guard case .late = try book.takeContent(1, template, nil) else { return #expect(Bool(false)) }
        #expect(book.pages[nil]?.question == first)
        expect(book.ask()?.token == 2)
        guard case .shown = try book.takeContent(2, template, nil) else { return #expect(Bool(false)) }
        #expect(book.pages[nil]?.question == second)
        #expect(!book.isWaiting)
    }

    @Test mutating func anAnswerThatWasGivenUpIsDropped() throws {
        _ = book.want(question("1"))
        _ = book.ask()
        expect(book.giveUp() == nil)
        _ = book.want(question("2"))
        expect(book.giveUp() == 1)
        expect(book.ask()?.token == 2)
        guard case .cancelled = try book.takeContent(1, template, nil) else { return #expect(Bool(false)) }
        #expect(book.pages.isEmpty)
        guard case .shown = try book.takeContent(2, template, nil) else { return #expect(Bool(false)) }
    }

    @Test mutating func aLateAnswerDoesNotTakeTheShownOnesPlace() throws {
        for width in ["1", "2"] {
            _ = book.want(question(width))
            _ = book.ask()
            if width == "1" { _ = try book.takeContent(1, template, nil) }
        }
        let shown = book.pages[nil]?.question
        _ = book.want(question("3"))
        guard case .late = try book.takeContent(2, template, nil) else { return #expect(Bool(false)) }
        #expect(book.pages[nil]?.question == shown)
    }

    @Test mutating func anotherEditionIsAnotherQuestion() {
        let before = question("1")
        _ = book.want(before)
        _ = book.ask()
        book.turnEdition()
        expect(book.want(question("1")))
        #expect(book.isSuperseded)
    }

    @Test mutating func aPressIsAnsweredOnce() throws {
        let token = book.press()
        #expect(book.isWaiting)
        try expect(book.takePress(token))
        try expect(!book.takePress(token))
        #expect(!book.isWaiting)
    }

    @Test(arguments: [0, -1, 2, 999])
    func whatWasNotAskedIsNotAnswered(token: Int) throws {
        var book = QuestionBook()
        _ = book.press()
        #expect(throws: ProgramFault.self) { _ = try book.takePress(token) }
        #expect(throws: ProgramFault.self) { _ = try book.takeContent(token, nil, nil) }
    }
}
