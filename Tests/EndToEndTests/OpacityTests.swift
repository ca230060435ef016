import AppDriver
import Testing

@Suite(.serialized)
struct OpacityTests {
    @Test func theSliderIsTakenForTheNextLineAsThePopoverCloses() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        let popover = try app.openPopover("Opacity")
        let slider = popover.element("Opacity", role: .slider)
        try app.waitUntil("the slider has the focus") { try slider.isFocused }
        try app.key(.home)
        try app.waitUntil("the slider is at its start") { try slider.value == 0 }
        for _ in 0..<50 { try app.key(.right) }
        try app.waitUntil("the number is in per cent") {
            try popover.element("50 %", role: .label).isShowing
        }
        #expect(try popover.element("Figures 50 % opaque").isShowing)
        try app.canvas.press(at: app.place(5, 290))
        try app.waitForNoPopover("Opacity")

        try app.press("Line")
        try app.draw(from: (50, 100), to: (350, 100))
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the line lets half through") { $0.contains("opacity=\"0.5\"") }
    }
}
