import Localization

/// Reads the little of XML that a fragment may be made of. It looks at bytes and keeps no tree but who refers
/// to whom.
struct SVGFragmentReader {
    typealias Problem = SVGFragment.Problem

    struct Root {
        let isNamespaced: Bool
        /// The byte behind the name in its tag.
        let nameEnd: Int
    }

    let bytes: [UInt8]
    var offset = 0
    private var open: [(name: String, node: Int)] = []
    private var graph = SVGReferences()
    private var root: Root?
    private var prefixes: Set<String> = ["xml"]
    /// What stands in the `style` element that is open, with what comments and CDATA tear apart put together.
    private var sheet = ""
    private var usedPrefixes: [(prefix: String, offset: Int)] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() throws(Problem) -> Root {
        guard bytes.count <= SVGFragment.Limits.bytes else { throw problem(.tooLarge, at: 0) }
        if starts(with: "\u{FEFF}") { offset += 3 }
        if starts(with: "<?xml ") { try skip(past: "?>") }
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        guard open.isEmpty else {
            throw malformed(tr("“{name}” has no end", ["name": open.last?.name ?? ""]))
        }
        guard let root else { throw problem(.noSVGRoot, at: 0) }
        if let unknown = usedPrefixes.first(where: { !prefixes.contains($0.prefix) }) {
            throw problem(
                .malformed(tr("the prefix “{name}” is not declared", ["name": unknown.prefix])),
                at: unknown.offset)
        }
        if let place = graph.excess(over: SVGFragment.Limits.expanded) {
            throw problem(.expandsTooMuch, at: place)
        }
        return root
    }

    // MARK: Markup

    private mutating func readMarkup() throws(Problem) {
        if starts(with: "<!--") {
            try skip(past: "-->")
        } else if starts(with: "<![CDATA[") {
            let start = offset + 9
            try skip(past: "]]>")
            try check(text: String(decoding: bytes[start..<(offset - 3)], as: UTF8.self), at: start)
        } else if starts(with: "<!") || starts(with: "<?") {
            throw problem(.doctype, at: offset)
        } else if starts(with: "</") {
            try readEnd()
        } else {
            try readStart()
        }
    }

    private mutating func readEnd() throws(Problem) {
        let start = offset
        offset += 2
        let name = try readName()
        skipSpace()
        try take(UInt8(ascii: ">"))
        guard let element = open.popLast(), element.name == name else {
            throw problem(.malformed(tr("“{name}” ends what is not open", ["name": name])), at: start)
        }
        guard name == "style" else { return }
        try check(css: sheet, of: element.node, at: start, isSheet: true)
        sheet = ""
    }

    private mutating func readStart() throws(Problem) {
        let start = offset
        offset += 1
        let name = try readName()
        let nameEnd = offset
        try check(element: name, at: start)
        let node = graph.add(in: open.last?.node, at: start)
        guard graph.count <= SVGFragment.Limits.elements else { throw problem(.tooManyElements, at: start) }
        var isNamespaced = false
        var names: Set<String> = []
        while true {
            let hadSpace = skipSpace()
            if starts(with: "/>") || starts(with: ">") { break }
            guard hadSpace else { throw malformed(tr("a space is missing")) }
            let place = offset
            let attribute = try readName()
            guard names.insert(attribute).inserted else {
                throw problem(.malformed(tr("“{name}” stands there twice", ["name": attribute])), at: place)
            }
            skipSpace()
            try take(UInt8(ascii: "="))
            skipSpace()
            let value = try readValue()
            if attribute == "xmlns" {
                isNamespaced = true
                guard value == Self.namespace else { throw problem(.noSVGRoot, at: place) }
            }
            try check(attribute, value, of: node, at: place)
        }
        if root == nil {
            guard name == "svg" else { throw problem(.noSVGRoot, at: start) }
            root = Root(isNamespaced: isNamespaced, nameEnd: nameEnd)
        }
        if starts(with: "/>") {
            offset += 2
        } else {
            offset += 1
            open.append((name, node))
            guard open.count <= SVGFragment.Limits.depth else { throw problem(.tooDeep, at: start) }
        }
    }

    private static let namespace = "http://www.w3.org/2000/svg"

    private mutating func check(element name: String, at place: Int) throws(Problem) {
        if open.isEmpty, root != nil {
            throw problem(.malformed(tr("it has two outermost elements")), at: place)
        }
        if name == "script" { throw problem(.script(name), at: place) }
        if let prefix = prefix(of: name) {
            // What other programs note, such as a layer's guides; it draws nothing.
            usedPrefixes.append((prefix, place))
        } else if !SVGFragment.elements.contains(name) {
            throw problem(.element(name), at: place)
        }
    }

    private mutating func check(
        _ name: String, _ value: String, of node: Int, at place: Int
    ) throws(Problem) {
        if let prefix = prefix(of: name) {
            if prefix == "xmlns" {
                // Under another prefix what is refused here could come back unseen.
                guard value != Self.namespace, !value.hasSuffix("xhtml") else {
                    throw problem(.element(name), at: place)
                }
                prefixes.insert(String(name.dropFirst(prefix.count + 1)))
                return
            }
            usedPrefixes.append((prefix, place))
        }
        let local = String(
            name[(name.firstIndex(of: ":").map { name.index(after: $0) } ?? name.startIndex)...])
        if local.lowercased().hasPrefix("on") { throw problem(.script(name), at: place) }
        if local == "href" || local == "src" || name == "xml:base" {
            guard value.hasPrefix("#") else { throw problem(.external(excerpt(value)), at: place) }
            graph.refer(from: node, to: String(value.dropFirst()))
            return
        }
        if name == "id", !graph.name(node, value) { throw problem(.duplicateID(value), at: place) }
        try check(css: value, of: node, at: place)
    }

    // MARK: Text

    private mutating func readText() throws(Problem) {
        let start = offset
        var text = ""
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
            text.unicodeScalars.append(contentsOf: try readCharacters(upTo: [UInt8(ascii: "<")]))
        }
        try check(text: text, at: start)
    }

    private mutating func check(text: String, at start: Int) throws(Problem) {
        guard let element = open.last else {
            guard text.allSatisfy(\.isWhitespace) else {
                throw problem(root == nil ? .noSVGRoot : .malformed(tr("text stands outside")), at: start)
            }
            return
        }
        if element.name == "style" { sheet += text }
    }

    /// References in CSS, or in an attribute that is CSS: `url(#id)` and nothing else.
    private mutating func check(
        css text: String, of node: Int, at place: Int, isSheet: Bool = false
    ) throws(Problem) {
        let lower = text.lowercased()
        if isSheet, lower.contains("@") { throw problem(.external(excerpt(text)), at: place) }
        // An escape could spell what is looked for in another way.
        if lower.contains("\\"), isSheet || lower.contains("(") {
            throw problem(.external(excerpt(text)), at: place)
        }
        guard lower.contains("url(") else { return }
        var rest = text[...]
        while let start = rest.firstRange(of: /(?i)url\(\s*['"]?\s*/) {
            rest = rest[start.upperBound...]
            guard rest.first == "#" else { throw problem(.external(excerpt(String(rest))), at: place) }
            graph.refer(from: node, to: String(rest.dropFirst().prefix { !"'\") ".contains($0) }))
        }
    }

    private mutating func readValue() throws(Problem) -> String {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
        else { throw malformed(tr("a value has no quotes")) }
        let quote = bytes[offset]
        offset += 1
        var text = ""
        while offset < bytes.count, bytes[offset] != quote {
            guard bytes[offset] != UInt8(ascii: "<") else { throw malformed(tr("“<” stands in a value")) }
            text.unicodeScalars.append(contentsOf: try readCharacters(upTo: [quote, UInt8(ascii: "<")]))
        }
        try take(quote)
        return text
    }

    /// Characters up to one of the given bytes, or what an entity stands for.
    private mutating func readCharacters(upTo ends: [UInt8]) throws(Problem) -> String.UnicodeScalarView {
        let start = offset
        guard bytes[offset] == UInt8(ascii: "&") else {
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "&"), !ends.contains(bytes[offset]) {
                offset += 1
            }
            return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars
        }
        let tail = bytes[offset...].prefix(12)
        guard let end = tail.firstIndex(of: UInt8(ascii: ";")) else {
            throw malformed(tr("“&” stands alone"))
        }
        let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        guard let scalar = Self.entity(name) else { throw problem(.entity(name), at: start) }
        offset = end + 1
        return String(Character(scalar)).unicodeScalars
    }

    private static func entity(_ name: String) -> Unicode.Scalar? {
        if let plain = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] {
            return plain.unicodeScalars.first
        }
        let code =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        return code.flatMap(Unicode.Scalar.init).flatMap {
            $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) ? nil : $0
        }
    }
}
