import FoundationEssentials
import Ink

/// Puts in place of each `use` of a shape, text or group a copy of that, as SVG says that it looks: a `g` with what
/// the `use` says of ink and place, and the copy in it.
struct UseExpansion {
    private struct TooMuch: Error {}

    /// How large it may become in all, in bytes.
    private static let limit = 8 << 20
    /// How many a `use` may be of another; those in a ring are of each other without end.
    private static let deepest = 64

    private let source: Source
    private let tags: [StartTag]
    private let names: [String]
    private let owners: [String: Int]
    private var left = UseExpansion.limit

    private init(_ source: Source) {
        self.source = source
        tags = source.map.elements.indices.map { source.startTag(of: $0) }
        names = tags.map { source.localName(of: $0) }
        owners = source.idOwners
    }

    /// The file with all of them in place; nil where there is none, or where it would grow too large.
    static func data(of source: Source) -> Data? {
        var expansion = UseExpansion(source)
        guard expansion.names.contains("use"), let copy = try? expansion.copy(of: 0, depth: 0) else {
            return nil
        }
        let root = source.map.elements[0].whole
        return source.encoding.data(of: source.text.applying([Patch(root, copy)]))
    }

    private mutating func copy(of element: Int, depth: Int) throws(TooMuch) -> [UInt8] {
        guard depth <= Self.deepest else { throw TooMuch() }
        if let target = target(of: element) {
            return try instance(of: target, by: element, depth: depth)
        }
        let whole = source.map.elements[element].whole
        var patches: [Patch] = []
        var next = element + 1
        while next < names.count, source.map.elements[next].start < whole.upperBound {
            let range = source.map.elements[next].whole
            if target(of: next) != nil {
                patches.append(
                    Patch(
                        range.lowerBound - whole.lowerBound..<range.upperBound - whole.lowerBound,
                        try copy(of: next, depth: depth + 1)))
            } else if ElementName(rawValue: names[next])?.drawsNothing != true {
                next += 1
                continue
            }
            while next < names.count, source.map.elements[next].start < range.upperBound { next += 1 }
        }
        return try counted(Array(source.text[whole]).applying(patches))
    }

    private mutating func instance(of target: Int, by element: Int, depth: Int) throws(TooMuch) -> [UInt8] {
        let (tag, text) = (tags[element], source.text)
        let name = "\(tag.prefix(in: text))g"
        var start = Array("<\(name)".utf8)
        for attribute in tag.attributes where !Self.isOfUse(attribute.name) { start += text[attribute.whole] }
        let way = offset(of: tag) ?? .zero
        start += Array("><\(name) transform=\"\(Transform.translation(way.x, way.y).svg)\">".utf8)
        let copy = try copy(of: target, depth: depth + 1)
        return try counted(start + copy + Array("</\(name)></\(name)>".utf8))
    }

    private mutating func counted(_ bytes: [UInt8]) throws(TooMuch) -> [UInt8] {
        left -= bytes.count
        guard left >= 0 else { throw TooMuch() }
        return bytes
    }

    // MARK: What is used

    /// What of an element is no attribute of a group. Its size is one of symbols alone.
    private static func isOfUse(_ name: String) -> Bool {
        ["x", "y", "width", "height", "id", "href"].contains(name) || name.hasSuffix(":href")
    }

    /// The element whose copy stands for a `use`; nil for any other element, and where it takes a renderer to tell.
    private func target(of element: Int) -> Int? {
        guard names[element] == "use", offset(of: tags[element]) != nil,
            let href = tags[element]["href"]
                ?? tags[element].attributes.first(where: { $0.name.hasSuffix(":href") }),
            let reference = XMLText.unescaped(source.text[href.value])?.trimmed, reference.hasPrefix("#"),
            let target = owners[String(reference.dropFirst())]
        else { return nil }
        if names[target] == "use" { return target }
        guard let name = ElementName(rawValue: names[target]), !name.drawsNothing, name != .svg,
            name != .tspan
        else { return nil }
        return target
    }

    /// By how much it is shifted, in user units; nil where that depends on the page or on a font.
    private func offset(of tag: StartTag) -> Point? {
        let parts = ["x", "y"].map { name -> Double? in
            guard let attribute = tag[name] else { return 0 }
            guard let length = XMLText.unescaped(source.text[attribute.value]).flatMap({ Length(svg: $0) }),
                ![.em, .ex, .percent].contains(length.unit)
            else { return nil }
            return length.pixels(of: 0)
        }
        guard let x = parts[0], let y = parts[1] else { return nil }
        return Point(x, y)
    }
}
