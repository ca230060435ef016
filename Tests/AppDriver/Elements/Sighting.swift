/// Where an element was when it was last looked for, and what stands between it and a press.
struct Sighting: Equatable {
    var extents: ScreenRect
    var states: Set<ElementState>
    /// The extents of the scrolled area around it.
    var viewport: ScreenRect?
    /// What brings it into the viewport.
    var turn: WheelTurn?

    init(extents: ScreenRect, states: Set<ElementState>, viewport: ScreenRect?) {
        self.extents = extents
        self.states = states
        self.viewport = viewport
    }

    /// The part of it that can be pressed: what is larger than its viewport is cut to it.
    var visible: ScreenRect { viewport.map { extents.intersection($0) } ?? extents }

    /// Whether the middle of it can be pressed, or of its visible part where it is larger than its viewport.
    var isInView: Bool {
        guard let viewport else { return true }
        guard extents.isPlaced else { return false }
        let isLarger = extents.width > viewport.width || extents.height > viewport.height
        return isLarger ? !visible.isEmpty : viewport.contains(extents.center)
    }

    /// Why it cannot be pressed; nil when it can.
    func problem(mustBeSensitive: Bool) -> String? {
        if !isInView { return "it stays outside the scrolled area around it" }
        if !states.contains(.showing) { return "it does not show" }
        if mustBeSensitive && !states.contains(.sensitive) { return "it is not sensitive" }
        return nil
    }
}

/// Some notches of the wheel in one direction.
struct WheelTurn: Equatable {
    let direction: VirtualDisplay.WheelNotch
    let notches: Int

    /// One notch towards a place beside the viewport.
    init(from viewport: ScreenRect, to extents: ScreenRect) {
        let target = extents.center
        notches = 1
        if target.y < viewport.y {
            direction = .up
        } else if target.y >= viewport.y + viewport.height {
            direction = .down
        } else {
            direction = target.x < viewport.x ? .left : .right
        }
    }

    /// Towards a row that is so many rows below (or right), or above where negative. A notch is about a row;
    /// half of the way leaves room for what is not.
    init(isHorizontal: Bool, rows: Int) {
        notches = max(1, min(20, abs(rows) / 2))
        switch (isHorizontal, rows < 0) {
        case (true, true): direction = .left
        case (true, false): direction = .right
        case (false, true): direction = .up
        case (false, false): direction = .down
        }
    }
}
