import FoundationEssentials
import Library
import Rendering
import Sketch

/// A drawing as it came from the disk, with all that takes time to make of it.
struct LoadedDrawing: Sendable {
    let file: OpenDrawing
    let drawing: Drawing
    let history: History
    let index: SpatialIndex
    /// Whether it differs from its file from the start, as a new or a recovered one does.
    let isUnsaved: Bool

    init(file: OpenDrawing, drawing: Drawing, history: History = History(), isUnsaved: Bool = false) {
        self.file = file
        self.drawing = drawing
        self.history = history
        self.isUnsaved = isUnsaved
        index = SpatialIndex(drawing.graphics)
    }

    /// What loading found besides the drawing.
    typealias Outcome = (loaded: LoadedDrawing, problem: LibraryError?)

    /// Reads a drawing and its history on a worker.
    @concurrent
    static func load(_ url: URL, histories: HistoryStore) async -> Result<Outcome, LibraryError> {
        do throws(LibraryError) {
            let (file, drawing) = try OpenDrawing.load(url)
            var history: History?
            var problem: LibraryError?
            if let digest = file.fingerprint?.digest {
                do throws(LibraryError) {
                    history = try histories.history(of: url, fitting: digest)
                } catch {
                    problem = error
                }
            }
            return .success(
                (LoadedDrawing(file: file, drawing: drawing, history: history ?? History()), problem))
        } catch {
            return .failure(error)
        }
    }

    /// The snapshot that an earlier run left, over the file as it is now, on a worker.
    @concurrent
    static func recover(
        _ pending: Recovery.Pending, from recovery: Recovery
    ) async -> Result<LoadedDrawing, LibraryError> {
        do throws(LibraryError) {
            let bytes = try recovery.bytes(of: pending)
            let drawing: Drawing
            do throws(DrawingError) {
                drawing = try Drawing(svg: bytes, named: pending.url.path)
            } catch {
                throw .notADrawing(error)
            }
            let file: OpenDrawing
            do throws(LibraryError) {
                file = try OpenDrawing.load(pending.url).file
            } catch .missing {
                file = OpenDrawing(newAt: pending.url)
            }
            return .success(LoadedDrawing(file: file, drawing: drawing, isUnsaved: true))
        } catch {
            return .failure(error)
        }
    }
}
