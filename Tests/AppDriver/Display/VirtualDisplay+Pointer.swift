import CXTest
import Foundation

/// A button of the pointer.
public enum PointerButton: UInt32, Sendable {
    case left = 1
    case middle = 2
    case right = 3
}

extension VirtualDisplay {
    /// The direction of one notch of the wheel, as the X button that means it.
    enum WheelNotch: UInt32 {
        case up = 4
        case down = 5
        case left = 6
        case right = 7
    }

    /// The name of the shape that the pointer has; nil for one without a name.
    var pointerShape: String? {
        guard let image = XFixesGetCursorImage(connection) else { return nil }
        defer { XFree(image) }
        return image.pointee.name.map { String(cString: $0) }
    }

    func movePointer(to point: ScreenPoint) {
        XTestFakeMotionEvent(connection, -1, Int32(point.x), Int32(point.y), 0)
        synchronize()
    }

    func setButton(_ button: PointerButton, down: Bool) {
        XTestFakeButtonEvent(connection, button.rawValue, down ? 1 : 0, 0)
        synchronize()
    }

    /// Moves there and clicks. Returns `CLOCK_MONOTONIC` just before the button goes down, in nanoseconds.
    func click(_ button: PointerButton, at point: ScreenPoint, count: Int) -> UInt64 {
        movePointer(to: point)
        let time = monotonicTime()
        for _ in 0..<count {
            setButton(button, down: true)
            setButton(button, down: false)
        }
        return time
    }

    func turnWheel(_ direction: WheelNotch, notches: Int = 1) {
        for _ in 0..<notches {
            XTestFakeButtonEvent(connection, direction.rawValue, 1, 0)
            XTestFakeButtonEvent(connection, direction.rawValue, 0, 0)
        }
        synchronize()
    }
}
