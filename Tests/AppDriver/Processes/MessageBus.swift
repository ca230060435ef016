import Foundation

/// A private `dbus-daemon`.
final class MessageBus: Sendable {
    /// Why there is no bus.
    enum Failure: Error, CustomStringConvertible {
        case noAddress(errors: String)

        var description: String {
            switch self {
            case .noAddress(let errors): "dbus-daemon printed no address; it said: \(errors)"
            }
        }
    }

    let address: String
    private let process: ChildProcess
    private let home: TestHome
    private let session: MessageBus?

    private init(configuration: String, home: TestHome, label: String, session: MessageBus? = nil) throws {
        let socket = "unix:path=" + home.runtime.appendingPathComponent(label).path
        var environment = home.environment
        environment["GSETTINGS_BACKEND"] = "memory"
        if let session {
            // For the registry that the bus starts: it reads the tree's bus here, and ends with the session.
            environment["AT_SPI_BUS_ADDRESS"] = socket
            environment["DBUS_SESSION_BUS_ADDRESS"] = session.address
        }
        let process = try ChildProcess(
            "dbus-daemon",
            [
                "--config-file=\(configuration)", "--nofork", "--nopidfile", "--print-address=1",
                "--address=\(socket)",
            ],
            environment: environment, logFolder: home.logs, label: label)
        let line = Polling(timeout: 10, interval: 0.002).first {
            process.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().first
        }
        guard let line else { throw Failure.noAddress(errors: process.errors) }
        address = String(line)
        self.process = process
        self.home = home
        self.session = session
    }

    /// Removes its folder while it runs; for the end of the process.
    func removeFiles() { home.remove() }

    /// A session bus with nobody on it: what a program asks of portals or settings daemons is refused at once,
    /// the same on every machine.
    static func session(home: TestHome) throws -> MessageBus {
        let file = home.logs.appendingPathComponent("session.conf")
        try sessionConfiguration.write(to: file, atomically: true, encoding: .utf8)
        return try MessageBus(configuration: file.path, home: home, label: "session-bus")
    }

    /// The accessibility bus, as `at-spi-bus-launcher` would start it. It starts the registry by itself.
    static func accessibility() throws -> MessageBus {
        let home = try TestHome()
        return try MessageBus(
            configuration: "/usr/share/defaults/at-spi2/accessibility.conf", home: home,
            label: "accessibility-bus", session: session(home: home))
    }

    private static let sessionConfiguration = """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:tmpdir=/tmp</listen>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """
}
