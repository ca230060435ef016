import Canvas
import Gtk
import Localization
import PickerKit
import Popovers

/// The header bar: what can be done to the drawing at the left, a button for each picker at the right. What
/// does not fit is listed by an overflow button.
///
/// It is empty when it is made, so that the window can show; `fill` puts the buttons in.
@MainActor
final class Toolbar {
    let view = HeaderBar()
    lazy var newDrawing = Button(icon: "document-new-symbolic", name: tr("New Drawing"))
    lazy var undo = Button(icon: "edit-undo-symbolic", name: tr("Undo"))
    lazy var redo = Button(icon: "edit-redo-symbolic", name: tr("Redo"))
    /// Opens the list of what does not fit.
    lazy var more = Trigger(icon: "view-more-symbolic", name: tr("More")) { [weak self] in
        let content = OverflowContent(title: tr("More"), items: self?.overflow ?? []) { [weak self] in
            _ = Deferred.idle { self?.fit() }
        }
        self?.openOverflow = content
        return content
    }
    /// The list of what does not fit, while it is open.
    private weak var openOverflow: OverflowContent?
    /// Called with the tool that is taken up.
    var onTool: (@MainActor (any Tool) -> Void)?
    /// Called when other buttons show than before.
    var onFit: (@MainActor () -> Void)?

    private var toolButtons: [(tool: any Tool, button: ToggleButton)] = []
    /// What can be done, the tools, and the pickers.
    private var groups: [[ToolbarItem]] = []
    /// The box of each group, with the buttons that showed so far.
    private let boxes = (0..<3).map { _ in Box(.horizontal) }
    private var counts: [Int] = []
    private let start = YieldingBox(spacing: Toolbar.spacing)
    private let end = YieldingBox(spacing: Toolbar.spacing)
    private let title = Label("Daub")
    private var fittedWidth = 0
    private var buttonWidth = 0

    private static let spacing = 6

    /// - Parameters:
    ///   - triggers: of the pickers, from left to right.
    ///   - drawings: opens the list of drawings where it has no place of its own.
    ///   - menu: at the right end.
    func fill(_ triggers: [Trigger], drawings: Trigger, menu: Trigger) {
        view.showWindowButtons()
        title.addClass("title")
        title.setEllipsized()
        view.setTitle(title)
        for tool in Tools.all { addTool(tool) }
        groups = [actions, toolButtons.map { item(of: $0.tool, $0.button) }, items(triggers)]
        for box in boxes[0...1] { start.append(box) }
        end.append(boxes[2])
        view.appendAtStart(drawings.button)
        view.appendAtStart(start)
        view.appendAtEnd(menu.button)
        view.appendAtEnd(more.button)
        view.appendAtEnd(end)
        for trigger in [drawings, more, menu] { trigger.button.addClass("flat") }
        view.showAll()
        more.button.hide()
        drawings.button.hide()
        view.onSizeChange { [weak self] in self?.fitSoon() }
        fit()
    }

    /// Has buttons for these pickers from now on, from left to right.
    func setPickers(_ triggers: [Trigger]) {
        let new = items(triggers)
        guard !new.elementsEqual(groups[2], by: { $0.title == $1.title && $0.trigger === $1.trigger }) else {
            return
        }
        for trigger in groups[2].compactMap(\.trigger) where !triggers.contains(where: { $0 === trigger }) {
            trigger.made?.removeFromParent()
        }
        groups[2] = new
        counts = []
        fit()
    }

    private func items(_ triggers: [Trigger]) -> [ToolbarItem] {
        for trigger in triggers { trigger.standIn = more }
        return triggers.map(ToolbarItem.init)
    }

    private var actions: [ToolbarItem] {
        [(undo, tr("Undo")), (redo, tr("Redo")), (newDrawing, tr("New Drawing"))].map { button, title in
            ToolbarItem(title: title, button: button) { button.press() }
        }
    }

    private func addTool(_ tool: any Tool) {
        let button = ToggleButton(icon: tool.icon, name: tool.name)
        button.setTooltip("\(tool.name) (\(tool.key.uppercased()))")
        button.onToggle { [weak self] in self?.take(tool) }
        toolButtons.append((tool, button))
    }

    private func item(of tool: any Tool, _ button: ToggleButton) -> ToolbarItem {
        ToolbarItem(
            title: tool.name, button: button, isChecked: { [weak button] in button?.isActive ?? false },
            action: { [weak self] in self?.take(tool) })
    }

    func show(_ tool: any Tool) {
        for (other, button) in toolButtons { button.setActive(other.id == tool.id) }
    }

    private func take(_ tool: any Tool) {
        show(tool)
        onTool?(tool)
    }

    /// Puts the first buttons of a group into its box, in order, and shows them.
    private func place(_ items: ArraySlice<ToolbarItem>, in box: Box) {
        for (index, item) in items.enumerated() {
            let button = item.button
            if !button.hasParent {
                // Quiet, as in today's GNOME, and quicker to draw: GTK draws the whole window anew for a popover.
                button.addClass("flat")
                button.keepsFocusOnPress()
                button.showAll()
                box.append(button)
            }
            box.reorder(button, to: index)
            button.show()
        }
    }

    // MARK: Fitting

    /// What there is no room for, in the toolbar's order.
    private var overflow: [ToolbarItem] {
        zip(groups, counts).flatMap { $0.dropFirst($1) }
    }

    private func fitSoon() {
        guard view.width != fittedWidth else { return }
        fittedWidth = view.width
        view.onNextFrame { [weak self] in self?.fit() }
    }

    /// Shows as many buttons as the bar has room for.
    func fit() {
        guard !groups.isEmpty, view.width > 1 else { return }
        buttonWidth = max(buttonWidth, newDrawing.naturalSize.width, more.button.naturalSize.width)
        let taken = [start, end, title, more.button].reduce(0) { $0 + $1.naturalSize.width }
        let moreSpacing = more.button.isVisible ? Self.spacing : 0
        // The title gives way to buttons.
        let room = view.width - (view.naturalSize.width - taken) + moreSpacing
        let widths = groups.map { group in group.map { _ in buttonWidth } }
        let counts = ToolbarFit.counts(widths, room: room, overflowWidth: buttonWidth + Self.spacing)
        let isFull = zip(groups, counts).contains { $0.count > $1 }
        // What hangs on the button keeps it.
        let hasMore = isFull || more.button.isActive
        guard counts != self.counts || hasMore != more.button.isVisible else { return }
        self.counts = counts
        // First comes what popovers may hang on, and they are told; then goes what they hung on.
        more.button.isVisible = hasMore
        title.isVisible = !isFull
        for (index, (group, count)) in zip(groups, counts).enumerated() {
            for (place, item) in group.enumerated() {
                item.trigger?.isTuckedAway = place >= count
            }
            place(group.prefix(count), in: boxes[index])
        }
        onFit?()
        for (group, count) in zip(groups, self.counts) {
            for item in group.dropFirst(count) { item.madeButton?.hide() }
        }
        more.button.isVisible = isFull || more.button.isActive
        openOverflow?.show(overflow)
    }
}
