import AppDriver
import Testing

/// What needs a display and the process's main thread: each a check of the probe program.
@Suite(.serialized)
struct ProbeTests {
    private func expectFacts(_ check: String, animations: Bool = false) throws {
        let run = try ProbeRun(check, animations: animations)
        #expect(run.status == .exited(0), "\(run.report)")
        #expect(run.report.contains("ok "), "the probe said nothing")
    }

    @Test func handlersLiveAsLongAsTheirConnection() throws { try expectFacts("signals") }

    @Test func anUnknownSignalIsTheProgrammersMistake() throws {
        let run = try ProbeRun("unknown-signal")
        guard case .killed = run.status else {
            Issue.record("it \(run.status): \(run.report)")
            return
        }
        #expect(run.report.contains("no signal named clickt"))
    }

    @Test func tasksOfTheMainActorRunUnderGTKsLoop() throws { try expectFacts("main-queue") }

    @Test func anIdleProgramSleeps() throws { try expectFacts("idle") }

    @Test func aWatchOfFoldersTellsOnceOfManyChanges() throws { try expectFacts("folders") }

    @Test func aThousandPopoversLeaveNothingBehind() throws { try expectFacts("popovers") }

    @Test func popoversThatFadeLeaveNothingBehind() throws {
        try expectFacts("few-popovers", animations: true)
    }

    @Test func aColorOfTheScreenIsPickedBesideAnOpenPopover() throws { try expectFacts("screen-color") }

    @Test func aProgramAnswersAndFailsInItsPopover() throws { try expectFacts("program") }

    @Test func everyKindOfControlLeavesNothingBehind() throws { try expectFacts("gallery-popovers") }

    @Test func aPopoversFirstFrameHasWhatItShowsAndNoMore() throws { try expectFacts("first-frame") }

    @Test func anOpenPopoverFollowsOtherVersionsOfItsPicker() throws { try expectFacts("adopting") }

    @Test func aVeryLongListOpensInItsMiddle() throws { try expectFacts("long-list") }

    @Test(arguments: [false, true])
    func everyDismissalKeepsItsContract(animations: Bool) throws {
        try expectFacts("delegate", animations: animations)
    }

    @Test(arguments: [false, true])
    func aPopoverThatBecomesASheetLeavesNothingBehind(animations: Bool) throws {
        try expectFacts("adapting", animations: animations)
    }

    @Test(arguments: [false, true])
    func screensArePushedAndPopped(animations: Bool) throws {
        try expectFacts("navigation", animations: animations)
    }
}
