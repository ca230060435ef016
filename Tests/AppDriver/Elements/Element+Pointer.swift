import Foundation

extension Element {
    /// Clicks its middle, once it shows, is sensitive and keeps still; scrolls to it where it is cut off.
    /// Returns `CLOCK_MONOTONIC` just before the button went down, in nanoseconds.
    @discardableResult
    public func press(button: PointerButton = .left, clicks: Int = 1) throws -> UInt64 {
        try click(button: button, clicks: clicks) { $0.visible.center }
    }

    /// Clicks at a place inside it, from its top left, in the program's pixels.
    @discardableResult
    public func press(at place: ScreenPoint, button: PointerButton = .left, clicks: Int = 1) throws -> UInt64
    {
        try click(button: button, clicks: clicks) { $0.extents.origin + place }
    }

    private func click(button: PointerButton, clicks: Int, at place: (Sighting) -> ScreenPoint) throws
        -> UInt64
    {
        let sighting = try reveal(mustBeSensitive: true)
        return DriverThread.shared.run {
            app.display.click(button, at: app.pixels(place(sighting)), count: clicks)
        }
    }

    /// Moves the pointer over it, from its top left; over its middle without a place.
    public func hover(at place: ScreenPoint? = nil) throws {
        let sighting = try reveal(mustBeSensitive: false)
        let point = place.map { sighting.extents.origin + $0 } ?? sighting.visible.center
        DriverThread.shared.run { app.display.movePointer(to: app.pixels(point)) }
    }

    /// Drags from place to place, both from its top left in the program's pixels, by `steps` equal moves.
    public func drag(
        from start: ScreenPoint, to end: ScreenPoint, steps: Int = 20, button: PointerButton = .left
    ) throws {
        let moves = (0...max(1, steps)).map { step in
            let part = Double(step) / Double(max(1, steps))
            return ScreenPoint(
                start.x + Int((Double(end.x - start.x) * part).rounded()),
                start.y + Int((Double(end.y - start.y) * part).rounded()))
        }
        try drag(along: moves, button: button)
    }

    /// Drags through the places, from its top left in the program's pixels, at the pace of a hand: GTK merges
    /// moves that come within one frame, so moves without time between them would be no stroke.
    public func drag(along places: [ScreenPoint], button: PointerButton = .left) throws {
        let secondsBetweenMoves = 0.008
        let origin = try reveal(mustBeSensitive: true).extents.origin
        for (index, place) in places.enumerated() {
            DriverThread.shared.run {
                app.display.movePointer(to: app.pixels(origin + place))
                if index == 0 { app.display.setButton(button, down: true) }
            }
            // The pace of a hand.
            Thread.sleep(forTimeInterval: secondsBetweenMoves)
        }
        DriverThread.shared.run { app.display.setButton(button, down: false) }
    }

    /// Turns the wheel over its middle: down by as many notches, up where negative.
    public func scroll(notches: Int) throws {
        try hover()
        turnWheel(notches: notches)
    }

    func turnWheel(notches: Int) {
        DriverThread.shared.run {
            app.display.turnWheel(notches < 0 ? .up : .down, notches: abs(notches))
        }
    }
}
