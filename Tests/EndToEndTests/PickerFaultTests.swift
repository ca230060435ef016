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
        /// Whether it goes wrong only once its button is pressed.
        var isPressed = true
    }

    static let faults = [
        Fault(program: "nowhere", code: "PK060", says: "There is no program “nowhere”", isPressed: false),
        Fault(program: "wrong-interpreter", code: "PK062", says: "/usr/bin/nowhere", isPressed: false),
        Fault(program: "exits-at-once", code: "PK063", says: "status 3", isPressed: false),
        Fault(program: "not-ready", code: "PK073", says: "not “ready”", isPressed: false),
        Fault(program: "other-version", code: "PK026", says: "version 99", isPressed: false),
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
        Fault(program: "hangs-at-start", code: "PK066", says: "not ready within 5 seconds", isPressed: false),
        Fault(program: "hangs-when-asked", code: "PK067", says: "did not answer", isPressed: false),
        Fault(program: "hangs-when-pressed", code: "PK067", says: "did not answer"),
        Fault(program: "ignores-term", code: "PK067", says: "did not answer"),
        Fault(program: "forks", code: "PK067", says: "did not answer"),
    ]

    /// One run of Daub for all of them: what one leaves behind, the next would meet.
    @Test func noProgramThatGoesWrongHarmsDrawingOrNeighbour() throws {
        let stage = try FaultStage(Self.faults.map(\.program), also: "good")
        let app = stage.app
        for fault in Self.faults {
            let title = fault.program
            try app.openPopover(title)
            if fault.isPressed { try app.dialog(title).element("Go").press() }
            try app.waitForSentence("[\(fault.code)]", fault.says)
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
