import Ink
import Rendering
import Sketch

/// A drawing that is open: its state, what can be undone, and where its graphics are.
///
/// Every change goes through `perform`, `undo` and `redo`; each tells the observers once what it changed.
@MainActor
public final class SketchDocument {
    /// What a change touched.
    public enum Change: Sendable {
        /// One graphic was put on top of all others; the rest is as it was.
        case drawn(Graphic)
        /// Pictures within the rectangle may be others, in user units; nil for everywhere.
        case area(Rect?)
        /// Title, description or a property; no picture.
        case words
    }

    public private(set) var drawing: Drawing
    public private(set) var history: History
    public private(set) var index: SpatialIndex
    /// Whether it may change; one that cannot be saved must stay as it is.
    public let isEditable: Bool
    private var observers: [@MainActor (Change) -> Void] = []

    /// - Parameter index: of the drawing's graphics; made here where there is none yet.
    public init(
        _ drawing: Drawing, history: History = History(), index: SpatialIndex? = nil, isEditable: Bool = true
    ) {
        self.isEditable = isEditable
        self.drawing = drawing
        self.history = history
        self.index = index ?? SpatialIndex(drawing.graphics)
    }

    /// Calls the observer after each change, for as long as the document lives.
    public func observe(_ observer: @escaping @MainActor (Change) -> Void) {
        observers.append(observer)
    }

    public var canUndo: Bool { isEditable && history.canUndo }
    public var canRedo: Bool { isEditable && history.canRedo }

    /// Makes one change, which is one step to undo.
    public func perform(_ edit: Edit) {
        follow { history.perform(edit, on: &drawing) }
    }

    public func undo() {
        follow { history.undo(&drawing) }
    }

    public func redo() {
        follow { history.redo(&drawing) }
    }

    /// Runs the change where there may be one, brings the index up to date and tells the observers.
    private func follow(_ change: () -> Edit) {
        guard isEditable else { return }
        let inverse = change()
        guard !inverse.isNothing else { return }
        let told = updateIndex(inverse)
        for observer in observers { observer(told) }
    }

    /// - Parameter inverse: what takes the change back, told by the positions as they are now.
    private func updateIndex(_ inverse: Edit) -> Change {
        switch inverse {
        case .remove(let position):
            let graphic = drawing.graphics[position]
            index.insert(graphic, at: position)
            return position == drawing.graphics.count - 1
                ? .drawn(graphic) : .area(graphic.inkExtent.rect)
        case .insert(let graphic, let position):
            index.remove(at: position)
            return .area(graphic.inkExtent.rect)
        case .replace(let old, let position):
            let new = drawing.graphics[position]
            index.replace(at: position, with: new)
            return .area(old.inkExtent.union(new.inkExtent))
        case .setTitle, .setDescription, .setProperty:
            return .words
        case .all:
            index = SpatialIndex(drawing.graphics)
            return .area(nil)
        }
    }
}

extension InkExtent {
    /// The rectangle to draw anew, or nil for everywhere.
    fileprivate var rect: Rect? {
        switch self {
        case .nothing: Rect(0, 0, 0, 0)
        case .within(let rect): rect
        case .anywhere: nil
        }
    }

    fileprivate func union(_ other: InkExtent) -> Rect? {
        guard let a = rect, let b = other.rect else { return nil }
        return self == .nothing ? b : other == .nothing ? a : a.union(b)
    }
}
