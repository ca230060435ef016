import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct StrokeWidthTests {
    private let old = """
        <path d="M20 20 L90 20" stroke="#123456" stroke-width="3"/>
          
        """

    private func notebook() throws -> Notebook {
        try Notebook(["Sketch": Notebook.sheet("Sketch", content: old)])
    }

    /// Opens the popover and moves the slider by the key, as often as said.
    private func openAndMove(_ app: AppDriver, _ key: Key, times: Int, to value: Double) throws {
        let popover = try app.openPopover("Stroke Width")
        let slider = popover.element("Width", role: .slider)
        try app.waitUntil("the slider has the focus") { try slider.isFocused }
        for _ in 0..<times { try app.key(key) }
        try app.waitUntil("the slider is at \(value)") { try slider.value == value }
        try app.waitUntil("the number follows") {
            try popover.element("\(Int(value))", role: .label).isShowing
        }
        #expect(try popover.element("Lines \(Int(value)) wide").isShowing)
    }

    @Test func aPressOutsideTakesTheWidthForTheNextLineOnly() throws {
        let notebook = try notebook()
        let app = try notebook.open()
        try openAndMove(app, .right, times: 10, to: 12)
        try app.canvas.press(at: app.place(5, 290))
        try app.waitForNoPopover("Stroke Width")

        try app.press("Line")
        try app.draw(from: (50, 100), to: (350, 100))
        try app.waitForGraphics(2)
        try notebook.save(in: app, until: "one line is 12 wide") {
            $0.components(separatedBy: "stroke-width=\"12\"").count == 2
        }
        #expect(try notebook.text().contains(old))
    }

    @Test func escapeLeavesTheWidthAsItWas() throws {
        let notebook = try notebook()
        let app = try notebook.open()
        try openAndMove(app, .end, times: 1, to: 20)
        try app.key(.escape)
        try app.waitForNoPopover("Stroke Width")

        try app.press("Line")
        try app.draw(from: (50, 100), to: (350, 100))
        try app.waitForGraphics(2)
        try notebook.save(in: app, until: "one line is 2 wide") {
            $0.components(separatedBy: "stroke-width=\"2\"").count == 2
        }
        let slider = try app.openPopover("Stroke Width").element("Width", role: .slider)
        #expect(try slider.value == 2)
    }

    @Test func thePreviewIsInTheStrokeColorAndAsWideAsTheSliderSays() throws {
        let notebook = try notebook()
        let app = try notebook.open()
        try app.choose("Red", from: "Stroke Color")
        let red = Screenshot.Pixel(hex: 0xE01B24)
        let popover = try app.openPopover("Stroke Width")
        let thin = try popover.element("Lines 2 wide").screenshot().count(of: red)
        #expect(thin > 500)
        try app.key(.end)
        try app.waitUntil("the preview is of wide lines") {
            try popover.element("Lines 20 wide").screenshot().count(of: red) > 4 * thin
        }
    }
}
