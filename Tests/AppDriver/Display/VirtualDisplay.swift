import CXTest
import Foundation

/// An X server of its own (Xvfb) and the connection that presses its keys and buttons.
///
/// There is no window manager: the driver gives focus and raises windows itself. The connection is used on
/// the driver's thread only. All coordinates here are the server's pixels.
final class VirtualDisplay: Sendable {
    /// Why there is no display.
    enum Failure: Error, CustomStringConvertible {
        case notStarted(errors: String)
        case notReachable(name: String)

        var description: String {
            switch self {
            case .notStarted(let errors): "Xvfb told no display number; it said: \(errors)"
            case .notReachable(let name): "cannot connect to display \(name)"
            }
        }
    }

    /// As in `DISPLAY`: `:7`.
    let name: String
    let size: ScreenSize
    private let server: ChildProcess
    // Safe: only the driver's thread follows the pointer.
    nonisolated(unsafe) let connection: OpaquePointer
    let root: Window

    init(size: ScreenSize, home: TestHome) throws {
        let server = try ChildProcess(
            "Xvfb",
            [
                "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24", "-nolisten", "tcp",
                "-noreset", "-dpi", "96",
            ],
            environment: home.environment, logFolder: home.logs, label: "xvfb")
        let number = Polling(timeout: 15, interval: 0.005).first {
            server.output.hasSuffix("\n")
                ? server.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
        }
        guard let number, !number.isEmpty else { throw Failure.notStarted(errors: server.errors) }
        let name = ":\(number)"
        self.name = name
        self.size = size
        self.server = server
        let opened: (OpaquePointer, Window)? = DriverThread.shared.run {
            // A window may close between being listed and being asked: Xlib's own handler would end the tests.
            XSetErrorHandler { _, _ in 0 }
            return XOpenDisplay(name).map { ($0, XDefaultRootWindow($0)) }
        }
        guard let opened else { throw Failure.notReachable(name: name) }
        (connection, root) = opened
    }

    deinit {
        // Before the server goes: a connection that breaks makes Xlib end the process.
        DriverThread.shared.run { [connection] in _ = XCloseDisplay(connection) }
        server.kill()
    }

    /// Waits until the server has done everything asked so far.
    func synchronize() { XSync(connection, 0) }

    /// A picture of a part of the screen, cut to it; nil when nothing of it is on the screen.
    func image(of area: ScreenRect) -> Screenshot? {
        let (left, top) = (max(area.x, 0), max(area.y, 0))
        let width = min(area.x + area.width, size.width) - left
        let height = min(area.y + area.height, size.height) - top
        guard width > 0, height > 0 else { return nil }
        let everyPlane = ~UInt(0)
        guard
            let image = XGetImage(
                connection, root, Int32(left), Int32(top), UInt32(width), UInt32(height), everyPlane, ZPixmap)
        else { return nil }
        defer { _ = image.pointee.f.destroy_image(image) }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            let line = UnsafeRawPointer(image.pointee.data + row * Int(image.pointee.bytes_per_line))
            for column in 0..<width {
                pixels.append(line.load(fromByteOffset: column * 4, as: UInt32.self) & 0xff_ffff)
            }
        }
        return Screenshot(width: width, height: height, pixels: pixels)
    }
}
