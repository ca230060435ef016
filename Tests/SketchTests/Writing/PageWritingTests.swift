import Foundation
import Ink
import Sketch
import Testing

struct PageWritingTests {
    private func opened(_ svg: String) throws -> Drawing { try Drawing(svg: Data(svg.utf8)) }

    private func text(_ drawing: Drawing) -> String { String(decoding: drawing.svg(), as: UTF8.self) }

    private let letter = Paper.letter.size(isLandscape: true)

    @Test(
        arguments: [
            // Without a viewBox the user unit is a pixel, and stays one.
            ("width='400' height=\"300\"", "width='11in' height=\"8.5in\""),
            // What the box shows of user space grows with the page, at the same scale.
            (
                "width=\"400\" height=\"300\" viewBox=\"-10 -20 800 600\"",
                "width=\"11in\" height=\"8.5in\" viewBox=\"-10 -20 2112 1632\""
            ),
            // The part that was spare beside a box of another shape becomes part of it.
            (
                "width=\"400\" height=\"300\" viewBox=\"0 0 300 300\"",
                "width=\"11in\" height=\"8.5in\" viewBox=\"-50 0 1056 816\""
            ),
            ("viewBox=\"0 0 400 300\"", "viewBox=\"0 0 1056 816\" width=\"11in\" height=\"8.5in\""),
        ])
    func onlyTheRootSaysAnotherSize(old: String, new: String) throws {
        let body = "  <!-- kept -->\n  <rect  width='10' height='9'/>\n</svg>\n"
        let file = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(old)>\n\(body)"
        var drawing = try opened(file)
        let undo = drawing.apply(.setPage(drawing.page.resized(to: letter)))
        #expect(text(drawing) == "<svg xmlns=\"http://www.w3.org/2000/svg\" \(new)>\n\(body)")

        let again = try opened(text(drawing))
        #expect(again.page.size == letter)
        let (was, now) = (drawing.page.viewTransform, again.page.viewTransform)
        for corner in [Point(0, 0), Point(100, 100)] {
            #expect(was.apply(corner).distance(to: now.apply(corner)) < 0.001)
        }

        drawing.apply(undo)
        #expect(text(drawing) == file)
    }

    @Test func aBlankSheetOfPaperIsInItsOwnUnit() throws {
        let drawing = Drawing(title: "New", page: Page(size: Paper.a4.size(isLandscape: false)))
        #expect(text(drawing).contains("width=\"210mm\" height=\"297mm\""))
        #expect(Paper(of: drawing.page.size) == .a4)
    }

    @Test func theStepSurvivesARestart() throws {
        var (drawing, history) = (
            try opened("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"/>"), History()
        )
        history.perform(.setPage(drawing.page.resized(to: letter)), on: &drawing)
        let stored = try JSONEncoder().encode(history)
        var kept = try JSONDecoder().decode(History.self, from: stored)
        var again = try opened(text(drawing))
        kept.undo(&again)
        #expect(again.page.size == Size(40, 30))
    }
}
