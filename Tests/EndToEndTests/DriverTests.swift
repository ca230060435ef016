import AppDriver
import Foundation
import Testing

/// What the driver promises, shown on a small program with one of each thing.
@Suite(.serialized)
struct DriverTests {
    private func probe(scale: Int = 1, theme: Theme = .light, timeout: Double = 10) throws -> AppDriver {
        try AppDriver(
            executable: try ProbeProgram.executable(), size: ScreenSize(800, 600), scale: scale, theme: theme,
            timeout: timeout)
    }

    private func report(_ app: AppDriver, is text: String) throws {
        try app.waitUntil("the report is '\(text)'") { try app.element("Report").text == text }
    }

    @Test(arguments: [1, 2]) func pressesReachTheNamedButton(scale: Int) throws {
        let app = try probe(scale: scale)
        try app.press("Greet")
        try report(app, is: "greeted")
        #expect(try app.quit() == .exited(0))
        #expect(app.criticals.isEmpty)
    }

    @Test func pressWaitsUntilTheElementIsSensitive() throws {
        let app = try probe()
        try app.press("Wake Sleeper")
        try app.press("Sleeper")
        try report(app, is: "Sleeper pressed")
    }

    @Test func whatIsNotThereIsNamedWithWhatIs() throws {
        let app = try probe(timeout: 0.3)
        let failure = #expect(throws: AppDriver.Failure.self) { try app.press("Grete") }
        let message = "\(try #require(failure))"
        #expect(message.contains("no element named 'Grete' is showing"))
        #expect(message.contains("'Greet'"))
        #expect(message.contains(".png"))
    }

    @Test func aHiddenElementExistsButDoesNotShow() throws {
        let app = try probe()
        #expect(try app.element("Hidden").exists)
        #expect(try !app.element("Hidden").isShowing)
        #expect(try !app.element("Nobody").exists)
    }

    @Test func typedTextArrivesWhateverItsScript() throws {
        let app = try probe()
        try app.element("Title").press()
        try app.waitUntil("the entry has the focus") { try app.element("Title").isFocused }
        try app.type("Åland, 3+4 λ Ж 漢!")
        try app.waitUntil("the entry has the text") { try app.element("Title").text == "Åland, 3+4 λ Ж 漢!" }
        try app.key("a", modifiers: .control)
        try app.key(.delete)
        try app.waitUntil("the entry is empty") { try app.element("Title").text.isEmpty }
    }

    @Test func keysReachTheWindowWithTheirModifiers() throws {
        let app = try probe()
        try app.key("z", modifiers: .control)
        try report(app, is: "key control+z")
        try app.key(.function(5))
        try report(app, is: "key F5")
    }

    @Test(arguments: [1, 2]) func dragsAreInTheElementsOwnPixels(scale: Int) throws {
        let app = try probe(scale: scale)
        try app.canvas.drag(from: ScreenPoint(20, 30), to: ScreenPoint(220, 130))
        try report(app, is: "drag 20,30 to 220,130")
        try app.holding(.shift) { try app.canvas.press(at: ScreenPoint(5, 6)) }
        try report(app, is: "click 5,6 to 5,6 with shift")
    }

    @Test func triggerAndPopoverShareANameAndAreToldApart() throws {
        let app = try probe()
        #expect(try !app.dialog("Choose Row").isShowing)
        try app.press("Choose Row")
        try app.waitUntil("the popover shows") { try app.dialog("Choose Row").isShowing }
        try app.press("Choose Row")
        try app.waitUntil("the popover is gone") { try !app.dialog("Choose Row").isShowing }
    }

    @Test(arguments: ["Row 1", "Row 40", "Row 59"]) func rowsOutOfSightAreScrolledTo(row: String) throws {
        let app = try probe()
        try app.press("Choose Row")
        try app.list("Rows").select(row)
        try report(app, is: row.lowercased())
        try app.waitUntil("the popover is gone") { try !app.dialog("Choose Row").isShowing }
    }

    @Test(arguments: ["Item 3", "Item 120"]) func rowsThatAreMadeOnDemandAreFound(row: String) throws {
        let app = try probe()
        try app.list("Items").select(row)
        try report(app, is: row.lowercased())
    }

    @Test func aRowThatIsNowhereIsNamed() throws {
        let app = try probe(timeout: 3)
        let failure = #expect(throws: AppDriver.Failure.self) { try app.list("Items").select("Item 900") }
        #expect("\(try #require(failure))".contains("'Item 149'"))
    }

    @Test func theHomeIsKeptForTheNextRun() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(
            "driver-home-\(UUID().uuidString)")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: home) } }
        for _ in 1...2 {
            let app = try AppDriver(executable: try ProbeProgram.executable(), home: home)
            #expect(app.home == home)
            app.kill()
            #expect(app.exitStatus == .killed(signal: SIGKILL))
        }
        #expect(FileManager.default.fileExists(atPath: home.path))
    }

    @Test func withoutAccessibilityWindowsAndKeysStillWork() throws {
        let app = try AppDriver(executable: try ProbeProgram.executable(), size: nil, isAccessible: false)
        #expect(app.windowFrame?.size == ScreenSize(800, 600))
        try app.key("q", modifiers: .control)
        #expect(app.accessibleTree().isEmpty)
        #expect(try app.quit() == .exited(0))
    }

    @Test func aCommandRunsToItsEnd() throws {
        let run = try CommandRun(["--picture", "nowhere.png"], executable: try ProbeProgram.executable())
        #expect(run.status == .exited(1))
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("nowhere.png"))
    }

    @Test func valuesAndStatesAreRead() throws {
        let app = try probe()
        let slider = app.element("Amount")
        #expect(try slider.value == 4)
        #expect(try slider.role == .slider)
        try slider.press()
        try app.waitUntil("the slider has the focus") { try slider.isFocused }
        try app.key(.end)
        try app.waitUntil("the slider is at its end") { try slider.value == 10 }
        #expect(try !app.element("Sleeper").states.contains(.sensitive))
    }

    @Test func aPressRaisesTheWindowOfItsElement() throws {
        let app = try probe()
        try app.press("Second Window")
        try app.press("In Second")
        try app.press("Greet")
        try report(app, is: "greeted")
        #expect(app.windowTitles == ["Second", "Driver Probe"])
    }

    @Test(arguments: [1, 2]) func picturesShowWhatIsOnTheScreen(scale: Int) throws {
        let app = try probe(scale: scale)
        let (red, blue) = (
            Screenshot.Pixel(red: 255, green: 0, blue: 0), Screenshot.Pixel(red: 0, green: 0, blue: 255)
        )
        try app.waitUntil("the canvas is painted") { try app.canvas.screenshot().pixel(2, 2) == red }
        let picture = try app.canvas.screenshot()
        #expect(picture.pixel(12 * scale, 12 * scale) == blue)
        #expect(picture.count(of: blue) == 400 * scale * scale)
        #expect(try app.screenshot().width == 800 * scale)
    }

    @Test func aResizedWindowHasItsNewSize() throws {
        let app = try probe()
        try app.resize(width: 640, height: 500)
        try app.waitUntil("the canvas follows") { try app.canvas.extents.width == 640 }
    }

    @Test func darkIsDark() throws {
        let (light, dark) = (try probe(), try probe(theme: .dark))
        #expect(try light.screenshot().pixel(780, 5).red > 200)
        try dark.waitUntil("the window is dark") { try dark.screenshot().pixel(780, 5).red < 100 }
    }

    @Test func aCriticalWarningEndsTheProgramAndIsKept() throws {
        let app = try probe()
        try app.press("Be Critical")
        #expect(try app.waitForExit() == .killed(signal: SIGTRAP))
        #expect(app.criticals.count == 1)
        #expect(throws: AppDriver.Failure.self) { try app.waitUntil("it answers") { false } }
    }

    @Test func anotherLibraryReadsThePictures() throws {
        let app = try probe()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("driver-picture.png")
        try app.screenshot().writePNG(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let check = try CommandRun(["--picture", file.path], executable: try ProbeProgram.executable())
        #expect(check.output == "800x600\n", "\(check.errors)")
    }
}
