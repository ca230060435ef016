import Ink

/// The attributes of one element, sorted by what they are for.
struct ElementAttributes {
    /// The properties it sets, weakest first: attributes, then `style`, then what is `!important` there.
    private(set) var declarations: [Declaration] = []
    /// Whether any of them asks for what only librsvg draws.
    private(set) var needsRenderer = false
    private(set) var isDisplayed = true
    /// From the `transform` attribute or property, the identity where it is in error.
    private(set) var transform = Transform.identity
    private(set) var background: Color?
    /// What `xml:space` says of the spaces in texts; nil where the element does not say.
    private(set) var keepsSpaces: Bool?
    private var geometry: [(name: AttributeName, value: XMLStartTag.Bytes)] = []

    /// - Parameter name: gives the known name for an interned one.
    init(_ tag: XMLStartTag, name: (XMLStartTag.Word) -> AttributeName?) {
        tag.forEachAttribute { attribute in
            if let namespace = attribute.namespace {
                if String(cString: attribute.localName) == "space",
                    String(cString: namespace) == ElementAttributes.xmlNamespace
                {
                    keepsSpaces = String(decoding: attribute.value, as: UTF8.self) == "preserve"
                }
                return
            }
            guard let name = name(attribute.localName) else { return }
            if name.isGeometry {
                geometry.append((name, attribute.value))
            } else if !name.isPropertyOnly {
                let text = String(decoding: attribute.value, as: UTF8.self)
                declarations.append(Declaration(name: name, value: text.trimmed))
            }
        }
        let properties = self[.style].map { StyleAttribute($0).entries } ?? []
        if let text = string(.transform) { transform = Transform(svg: text) ?? .identity }
        for entry in properties where !entry.isImportant { take(entry) }
        for entry in properties where entry.isImportant { take(entry) }
        needsRenderer =
            needsRenderer || declarations.contains { $0.name.needsRenderer($0.value) }
        if let display = declarations.last(where: { $0.name == .display }) {
            isDisplayed = display.value != "none"
        }
    }

    private static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

    private mutating func take(_ entry: StyleAttribute.Entry) {
        if entry.hasVariable { needsRenderer = true }
        guard let name = AttributeName(named: entry.name) else { return }
        switch name {
        case .transform:
            if entry.value == "none" {
                transform = .identity
            } else if let map = Transform(svg: entry.value) {
                transform = map
            } else {
                needsRenderer = true
            }
        case .x, .y, .width, .height, .rx, .ry, .cx, .cy, .r, .d: needsRenderer = true
        case .backgroundColor: background = Color(css: entry.value)
        default:
            if !name.isGeometry { declarations.append(Declaration(name: name, value: entry.value)) }
        }
    }

    subscript(name: AttributeName) -> XMLStartTag.Bytes? {
        geometry.first { $0.name == name }?.value
    }

    func string(_ name: AttributeName) -> String? {
        self[name].map { String(decoding: $0, as: UTF8.self) }
    }

    /// A length in user units; nil where there is none or it is in error.
    func length(_ name: AttributeName, of whole: Double, fontSize: Double) -> Double? {
        string(name).flatMap { Length(svg: $0) }?.pixels(of: whole, fontSize: fontSize)
    }
}

extension String {
    /// Without the white space around it.
    var trimmed: String {
        guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else { return self }
        let kept = utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
        return String(decoding: Array(kept), as: UTF8.self)
    }
}
