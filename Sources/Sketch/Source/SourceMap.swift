import FoundationEssentials

/// Where each element stands in the bytes of an XML text, found without reading what it means.
///
/// The text may be in any encoding that keeps ASCII as it is. A text that is not well formed gives a map of
/// what could be made of it; telling that it is damaged is the parser's part.
struct SourceMap: Sendable {
    /// Byte offsets of one element. 32 bits hold them: `Source.sizeLimit` sees to it.
    struct Element: Sendable {
        /// Of the start tag's `<`.
        var start: Int32
        /// Behind the start tag's `>`.
        var tagEnd: Int32
        /// Of the end tag's `<`; `tagEnd` where the element has none.
        var contentEnd: Int32
        /// Behind the element.
        var end: Int32
        /// The number of the element around it; -1 at the root.
        var parent: Int32
        /// 0 at the root.
        var depth: Int32

        var tag: Range<Int> { Int(start)..<Int(tagEnd) }
        var content: Range<Int> { Int(tagEnd)..<Int(contentEnd) }
        var whole: Range<Int> { Int(start)..<Int(end) }
        var isSelfClosing: Bool { contentEnd == end }
    }

    /// In the order of their start tags.
    private(set) var elements: [Element] = []
    /// How many elements stand inside each other at most.
    private(set) var deepest = 0
    private(set) var declaresEntities = false

    init(scanning text: [UInt8]) {
        text.withUnsafeBufferPointer { scan($0) }
    }

    /// The last of the root's children; nil where it has none.
    var lastChildOfRoot: Int? {
        elements.count > 1 ? chain(from: elements.count - 1).dropLast().last : nil
    }

    /// The element and those around it, from the innermost to the root.
    func chain(from element: Int) -> [Int] {
        var result: [Int] = []
        var next = element
        while next >= 0 {
            result.append(next)
            next = Int(elements[next].parent)
        }
        return result
    }

    private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
        var cursor = ByteCursor(text)
        var open: [Int32] = []
        while cursor.skip(to: UInt8(ascii: "<")) {
            let start = cursor.position
            switch cursor.byte(after: 1) {
            case UInt8(ascii: "?"): cursor.skip(past: "?>")
            case UInt8(ascii: "!"):
                if cursor.stands("<!--") {
                    cursor.skip(past: "-->", from: 4)
                } else if cursor.stands("<![CDATA[") {
                    cursor.skip(past: "]]>", from: 9)
                } else if cursor.skipDeclarations() {
                    declaresEntities = true
                }
            case UInt8(ascii: "/"):
                cursor.skip(past: ">")
                if let closed = open.popLast() {
                    elements[Int(closed)].contentEnd = Int32(start)
                    elements[Int(closed)].end = Int32(cursor.position)
                }
            default:
                let isSelfClosing = cursor.skipStartTag()
                let end = Int32(cursor.position)
                let rest = isSelfClosing ? end : Int32(text.count)
                elements.append(
                    Element(
                        start: Int32(start), tagEnd: end, contentEnd: rest, end: rest,
                        parent: open.last ?? -1, depth: Int32(open.count)))
                deepest = max(deepest, open.count + 1)
                if !isSelfClosing { open.append(Int32(elements.count - 1)) }
            }
        }
    }
}
