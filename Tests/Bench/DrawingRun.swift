import AppDriver
import Foundation

/// One run of Daub in which a person works on a large drawing.
struct DrawingRun: Sendable {
    let executable: URL
    let drawing: GeneratedDrawing

    /// The time in which what is left out of account is over.
    private static let rest = 0.15

    // MARK: Opening

    /// From just before the process is made until all that is in view is painted.
    func opening() throws -> [Measure.Sample] {
        let app = try start()
        let painted = try Trace.wait(for: "view-painted", from: app, timeout: 120)
        return [Measure.Sample(value: Double(painted.clock - app.startTime) / 1e6)]
    }

    /// What it holds in memory beyond what the empty window does, in sizes of the file.
    func memory(beyond empty: StartRun) throws -> [Measure.Sample] {
        let base = try empty.memory()
        let file = try drawing.file()
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        let app = try open()
        // The allocator gives back what opening it took a while after.
        try app.waitUntilIdle(for: 8)
        return [Measure.Sample(value: Double(try app.residentBytes() - base) / Double(max(1, size)))]
    }

    /// How often all its threads were woken in ten seconds in which nobody does anything.
    func wakeUps() throws -> [Measure.Sample] {
        let app = try open()
        try app.waitUntilIdle(for: 3)
        let before = try app.switches()
        // The time itself is what is measured over.
        Thread.sleep(forTimeInterval: 10)
        return [Measure.Sample(value: Double(try app.switches() - before))]
    }

    // MARK: Working

    /// What the main thread works for each notch of the wheel that moves the page or zooms.
    func moving() throws -> [Measure.Sample] {
        let app = try open()
        try app.movePointer(to: Self.middle)
        return try (0..<30).map { step in
            try sample(in: app) {
                let notches = step / 5 % 2 == 0 ? 1 : -1
                if step < 15 {
                    try app.holding(.control) { try app.turnWheel(notches: -notches) }
                } else {
                    try app.turnWheel(notches: notches)
                }
            }
        }
    }

    /// What the main thread works for each motion of the pointer that draws.
    func stroking() throws -> [Measure.Sample] {
        let app = try open()
        try app.key(Key("p"))
        try app.movePointer(to: Self.middle)
        try app.setButton(down: true)
        try app.waitUntilIdle(for: Self.rest)
        let samples = try (1...40).map { step in
            try sample(in: app) {
                try app.movePointer(to: ScreenPoint(Self.middle.x + 4 * step, Self.middle.y + step % 5 * 6))
            }
        }
        try app.setButton(down: false)
        return samples
    }

    /// What the main thread works for each undo and redo of a stroke.
    func undoing() throws -> [Measure.Sample] {
        let app = try open()
        try stroke(in: app)
        return try (0..<16).map { step in
            try sample(in: app) {
                try app.key("z", modifiers: step % 2 == 0 ? .control : [.control, .shift])
            }
        }
    }

    /// What the main thread works while it saves by itself, after a stroke.
    func saving() throws -> [Measure.Sample] {
        let app = try open()
        return try (0..<5).map { _ in
            try stroke(in: app)
            let before = try app.mainThreadTime()
            // It saves a second after the last change.
            try app.waitUntilIdle(for: 2)
            return Measure.Sample(value: try app.mainThreadTime() - before)
        }
    }

    // MARK: Steps

    private static let middle = ScreenPoint(600, 400)

    private func stroke(in app: AppDriver) throws {
        try app.key(Key("p"))
        try app.movePointer(to: Self.middle)
        try app.setButton(down: true)
        for step in 1...10 {
            try app.movePointer(to: ScreenPoint(Self.middle.x + 8 * step, Self.middle.y + step % 3 * 9))
            // The pace of a hand.
            Thread.sleep(forTimeInterval: 0.02)
        }
        try app.setButton(down: false)
        try app.waitUntilIdle(for: Self.rest)
    }

    private func sample(in app: AppDriver, _ step: () throws -> Void) throws -> Measure.Sample {
        let before = try app.mainThreadTime()
        try step()
        try app.waitUntilIdle(for: Self.rest)
        return Measure.Sample(value: try app.mainThreadTime() - before)
    }

    private func open() throws -> AppDriver {
        let app = try start()
        _ = try Trace.wait(for: "view-painted", from: app, timeout: 120)
        try app.waitUntilIdle()
        return app
    }

    private func start() throws -> AppDriver {
        let file = try drawing.file()
        return try AppDriver(
            executable: executable, arguments: ["--library", drawing.library.path, file.path],
            environment: Trace.environment, home: drawing.home, isAccessible: false)
    }
}
