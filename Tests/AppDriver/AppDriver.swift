import Foundation

/// Runs the real program on a display and buses of its own, and does with it what a person does: looks for
/// things by their accessible name, presses, drags and types.
///
/// Every call waits until what it needs is there, for `timeout` seconds at most. Calls may come from any
/// thread; drivers on several threads do not disturb each other. The program is killed, and its servers with
/// it, when the driver is released or the process ends.
public final class AppDriver: Sendable {
    /// Seconds that calls wait before they fail.
    public let timeout: Double
    /// The home folder of the program; hand it to the next driver to restart in it.
    public var home: URL { testHome.folder }
    /// `CLOCK_MONOTONIC` just before the program was started, in nanoseconds.
    public var startTime: UInt64 { process.startTime }

    let scale: Int
    let display: VirtualDisplay
    // Safe: only the driver's thread follows it.
    nonisolated(unsafe) let keyboard: Keyboard
    let process: ChildProcess
    private let testHome: TestHome
    private let sessionBus: MessageBus
    /// Nil for a program that was started without.
    let accessibility: AccessibilityBus?

    /// The program that drivers start: `$DAUB_EXECUTABLE`, or `daub` from the build of the running tests.
    public static var executable: URL {
        ProcessInfo.processInfo.environment["DAUB_EXECUTABLE"].map { URL(fileURLWithPath: $0) }
            ?? BuiltProgram.url("daub")
    }

    /// Starts the program and waits until its window is on the screen and its tree can be read.
    ///
    /// - Parameters:
    ///   - environment: Added to a fresh environment with its own home.
    ///   - size: The window's, in the program's pixels; nil leaves what the program chose.
    ///   - scale: `GDK_SCALE`.
    ///   - font: Of the desktop, as Pango describes it, such as `Cantarell 18`; nil for GTK's own.
    ///   - language: As in `LANG`; the locale must be installed.
    ///   - isComposited: As on most desktops: the program draws shadows around its windows, which become larger
    ///     than what a person sees of them.
    ///   - home: Nil for a fresh folder that is removed at the end.
    ///   - isAccessible: Without, only windows, keys, pointer and pictures work.
    public init(
        executable: URL? = nil, arguments: [String] = [], environment: [String: String] = [:],
        size: ScreenSize? = ScreenSize(1000, 700), scale: Int = 1, animations: Bool = false,
        theme: Theme = .light, font: String? = nil, language: String = "C.UTF-8",
        isComposited: Bool = false, home: URL? = nil, isAccessible: Bool = true, timeout: Double = 20
    ) throws {
        let testHome = try TestHome(existing: home)
        let settings = DesktopSettings(theme: theme, animations: animations, font: font)
        try testHome.write(settings.keyFile, to: ".config/gtk-3.0/settings.ini")
        let (width, height) = (max(1600, size?.width ?? 0), max(1200, size?.height ?? 0))
        let display = try VirtualDisplay(
            size: ScreenSize(width * scale, height * scale), home: testHome)
        if isComposited { DriverThread.shared.run { display.announceCompositor() } }
        let sessionBus = try MessageBus.session(home: testHome)

        var variables = testHome.environment
        variables["DISPLAY"] = display.name
        variables["DBUS_SESSION_BUS_ADDRESS"] = sessionBus.address
        variables["LANG"] = language
        variables["GDK_BACKEND"] = "x11"
        variables["GDK_SCALE"] = String(scale)
        variables["G_DEBUG"] = "fatal-criticals"
        variables["GSETTINGS_BACKEND"] = "memory"
        variables["GTK_USE_PORTAL"] = "0"
        accessibility = isAccessible ? try AccessibilityBus.shared() : nil
        if let accessibility {
            variables["AT_SPI_BUS_ADDRESS"] = accessibility.address
        } else {
            variables["NO_AT_BRIDGE"] = "1"
        }
        process = try ChildProcess(
            (executable ?? Self.executable).path, arguments,
            environment: variables.merging(environment) { $1 }, logFolder: testHome.logs, label: "app")
        self.timeout = timeout
        self.scale = scale
        self.testHome = testHome
        self.display = display
        self.sessionBus = sessionBus
        keyboard = DriverThread.shared.run { Keyboard(display: display) }
        try waitForStart()
        if let size { try resize(width: size.width, height: size.height) }
    }

    deinit {
        // First the program, then the servers that it is connected to.
        process.kill()
    }

    private func waitForStart() throws {
        let patience = max(timeout, 15)
        try waitUntil("the window is on the screen", timeout: patience) {
            guard let window = topLevels.last else { return false }
            return DriverThread.shared.run {
                display.activate(window.identifier)
                return accessibility == nil || tree() != nil
            }
        }
    }

    /// The program's accessible objects, when it is on the bus. On the driver's thread.
    func tree() -> AccessibleTree? {
        accessibility?.application(of: process.identifier).map(AccessibleTree.init)
    }

    var topLevels: [VirtualDisplay.TopLevel] { DriverThread.shared.run { display.topLevels() } }
}
