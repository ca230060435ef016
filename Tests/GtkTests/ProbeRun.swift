import Foundation

@testable import AppDriver

/// One check of the probe program, run to its end on a display of its own and without any bus.
struct ProbeRun {
    let status: ExitStatus
    /// A line for each fact, then what GLib and GTK had to say.
    let report: String

    init(_ check: String, animations: Bool = false) throws {
        let home = try TestHome()
        let settings = DesktopSettings(theme: .light, animations: animations)
        try home.write(settings.keyFile, to: ".config/gtk-3.0/settings.ini")
        let display = try VirtualDisplay(size: ScreenSize(1024, 768), home: home)
        var environment = home.environment
        environment["DISPLAY"] = display.name
        environment["GDK_BACKEND"] = "x11"
        environment["G_DEBUG"] = "fatal-criticals"
        environment["GSETTINGS_BACKEND"] = "memory"
        environment["NO_AT_BRIDGE"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let run = try CommandRun(
            [check], executable: BuiltProgram.url("GtkProbe"), environment: environment, timeout: 300)
        status = run.status
        report = run.output + run.errors
        withExtendedLifetime(display) {}
    }
}
