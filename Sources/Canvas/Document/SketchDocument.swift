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
    /// What a person has taken hold of: what the next style, move or deletion is about. Graphics that are gone
    /// leave it.
    public var selection: Selection {
        get { held }
        set {
            guard newValue != held else { return }
            selectedPositions = newValue.positions(in: drawing.graphics)
            held = Selection(selectedPositions.map { drawing.graphics[$0].id })
            for observer in selectionObservers { observer() }
        }
    }
    private var held = Selection()
    /// Where foreign graphics are, once that is measured.
    var foreign = ForeignPlaces()
    /// Of the selected graphics, in rising order.
    public private(set) var selectedPositions: [Int] = []
    /// What shows in place of the drawing while a change is only tried out.
    private(set) var trial: Trial?
    /// What is being typed, as the edit that would make it part of the drawing; nil where there is nothing.
    public internal(set) var draft: Edit? {
        didSet { for observer in draftObservers where draft != nil || oldValue != nil { observer() } }
    }

    private var observers: [@MainActor (Change) -> Void] = []
    private var selectionObservers: [@MainActor () -> Void] = []
    private var trialObservers: [@MainActor (Rect?) -> Void] = []
    private var draftObservers: [@MainActor () -> Void] = []

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

    /// Calls the observer when something else is selected, for as long as the document lives.
    public func observeSelection(_ observer: @escaping @MainActor () -> Void) {
        selectionObservers.append(observer)
    }

    /// Calls the observer when there is another draft, for as long as the document lives.
    public func observeDrafts(_ observer: @escaping @MainActor () -> Void) {
        draftObservers.append(observer)
    }

    /// Calls the observer with where the pictures are others, in user units, nil for everywhere, as a trial
    /// begins, goes on or is given up.
    func observeTrials(_ observer: @escaping @MainActor (Rect?) -> Void) {
        trialObservers.append(observer)
    }

    public var canUndo: Bool { isEditable && history.canUndo }
    public var canRedo: Bool { isEditable && history.canRedo }

    /// Makes one change, which is one step to undo.
    public func perform(_ edit: Edit) {
        follow { history.perform(edit, on: &drawing) }
    }

    /// Makes a change that goes on with the last step, so that one undo takes back both.
    /// - Returns: whether that step is left to go on with: one that is moved back to where it began is none.
    func extend(_ edit: Edit) -> Bool {
        let steps = history.stepCount
        follow { history.extend(edit, on: &drawing) }
        return history.stepCount == steps
    }

    public func undo() {
        follow { history.undo(&drawing) }
    }

    public func redo() {
        follow { history.redo(&drawing) }
    }

    // MARK: Trials

    /// Shows an edit without making it; nil shows the drawing as it is. It takes the place of what was tried
    /// out before, is in no history and no file, and ends with the next change.
    public func tryOut(_ edit: Edit?) {
        guard isEditable else { return }
        let before = trial?.extent ?? .nothing
        trial = edit.flatMap { Trial($0, on: drawing, index) }
        tellTrial(before.union(trial?.extent ?? .nothing))
    }

    private func tellTrial(_ extent: InkExtent) {
        guard extent != .nothing else { return }
        for observer in trialObservers { observer(extent.rect) }
    }

    // MARK: Changes

    /// Runs the change where there may be one, brings the index up to date and tells the observers.
    private func follow(_ change: () -> Edit) {
        guard isEditable else { return }
        let tried = trial?.extent ?? .nothing
        trial = nil
        let inverse = change()
        guard !inverse.isNothing else {
            tellTrial(tried)
            return
        }
        let extent = index.follow(inverse, to: drawing.graphics)
        let isOtherSelection = updateSelection(inverse)
        let told = told(inverse, extent, tried)
        for observer in observers { observer(told) }
        if isOtherSelection { for observer in selectionObservers { observer() } }
    }

    private func told(_ inverse: Edit, _ extent: InkExtent, _ tried: InkExtent) -> Change {
        guard tried == .nothing else { return .area(extent.union(tried).rect) }
        if inverse.isOfWords { return .words }
        if case .remove(let position) = inverse, position == drawing.graphics.count - 1 {
            return .drawn(drawing.graphics[position])
        }
        return .area(extent.rect)
    }

    /// - Returns: whether graphics left the selection.
    private func updateSelection(_ inverse: Edit) -> Bool {
        guard !selection.isEmpty, !inverse.keepsPositions else { return false }
        selectedPositions = selection.positions(in: drawing.graphics)
        guard selectedPositions.count < selection.count else { return false }
        held = Selection(selectedPositions.map { drawing.graphics[$0].id })
        return true
    }
}

extension Edit {
    /// Whether it changes no graphic.
    fileprivate var isOfWords: Bool {
        switch self {
        case .setTitle, .setDescription, .setProperty: true
        case .insert, .remove, .replace, .setPage: false
        case .all(let edits): edits.allSatisfy(\.isOfWords)
        }
    }

    /// Whether every graphic stays where it stands in the order.
    fileprivate var keepsPositions: Bool {
        switch self {
        case .setTitle, .setDescription, .setProperty, .setPage, .replace: true
        case .insert, .remove: false
        case .all(let edits): edits.allSatisfy(\.keepsPositions)
        }
    }
}
