import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct SelectionTests {
    private static let red = "<rect x=\"40\" y=\"40\" width=\"60\" height=\"40\" fill=\"#e01b24\"/>"
    private static let line = "<path d=\"M200 60 L320 60\" stroke=\"#123456\" stroke-width=\"8\"/>"
    private static let round = "<ellipse cx=\"80\" cy=\"220\" rx=\"40\" ry=\"30\" fill=\"#26a269\"/>"
    private static let content = [red, line, round].map { "\($0)\n  " }.joined()

    /// Starts with three graphics and takes up the Select tool.
    private func open() throws -> (Notebook, AppDriver) {
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch", content: Self.content)])
        let app = try notebook.open()
        try app.waitForGraphics(3)
        try app.press("Select")
        return (notebook, app)
    }

    private func click(_ x: Int, _ y: Int, in app: AppDriver) throws {
        try app.canvas.press(at: app.place(x, y))
    }

    private func waitForSelection(_ text: String, in app: AppDriver) throws {
        try app.waitUntil("the canvas says \(text)") { try app.canvas.summary == text }
    }

    private func undo(_ notebook: Notebook, _ app: AppDriver, to bytes: Data) throws {
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, untilItHolds: bytes)
        try app.waitUntil("it was one step") { try !app.element("Undo").states.contains(.sensitive) }
    }

    @Test func clicksTakeHoldAndLetGo() throws {
        let (_, app) = try open()
        try click(60, 60, in: app)
        try waitForSelection("1 of 3 graphics selected: 1 rectangle", in: app)
        try app.holding(.shift) { try click(250, 60, in: app) }
        try waitForSelection("2 of 3 graphics selected: 1 path, 1 rectangle", in: app)
        try app.holding(.shift) { try click(60, 60, in: app) }
        try waitForSelection("1 of 3 graphics selected: 1 path", in: app)
        try app.key("a", modifiers: .control)
        try waitForSelection("3 of 3 graphics selected: 1 path, 1 rectangle, 1 ellipse", in: app)
        try app.key(.escape)
        try app.waitForGraphics(3)
        try app.key(.tab)
        try waitForSelection("1 of 3 graphics selected: 1 rectangle", in: app)
        try app.key(.tab)
        try waitForSelection("1 of 3 graphics selected: 1 path", in: app)
        try app.key(.tab, modifiers: .shift)
        try waitForSelection("1 of 3 graphics selected: 1 rectangle", in: app)
        try app.draw(from: (10, 120), to: (200, 280))
        try waitForSelection("1 of 3 graphics selected: 1 ellipse", in: app)
        try click(300, 200, in: app)
        try app.waitForGraphics(3)
    }

    @Test func aColorGoesToWhatIsSelectedInOneStep() throws {
        let (notebook, app) = try open()
        let before = try notebook.bytes()
        try click(250, 60, in: app)
        try waitForSelection("1 of 3 graphics selected: 1 path", in: app)
        try app.choose("Red", from: "Stroke Color")
        try notebook.save(in: app, until: "the line is red") { $0.contains("#e01b24\" stroke-width=\"8\"") }
        let text = try notebook.text()
        #expect(text.contains(Self.red) && text.contains(Self.round))
        let red = Screenshot.Pixel(hex: 0xE01B24)
        try app.waitUntil("the line shows red") { try app.pageShot().pixel(260, 60) == red }
        try undo(notebook, app, to: before)
        try waitForSelection("1 of 3 graphics selected: 1 path", in: app)

        // What is drawn next has the colour, too.
        try app.press("Line")
        try app.draw(from: (150, 150), to: (350, 150))
        try app.waitForGraphics(4)
        try notebook.save(in: app, until: "the new line is red") {
            $0.contains("<line") && $0.contains("#e01b24\" stroke-width=\"2\"")
        }
    }

    @Test func whereColorsDifferNoneIsChecked() throws {
        let (_, app) = try open()
        try click(300, 200, in: app)
        try app.key("a", modifiers: .control)
        try waitForSelection("3 of 3 graphics selected: 1 path, 1 rectangle, 1 ellipse", in: app)
        let popover = try app.openPopover("Fill Color")
        #expect(try !app.hasCheckedRow(in: popover))
        try app.key(.escape)
        try app.waitForNoPopover("Fill Color")
        try click(60, 60, in: app)
        try waitForSelection("1 of 3 graphics selected: 1 rectangle", in: app)
        let next = try app.openPopover("Fill Color")
        #expect(try next.element("Red").states.contains(.checked))
    }

    @Test func escapeInStrokeWidthPutsTheLineBack() throws {
        let (notebook, app) = try open()
        let before = try notebook.bytes()
        try click(250, 60, in: app)
        try waitForSelection("1 of 3 graphics selected: 1 path", in: app)
        let thin = try app.pageShot()
        let popover = try app.openPopover("Stroke Width")
        let slider = popover.element("Width", role: .slider)
        #expect(try slider.value == 8)
        try app.waitUntil("the slider has the focus") { try slider.isFocused }
        try app.key(.end)
        let ink = Screenshot.Pixel(hex: 0x123456)
        try app.waitUntil("the line is shown 20 wide") { try app.pageShot().pixel(314, 52) == ink }
        try app.key(.escape)
        try app.waitForNoPopover("Stroke Width")
        try app.waitUntil("the line is as it was") {
            try app.pageShot().pixel(314, 52) == thin.pixel(314, 52)
        }
        #expect(try !app.element("Undo").states.contains(.sensitive))
        try notebook.save(in: app, untilItHolds: before)
    }

    @Test func aDragMovesAndUndoPutsBack() throws {
        let (notebook, app) = try open()
        let before = try notebook.bytes()
        try app.draw(from: (60, 60), to: (160, 160))
        try notebook.save(in: app, until: "the rectangle is moved") { $0.contains("translate(100") }
        let text = try notebook.text()
        #expect(text.contains(Self.line) && text.contains(Self.round))
        let rendered = try Rendered(notebook.file("Sketch"))
        try app.key(.escape)
        try app.waitUntil("the canvas shows it there") {
            try rendered.difference(to: app.pageShot()) <= 0.02
        }
        try undo(notebook, app, to: before)

        try app.drag(from: (60, 60), to: (250, 200)) {
            try app.key(.escape)
            try app.waitUntil("the rectangle is back") {
                try app.pageShot().pixel(60, 60) == Screenshot.Pixel(hex: 0xE01B24)
            }
        }
        #expect(try !app.element("Undo").states.contains(.sensitive))
    }

    @Test func whatLibrsvgDrawsCanBeMovedToo() throws {
        let content = """
            <linearGradient id="fade"><stop stop-color="#e01b24"/><stop offset="1" stop-color="#fff"/></linearGradient>
              <rect x="40" y="40" width="100" height="80" fill="url(#fade)"/>
              
            """
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch", content: content)])
        let app = try notebook.open()
        let before = try notebook.bytes()
        try app.press("Select")
        try click(20, 20, in: app)
        try app.waitForGraphics(1)
        try app.waitUntil("the rectangle is selected") {
            try click(60, 60, in: app)
            return try app.canvas.summary == "1 of 1 graphic selected: 1 other"
        }
        try app.draw(from: (60, 60), to: (160, 160))
        try notebook.save(in: app, until: "the rectangle is moved") { $0.contains("translate(100") }
        try app.key(.escape)
        let rendered = try Rendered(notebook.file("Sketch"))
        try app.waitUntil("the canvas shows it there") {
            try rendered.difference(to: app.pageShot()) <= 0.02
        }
        try undo(notebook, app, to: before)
    }

    @Test func keysRaiseAndLower() throws {
        let (notebook, app) = try open()
        let before = try notebook.bytes()
        try click(250, 60, in: app)
        try waitForSelection("1 of 3 graphics selected: 1 path", in: app)
        try app.key("[", modifiers: .control)
        try notebook.save(in: app, until: "the line stands before the rectangle") { text in
            guard let line = text.range(of: "<path"), let rect = text.range(of: "<rect") else { return false }
            return line.lowerBound < rect.lowerBound
        }
        try app.key("]", modifiers: .control)
        try notebook.save(in: app, until: "the line stands behind the rectangle") { text in
            guard let line = text.range(of: "<path"), let rect = text.range(of: "<rect") else { return false }
            return line.lowerBound > rect.lowerBound
        }
        try app.key("z", modifiers: .control)
        try undo(notebook, app, to: before)
    }

    @Test func keysMoveAndDelete() throws {
        let (notebook, app) = try open()
        let before = try notebook.bytes()
        try click(60, 60, in: app)
        try app.key(.right)
        try notebook.save(in: app, until: "it is moved by 1") { $0.contains("translate(1") }
        try undo(notebook, app, to: before)
        try app.key(.down, modifiers: .shift)
        try notebook.save(in: app, until: "it is moved by 10") { $0.contains("translate(0 10") }
        try undo(notebook, app, to: before)
        // One run of keys is one step, and a selection between them makes two.
        for key in [Key.right, .right, .down, .right] { try app.key(key) }
        try notebook.save(in: app, until: "it is moved by the run") { $0.contains("translate(3 1") }
        try undo(notebook, app, to: before)
        try app.key(.right)
        try app.key(.escape)
        try app.waitForGraphics(3)
        try click(60, 60, in: app)
        try waitForSelection("1 of 3 graphics selected: 1 rectangle", in: app)
        try app.key(.right)
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, until: "the first step is left") { $0.contains("translate(1") }
        try undo(notebook, app, to: before)
        try app.key("a", modifiers: .control)
        try app.key(.delete)
        try app.waitForGraphics(0)
        try undo(notebook, app, to: before)
        try app.waitForGraphics(3)
    }
}

extension AppDriver {
    /// Whether a row of the first list in the element is checked.
    fileprivate func hasCheckedRow(in element: Element) throws -> Bool {
        try element.element("Colors").children.contains { $0.states.contains(.checked) }
    }
}
