import Gtk

/// Screens of which the last one shows. A pushed one slides in over the others; one that is popped slides out
/// and is destroyed.
@MainActor
final class ScreenStack {
    let view = Stack()
    private var leaving: [Widget] = []

    init() {
        view.followVisibleChild()
        view.onSlideEnd { [weak self] in self?.destroyLeft() }
    }

    func push(_ screen: Widget) {
        let isFirst = !view.isMapped
        view.add(screen)
        screen.showAll()
        view.show(screen, slide: isFirst ? .none : .forward)
    }

    /// Goes back to a screen below, and leaves those above it.
    func pop(to screen: Widget, leaving screens: [Widget]) {
        leaving += screens
        view.show(screen, slide: .back)
        // Not here: one of them may be handling what led back.
        _ = Deferred.idle { [weak self] in self?.destroyLeft() }
    }

    private func destroyLeft() {
        guard !view.isSliding else { return }
        leaving.forEach { $0.destroy() }
        leaving = []
    }
}
