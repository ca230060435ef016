import Cairo
import FoundationEssentials
import Ink
import Library
import Rendering

/// What the list shows of a drawing besides its file's name, read on a worker for rows that show.
@MainActor
final class DrawingSummaries {
    struct Summary: Sendable {
        /// The drawing's title; nil where it has none or cannot be read.
        let title: String?
        let picture: Picture?
    }

    /// Called when a summary is there.
    var onArrival: (@MainActor (URL) -> Void)?

    /// How many are kept: a few screens of them.
    private static let limit = 500

    private var summaries: [URL: Summary] = [:]
    /// Those whose file was written since; they show until they are read anew.
    private var stale: Set<URL> = []
    private var order: [URL] = []
    private var wanted: [URL] = []
    private var worker: Task<Void, Never>?
    private var scale: Int?
    private var size = Size(64, 48)

    func start(scale: Int, size: (width: Int, height: Int)) {
        self.scale = scale
        self.size = Size(Double(size.width), Double(size.height))
        work()
    }

    /// The summary, if it has been read.
    func known(_ url: URL) -> Summary? { summaries[url] }

    /// The summary; where it has not been read, it is from now on, the last one asked for first.
    func summary(of url: URL) -> Summary? {
        let summary = summaries[url]
        if summary != nil, !stale.contains(url) { return summary }
        if !wanted.contains(url) {
            wanted.append(url)
            if wanted.count > 64 { wanted.removeFirst() }
            work()
        }
        return summary
    }

    /// Reads the summary anew the next time that it is asked for.
    func forget(_ url: URL) { stale.insert(url) }

    private func work() {
        guard worker == nil, let scale, let url = wanted.popLast() else { return }
        stale.remove(url)
        worker = Task { [weak self, size] in
            let summary = await Self.read(url, size: size, scale: Double(scale))
            guard let self else { return }
            keep(summary, for: url)
            worker = nil
            work()
        }
    }

    private func keep(_ summary: Summary, for url: URL) {
        if summaries.updateValue(summary, forKey: url) == nil { order.append(url) }
        if order.count > Self.limit { summaries[order.removeFirst()] = nil }
        onArrival?(url)
    }

    @concurrent
    private static func read(_ url: URL, size: Size, scale: Double) async -> Summary {
        // A file that cannot be read keeps its name and an empty picture; opening it says what is wrong.
        guard let drawing = try? OpenDrawing.load(url).drawing else {
            return Summary(title: nil, picture: nil)
        }
        let picture = try? Thumbnail.picture(of: drawing, fitting: size, scale: scale)
        return Summary(title: drawing.title.isEmpty ? nil : drawing.title, picture: picture)
    }
}
