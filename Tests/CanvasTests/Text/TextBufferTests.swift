import Testing

@testable import Canvas

struct TextBufferTests {
    /// A buffer as a picture: `|` is the caret, `[` the other end of a selection.
    private func buffer(_ picture: String) -> TextBuffer {
        var plain = picture
        plain.removeAll { $0 == "|" || $0 == "[" }
        var buffer = TextBuffer(plain)
        let caret = Array(picture.filter { $0 != "[" }).firstIndex(of: "|") ?? plain.count
        let anchor = Array(picture.filter { $0 != "|" }).firstIndex(of: "[") ?? caret
        buffer.place(at: anchor)
        buffer.place(at: caret, extending: true)
        return buffer
    }

    private func picture(_ buffer: TextBuffer) -> String {
        var characters = buffer.characters.map(String.init)
        if buffer.anchor >= buffer.caret {
            if buffer.anchor != buffer.caret { characters.insert("[", at: buffer.anchor) }
            characters.insert("|", at: buffer.caret)
        } else {
            characters.insert("|", at: buffer.caret)
            characters.insert("[", at: buffer.anchor)
        }
        return characters.joined()
    }

    @Test(
        arguments: [
            ("ab|", "c", "abc|"), ("a|b", "\n", "a\n|b"), ("a[bc|d", "x", "ax|d"), ("a|bc[d", "", "a|d"),
            ("e|x", "\u{301}", "e\u{301}|x"), ("|", "a\tb\r\nc\u{7}", "a    b\nc|"), ("|👩", "👍🏽", "👍🏽|👩"),
        ] as [(String, String, String)])
    func insertedTextStandsForTheSelection(before: String, text: String, after: String) {
        var buffer = buffer(before)
        buffer.insert(text)
        #expect(picture(buffer) == after)
    }

    @Test(
        arguments: [
            ("ab|c", .backward, "a|c"), ("|ab", .backward, "|ab"), ("a|bc", .forward, "a|c"),
            ("ab|", .forward, "ab|"), ("a[bc|d", .backward, "a|d"), ("one two|", .wordBackward, "one |"),
            ("one  |two", .wordBackward, "|two"), ("|one two", .wordForward, "| two"),
            ("a\n|b", .backward, "a|b"),
            ("👨‍👩‍👧|x", .backward, "|x"), ("e\u{301}|", .backward, "|"),
        ] as [(String, TextBuffer.Step, String)])
    func deletingTakesWhatTheStepPasses(before: String, step: TextBuffer.Step, after: String) {
        var buffer = buffer(before)
        buffer.delete(step)
        #expect(picture(buffer) == after)
    }

    @Test(
        arguments: [
            ("ab|c", -1, 1, "a|c"), ("ab|c", 0, 1, "ab|"), ("a|bcd", 1, 2, "a|b"), ("abc|d", -2, 3, "a|"),
            ("ab|", -9, 8, "b|"), ("ab|", 5, 2, "ab|"), ("abcd|", -4, 2, "cd|"), ("e\u{301}|x", -1, 1, "e|x"),
            ("a[bc|d", -1, 1, "ab|d"), ("👍🏽|x", -1, 1, "👍|x"), ("ก่|", -1, 1, "ก|"),
        ] as [(String, Int, Int, String)])
    func codePointsAreDeletedAroundTheCaret(before: String, offset: Int, count: Int, after: String) {
        var buffer = buffer(before)
        buffer.delete(codePoints: count, from: offset)
        #expect(picture(buffer) == after)
    }

    @Test func placesAreCountedInCodePointsAndBytes() {
        let buffer = buffer("e\u{301}👍🏽|x")
        #expect(buffer.codePoints(before: buffer.caret) == 4)
        #expect(buffer.bytesBeforeCaret == 11)
        #expect((0...6).map { buffer.offset(ofCodePoint: $0) } == [0, 0, 1, 1, 2, 3, 3])
    }

    @Test(
        arguments: [
            ("a|b", .forward, false, "ab|"), ("a|b", .backward, false, "|ab"),
            ("|ab", .backward, false, "|ab"),
            ("a|b", .forward, true, "a[b|"), ("a[bc|d", .forward, false, "abc|d"),
            ("a[bc|d", .backward, false, "a|bcd"), ("ab\nc|d", .lineStart, false, "ab\n|cd"),
            ("a|b\ncd", .lineEnd, false, "ab|\ncd"), ("ab\nc|d", .start, true, "|ab\nc[d"),
            ("a|b\ncd", .end, false, "ab\ncd|"), ("one two|", .wordBackward, true, "one |two["),
            ("|one two", .wordForward, false, "one| two"),
        ] as [(String, TextBuffer.Step, Bool, String)])
    func theCaretMoves(before: String, step: TextBuffer.Step, isExtending: Bool, after: String) {
        var buffer = buffer(before)
        buffer.move(step, extending: isExtending)
        #expect(picture(buffer) == after)
    }

    @Test func placesAndOffsetsAreTheSameThing() {
        let buffer = TextBuffer("ab\n\ncde")
        for offset in 0...buffer.characters.count {
            let place = buffer.place(of: offset)
            #expect(buffer.offset(line: place.line, column: place.column) == offset)
        }
        #expect(buffer.lines == ["ab", "", "cde"])
        #expect(buffer.offset(line: 0, column: 9) == 2)
        #expect(buffer.offset(line: 9, column: 1) == 5)
    }

    @Test func aWordAndAllCanBeSelected() {
        var buffer = TextBuffer("one two three")
        buffer.selectWord(at: 5)
        #expect(buffer.selectedText == "two")
        buffer.selectAll()
        #expect(buffer.selectedText == "one two three")
        buffer.insert("")
        #expect(buffer.lines == [""])
    }
}

struct TypingHistoryTests {
    private func typed(_ text: String, into history: inout TypingHistory) {
        for letter in text { history.edit(.typing) { $0.insert(String(letter)) } }
    }

    @Test func aWordIsOneStep() {
        var history = TypingHistory(TextBuffer())
        typed("one two", into: &history)
        history.undo()
        #expect(history.buffer.text == "one ")
        history.undo()
        #expect(history.buffer.text.isEmpty)
        #expect(!history.canUndo)
        history.redo()
        history.redo()
        #expect(history.buffer.text == "one two")
    }

    @Test func movingTheCaretBeginsAStep() {
        var history = TypingHistory(TextBuffer())
        typed("ab", into: &history)
        history.move { $0.move(.backward) }
        typed("x", into: &history)
        #expect(history.buffer.text == "axb")
        history.undo()
        #expect(history.buffer.text == "ab")
    }

    @Test func deletingIsAStepApartFromTyping() {
        var history = TypingHistory(TextBuffer("start"))
        typed("er", into: &history)
        for _ in 0..<4 { history.edit(.deleting) { $0.delete(.backward) } }
        #expect(history.buffer.text == "sta")
        history.undo()
        #expect(history.buffer.text == "starter")
        history.undo()
        #expect(history.buffer.text == "start")
    }

    @Test func whatChangesNothingIsNoStep() {
        var history = TypingHistory(TextBuffer(""))
        history.edit(.deleting) { $0.delete(.backward) }
        #expect(!history.canUndo)
    }
}
