import Gtk
import PickerKit
import Popovers

/// A picker with every kind of control goes from popover to sheet and back: what is alive afterwards is what was
/// before, and the delegate hears of nothing.
@MainActor
func checkAdapting(_ facts: Facts, _ application: Application) {
    guard let hand = Hand() else { return facts.expect(false, "there is an X server") }
    let stage = Stage(application, hasSheets: true)
    let log = DismissalLog()
    let host = EmptyHost()
    let trigger = Trigger(icon: "color-select-symbolic", name: "Gallery", delegate: log) {
        PickerContent(PickerSession(GalleryPicker(), host: host))
    }
    stage.add(trigger)
    stage.show()
    hand.focusTopWindow()
    trigger.press()
    MainLoop.settle()

    func become(compact: Bool) -> Bool {
        hand.resizeTopWindow(width: compact ? 400 : 600, height: 500)
        let isThere = MainLoop.run(within: .seconds(10)) {
            stage.presenter.compactness.isCompact == compact
        }
        MainLoop.settle()
        return isThere
    }
    func rounds(_ count: Int) -> Bool {
        (0..<count).allSatisfy { _ in become(compact: true) && become(compact: false) }
    }

    facts.expect(rounds(3), "it becomes a sheet and a popover again")
    let before = Census(stage, trigger)
    facts.expect(rounds(20), "and twenty times more")
    Census(stage, trigger).expectSame(as: before, facts)
    facts.expect(stage.presenter.presented?.title, is: "Gallery", "it is still presented")
    facts.expect(log.entries, is: [], "nobody is told")
    stage.presenter.dismissAll()
    MainLoop.run(within: .seconds(5)) { log.entries.count == 2 }
    facts.expect(log.entries, is: ["Gallery will", "Gallery did program"], "but of its end")
}
