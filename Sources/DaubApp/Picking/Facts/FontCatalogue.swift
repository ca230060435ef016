import Cairo
import Gtk
import Localization

/// The fonts of the system, asked for once, on a worker: soon after the start, or as soon as somebody wants them.
@MainActor
final class FontCatalogue {
    struct Lists: Sendable {
        /// In order.
        var families: [String] = []
        /// As `Fact.fontFaces` says.
        var faces: [String] = []
    }

    private(set) var known: Lists?
    private var gathering: Task<Lists, Never>?
    private var start: Deferred?

    init() {
        // Not while the first drawing is being opened.
        start = Deferred.after(milliseconds: 1500) { [weak self] in self?.begin() }
    }

    func gather() async -> Lists {
        if let known { return known }
        return await begin().value
    }

    @discardableResult
    private func begin() -> Task<Lists, Never> {
        start?.cancel()
        if let gathering { return gathering }
        let task = Task {
            let lists = await Self.ask()
            known = lists
            return lists
        }
        gathering = task
        return task
    }

    @concurrent
    private static func ask() async -> Lists {
        let sorted = InstalledFonts().families.map { (key: folded($0.name), family: $0) }
            .sorted { $0.key < $1.key }.map(\.family)
        return Lists(
            families: sorted.map(\.name),
            faces: sorted.flatMap { family in
                family.faces.map { "\(family.name)\t\($0.name)\t\($0.weight)\t\($0.isItalic ? 1 : 0)" }
            })
    }
}
