import Ink

/// Plans what of a source must change so that it says what a drawing has become.
struct DrawingWriter {
    let drawing: Drawing
    private let source: Source
    private let map: SourceMap
    private let elements: ElementWriter

    init(_ drawing: Drawing) {
        self.drawing = drawing
        source = drawing.source
        map = drawing.source.map
        elements = ElementWriter(source: drawing.source)
    }

    var patches: [Patch] {
        let content = MetadataWriter(drawing).contentPatches + graphicPatches
        return MetadataWriter(drawing).rootPatches + opened(content)
    }

    /// The patches with a root that closes itself opened for them, where any goes inside it.
    private func opened(_ content: [Patch]) -> [Patch] {
        let root = map.elements[0]
        guard root.isSelfClosing, !content.isEmpty else { return content }
        let slash = Int(root.tagEnd) - 2
        let name = String(decoding: source.text[source.startTag(of: 0).name], as: UTF8.self)
        let end = Patch(inserting: "\(source.lineBreak)</\(name)>", at: Int(root.tagEnd))
        return [Patch(removing: slash..<slash + 1)] + content + [end]
    }

    // MARK: - Graphics

    private var graphicPatches: [Patch] {
        let loaded = source.scene.graphics
        let origins = origins(in: loaded)
        let kept = origins.map { $0 ?? -1 }.longestRise
        var patches: [Patch] = []
        var isKept = [Bool](repeating: false, count: loaded.count)
        for index in kept { if let origin = origins[index] { isKept[origin] = true } }
        for (origin, graphic) in loaded.enumerated() where !isKept[origin] {
            patches += removal(of: graphic.id.number)
        }

        var below: Int?
        var nextKept = 0
        for (index, graphic) in drawing.graphics.enumerated() {
            if nextKept < kept.count, kept[nextKept] == index, let origin = origins[index] {
                nextKept += 1
                below = graphic.id.number
                if graphic != loaded[origin] {
                    patches += elements.patches(turning: loaded[origin], into: graphic)
                }
            } else {
                let above = nextKept < kept.count ? drawing.graphics[kept[nextKept]].id.number : nil
                let place = place(for: graphic, below: below, above: above)
                let origin = origins[index].map { loaded[$0] }
                patches.append(
                    elements.insertion(of: graphic, from: origin, in: place.container, at: place.offset))
            }
        }
        return patches
    }

    /// For each graphic of the drawing, its place among those loaded; nil where it is new.
    private func origins(in loaded: GraphicList) -> [Int?] {
        var places = [Int32](repeating: -1, count: map.elements.count)
        for (index, graphic) in loaded.enumerated() { places[graphic.id.number] = Int32(index) }
        return drawing.graphics.map { graphic in
            let number = graphic.id.number
            guard places.indices.contains(number), places[number] >= 0 else { return nil }
            return Int(places[number])
        }
    }

    private func removal(of element: Int) -> [Patch] {
        guard element == 0 else { return [Patch(removing: map.wholeLine(of: element, in: source.text))] }
        // The root itself is foreign: it stays, and so does what describes it.
        let kept = [source.scene.titleElement, source.scene.descriptionElement].compactMap { $0 }.sorted()
        guard let last = map.lastChildOfRoot else { return [] }
        var position = Int(map.elements[0].tagEnd)
        var patches: [Patch] = []
        for element in kept {
            let range = map.wholeLine(of: element, in: source.text)
            patches.append(Patch(removing: position..<range.lowerBound))
            position = range.upperBound
        }
        let end = max(position, Int(map.elements[last].end))
        return patches + [Patch(removing: position..<end)]
    }

    // MARK: - Places

    private typealias Place = (container: Int, offset: Int)

    /// Where a new element goes so that it is painted after one and before the other, in its own groups.
    private func place(for graphic: Graphic, below: Int?, above: Int?) -> Place {
        let under = below.map { map.chain(from: $0) } ?? []
        let over = above.map { map.chain(from: $0) } ?? []
        let common = zip(under.dropFirst().reversed(), over.dropFirst().reversed()).prefix { $0 == $1 }
        let shared = common.map(\.0).last ?? 0
        for container in [innermost(graphic.groups, shared, under, over), shared, 0] {
            guard source.scene.containers[container]?.transform.inverse != nil else { continue }
            return (container, offset(in: container, under, over))
        }
        return (0, offset(in: 0, under, over))
    }

    /// The outermost container from the shared one inward that stands in exactly these groups.
    private func innermost(_ groups: [Int], _ shared: Int, _ under: [Int], _ over: [Int]) -> Int {
        for chain in [under, over] {
            let inward = chain.dropFirst().reversed().drop { $0 != shared }
            if let found = inward.first(where: { source.scene.containers[$0]?.groups == groups }) {
                return found
            }
        }
        return shared
    }

    private func offset(in container: Int, _ under: [Int], _ over: [Int]) -> Int {
        if container == 0, over.isEmpty {
            return Int(map.lastChildOfRoot.map { map.elements[$0].end } ?? map.elements[0].tagEnd)
        }
        if let index = under.firstIndex(of: container), index > 0 {
            return Int(map.elements[under[index - 1]].end)
        }
        if let index = over.firstIndex(of: container), index > 0 {
            return map.wholeLine(of: over[index - 1], in: source.text).lowerBound
        }
        return Int(map.lastChildOfRoot.map { map.elements[$0].end } ?? map.elements[0].tagEnd)
    }
}

extension SourceMap {
    /// The element with the white space before it, back to and with the line break.
    func wholeLine(of element: Int, in text: [UInt8]) -> Range<Int> {
        let whole = elements[element].whole
        var start = whole.lowerBound
        while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
        guard start > 0, text[start - 1] == 0x0A else { return whole }
        start -= 1
        if start > 0, text[start - 1] == 0x0D { start -= 1 }
        return start..<whole.upperBound
    }
}

extension [Int] {
    /// The places of a longest run of rising values, those below zero left out.
    var longestRise: [Int] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: count)
        for (index, value) in enumerated() where value >= 0 {
            var (low, high) = (0, tails.count)
            if let last = tails.last, self[last] < value { low = high }
            while low < high {
                let middle = (low + high) / 2
                if self[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var next = tails.last ?? -1
        while next >= 0 {
            result.append(next)
            next = previous[next]
        }
        return result.reversed()
    }
}
