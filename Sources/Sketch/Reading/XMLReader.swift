import CXml2
import FoundationEssentials

/// What a reader of XML is told, in the order of the text.
protocol XMLReceiver: AnyObject {
    /// - Parameter isExpanded: whether the element comes out of an entity, and so has no place in the text.
    func startElement(_ element: XMLStartTag, isExpanded: Bool)
    func endElement()
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
    func processingInstruction(_ target: String)
}

/// A start tag as libxml2 hands it over: names interned, entities resolved. Valid only during the call.
struct XMLStartTag {
    typealias Bytes = UnsafeBufferPointer<UInt8>
    typealias Word = UnsafePointer<xmlChar>

    /// The same pointer for the same word during one reading.
    let localName: Word
    let namespace: Word?
    fileprivate let count: Int
    fileprivate let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

    struct Attribute {
        let localName: Word
        let namespace: Word?
        let value: Bytes
    }

    /// Calls back for each attribute, in order.
    func forEachAttribute(_ body: (Attribute) -> Void) {
        guard let attributes else { return }
        for index in 0..<count {
            let fields = attributes + index * 5
            guard let name = fields[0], let start = fields[3], let end = fields[4] else { continue }
            let value = Bytes(start: start, count: start.distance(to: end))
            body(Attribute(localName: name, namespace: fields[2], value: value))
        }
    }
}

/// Runs libxml2's SAX parser over a text: no network, no file but the text itself, no unbounded entity.
struct XMLReader {
    enum Failure: Error {
        case malformed(line: Int, column: Int, detail: String)
        case entityBomb
        case tooDeep
        case unreadableEncoding
    }

    /// What overrides the encoding that the XML declaration names.
    var encoding: String?
    /// Lifts libxml2's limits on depth and on the length of a text: only where neither can do harm.
    var allowsHuge = false

    func read(_ text: [UInt8], to receiver: any XMLReceiver) throws(Failure) {
        guard let context = xmlNewParserCtxt() else {
            throw .malformed(line: 1, column: 1, detail: "no memory")
        }
        defer { xmlFreeParserCtxt(context) }
        let session = XMLSession(receiver: receiver, context: context, size: text.count)
        context.pointee._private = Unmanaged.passUnretained(session).toOpaque()
        context.pointee.sax.pointee.install()
        var options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue
        options |= XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        if encoding != nil { options |= XML_PARSE_IGNORE_ENC.rawValue }
        if allowsHuge { options |= XML_PARSE_HUGE.rawValue }
        let document = withExtendedLifetime(session) {
            text.withUnsafeBytes { bytes in
                xmlCtxtReadMemory(
                    context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
                    nil, encoding, Int32(options))
            }
        }
        xmlFreeDoc(document)
        if session.isOverrun { throw .entityBomb }
        if context.pointee.wellFormed == 0 { throw failure(of: context.pointee.lastError) }
    }

    private func failure(of error: xmlError) -> Failure {
        let message = error.message.map { String(cString: $0) } ?? ""
        switch xmlParserErrors(UInt32(error.code)) {
        case XML_ERR_ENTITY_LOOP: return .entityBomb
        case XML_ERR_INTERNAL_ERROR where message.contains("depth"): return .tooDeep
        case XML_ERR_UNSUPPORTED_ENCODING, XML_ERR_UNKNOWN_ENCODING: return .unreadableEncoding
        default:
            let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            return .malformed(line: max(1, Int(error.line)), column: max(1, Int(error.int2)), detail: line)
        }
    }
}

/// One run of the parser. libxml2 holds it unretained for as long as `XMLReader.read` runs.
private final class XMLSession {
    let receiver: any XMLReceiver
    let context: xmlParserCtxtPtr
    private(set) var isOverrun = false
    private var expandedElements = 0
    private var spareBytes: Int

    /// - Parameter size: of the text, in bytes.
    init(receiver: any XMLReceiver, context: xmlParserCtxtPtr, size: Int) {
        self.receiver = receiver
        self.context = context
        spareBytes = size + (1 << 20)
    }

    /// The session that a callback belongs to. An entity's content is parsed in a context of its own, which
    /// shares the private pointer: that is what tells where an element comes from.
    static func of(_ raw: UnsafeMutableRawPointer?) -> (session: XMLSession, isExpanded: Bool)? {
        guard let context = raw?.assumingMemoryBound(to: xmlParserCtxt.self),
            let pointer = context.pointee._private
        else { return nil }
        let session = Unmanaged<XMLSession>.fromOpaque(pointer).takeUnretainedValue()
        return (session, context != session.context)
    }

    /// Counts an element out of an entity; stops the parser where they are too many.
    func countExpanded(in raw: UnsafeMutableRawPointer?) {
        expandedElements += 1
        if expandedElements > 100_000 { stop(raw) }
    }

    /// Counts bytes of text; stops the parser where they are far more than the file has.
    func countText(_ count: Int, in raw: UnsafeMutableRawPointer?) {
        spareBytes -= count
        if spareBytes < 0 { stop(raw) }
    }

    private func stop(_ raw: UnsafeMutableRawPointer?) {
        isOverrun = true
        xmlStopParser(raw?.assumingMemoryBound(to: xmlParserCtxt.self))
        xmlStopParser(context)
    }
}

extension xmlSAXHandler {
    /// Replaces what builds a tree by what tells the receiver; the handling of declarations stays libxml2's.
    fileprivate mutating func install() {
        startElementNs = { raw, name, _, namespace, _, _, count, _, attributes in
            guard let name, let (session, isExpanded) = XMLSession.of(raw), !session.isOverrun else { return }
            if isExpanded { session.countExpanded(in: raw) }
            let tag = XMLStartTag(
                localName: name, namespace: namespace, count: Int(count), attributes: attributes)
            session.receiver.startElement(tag, isExpanded: isExpanded)
        }
        endElementNs = { raw, _, _, _ in
            guard let (session, _) = XMLSession.of(raw), !session.isOverrun else { return }
            session.receiver.endElement()
        }
        let text: charactersSAXFunc = { raw, bytes, count in
            guard let bytes, let (session, _) = XMLSession.of(raw), !session.isOverrun else { return }
            session.countText(Int(count), in: raw)
            session.receiver.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
        characters = text
        cdataBlock = text
        ignorableWhitespace = nil
        comment = nil
        reference = nil
        processingInstruction = { raw, target, _ in
            guard let target, let (session, _) = XMLSession.of(raw) else { return }
            session.receiver.processingInstruction(String(cString: target))
        }
        externalSubset = nil
        // An external entity becomes an empty one: nothing outside the file is ever read.
        entityDecl = { raw, name, type, _, _, content in
            let kind = xmlEntityType(UInt32(type))
            switch kind {
            case XML_EXTERNAL_GENERAL_PARSED_ENTITY, XML_EXTERNAL_GENERAL_UNPARSED_ENTITY,
                XML_EXTERNAL_PARAMETER_ENTITY:
                let isParameter = kind == XML_EXTERNAL_PARAMETER_ENTITY
                let inner = isParameter ? XML_INTERNAL_PARAMETER_ENTITY : XML_INTERNAL_GENERAL_ENTITY
                var nothing: xmlChar = 0
                xmlSAX2EntityDecl(raw, name, Int32(inner.rawValue), nil, nil, &nothing)
            default:
                xmlSAX2EntityDecl(raw, name, type, nil, nil, content)
            }
        }
    }
}
