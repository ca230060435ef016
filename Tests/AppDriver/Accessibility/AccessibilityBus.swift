import CAtspi
import Foundation

/// The accessibility bus of this process and libatspi's connection to it.
///
/// libatspi reads the bus's address once in a process. So this is the one thing that all drivers share;
/// the programs on it are told apart by their process.
final class AccessibilityBus: Sendable {
    /// Why the tree cannot be read.
    enum Failure: Error, CustomStringConvertible {
        case notConnected(address: String)

        var description: String {
            switch self {
            case .notConnected(let address): "libatspi cannot connect to the accessibility bus at \(address)"
            }
        }
    }

    private static let connection = Result { try AccessibilityBus() }

    /// The bus, started at the first call.
    static func shared() throws -> AccessibilityBus { try connection.get() }

    var address: String { bus.address }
    private let bus: MessageBus

    private init() throws {
        let bus = try MessageBus.accessibility()
        self.bus = bus
        try DriverThread.shared.run {
            setenv("AT_SPI_BUS_ADDRESS", bus.address, 1)
            guard atspi_init() <= 1 else { throw Failure.notConnected(address: bus.address) }
            atspi_set_timeout(3000, 3000)
        }
        // Statics are not released at the end of a process.
        atexit { AccessibilityBus.removeFiles() }
    }

    private static func removeFiles() {
        if case .success(let shared) = connection { shared.bus.removeFiles() }
    }

    /// The root of a program's tree, once the program is on the bus. On the driver's thread.
    func application(of process: pid_t) -> AccessibleNode? {
        guard let desktop = AccessibleNode(owning: atspi_get_desktop(0)) else { return nil }
        return (0..<desktop.childCount).lazy
            .compactMap { desktop.child(at: $0) }
            .first { $0.processIdentifier == Int(process) }
    }
}
