import Gtk
import Popovers

/// Every row of the contract between a popover and its delegate, by real presses and keys.
@MainActor
func checkDelegate(_ facts: Facts, _ application: Application) {
    guard let hand = Hand() else { return facts.expect(false, "there is an X server") }
    let scene = DismissalScene(application, hand, facts)
    for reason in [DismissReason.outsidePress, .escape, .trigger, .selection] {
        scene.checkAllowed(reason)
        scene.checkRefused(reason)
    }
    scene.checkProgram()
    scene.checkModal()
    scene.checkSwitch()
    scene.checkRefusedSwitch()
    scene.checkUnmappedTrigger()
}

extension DismissalScene {
    func checkAllowed(_ reason: DismissReason) {
        open()
        close(reason)
        expectLog(
            ["First should \(reason)", "First will", "First did \(reason)"],
            "\(reason): the delegate is asked, then told twice")
        facts.expect(presented, is: nil, "\(reason): nothing is presented afterwards")
        facts.expect(!triggers[0].button.isActive, "\(reason): the trigger is up")
    }

    func checkRefused(_ reason: DismissReason) {
        open()
        log.refuses = true
        close(reason)
        expectLog(
            ["First should \(reason)", "First attempt"],
            "\(reason) refused: the attempt is told and nothing else")
        facts.expect(presented, is: "First", "\(reason) refused: the popover stays")
        facts.expect(triggers[0].button.isActive, "\(reason) refused: the trigger stays down")
        closeByProgram()
    }

    func checkProgram() {
        open()
        log.refuses = true
        close(.program)
        expectLog(["First will", "First did program"], "program: nobody is asked")
        facts.expect(presented, is: nil, "program: the popover closes whoever would refuse")
        log.refuses = false
    }

    func checkModal() {
        isModal = true
        open()
        for (reason, moves) in [(DismissReason.outsidePress, false), (.escape, true), (.trigger, false)] {
            // The setting may change while the popover is open.
            setAnimations(moves)
            log.entries = []
            close(reason)
            expectLog(["First attempt"], "modal content refuses \(reason), and the attempt is told")
            facts.expect(presented, is: "First", "modal content stays at \(reason)")
            func flashes() -> Bool? { stage.presenter.presented?.view.isWithin(class: "refusing") }
            facts.expect(flashes(), is: moves, "modal content flashes at \(reason) where things move")
            let isStill = MainLoop.run(within: .seconds(5)) { flashes() == false }
            facts.expect(isStill, "and no longer")
        }
        setAnimations(true)
        log.entries = []
        press(triggers[1])
        expectLog(["First attempt"], "modal content refuses another trigger")
        log.entries = []
        close(.selection)
        expectLog(
            ["First should selection", "First will", "First did selection"],
            "modal content closes at a selection")
        open()
        close(.program)
        expectLog(["First will", "First did program"], "modal content closes by program")
        isModal = false
    }

    func checkSwitch() {
        open()
        press(triggers[1])
        expectLog(
            ["First should trigger", "First will", "First did trigger", "Second appears"],
            "one press on another trigger closes the first before the second opens")
        facts.expect(presented, is: "Second", "the second is presented")
        facts.expect(
            triggers.map(\.button.isActive), is: [false, true], "the second trigger is down, the first is up")
        closeByProgram()
    }

    func checkRefusedSwitch() {
        open()
        log.refuses = true
        press(triggers[1])
        expectLog(["First should trigger", "First attempt"], "a refused switch is told as an attempt")
        facts.expect(presented, is: "First", "a refused switch leaves the first presented")
        facts.expect(
            triggers.map(\.button.isActive), is: [true, false],
            "a refused switch leaves the second trigger up")
        log.refuses = false
        log.entries = []
        press(triggers[1])
        MainLoop.run(within: .seconds(3)) { presented == "Second" }
        facts.expect(presented, is: "Second", "the next press switches once nobody refuses")
        closeByProgram()
    }

    func checkUnmappedTrigger() {
        open()
        triggers[0].button.hide()
        expectLog(["First will", "First did program"], "a popover whose trigger is hidden is gone")
        facts.expect(presented, is: nil, "nothing is presented without a trigger")
        triggers[0].button.show()
        MainLoop.settle()
        open()
        facts.expect(presented, is: "First", "the trigger works when it is back")
        closeByProgram()
    }
}
