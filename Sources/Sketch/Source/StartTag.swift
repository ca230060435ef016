/// A start tag as it is spelled in a source: the places of its name and of its attributes.
struct StartTag {
    struct Attribute {
        /// With its prefix.
        let name: String
        /// Without the quotes.
        let value: Range<Int>
        /// From behind what stands before it to its closing quote: the white space belongs to it.
        let whole: Range<Int>
    }

    let name: Range<Int>
    let attributes: [Attribute]

    /// - Parameter range: from `<` to behind `>`, in a text that is well formed.
    init(_ range: Range<Int>, in text: [UInt8]) {
        var index = range.lowerBound + 1
        func isSpace(_ index: Int) -> Bool { text[index] <= 0x20 }
        while index < range.upperBound, !isSpace(index), !">/".utf8.contains(text[index]) { index += 1 }
        name = range.lowerBound + 1..<index
        var attributes: [Attribute] = []
        while true {
            let start = index
            while index < range.upperBound, isSpace(index) { index += 1 }
            let nameStart = index
            while index < range.upperBound, !isSpace(index), !"=>/".utf8.contains(text[index]) { index += 1 }
            guard index > nameStart else { break }
            let word = String(decoding: text[nameStart..<index], as: UTF8.self)
            while index < range.upperBound, !"\"'".utf8.contains(text[index]) { index += 1 }
            guard index < range.upperBound else { break }
            let quote = text[index]
            let valueStart = index + 1
            index = valueStart
            while index < range.upperBound, text[index] != quote { index += 1 }
            guard index < range.upperBound else { break }
            attributes.append(Attribute(name: word, value: valueStart..<index, whole: start..<index + 1))
            index += 1
        }
        self.attributes = attributes
    }

    subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// Where more attributes go: behind the last one.
    var end: Int { attributes.last?.whole.upperBound ?? name.upperBound }

    /// The prefix of the name with its colon; empty where it has none.
    func prefix(in text: [UInt8]) -> String {
        guard let colon = text[name].firstIndex(of: UInt8(ascii: ":")) else { return "" }
        return String(decoding: text[name.lowerBound...colon], as: UTF8.self)
    }
}

extension Source {
    func startTag(of element: Int) -> StartTag { StartTag(map.elements[element].tag, in: text) }

    /// The element's name without its prefix.
    func localName(of tag: StartTag) -> String {
        String(decoding: text[tag.name].split(separator: UInt8(ascii: ":")).last ?? [], as: UTF8.self)
    }
}
