import AppDriver
import Foundation

/// Everything that is measured. A new measure is one more line here.
struct Measures {
    let options: BenchOptions
    let libraries: BenchLibraries
    let bundles: BenchBundles

    var all: [Measure] {
        [
            start(name: "start to first paint", limit: .ratio(1.3), isAccessible: false),
            start(name: "the same with accessibility", limit: nil, isAccessible: true),
            startWithBundles(limit: .ratio(1.1)),
            popover("click to popover painted, 20 rows", limit: .ratio(1.2), baseline: ["20"]),
            popover("the same, the baseline's window empty", limit: nil, baseline: ["--plain", "20"]),
            rows([(20, .ratio(1.2)), (250, .ratio(1.3)), (2_000, .ratio(1.3)), (100_000, .ratio(1.3))]),
            foreignPickers,
            fonts(name: "font popover, the families installed", limit: nil),
            fonts(
                name: "font popover, \(BenchFonts.families) families more", limit: .ratio(0.1),
                environment: libraries.fonts.environment, prepare: libraries.fonts.write),
            search(limit: .frame),
        ] + ofDrawings
    }

    // MARK: Start

    private func start(name: String, limit: Limit?, isAccessible: Bool) -> Measure {
        let empty = StartRun(
            executable: options.baseline("empty-window"), arguments: [], home: nil, isAccessible: isAccessible
        )
        let library = libraries.usual
        return Measure(
            prepare: { try daub(library, isAccessible: isAccessible).settle() },
            baseline: { try empty.samples(of: "first-paint") },
            subjects: [
                .init(name: name, limit: limit) {
                    try daub(library, isAccessible: isAccessible).samples(of: "first-paint")
                }
            ])
    }

    /// A start with very many pickers in folders, of which every fifth is a program that was allowed, against one
    /// with none.
    private func startWithBundles(limit: Limit) -> Measure {
        let events = ["first-paint", "filled"]
        return Measure(
            prepare: {
                try bundles.write()
                try daub(libraries.usual, isAccessible: false).settle()
            },
            baseline: { try daub(libraries.usual, isAccessible: false).samplesUntilSettled(events) },
            subjects: [
                .init(name: "start with \(BenchBundles.many) pickers in folders", limit: limit) {
                    try daub(libraries.usual, pickers: bundles.crowd, isAccessible: false)
                        .samplesUntilSettled(events)
                }
            ])
    }

    private func daub(_ library: BenchLibrary, pickers: URL? = nil, isAccessible: Bool) throws -> StartRun {
        StartRun(
            executable: options.daub,
            arguments: ["--library", try library.folder().path]
                + (pickers.map { ["--picker-dir", $0.path] } ?? []),
            home: library.home, isAccessible: isAccessible)
    }

    // MARK: Popovers

    /// The picker of twenty rows in Daub's window, which is as full as the baseline's.
    private func popover(_ name: String, limit: Limit?, baseline arguments: [String]) -> Measure {
        let plain = PopoverRun(
            executable: options.baseline("popover"), arguments: arguments, trigger: "Open", popover: "Colors")
        return Measure(
            baseline: { try plain.samples() },
            subjects: [.init(name: name, limit: limit) { try picker(options.picker).samples() }])
    }

    /// Pickers of so many rows in a window with nothing else, as the baseline's then is.
    private func rows(_ counts: [(Int, Limit)]) -> Measure {
        let plain = PopoverRun(
            executable: options.baseline("popover"), arguments: ["--plain", "20"], trigger: "Open",
            popover: "Colors")
        return Measure(
            baseline: { try plain.samples() },
            subjects: counts.map { count, limit in
                let picker = PopoverRun(
                    executable: options.popoverHost, arguments: ["\(count)"], trigger: "Rows",
                    popover: "Rows")
                return .init(name: "\(count) rows against 20, both windows empty", limit: limit) {
                    try picker.samples()
                }
            })
    }

    /// What a built-in picker shows, described in a folder, and by a program in Python: until it is all there.
    private var foreignPickers: Measure {
        @Sendable func twin(_ name: String) throws -> PopoverRun {
            var run = try picker(name, ["--picker-dir", bundles.twins.path])
            run.event = "popover-complete"
            // There is room for their buttons too.
            run.size = ScreenSize(1500, 700)
            return run
        }
        return Measure(
            prepare: {
                try bundles.write()
                try twin(BenchBundles.python).allow()
            },
            baseline: { try twin(BenchBundles.original.descriptor.title).samples() },
            subjects: [
                .init(name: "described picker against built in, all there", limit: nil) {
                    try twin(BenchBundles.described).samples()
                },
                .init(name: "Python picker against built in, all there", limit: nil) {
                    try twin(BenchBundles.python).samples()
                },
            ])
    }

    private func fonts(
        name: String, limit: Limit?, environment: [String: String] = [:],
        prepare: @escaping @Sendable () throws -> Void = {}
    ) -> Measure {
        let chooser = PopoverRun(
            executable: options.baseline("font-chooser"), arguments: [], trigger: "Open", popover: "Fonts",
            environment: environment)
        return Measure(
            prepare: prepare,
            baseline: { try chooser.samples() },
            subjects: [
                .init(name: name, limit: limit) {
                    var fonts = try picker("Font")
                    fonts.environment = environment
                    return try fonts.samples()
                }
            ])
    }

    /// - Parameter more: further arguments.
    private func picker(_ name: String, _ more: [String] = []) throws -> PopoverRun {
        let folder = try libraries.usual.folder()
        return PopoverRun(
            executable: options.daub,
            arguments: ["--library", folder.path, GeneratedLibrary.file(1, in: folder).path] + more,
            trigger: name, popover: name, home: libraries.usual.home)
    }

    // MARK: Search

    private func search(limit: Limit) -> Measure {
        let library = libraries.large
        return Measure(
            prepare: { try daub(library, isAccessible: false).settle() },
            subjects: [
                .init(
                    name: "key in a search over \(library.drawings) drawings, on the main thread",
                    limit: limit
                ) {
                    try SearchRun(
                        executable: options.daub, arguments: ["--library", try library.folder().path],
                        home: library.home
                    ).samples()
                }
            ])
    }
}
