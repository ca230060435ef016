import AppDriver
import Foundation
import Testing

/// What a picker does wrong, in the real program.
@Suite(.serialized)
struct PickerFaultTests {
    /// A program that goes wrong, and what the popover says of it.
    struct Fault: Sendable {
        let program: String
        let code: String
        let says: String
        var trouble = Trouble.pressed

        enum Trouble {
            /// It goes wrong as its popover opens.
            case opened
            /// It goes wrong once its button is pressed.
            case pressed
            /// It goes wrong once its slider is moved twice, which only the pickers window tells.
            case moved
            /// It does once its button is pressed what is left out, which only the pickers window tells.
            case leftOut
        }
    }

    static let faults = [
        Fault(program: "nowhere", code: "PK060", says: "There is no program “nowhere”", trouble: .opened),
        Fault(program: "wrong-interpreter", code: "PK062", says: "/usr/bin/nowhere", trouble: .opened),
        Fault(program: "no-program", code: "PK062", says: "could not be started", trouble: .opened),
        Fault(program: "no-script", code: "PK062", says: "could not be started", trouble: .opened),
        Fault(program: "exits-at-once", code: "PK063", says: "status 3", trouble: .opened),
        Fault(program: "not-ready", code: "PK073", says: "not “ready”", trouble: .opened),
        Fault(program: "other-version", code: "PK026", says: "version 99", trouble: .opened),
        Fault(program: "exits-when-pressed", code: "PK064", says: "status 4"),
        Fault(program: "ends-quietly", code: "PK064", says: "status 0"),
        Fault(program: "segfaults", code: "PK065", says: "signal 11"),
        Fault(program: "leaves-children", code: "PK064", says: "status 5"),
        Fault(program: "floods-output", code: "PK068", says: "more than can be read"),
        Fault(program: "floods-errors", code: "PK069", says: "too much"),
        Fault(program: "endless-line", code: "PK070", says: "longer than 1048576 bytes"),
        Fault(program: "not-utf8", code: "PK071", says: "no UTF-8"),
        Fault(program: "not-json", code: "PK072", says: "no JSON at column 1"),
        Fault(program: "no-message", code: "PK073", says: "“token” of “actions” is a text"),
        Fault(program: "wrong-token", code: "PK073", says: "answers 999"),
        Fault(program: "rows-for-nothing", code: "PK073", says: "no list of content"),
        Fault(program: "commits-madly", code: "PK077", says: "more than 20 values"),
        Fault(program: "commits-many-at-once", code: "PK077", says: "more than 20 values"),
        Fault(program: "undeclared", code: "PK075", says: "“fill”"),
        Fault(program: "undeclared-unasked", code: "PK075", says: "“fill”"),
        Fault(program: "wrong-value", code: "PK076", says: "\"wide\""),
        Fault(program: "huge-grid", code: "PK078", says: "at most 4096 cells"),
        Fault(program: "svg-bomb", code: "PK079", says: ""),
        Fault(program: "unknown-control", code: "PK028", says: "“dial”"),
        Fault(program: "keeps-too-much", code: "PK078", says: "65536 bytes"),
        Fault(
            program: "answers-cancelled", code: "PK074", says: "answered a question that was taken back",
            trouble: .moved),
        Fault(
            program: "later-message", code: "PK073", says: "There is no message “sing”", trouble: .leftOut),
        Fault(
            program: "asks-the-host", code: "PK073", says: "makes a request without a press",
            trouble: .leftOut),
        Fault(program: "hangs-at-start", code: "PK066", says: "not ready within 5 seconds", trouble: .opened),
        Fault(program: "hangs-when-asked", code: "PK067", says: "did not answer", trouble: .opened),
        Fault(program: "hangs-when-pressed", code: "PK067", says: "did not answer"),
        Fault(program: "ignores-term", code: "PK067", says: "did not answer"),
        Fault(program: "forks", code: "PK067", says: "did not answer"),
    ]

    /// One run of Daub for all of them: what one leaves behind, the next would meet.
    @Test func noProgramThatGoesWrongHarmsDrawingOrNeighbour() throws {
        let stage = try FaultStage(Self.faults.map(\.program), also: "good")
        let app = stage.app
        for fault in Self.faults {
            try meet(fault, stage)
            try stage.expectDrawingIntact(after: fault.program)
            try stage.expectNeighbourWorks(after: fault.program)
        }
        try app.openPopover("good").element("Go").press()
        try notebookShows(7, stage)
        try app.key(.escape)
        try app.waitUntil("nothing of them is alive") {
            Self.faults.allSatisfy { stage.shelf.programs(of: FaultStage.id($0.program)).isEmpty }
        }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
        #expect(try app.quit() == .exited(0))
    }

    /// Has the program go wrong, and waits until that is said.
    private func meet(_ fault: Fault, _ stage: FaultStage) throws {
        let app = stage.app
        let popover = try app.openPopover(fault.program)
        let slider = popover.element(fault.program, role: .slider)
        switch fault.trouble {
        case .opened: break
        case .pressed: try popover.element("Go").press()
        case .moved:
            try app.waitUntil("the slider has the focus") { try slider.isFocused }
            let value = try #require(try slider.value)
            for step in 1...2 {
                try app.key(.right)
                try app.waitUntil("the slider moves") { try slider.value == value + Double(step) }
            }
            try app.waitForSentence("fresh")
            #expect(!app.showingNames().contains("stale"))
            try stage.waitUntilToldOf(fault.program, "[\(fault.code)]", fault.says)
            return
        case .leftOut:
            try popover.element("Go").press()
            try app.waitUntil("it goes on") { try slider.value == 6 }
            try stage.waitUntilToldOf(fault.program, "[\(fault.code)]", fault.says)
            return
        }
        try app.waitForSentence("[\(fault.code)]", fault.says)
    }

    private func notebookShows(_ width: Int, _ stage: FaultStage) throws {
        try stage.notebook.save(in: stage.app, until: "the line is \(width) wide") {
            $0 == stage.drawing(width)
        }
    }

    @Test func whatCrashesThreeTimesIsSuspendedUntilItIsRestarted() throws {
        let stage = try FaultStage(["segfaults"])
        let (app, shelf) = (stage.app, stage.shelf)
        let popover = try app.openPopover("segfaults")
        func crash() throws {
            try popover.element("Go").press()
            try app.waitForSentence("[PK065]", "signal 11")
        }
        func restart() throws {
            try popover.element("Restart").press()
            try app.waitUntil("it runs again") { try popover.element("Go").isShowing }
        }
        for _ in 1...2 {
            try crash()
            try restart()
        }
        try crash()
        try popover.element("Restart").press()
        try app.waitForSentence("[PK080]", "is not started again")
        try restart()
        for _ in 1...3 {
            try app.key(.escape)
            try app.waitForNoPopover("segfaults")
            try app.openPopover("segfaults")
            try crash()
        }
        try app.key(.escape)
        try app.waitForNoPopover("segfaults")
        try app.openPopover("segfaults")
        try app.waitForSentence("[PK080]", "is not started again")
        #expect(shelf.programs(of: FaultStage.id("segfaults")).isEmpty)
        try stage.expectNeighbourWorks(after: "being suspended")
        try app.openPopover("segfaults").element("Disable").press()
        try app.waitForNoPopover("segfaults")
        try app.waitForNoTrigger("segfaults")
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }
}
