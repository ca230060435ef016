import AppDriver
import Testing

@Suite(.serialized)
struct TitleColorTests {
    private let blue = Screenshot.Pixel(hex: 0x1C71D8)

    private func blueInTitle(_ app: AppDriver) throws -> Int {
        try app.element("Sketch", role: .heading).screenshot().count(of: blue)
    }

    @Test func aChosenColorIsOnTheScreenAndInTheFileUntilUndone() throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        #expect(try blueInTitle(app) == 0)

        try app.choose("Blue", from: "Title Color")
        try app.waitUntil("the title is blue") { try blueInTitle(app) > 20 }
        try notebook.save(in: app, until: "the title is blue") {
            $0.contains("daub:title-color=\"#1c71d8\"")
        }

        try app.key("z", modifiers: .control)
        try app.waitUntil("the title is as it was") { try blueInTitle(app) == 0 }
        try notebook.save(in: app, untilItHolds: first)
    }

    @Test func theCheckMarkIsOnTheCurrentColor() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        for color in ["Blue", "Maroon"] {
            try app.choose(color, from: "Title Color")
            let rows = try app.openPopover("Title Color").element("Colors").children
            #expect(rows.filter { $0.states.contains(.checked) }.map(\.name) == [color])
            #expect(rows.allSatisfy { $0.states.contains(.checkable) })
            try app.key(.escape)
            try app.waitForNoPopover("Title Color")
        }
    }
}
