import AppDriver
import Foundation

/// Everything that is measured. A new measure is one more line here.
struct Measures {
    let options: BenchOptions
    let libraries: BenchLibraries

    var all: [Measure] {
        [
            start(name: "start to first paint", limit: .ratio(1.3), isAccessible: false),
            start(name: "the same with accessibility", limit: nil, isAccessible: true),
            popover("click to popover painted, 20 rows", limit: .ratio(1.2), baseline: ["20"]),
            popover("the same, the baseline's window empty", limit: nil, baseline: ["--plain", "20"]),
            rows(20, limit: .ratio(1.2)), rows(250, limit: .ratio(1.3)), rows(2_000, limit: .ratio(1.3)),
            rows(100_000, limit: .ratio(1.3)),
            fonts(limit: .ratio(0.1)),
            search(limit: .frame),
        ]
    }

    // MARK: Start

    private func start(name: String, limit: Limit?, isAccessible: Bool) -> Measure {
        let empty = StartRun(
            executable: options.baseline("empty-window"), arguments: [], home: nil, isAccessible: isAccessible
        )
        let library = libraries.usual
        return Measure(
            name: name, limit: limit,
            prepare: { try daub(library, isAccessible: isAccessible).settle() },
            baseline: { try empty.sample() },
            subject: { try daub(library, isAccessible: isAccessible).sample() })
    }

    private func daub(_ library: BenchLibrary, isAccessible: Bool) throws -> StartRun {
        StartRun(
            executable: options.daub, arguments: ["--library", try library.folder().path], home: library.home,
            isAccessible: isAccessible)
    }

    // MARK: Popovers

    /// The picker of twenty rows in Daub's window, which is as full as the baseline's.
    private func popover(_ name: String, limit: Limit?, baseline arguments: [String]) -> Measure {
        let plain = PopoverRun(
            executable: options.baseline("popover"), arguments: arguments, trigger: "Open", popover: "Colors")
        return Measure(
            name: name, limit: limit, baseline: { try plain.samples() },
            subject: { try picker(options.picker).samples() })
    }

    /// A picker of so many rows in a window with nothing else, as the baseline's then is.
    private func rows(_ count: Int, limit: Limit) -> Measure {
        let plain = PopoverRun(
            executable: options.baseline("popover"), arguments: ["--plain", "20"], trigger: "Open",
            popover: "Colors")
        let picker = PopoverRun(
            executable: options.popoverHost, arguments: ["\(count)"], trigger: "Rows", popover: "Rows")
        return Measure(
            name: "\(count) rows against 20, both windows empty", limit: limit,
            baseline: { try plain.samples() }, subject: { try picker.samples() })
    }

    private func fonts(limit: Limit) -> Measure {
        let chooser = PopoverRun(
            executable: options.baseline("font-chooser"), arguments: [], trigger: "Open", popover: "Fonts")
        return Measure(
            name: "font popover, all families", limit: limit, baseline: { try chooser.samples() },
            subject: { try picker("Font").samples() })
    }

    private func picker(_ name: String) throws -> PopoverRun {
        let folder = try libraries.usual.folder()
        return PopoverRun(
            executable: options.daub,
            arguments: ["--library", folder.path, GeneratedLibrary.file(1, in: folder).path],
            trigger: name, popover: name, home: libraries.usual.home)
    }

    // MARK: Search

    private func search(limit: Limit) -> Measure {
        let library = libraries.large
        return Measure(
            name: "key in a search over \(library.drawings) drawings, on the main thread", limit: limit,
            prepare: { try daub(library, isAccessible: false).settle() },
            subject: {
                try SearchRun(
                    executable: options.daub, arguments: ["--library", try library.folder().path],
                    home: library.home
                ).samples()
            })
    }
}
