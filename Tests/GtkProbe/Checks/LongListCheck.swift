import Gtk
import PickerKit
import Popovers
import Synchronization

/// A list of very many rows opens with its current row in the middle, and asks for few of the others.
@MainActor
func checkLongList(_ facts: Facts, _ application: Application) {
    let stage = Stage(application)
    let host = EmptyHost()
    let picker = LongPicker()
    let trigger = Trigger(icon: "color-select-symbolic", name: "Rows") {
        PickerContent(PickerSession(picker, host: host))
    }
    stage.add(trigger)
    stage.show()
    var isPainted = false
    stage.presenter.onPainted = { _ in isPainted = true }
    let start = ContinuousClock.now
    trigger.press()
    facts.expect(MainLoop.run(within: .seconds(10)) { isPainted }, "the popover is painted")
    let time = start.duration(to: .now)
    MainLoop.settle()
    facts.expect(time < .milliseconds(500), "it takes \(time), less than 500 ms")
    let asked = picker.asked.withLock { $0 }
    facts.expect(asked.count < 5_000, "\(asked.count) of 100000 rows are asked for, less than 5000")
    let near = (LongPicker.current - 4...LongPicker.current + 4)
    facts.expect(near.allSatisfy(asked.contains), "those around the current one are shown")
    withExtendedLifetime(host) { stage.presenter.dismissAll() }
    MainLoop.settle()
}

/// A picker of one very long list.
private final class LongPicker: Picker {
    static let current = 54_321
    let asked = Mutex<Set<Int>>([])

    let descriptor = PickerDescriptor(
        id: "org.example.long", title: "Rows", summary: "", icon: "color-select-symbolic", slot: .canvas,
        order: 0, attributes: [AttributeDeclaration("font-family", .text, default: "")], commit: .onSelect)

    func content(for context: PickerContext) -> Screen {
        let rows = Rows(
            count: 100_000, version: "1",
            landmarks: Rows.Landmarks(sections: [0, 50_000], checked: Self.current)
        ) { index in
            _ = self.asked.withLock { $0.insert(index) }
            return ListControl.Row(
                value: AttributeValue(svg: "\(index)"), title: "Row \(index)",
                section: index == 0 ? "First" : index == 50_000 ? "Second" : nil,
                isChecked: index == Self.current)
        }
        return Screen(
            title: "Rows",
            controls: [.list(ListControl(id: "rows", name: "Rows", attribute: "font-family", rows: rows))])
    }
}
