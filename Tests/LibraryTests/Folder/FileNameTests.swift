import Testing

@testable import Library

@Suite struct FileNameTests {
    @Test(arguments: [
        ("Grumblewick", "Grumblewick"), ("", "Untitled"), ("   ", "Untitled"), ("...", "Untitled"),
        (".hidden", "hidden"), ("a/b", "a-b"), ("..", "Untitled"), ("../../etc", "-..-etc"), ("Who?", "Who"),
        ("two\nlines\tand  more", "two lines and more"), ("nul\0bell\u{7}", "nulbell"),
        ("trailing. ", "trailing"),
        ("Müller & Söhne 🦊", "Müller & Söhne 🦊"), ("C:\\x|y", "C--x-y"), ("<\"*\">", "Untitled"),
    ])
    func aTitleMakesAFileName(title: String, stem: String) {
        #expect(FileName.stem(for: title) == stem)
    }

    @Test(arguments: ["x", "é", "👩‍👩‍👧‍👦"])
    func aLongTitleIsCutBetweenCharacters(character: String) {
        let stem = FileName.stem(for: String(repeating: character, count: 1000))
        #expect(stem.utf8.count <= 200)
        #expect(stem.utf8.count > 200 - character.utf8.count)
        #expect(stem.allSatisfy { String($0) == character })
    }
}
