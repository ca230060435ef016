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
        /// Whether the file is a drawing that can be opened.
        let isReadable: Bool
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
        do {
            let drawing = try OpenDrawing.load(url).drawing
            let title = drawing.title.isEmpty ? nil : drawing.title
            let isFavourite = drawing.properties["favourite"] == "true"
            // A page without any size has no picture.
            let picture = try? RowPicture.picture(
                of: drawing, isFavourite: isFavourite, fitting: size, scale: scale)
            return Summary(title: title, picture: picture, isReadable: true)
        } catch .missing {
            // A new drawing has no file before its first save.
            return Summary(title: nil, picture: nil, isReadable: true)
        } catch {
            // Opening it says what is wrong.
            let picture = try? RowPicture.unreadable(in: size, scale: scale)
            return Summary(title: nil, picture: picture, isReadable: false)
        }
    }
}
