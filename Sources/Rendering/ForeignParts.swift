import FoundationEssentials
import Sketch

/// All of a drawing that librsvg draws: in runs where many stand together, one by one where not.
struct ForeignParts: Sendable {
    /// A run, loaded.
    struct Run: Sendable {
        let positions: Range<Int>
        let hidden: [Int]
        let content: ForeignContent
    }

    let runs: [Run]
    /// What draws the others; nil where there are none.
    let single: ForeignContent?
    /// Whether there is anything foreign in the source; else there is in no state of the drawing, and none of its
    /// graphics need be looked at.
    private let areInSource: Bool

    /// - Parameters:
    ///   - file: where the drawing is kept.
    ///   - earlier: of another state of the same drawing, whose documents are used again where they fit.
    init(of drawing: Drawing, file: URL?, after earlier: ForeignParts?) throws(RenderingError) {
        areInSource = earlier?.areInSource ?? drawing.source.hasForeign
        guard areInSource else {
            (runs, single) = ([], nil)
            return
        }
        var runs: [Run] = []
        for run in ForeignRun.runs(in: drawing) {
            let content: ForeignContent
            if let loaded = earlier?.runs.first(where: { $0.hidden == run.hidden }) {
                content = loaded.content
            } else {
                let svg = drawing.source.identified(for: [], hiding: run.hidden).svg
                content = try ForeignContent(svg: svg, ids: [:], file: file)
            }
            runs.append(Run(positions: run.positions, hidden: run.hidden, content: content))
        }
        self.runs = runs
        single = try ForeignParts.single(drawing, runs, file, earlier)
    }

    private static func single(
        _ drawing: Drawing, _ runs: [Run], _ file: URL?, _ earlier: ForeignParts?
    ) throws(RenderingError) -> ForeignContent? {
        var elements: [Int] = []
        var start = 0
        for run in runs {
            elements += drawing.graphics[start..<run.positions.lowerBound].compactMap(\.foreignElement)
            start = run.positions.upperBound
        }
        elements += drawing.graphics[start...].compactMap(\.foreignElement)
        guard !elements.isEmpty else { return nil }
        if let loaded = earlier?.single, elements.allSatisfy(loaded.knows) { return loaded }
        // All that there were: what is alone after the next edit is then known already.
        let all = elements + drawing.source.graphics.compactMap(\.foreignElement)
        let (svg, ids) = drawing.source.identified(for: all)
        return try ForeignContent(svg: svg, ids: ids, file: file)
    }
}
