import Ink

/// What can be undone and redone: one step a gesture, bounded by count and by bytes.
///
/// Encoded, it survives a restart: the steps fit the file that the drawing was saved to.
public struct History: Sendable {
    private var undone: [Edit] = []
    private var done: [Edit] = []
    private var bytes = 0
    private let stepLimit: Int
    private let byteLimit: Int

    /// - Parameters:
    ///   - steps: how many can be undone at most.
    ///   - bytes: how much memory all steps together may take, roughly; the newest step is always kept.
    public init(steps: Int = 1000, bytes: Int = 64 << 20) {
        stepLimit = max(1, steps)
        byteLimit = bytes
    }

    public var canUndo: Bool { !done.isEmpty }
    public var canRedo: Bool { !undone.isEmpty }
    /// How many steps can be undone.
    public var stepCount: Int { done.count }

    /// Applies an edit as one step, and forgets what could be redone. An edit that changes nothing is no step.
    /// - Returns: what would change it back.
    @discardableResult
    public mutating func perform(_ edit: Edit, on drawing: inout Drawing) -> Edit {
        let inverse = drawing.apply(edit)
        guard !inverse.isNothing else { return .nothing }
        bytes += inverse.weight - undone.reduce(0) { $0 + $1.weight }
        undone.removeAll()
        done.append(inverse)
        trim()
        return inverse
    }

    /// Applies an edit as a part of the last step, so that one undo takes back both. Where that leaves everything as
    /// it was before the step, there is no such step any more.
    /// - Returns: what would change the edit back.
    @discardableResult
    public mutating func extend(_ edit: Edit, on drawing: inout Drawing) -> Edit {
        guard undone.isEmpty, let last = done.last else { return perform(edit, on: &drawing) }
        let inverse = drawing.apply(edit)
        guard !inverse.isNothing else { return .nothing }
        done.removeLast()
        bytes -= last.weight
        let whole = inverse.replacesSame(as: last) ? last : .all([inverse, last])
        guard !whole.isCurrent(in: drawing) else { return inverse }
        done.append(whole)
        bytes += whole.weight
        trim()
        return inverse
    }

    /// Takes the last step back, if there is one.
    /// - Returns: what would make it again.
    @discardableResult
    public mutating func undo(_ drawing: inout Drawing) -> Edit {
        guard let edit = done.popLast() else { return .nothing }
        let inverse = exchange(edit, on: &drawing)
        undone.append(inverse)
        return inverse
    }

    /// Makes the last step that was undone again, if there is one.
    /// - Returns: what would take it back.
    @discardableResult
    public mutating func redo(_ drawing: inout Drawing) -> Edit {
        guard let edit = undone.popLast() else { return .nothing }
        let inverse = exchange(edit, on: &drawing)
        done.append(inverse)
        return inverse
    }

    private mutating func exchange(_ edit: Edit, on drawing: inout Drawing) -> Edit {
        let inverse = drawing.apply(edit)
        bytes += inverse.weight - edit.weight
        return inverse
    }

    private mutating func trim() {
        var excess = 0
        while done.count - excess > 1, done.count - excess > stepLimit || bytes > byteLimit {
            bytes -= done[excess].weight
            excess += 1
        }
        done.removeFirst(excess)
    }
}

extension History: Codable {
    private enum Key: String, CodingKey { case undone, done, steps, bytes }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(undone, forKey: .undone)
        try container.encode(done, forKey: .done)
        try container.encode(stepLimit, forKey: .steps)
        try container.encode(byteLimit, forKey: .bytes)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            steps: try container.decode(Int.self, forKey: .steps),
            bytes: try container.decode(Int.self, forKey: .bytes))
        done = History.reopened(try container.decode([Edit].self, forKey: .done))
        undone = History.reopened(try container.decode([Edit].self, forKey: .undone))
        bytes = (done + undone).reduce(0) { $0 + $1.weight }
        trim()
    }

    /// The steps as they fit a file read anew: the names of graphics are those of another day, and what was
    /// foreign stood in a source that is gone, so nothing at or behind its return can be applied.
    private static func reopened(_ edits: [Edit]) -> [Edit] {
        let behind = edits.lastIndex(where: \.insertsForeign).map { $0 + 1 } ?? 0
        return edits[behind...].map(\.anonymous)
    }
}

extension Edit {
    /// Whether it puts back what only the source knows how to draw.
    fileprivate var insertsForeign: Bool {
        switch self {
        case .insert(let graphic, _), .replace(let graphic, _):
            if case .foreign = graphic.shape { true } else { false }
        case .all(let edits): edits.contains(where: \.insertsForeign)
        default: false
        }
    }

    /// The same with graphics that are given a name when they are applied.
    fileprivate var anonymous: Edit {
        switch self {
        case .insert(let graphic, let index): .insert(graphic.anonymous, at: index)
        case .replace(let graphic, let index): .replace(graphic.anonymous, at: index)
        case .all(let edits): .all(edits.map(\.anonymous))
        default: self
        }
    }

    /// Whether both do nothing but replace graphics, of the same places.
    fileprivate func replacesSame(as other: Edit) -> Bool {
        switch (self, other) {
        case (.replace(_, let place), .replace(_, let otherPlace)): place == otherPlace
        case (.all(let edits), .all(let others)):
            edits.count == others.count && zip(edits, others).allSatisfy { $0.replacesSame(as: $1) }
        default: false
        }
    }

    /// Whether it does nothing but replace graphics by what they are.
    fileprivate func isCurrent(in drawing: Drawing) -> Bool {
        switch self {
        case .replace(let graphic, let place):
            drawing.graphics.indices.contains(place) && drawing.graphics[place] == graphic
        case .all(let edits): edits.allSatisfy { $0.isCurrent(in: drawing) }
        default: false
        }
    }

    /// How much memory it takes, in bytes, roughly.
    var weight: Int {
        switch self {
        case .insert(let graphic, _), .replace(let graphic, _):
            MemoryLayout<Shape>.stride + MemoryLayout<Style>.stride + 128 + graphic.shape.weight
        case .remove: 16
        case .setTitle(let text), .setDescription(let text): 16 + text.utf8.count
        case .setPage: MemoryLayout<Page>.stride
        case .setProperty(let name, let value): 32 + name.utf8.count + (value?.utf8.count ?? 0)
        case .all(let edits): edits.reduce(16) { $0 + $1.weight }
        }
    }
}

extension Graphic {
    fileprivate var anonymous: Graphic {
        renamed(GraphicID(-1), groups: groups)
    }
}

extension Shape {
    fileprivate var weight: Int {
        switch self {
        case .path(let path): path.segments.count * MemoryLayout<Path.Segment>.stride
        case .polyline(let points), .polygon(let points): points.count * MemoryLayout<Point>.stride
        case .text(let text): text.lines.reduce(0) { $0 + $1.utf8.count + MemoryLayout<String>.stride }
        default: 0
        }
    }
}
