import Gtk
import Ink
import PickerKit
import Popovers

/// The first frame of a popover has what it shows and no more: the window below it is not drawn anew, and controls
/// below a list that takes all the room come after, without the popover growing for them.
@MainActor
func checkFirstFrame(_ facts: Facts, _ application: Application) {
    let stage = Stage(application)
    let host = EmptyHost()
    let end = EndCount()
    let trigger = Trigger(icon: "color-select-symbolic", name: "Long", delegate: end) {
        PickerContent(PickerSession(LongColorPicker(), host: host))
    }
    stage.add(trigger)
    let below = CountingView()
    stage.addAtBottom(below)
    stage.show()
    facts.expect(MainLoop.run(within: .seconds(10)) { below.draws > 0 }, "the window is drawn")
    var width: Int?
    var controls = 0
    stage.presenter.onPainted = { content in
        width = content.view.width
        controls = Object.liveCount
    }
    func open() {
        width = nil
        trigger.press()
        facts.expect(MainLoop.run(within: .seconds(10)) { width != nil }, "the popover is painted")
    }
    func close() {
        stage.presenter.dismissAll()
        facts.expect(MainLoop.run(within: .seconds(10)) { end.count > 0 }, "it is gone")
        MainLoop.settle()
        end.count = 0
    }
    // The first one also draws the window as one that is in use.
    open()
    close()
    let draws = below.draws
    open()
    facts.expect(
        MainLoop.run(within: .seconds(10)) { Object.liveCount > controls + 4 }, "other controls come after it"
    )
    MainLoop.settle()
    facts.expect(
        stage.presenter.presented?.view.width ?? 0, is: width ?? -1, "the popover is as wide as before")
    facts.expect(width.map { $0 > 300 } ?? false, "it is as wide as what came after needs")
    facts.expect(below.draws, is: draws, "what it does not lie over is not drawn anew")
    close()
    withExtendedLifetime(host) {}
}

/// Counts the popovers that are gone.
@MainActor
private final class EndCount: PopoverDelegate {
    var count = 0

    func popoverDidDismiss(_ content: ContentController, reason: DismissReason) { count += 1 }
}

/// Counts how often it is drawn.
private final class CountingView: DrawingView {
    private(set) var draws = 0

    init() {
        super.init(role: .panel)
        setMinimumSize(width: 40, height: 20)
    }

    override func draw(_ cairo: CairoHandle) { draws += 1 }
}

/// A list that is longer than any window is high, narrow, with a wide grid and a row to press below it.
private struct LongColorPicker: Picker {
    let descriptor = PickerDescriptor(
        id: "org.example.long-colors", title: "Long", summary: "", icon: "color-select-symbolic",
        slot: .canvas,
        order: 0, attributes: [AttributeDeclaration("stroke", .paint, default: "#000000")], commit: .onSelect)

    func content(for context: PickerContext) -> Screen {
        let colors = (0..<100).map { Paint.color(Color(hex: UInt32($0 * 7000))) }
        let rows = colors.map { ListControl.Row(value: .paint($0), title: "Row", swatch: $0) }
        let cells = colors.map { GridControl.Cell(value: .paint($0), title: "Cell", swatch: $0) }
        return Screen(
            title: descriptor.title,
            controls: [
                .list(ListControl(id: "list", name: "Colors", attribute: "stroke", rows: rows)),
                .link(LinkControl(id: "link", title: "More", screen: "more")),
                .grid(GridControl(id: "grid", name: "Grid", attribute: "stroke", columns: 10, cells: cells)),
            ])
    }
}
