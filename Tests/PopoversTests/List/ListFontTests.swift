import Testing

@testable import Popovers

struct ListFontTests {
    @Test func sizesAreReadAndScaled() {
        #expect(ListFont.size("Cantarell 14.5px") == 14.5)
        #expect(ListFont.scaled("Noto Sans 20px", by: 0.85) == "Noto Sans 17px")
        #expect(ListFont.bold("Noto Sans 20px") == "Noto Sans Bold 20px")
    }

    @Test func aFontWithoutASizeKeepsItsName() {
        #expect(ListFont.size("Noto Sans") == 14)
        #expect(ListFont.bold("Noto Sans") == "Noto Sans Bold 14px")
    }
}
