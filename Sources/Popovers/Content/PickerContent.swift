import Gtk
import PickerKit

/// A picker in a popover or a sheet: draws the picker's screens and carries values to and from its session.
public final class PickerContent: ContentController {
    private var session: PickerSession
    private let pictures: (any PictureRenderer)?
    private let sizes: ScreenSizes
    /// Whether the picker ever let a person wait: one that answers at once needs no size to be remembered.
    private var hasWaited = false
    private let stack = ScreenStack()
    /// The screens that are open, the one that shows last.
    private var pages: [ScreenPage] = []
    /// What had the focus on each screen when the next one was pushed.
    private var rows: [FocusMemory?] = []
    private var room: Room?

    /// - Parameters:
    ///   - pictures: draws the cells that are SVG; without it they show their titles.
    ///   - sizes: of this picker's screens and of others', from one popover to the next.
    public init(
        _ session: PickerSession, pictures: (any PictureRenderer)? = nil, sizes: ScreenSizes = ScreenSizes()
    ) {
        self.session = session
        self.pictures = pictures
        self.sizes = sizes
        let screen = session.screen
        super.init(title: screen.title, view: stack.view)
        view.addClass("picker")
        for depth in 0...session.path.count { open(depth == 0 ? nil : session.path[depth - 1]) }
        pages.last?.show(screen)
        listen()
    }

    private func listen() {
        session.onChange = { [weak self] in self?.follow() }
        session.onFinish = { [weak self] in self?.dismiss(.selection) }
    }

    private func stopListening() {
        session.onChange = nil
        session.onFinish = nil
    }

    /// Goes on with another version of the picker, where the person stands; nothing where it is closing already.
    public func adopt(_ picker: any Picker, host: any AttributeHost) {
        guard !session.isOver else { return }
        stopListening()
        let name = session.picker.descriptor.title
        session = session.resume(with: picker, host: host)
        listen()
        follow()
        guard picker.descriptor.title != name else { return }
        title = picker.descriptor.title
        screenDidChange()
    }

    /// Goes on to a screen of the picker.
    public func push(_ screen: String) {
        session.push(screen)
        follow()
    }

    private var actions: ControlActions {
        ControlActions(
            pictures: pictures,
            change: { [weak self] attribute, value in
                self?.session.change(attribute, to: value)
                self?.follow()
            },
            choose: { [weak self] attribute, value in
                self?.finish(self?.session.choose(value, for: attribute))
            },
            tryOut: { [weak self] attribute, value in self?.session.tryOut(value, for: attribute) },
            settle: { [weak self] attribute, value in
                self?.session.change(attribute, to: value)
                self?.session.settle()
                self?.follow()
            },
            push: { [weak self] screen in
                self?.session.push(screen)
                self?.follow()
            },
            press: { [weak self] button in self?.finish(self?.session.press(button: button)) },
            remember: { [weak self] key, value in
                self?.session.remember(value, as: key)
                self?.follow()
            })
    }

    private func finish(_ closes: Bool?) {
        if closes == true { dismiss(.selection) } else { follow() }
    }

    public override var isComplete: Bool { !session.isWaiting }

    public override func didAppear() { pages.last?.focusFirst() }

    public override func willDisappear(reason: DismissReason) {
        stopListening()
        if reason == .escape { session.cancel() } else { session.commit() }
    }

    // MARK: Screens

    /// Shows what the session is at: the same screen with other values, or another one.
    private func follow() {
        let shown = pages.dropFirst().map { $0.id ?? "" }
        let path = session.path
        guard shown != path else {
            showPage()
            return
        }
        let common = zip(shown, path).prefix { $0 == $1 }.count
        if common < shown.count { leave(from: common + 1) }
        for id in path.dropFirst(common) {
            rows[pages.count - 1] = focus
            open(id)
        }
        showPage()
        screenDidChange()
        if common == path.count, let row = rows[common], row.restore() { return }
        pages.last?.focusFirst()
    }

    private func showPage() {
        guard let page = pages.last else { return }
        let wasBlank = page.placeholder != nil
        page.show(session.screen)
        guard let room else { return }
        fit(room)
        // While it was waited for there was nothing to take the focus.
        if wasBlank, page.placeholder == nil { page.focusFirst() }
    }

    private func open(_ id: String?) {
        let page = ScreenPage(id: id, actions)
        pages.append(page)
        rows.append(nil)
        stack.push(page.view)
    }

    private func leave(from depth: Int) {
        let left = pages[depth...].map(\.view)
        pages.removeLast(left.count)
        rows.removeLast(left.count)
        if let page = pages.last { stack.pop(to: page.view, leaving: left) }
    }

    public override var pushedTitle: String? { pages.count > 1 ? pages.last?.title : nil }

    public override func popScreen() -> Bool {
        guard session.pop() else { return false }
        follow()
        return true
    }

    public override func stepBack() -> Bool {
        pages.last?.clearSearch() == true || pages.last?.fold() == true || popScreen()
    }

    // MARK: Scrolling

    public override var scrollers: [ScrollView]? { pages.map(\.scroll) }

    public override func fit(_ room: Room) {
        self.room = room
        guard let page = pages.last else { return }
        let picker = session.picker.descriptor.id
        let isBlank = session.isBlank
        page.placeholder = isBlank ? sizes.placeholder(for: page.id, of: picker, within: room) : nil
        page.fit(room)
        hasWaited = hasWaited || isBlank
        guard hasWaited, !isBlank, !session.tellsOfFailure else { return }
        sizes.remember(page.naturalSize, of: page.id, of: picker)
    }

    public override func keepFocusInSight() -> (@MainActor () -> Void)? { pages.last?.keepFocusInSight() }
}
