import Sketch

/// Neighbouring graphics that stand as they did in the source, many of them foreign: librsvg draws them in one
/// go, out of a copy of the document that hides all others.
///
/// To draw one element alone librsvg looks at all, so that many one by one take long.
struct ForeignRun: Sendable, Hashable {
    /// Their positions in `Drawing.graphics`.
    let positions: Range<Int>
    /// The elements of the source that must not show.
    let hidden: [Int]

    /// So many foreign graphics make a run worth a document of its own.
    private static let fewest = 24
    /// More documents than these are not kept; what is left is drawn one by one.
    private static let most = 8

    /// The runs of a drawing, from the lowest up.
    static func runs(in drawing: Drawing) -> [ForeignRun] {
        let source = drawing.source.graphics
        guard source.count(where: { $0.foreignElement != nil }) >= fewest else { return [] }
        let places = Dictionary(uniqueKeysWithValues: source.enumerated().map { ($1.id, $0) })
        var runs: [ForeignRun] = []
        var start = 0
        while start < drawing.graphics.count, runs.count < most {
            let length = untouched(drawing.graphics[start...], source, places)
            let trimmed = trim(start..<start + max(1, length), drawing.graphics)
            let foreign = trimmed.count { drawing.graphics[$0].foreignElement != nil }
            if length > 0, foreign >= fewest, foreign * 4 >= trimmed.count {
                let shown = Set(trimmed.map { drawing.graphics[$0].id })
                let hidden = source.filter { !shown.contains($0.id) }.map(\.id.number)
                runs.append(ForeignRun(positions: trimmed, hidden: hidden))
            }
            start += max(1, length)
        }
        return runs
    }

    /// How many graphics from the first on are as in the source and in its order.
    private static func untouched(
        _ graphics: Slice<GraphicList>, _ source: GraphicList, _ places: [GraphicID: Int]
    ) -> Int {
        var last = -1
        var count = 0
        for graphic in graphics {
            guard let place = places[graphic.id], place > last, source[place] == graphic else { break }
            last = place
            count += 1
        }
        return count
    }

    /// Leaves out what is painted as one with a graphic outside.
    private static func trim(_ range: Range<Int>, _ graphics: GraphicList) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        if low > 0, let shared = graphics[low - 1].groups.first {
            while low < high, graphics[low].groups.first == shared { low += 1 }
        }
        if high < graphics.count, let shared = graphics[high].groups.first {
            while high > low, graphics[high - 1].groups.first == shared { high -= 1 }
        }
        return low..<high
    }
}
