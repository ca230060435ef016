import Foundation
import Gtk
import PickerKit
import Popovers

/// Opens and closes a picker's popover again and again: what is alive afterwards is what was before.
@MainActor
func checkPopovers(
    _ facts: Facts, _ application: Application, rounds: Int, picker: any Picker = SamplePicker()
) {
    let stage = Stage(application)
    let end = EndOfPopover()
    let host = EmptyHost()
    let trigger = Trigger(icon: "color-select-symbolic", name: "Sample", delegate: end) {
        PickerContent(PickerSession(picker, host: host))
    }
    stage.add(trigger)
    stage.show()
    facts.expect(trigger.button.isMapped, "the window shows")

    var painted = 0
    stage.presenter.onPainted = { _ in painted += 1 }
    func round() -> Bool {
        let (shown, gone) = (painted, end.count)
        trigger.press()
        guard MainLoop.run(within: .seconds(10), until: { painted > shown }) else { return false }
        trigger.press()
        guard MainLoop.run(within: .seconds(10), until: { end.count > gone }) else { return false }
        MainLoop.settle()
        return true
    }

    // What GTK makes once and keeps is there after some rounds.
    let warmUp = rounds / 10
    facts.expect((0..<warmUp).allSatisfy { _ in round() }, "\(warmUp) popovers open and close")
    let before = Census(stage, trigger)
    facts.expect((0..<rounds).allSatisfy { _ in round() }, "\(rounds) more open and close")
    let after = Census(stage, trigger)
    after.expectSame(as: before, facts)
    let growth = after.residentBytes - before.residentBytes
    facts.expect(growth < 1 << 20, "memory grows by \(growth >> 10) KiB, less than 1024")
}

/// What is alive at a moment.
@MainActor
struct Census {
    let handlers = SignalBox.liveCount
    let wrappers = Object.liveCount
    let window: Int
    let button: Int
    let residentBytes: Int

    init(_ stage: Stage, _ trigger: Trigger) {
        window = stage.window.referenceCount
        button = trigger.button.referenceCount
        residentBytes = Self.residentPages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Expects that nothing is alive which was not before.
    func expectSame(as before: Census, _ facts: Facts) {
        facts.expect(handlers, is: before.handlers, "as many handlers are connected")
        facts.expect(wrappers, is: before.wrappers, "as many objects are held")
        facts.expect(window, is: before.window, "the window has as many references")
        facts.expect(button, is: before.button, "the trigger has as many references")
    }

    private static var residentPages: Int {
        let file = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
        let numbers = String(decoding: file, as: UTF8.self).split(separator: " ")
        return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
    }
}

/// Counts the popovers that are gone.
@MainActor
private final class EndOfPopover: PopoverDelegate {
    private(set) var count = 0

    func popoverDidDismiss(_ content: ContentController, reason: DismissReason) { count += 1 }
}
