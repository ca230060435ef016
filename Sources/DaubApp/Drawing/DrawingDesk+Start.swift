import FoundationEssentials
import Library

/// How the library is read and its first drawing opened while the window comes to the screen.
extension DrawingDesk {
    /// Begins to read, on workers; nobody is told of anything yet.
    func prepare() {
        let (library, state, histories) = (library, folders.state, histories)
        let last = settings.lastDrawing
        // A folder that was chosen is left as it is.
        let isOwn = library.folder.path == folders.library.path
        listing = Task.detached {
            await Self.list(
                library, samples: isOwn ? ResourceLocator.current.samples : nil, state: state, last: last)
        }
        let url =
            files.first
            ?? (last.isEmpty ? nil : library.folder.appending(path: last, directoryHint: .notDirectory))
        guard let url else { return }
        first = (url, Task.detached { await LoadedDrawing.load(url, histories: histories) })
    }

    /// Lists the library and opens the drawing that was open last, or the first.
    func start() {
        if let file = files.first { open(file) }
        Task {
            guard let start = await listing?.value else { return }
            listing = nil
            for problem in start.problems { show(problem) }
            isProtected = start.isProtected
            await browser.start(start.contents, named: files)
            guard files.isEmpty else { return }
            if let first = start.last ?? browser.shown.first { open(first.url) }
        }
    }

    struct Start: Sendable {
        var contents = LibraryBrowser.Contents(Library.Listing())
        /// The drawing that was open last, where it is still there.
        var last: DrawingList.Item?
        var problems: [LibraryError] = []

        var isProtected: Bool {
            problems.contains { if case .folderNotWritable = $0 { true } else { false } }
        }
    }

    /// Makes the library ready and reads its folders, on a worker.
    @concurrent
    private static func list(_ library: Library, samples: URL?, state: URL, last: String) async -> Start {
        var start = Start()
        func trying(_ body: () throws(LibraryError) -> Void) {
            do throws(LibraryError) { try body() } catch { start.problems.append(error) }
        }
        trying { () throws(LibraryError) in try library.prepare(samples: samples, state: state) }
        trying { () throws(LibraryError) in
            let listing = try library.listing()
            start.contents = LibraryBrowser.Contents(listing)
            let path = library.folder.appending(path: last, directoryHint: .notDirectory).path
            start.last = start.contents.items.first { $0.url.path == path }
            start.problems += listing.problems
        }
        if start.problems.isEmpty {
            trying { () throws(LibraryError) in try library.checkWritable() }
        }
        return start
    }
}
