import Canvas
import Ink
import PickerKit
import Sketch

/// The colours that the open drawing uses, the most used first.
///
/// They are counted when they are first asked for after a change: at once in a small drawing, on a worker in a
/// large one.
@MainActor
final class DrawingColors: FactSource {
    let fact = Fact.drawingColors

    /// How many colours a picker shows.
    nonisolated private static let limit = 24
    /// How many graphics are counted within a small part of a frame.
    private static let few = 2000

    private let document: @MainActor () -> SketchDocument?
    private weak var counted: SketchDocument?
    private var colors: [String]?

    init(of document: @escaping @MainActor () -> SketchDocument?) {
        self.document = document
    }

    var known: [String]? {
        follow()
        guard let counted else { return [] }
        if colors == nil, counted.drawing.graphics.count <= Self.few {
            colors = Self.count(counted.drawing.graphics)
        }
        return colors
    }

    func gather() async -> [String] {
        if let known { return known }
        guard let counted else { return [] }
        let graphics = counted.drawing.graphics
        let found = await Task.detached { Self.count(graphics) }.value
        if self.counted === counted, counted.drawing.graphics.count == graphics.count { colors = found }
        return found
    }

    /// Turns to the drawing that is open now, and forgets the count with its next change.
    private func follow() {
        let document = document()
        guard document !== counted else { return }
        counted = document
        colors = nil
        document?.observe { [weak self, weak document] change in
            guard let self, counted === document else { return }
            if case .words = change { return }
            colors = nil
        }
    }

    nonisolated private static func count(_ graphics: GraphicList) -> [String] {
        var uses: [Color: Int] = [:]
        for graphic in graphics {
            let style = graphic.style
            for color in [style.stroke.color, style.fill.color] {
                if let color { uses[color, default: 0] += 1 }
            }
        }
        let byCode = uses.map { (code: $0.key.css, count: $0.value) }
        return byCode.sorted { ($1.count, $0.code) < ($0.count, $1.code) }.prefix(limit).map(\.code)
    }
}
