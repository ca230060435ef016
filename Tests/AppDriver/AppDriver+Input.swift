import Foundation

/// What a person does with keys, windows and eyes.
extension AppDriver {
    /// Types the text into whatever has the focus.
    public func type(_ text: String) throws {
        for scalar in text.unicodeScalars { try key(Key(scalar)) }
    }

    /// Presses a key, with modifiers held.
    public func key(_ key: Key, modifiers: Modifiers = []) throws {
        try activateTopWindow()
        try DriverThread.shared.run { try keyboard.press(key, modifiers: modifiers) }
    }

    /// The name of the shape that the pointer has; nil for one without a name.
    public var pointerShape: String? { DriverThread.shared.run { display.pointerShape } }

    /// Holds modifiers while the body presses and drags.
    public func holding(_ modifiers: Modifiers, _ body: () throws -> Void) throws {
        try activateTopWindow()
        DriverThread.shared.run { keyboard.set(modifiers, down: true) }
        defer { DriverThread.shared.run { keyboard.set(modifiers, down: false) } }
        try body()
    }

    /// Moves the pointer to a place in the main window, from its top left, in the program's pixels. What is there
    /// is not looked for: where that is known, this also does without accessibility.
    public func movePointer(to place: ScreenPoint) throws {
        guard let origin = windowFrame?.origin else { throw fail(.noWindow) }
        DriverThread.shared.run { display.movePointer(to: pixels(origin + place)) }
    }

    /// Presses a button of the pointer where that is, or lets it go.
    public func setButton(_ button: PointerButton = .left, down: Bool) throws {
        try activateTopWindow()
        DriverThread.shared.run { display.setButton(button, down: down) }
    }

    /// Turns the wheel where the pointer is: down by as many notches, up where negative.
    public func turnWheel(notches: Int) throws {
        try activateTopWindow()
        DriverThread.shared.run {
            display.turnWheel(notches < 0 ? .up : .down, notches: abs(notches))
        }
    }

    /// Gives the main window (the lowest) a new size in the program's pixels, and waits until it has it and the
    /// program has laid out what is in it.
    public func resize(width: Int, height: Int) throws {
        guard let window = topLevels.first else { throw fail(.noWindow) }
        let size = ScreenSize(width * scale, height * scale)
        DriverThread.shared.run { display.resize(window.identifier, to: size) }
        try waitUntil("the window is \(width)x\(height)") {
            topLevels.first?.frame.size == size && isLaidOut(as: ScreenSize(width, height))
        }
    }

    private func isLaidOut(as size: ScreenSize) -> Bool {
        accessibility == nil
            || DriverThread.shared.run {
                guard let windows = tree()?.root else { return false }
                return (0..<windows.childCount).contains { windows.child(at: $0)?.extents?.size == size }
            }
    }

    /// The titles of the windows, bottom to top.
    public var windowTitles: [String] { topLevels.map(\.title) }

    /// Where the main window is, in the program's pixels.
    public var windowFrame: ScreenRect? {
        topLevels.first.map {
            ScreenRect(
                $0.frame.x / scale, $0.frame.y / scale, $0.frame.width / scale, $0.frame.height / scale)
        }
    }

    /// A picture of the main window with what lies over it, in the screen's pixels: `scale` times the program's.
    public func screenshot() throws -> Screenshot {
        guard let frame = topLevels.first?.frame else { throw fail(.noWindow) }
        return try picture(of: frame)
    }

    /// A picture of what an element covers, at a scale of 1.
    public func screenshot(of element: Element) throws -> Screenshot { try picture(of: element.extents) }

    func picture(of frame: ScreenRect) throws -> Screenshot {
        guard let picture = DriverThread.shared.run({ display.image(of: frame) }) else {
            throw fail(
                .timedOut(waiting: "a picture can be taken", reason: "nothing of \(frame) is on the screen"))
        }
        return picture
    }

    /// The program's accessible objects as text, a line each.
    public func accessibleTree() -> String {
        DriverThread.shared.run { tree()?.dump() } ?? ""
    }

    private func activateTopWindow() throws {
        guard let window = topLevels.last else { throw fail(.noWindow) }
        DriverThread.shared.run { display.activate(window.identifier) }
    }

    /// Gives focus to the window that holds the node, and raises it. On the driver's thread.
    func activateWindow(of node: AccessibleNode) {
        var current: AccessibleNode? = node
        var title: String?
        while let ancestor = current {
            if Role.topLevels.contains(ancestor.role) { title = ancestor.name }
            current = ancestor.parent
        }
        let windows = display.topLevels()
        guard let window = windows.last(where: { $0.title == title }) ?? windows.last else { return }
        display.activate(window.identifier)
    }

    func pixels(_ point: ScreenPoint) -> ScreenPoint { ScreenPoint(point.x * scale, point.y * scale) }
}
