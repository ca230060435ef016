/// Text with a caret and a selection, as it is typed: what each key makes of it, and nothing of how it looks.
///
/// Offsets count characters as a person sees them; a line break is one.
struct TextBuffer: Sendable, Hashable {
    /// A way for the caret to go.
    enum Step: Sendable {
        case backward, forward, wordBackward, wordForward, lineStart, lineEnd, start, end
    }

    private(set) var characters: [Character]
    private(set) var caret: Int
    /// Where the selection begins or ends; at the caret where nothing is selected.
    private(set) var anchor: Int

    /// The caret stands behind the text.
    init(_ text: String = "") {
        characters = Array(Self.cleaned(text))
        caret = characters.count
        anchor = caret
    }

    var text: String { String(characters) }
    var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
    var selectedText: String { String(characters[selection]) }

    /// At least one.
    var lines: [String] {
        characters.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    // MARK: Places

    /// Which line an offset is in, and how many characters of that stand before it.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let before = characters[..<offset]
        let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return (before.count { $0 == "\n" }, offset - start)
    }

    /// The offset of a place; the nearest one where there is none such.
    func offset(line: Int, column: Int) -> Int {
        var start = 0
        for _ in 0..<max(0, line) {
            guard let end = characters[start...].firstIndex(of: "\n") else { break }
            start = end + 1
        }
        return min(start + max(0, column), lineEnd(start))
    }

    private func lineStart(_ offset: Int) -> Int {
        characters[..<offset].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }

    private func lineEnd(_ offset: Int) -> Int {
        characters[offset...].firstIndex(of: "\n") ?? characters.count
    }

    /// Where a step from the offset leads.
    func offset(_ step: Step, from offset: Int) -> Int {
        switch step {
        case .backward: max(0, offset - 1)
        case .forward: min(characters.count, offset + 1)
        case .wordBackward: wordStart(offset)
        case .wordForward: wordEnd(offset)
        case .lineStart: lineStart(offset)
        case .lineEnd: lineEnd(offset)
        case .start: 0
        case .end: characters.count
        }
    }

    private func wordStart(_ offset: Int) -> Int {
        var offset = offset
        while offset > 0, characters[offset - 1].isWhitespace { offset -= 1 }
        while offset > 0, !characters[offset - 1].isWhitespace { offset -= 1 }
        return offset
    }

    private func wordEnd(_ offset: Int) -> Int {
        var offset = offset
        while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
        while offset < characters.count, !characters[offset].isWhitespace { offset += 1 }
        return offset
    }

    // MARK: Moving

    /// Moves the caret, by a step or to the end of the selection on that side.
    /// - Parameter isExtending: whether the selection goes with it.
    mutating func move(_ step: Step, extending isExtending: Bool = false) {
        if !isExtending, !selection.isEmpty, step == .backward || step == .forward {
            place(at: step == .backward ? selection.lowerBound : selection.upperBound)
        } else {
            place(at: offset(step, from: caret), extending: isExtending)
        }
    }

    mutating func place(at offset: Int, extending isExtending: Bool = false) {
        caret = min(characters.count, max(0, offset))
        if !isExtending { anchor = caret }
    }

    mutating func selectAll() {
        anchor = 0
        caret = characters.count
    }

    /// Selects the word around the offset.
    mutating func selectWord(at offset: Int) {
        var (low, high) = (offset, offset)
        while low > 0, !characters[low - 1].isWhitespace { low -= 1 }
        while high < characters.count, !characters[high].isWhitespace { high += 1 }
        (anchor, caret) = (low, high)
    }

    // MARK: Changing

    /// Puts the text in place of the selection, the caret behind it.
    mutating func insert(_ text: String) {
        let head = String(characters[..<selection.lowerBound]) + Self.cleaned(text)
        let tail = String(characters[selection.upperBound...])
        // An accent joins the letter before it, so all is cut into characters anew.
        characters = Array(head + tail)
        place(at: head.count)
    }

    /// Deletes the selection, or what the step passes where there is none.
    mutating func delete(_ step: Step) {
        let end = offset(step, from: caret)
        let range = selection.isEmpty ? min(caret, end)..<max(caret, end) : selection
        characters = Array(String(characters[..<range.lowerBound]) + String(characters[range.upperBound...]))
        place(at: range.lowerBound)
    }

    /// Puts another text in place of all; the caret is placed anew.
    mutating func setText(_ text: String) {
        characters = Array(text)
        selectAll()
    }

    /// What text can hold: no characters that steer, a tab as four spaces.
    private static func cleaned(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline {
                result.append("\n")
            } else if character == "\t" {
                result += "    "
            } else if !character.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
                result.append(character)
            }
        }
        return result
    }
}
