import AppDriver
import Foundation

/// Everything that is measured. A new measure is one more line here.
struct Measures {
    let options: BenchOptions
    let library: GeneratedLibrary
    /// Daub's home, kept from run to run: its index of the library is there after the first.
    let home: URL

    var all: [Measure] {
        [
            start(name: "start to first paint", limit: 1.3, isAccessible: false),
            start(name: "the same with accessibility", limit: nil, isAccessible: true),
            popover(limit: 1.2),
        ]
    }

    private func start(name: String, limit: Double?, isAccessible: Bool) -> Measure {
        let empty = StartRun(
            executable: options.baseline("empty-window"), arguments: [], home: nil, isAccessible: isAccessible
        )
        let daub = StartRun(
            executable: options.daub, arguments: ["--library", library.folder.path], home: home,
            isAccessible: isAccessible)
        return Measure(
            name: name, limit: limit, prepare: { try daub.settle() }, baseline: { try empty.sample() },
            subject: { try daub.sample() })
    }

    private func popover(limit: Double) -> Measure {
        let plain = PopoverRun(
            executable: options.baseline("popover"), arguments: [String(options.rows)], trigger: "Open",
            popover: "Colors", home: nil)
        let daub = PopoverRun(
            executable: options.daub, arguments: ["--library", library.folder.path, library.file(1).path],
            trigger: options.picker, popover: options.picker, home: home)
        return Measure(
            name: "click to popover painted, \(options.rows) rows", limit: limit,
            baseline: { try plain.samples() }, subject: { try daub.samples() })
    }
}
