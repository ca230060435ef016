/// The text as input methods and assistive technology count it: a character is one code point or more.
extension TextBuffer {
    /// How many code points stand before an offset.
    func codePoints(before offset: Int) -> Int {
        characters[..<offset].reduce(0) { $0 + $1.unicodeScalars.count }
    }

    /// The offset of the character that so many code points stand before, or that the last of them is a part of.
    func offset(ofCodePoint index: Int) -> Int {
        var passed = 0
        for (offset, character) in characters.enumerated() {
            passed += character.unicodeScalars.count
            if index < passed { return offset }
        }
        return characters.count
    }

    /// How many bytes of the text in UTF-8 stand before the caret.
    var bytesBeforeCaret: Int { characters[..<caret].reduce(0) { $0 + $1.utf8.count } }

    /// Deletes code points, the first of them so many behind the caret, or before it where negative.
    mutating func delete(codePoints count: Int, from offset: Int) {
        let scalars = text.unicodeScalars
        let stand = codePoints(before: caret)
        let start = min(scalars.count, max(0, stand + offset))
        let end = min(scalars.count, max(start, stand + offset + count))
        let head = String(String.UnicodeScalarView(scalars.prefix(start)))
        let tail = String(String.UnicodeScalarView(scalars.dropFirst(end)))
        setText(head + tail)
        place(at: self.offset(ofCodePoint: stand - max(0, min(stand, end) - start)))
    }
}
