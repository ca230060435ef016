import Gtk
import Ink
import PickerKit
import Popovers

/// The first frame of a popover has what it shows and no more: controls below a list that takes all the room come
/// after it, and the popover does not grow for them.
@MainActor
func checkFirstFrame(_ facts: Facts, _ application: Application) {
    let stage = Stage(application)
    let host = EmptyHost()
    let trigger = Trigger(icon: "color-select-symbolic", name: "Long") {
        PickerContent(PickerSession(LongColorPicker(), host: host))
    }
    stage.add(trigger)
    stage.show()
    var width: Int?
    var controls = 0
    stage.presenter.onPainted = { content in
        width = content.view.width
        controls = Object.liveCount
    }
    trigger.press()
    facts.expect(MainLoop.run(within: .seconds(10)) { width != nil }, "the popover is painted")
    facts.expect(
        MainLoop.run(within: .seconds(10)) { Object.liveCount > controls + 4 }, "other controls come after it"
    )
    MainLoop.settle()
    facts.expect(
        stage.presenter.presented?.view.width ?? 0, is: width ?? -1, "the popover is as wide as before")
    facts.expect(width.map { $0 > 300 } ?? false, "it is as wide as what came after needs")
    withExtendedLifetime(host) { stage.presenter.dismissAll() }
    MainLoop.settle()
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
