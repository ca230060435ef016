import Gtk
import Popovers

/// A colour that is pointed at on the screen, while a popover is open that must not notice.
@MainActor
func checkScreenColor(_ facts: Facts, _ application: Application) {
    guard let hand = Hand() else { return facts.expect(false, "there is an X server") }
    let scene = DismissalScene(application, hand, facts)
    scene.open()
    let widgets = Object.liveCount
    scene.checkPick("a press takes the color of the place") { hand.press(x: 1000, y: 740) }
    scene.checkPick("a key takes the color below the pointer") { hand.pressSpace() }
    scene.checkPick("Escape takes none", color: nil) { hand.pressEscape() }
    facts.expect(Object.liveCount, is: widgets, "nothing of the pick is left")
    scene.closeByProgram()
}

extension DismissalScene {
    /// - Parameter color: of the screen outside every window, which is black.
    fileprivate func checkPick(
        _ fact: String, color: ScreenColor? = ScreenColor(red: 0, green: 0, blue: 0),
        _ act: () -> Void
    ) {
        var result: Result<ScreenColor?, ScreenColor.Failure>?
        Task {
            do throws(ScreenColor.Failure) {
                result = .success(try await ScreenColor.pick())
            } catch {
                result = .failure(error)
            }
        }
        let grab = MainLoop.run(within: .seconds(5)) { ScreenColor.isPicking }
        facts.expect(grab, "\(fact): pointer and keyboard are held")
        MainLoop.settle()
        act()
        MainLoop.run(within: .seconds(5)) { result != nil }
        MainLoop.settle()
        facts.expect(result, is: .success(color), fact)
        facts.expect(!ScreenColor.isPicking, "\(fact): pointer and keyboard are free again")
        facts.expect(presented, is: "First", "\(fact): the popover stays")
        facts.expect(log.entries, is: [], "\(fact): the popover’s delegate hears nothing")
    }
}
