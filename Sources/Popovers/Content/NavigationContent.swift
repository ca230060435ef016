import Gtk

/// Contents of which one leads to the next: each that is pushed is a screen over the one before.
open class NavigationContent: ContentController {
    private struct Level {
        let content: ContentController
        let frame: ContentFrame
        /// What had the focus when the next level was pushed.
        var row: FocusMemory?
    }

    private let stack = ScreenStack()
    private var levels: [Level] = []
    private var room: Room?

    public init(_ root: ContentController) {
        super.init(title: root.title, view: stack.view)
        add(root)
    }

    private func add(_ content: ContentController) {
        content.parent = self
        let frame = ContentFrame(content)
        levels.append(Level(content: content, frame: frame))
        stack.push(frame.view)
    }

    /// Goes on to another content.
    public func push(_ content: ContentController) {
        levels[levels.count - 1].row = focus
        content.willAppear()
        add(content)
        if let room { fit(room) }
        screenDidChange()
        content.didAppear()
    }

    private var top: ContentController? { levels.last?.content }

    open override func willAppear() { top?.willAppear() }
    open override func didAppear() { top?.didAppear() }
    open override func willDisappear(reason: DismissReason) {
        for level in levels.reversed() { level.content.willDisappear(reason: reason) }
    }
    open override func didDisappear(reason: DismissReason) {
        for level in levels.reversed() { level.content.didDisappear(reason: reason) }
    }

    open override var isModal: Bool { top?.isModal ?? false }
    open override var pushedTitle: String? {
        levels.count > 1 ? top?.pushedTitle ?? top?.title : top?.pushedTitle
    }

    /// Goes back within the content that shows, or from it; what was picked in it is kept.
    open override func popScreen() -> Bool { top?.popScreen() == true || pop(.trigger) }

    /// As Escape does: what was picked in the content that is left is not kept.
    open override func stepBack() -> Bool { top?.stepBack() == true || pop(.escape) }

    private func pop(_ reason: DismissReason) -> Bool {
        guard levels.count > 1, let left = levels.popLast(), let below = levels.last else { return false }
        left.content.willDisappear(reason: reason)
        stack.pop(to: below.frame.view, leaving: [left.frame.view])
        left.content.didDisappear(reason: reason)
        left.content.parent = nil
        if let room { fit(room) }
        screenDidChange()
        if below.row?.restore() != true { below.content.view.focusFirst() }
        return true
    }

    open override var scrollers: [ScrollView]? { levels.flatMap(\.frame.scrollers) }

    open override func fit(_ room: Room) {
        self.room = room
        levels.last?.frame.fit(room)
    }
}
