import AppDriver
import Foundation

/// What is measured with large drawings open.
extension Measures {
    var ofDrawings: [Measure] {
        [
            opening, memory, idle,
            work("notch of the wheel over 100,000 graphics, on the main thread", .frame, libraries.crowded) {
                try $0.moving()
            },
            work("motion that draws over 100,000 graphics, on the main thread", .most(4), libraries.crowded) {
                try $0.stroking()
            },
            work("undo and redo at 100,000 graphics, on the main thread", .frame, libraries.crowded) {
                try $0.undoing()
            },
            work("autosave of 10 MB, on the main thread", .most(4), libraries.heavy) { try $0.saving() },
        ]
    }

    private var opening: Measure {
        let (run, drawing) = (run(with: libraries.heavy), libraries.heavy)
        return Measure(
            prepare: { try _ = drawing.file() },
            baseline: {
                let picture = drawing.library.deletingLastPathComponent().appendingPathComponent("whole.png")
                return try ChildRun(
                    program: "rsvg-convert", arguments: [try drawing.file().path, "-o", picture.path]
                ).samples()
            },
            subjects: [
                .init(name: "open 36,000 paths of 10 MB, all in view painted", limit: .ratio(0.5)) {
                    try run.opening()
                }
            ])
    }

    private var memory: Measure {
        let run = run(with: libraries.heavy)
        let empty = StartRun(
            executable: options.baseline("empty-window"), arguments: [], home: nil, isAccessible: false)
        return Measure(
            subjects: [
                .init(
                    name: "memory with 10 MB open, beyond the empty window", limit: .most(6), unit: "× file"
                ) { try run.memory(beyond: empty) }
            ])
    }

    private var idle: Measure {
        let run = run(with: libraries.heavy)
        return Measure(
            subjects: [
                .init(name: "idle for 10 s", limit: .most(0), unit: "wake-ups") { try run.wakeUps() }
            ])
    }

    private func work(
        _ name: String, _ limit: Limit, _ drawing: GeneratedDrawing,
        _ body: @escaping @Sendable (DrawingRun) throws -> [Measure.Sample]
    ) -> Measure {
        let run = run(with: drawing)
        return Measure(subjects: [.init(name: name, limit: limit) { try body(run) }])
    }

    private func run(with drawing: GeneratedDrawing) -> DrawingRun {
        DrawingRun(executable: options.daub, drawing: drawing)
    }
}
