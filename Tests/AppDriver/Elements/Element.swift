import Foundation

/// Something in the program's windows, by name and role. It is looked up anew at each use, so it may be
/// named before it exists and survives its own replacement.
public struct Element: Sendable {
    let app: AppDriver
    /// From the outermost element to this one.
    let path: [ElementQuery]

    var query: ElementQuery { path[path.count - 1] }

    /// An element inside this one.
    public func element(_ name: String, role: Role? = nil) -> Element {
        Element(app: app, path: path + [ElementQuery(name: name, roles: role.map { [$0] } ?? [])])
    }

    /// Whether it is in the tree, on the screen or not.
    public var exists: Bool { get throws { try find(showingOnly: false) { _ in true } ?? false } }

    /// Whether a person can see it.
    public var isShowing: Bool { get throws { try find(showingOnly: true) { _ in true } ?? false } }

    /// Whether it has the focus.
    public var isFocused: Bool { get throws { try states.contains(.focused) } }

    public var states: Set<ElementState> { get throws { try read(\.states) } }
    public var role: Role { get throws { try read(\.role) } }

    /// Its accessible description, empty without one.
    public var summary: String { get throws { try read(\.summary) } }

    /// The text in an entry or on a label; the name of anything else.
    public var text: String { get throws { try read { $0.text ?? $0.name } } }

    /// How many code points stand before the caret of its text; nil for what has none.
    public var caret: Int? { get throws { try read(\.caret) } }

    /// The number of a slider, spin button or progress bar; nil for what has none.
    public var value: Double? { get throws { try read(\.value) } }

    /// Where it is on the screen, in the program's pixels.
    public var extents: ScreenRect { get throws { try read { $0.extents ?? ScreenRect(0, 0, 0, 0) } } }

    /// What shows directly inside it, in order: the rows of a list.
    public var children: [ElementSnapshot] { get throws { try read(\.showingChildren) } }

    /// A picture of it, in the screen's pixels.
    public func screenshot() throws -> Screenshot {
        let (extents, scale) = (try extents, app.scale)
        return try app.picture(
            of: ScreenRect(
                extents.x * scale, extents.y * scale, extents.width * scale, extents.height * scale))
    }

    /// Finds the node and reads it, both on the driver's thread; nil when there is none.
    func find<Value>(showingOnly: Bool, _ read: (AccessibleNode) throws -> Value) throws -> Value? {
        try DriverThread.shared.run {
            guard var tree = app.tree() else { return nil }
            for (index, query) in path.enumerated() {
                let isLast = index == path.count - 1
                guard let node = tree.first(query, showingOnly: showingOnly || !isLast) else { return nil }
                tree = AccessibleTree(root: node)
            }
            return try read(tree.root)
        }
    }

    /// Reads the node as soon as there is one: it may be on its way, or between two places.
    private func read<Value>(_ read: (AccessibleNode) -> Value) throws -> Value {
        let value: Value? = try Polling(timeout: app.timeout).first {
            if let value = try find(showingOnly: false, read) { return value }
            guard let status = app.exitStatus else { return nil }
            throw app.fail(.exited(waiting: "\(query) exists", status: status, stderr: app.stderr))
        }
        if let value { return value }
        throw missing()
    }

    /// The failure that says what is there instead.
    func missing() -> AppDriver.Failure {
        .noElement(
            query: path.map(\.description).joined(separator: " > "),
            showing: DriverThread.shared.run { app.tree()?.showingNames() } ?? [])
    }
}

/// What a child of an element was when it was asked.
public struct ElementSnapshot: Sendable, Hashable {
    public let name: String
    public let role: Role
    public let states: Set<ElementState>
    /// On the screen, in the program's pixels.
    public let extents: ScreenRect
}

extension AccessibleNode {
    var snapshot: ElementSnapshot {
        ElementSnapshot(name: name, role: role, states: states, extents: extents ?? ScreenRect(0, 0, 0, 0))
    }

    /// The children that are on the screen.
    var showingChildren: [ElementSnapshot] {
        (0..<childCount).compactMap { child(at: $0)?.snapshot }.filter { $0.states.contains(.showing) }
    }
}
