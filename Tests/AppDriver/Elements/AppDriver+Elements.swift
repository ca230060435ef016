/// Finding things in the program's windows by their accessible name.
extension AppDriver {
    /// The element with the name; where several have it, one that shows before one that does not.
    public func element(_ name: String, role: Role? = nil) -> Element {
        Element(app: self, path: [ElementQuery(name: name, roles: role.map { [$0] } ?? [])])
    }

    /// The list, tree, table or grid with the name.
    public func list(_ name: String) -> Element {
        Element(app: self, path: [ElementQuery(name: name, roles: Role.lists)])
    }

    /// The dialog, popover or sheet with the name.
    public func dialog(_ name: String) -> Element { element(name, role: .dialog) }

    /// The drawing under the person's hand.
    public var canvas: Element { element("Canvas") }

    /// The button, entry or row with the name: not the popover or the heading that share it.
    public func control(_ name: String) -> Element {
        Element(app: self, path: [ElementQuery(name: name, preferred: Role.pressable)])
    }

    /// Clicks the middle of the control with the name, once it shows and is sensitive.
    /// Returns `CLOCK_MONOTONIC` just before the button went down, in nanoseconds.
    @discardableResult
    public func press(_ name: String, button: PointerButton = .left, clicks: Int = 1) throws -> UInt64 {
        try control(name).press(button: button, clicks: clicks)
    }

    /// The names of everything on the screen.
    public func showingNames() -> [String] {
        DriverThread.shared.run { tree()?.showingNames() } ?? []
    }
}
