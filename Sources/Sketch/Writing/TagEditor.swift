/// Changes attributes of one start tag and leaves everything else of it as it is spelled.
struct TagEditor {
    let tag: StartTag
    private let text: [UInt8]
    private let isUnicode: Bool
    private var added = ""
    private var values: [String: [UInt8]] = [:]
    private var removed: Set<String> = []
    private var style: StyleEditor

    init(_ element: Int, in source: Source) {
        tag = source.startTag(of: element)
        text = source.text
        isUnicode = source.encoding.isUnicode
        style = StyleEditor(tag["style"].map { Array(source.text[$0.value]) } ?? [])
    }

    /// The value of an attribute, references resolved; nil where there is none or it needs the document's entities.
    func value(_ name: String) -> String? {
        tag[name].flatMap { XMLText.unescaped(text[$0.value]) }
    }

    mutating func set(_ name: String, _ value: String) {
        let spelled = XMLText.escaped(value, isUnicode: isUnicode, inAttribute: true)
        if tag[name] != nil {
            removed.remove(name)
            values[name] = Array(spelled.utf8)
        } else {
            added += " \(name)=\"\(spelled)\""
        }
    }

    mutating func remove(_ name: String) {
        if tag[name] != nil { removed.insert(name) }
    }

    /// Whether the element itself says something about the property.
    func declares(_ property: String) -> Bool {
        tag[property] != nil || style.isOpaque || style.declares(property)
    }

    /// The value that the `style` attribute gives a property.
    func styleValue(_ property: String) -> String? { style.value(property) }

    /// Sets a property where it stands: in `style` if that has a say in it, else as an attribute.
    mutating func setProperty(_ name: String, _ value: String) {
        if style.isOpaque || style.declares(name) {
            style.set(name, value)
        } else {
            set(name, value)
        }
    }

    mutating func removeProperty(_ name: String) {
        style.remove(name)
        remove(name)
    }

    var patches: [Patch] {
        var result = removed.compactMap { tag[$0] }.map { Patch(removing: $0.whole) }
        for (name, value) in values where !removed.contains(name) {
            if let attribute = tag[name] { result.append(Patch(attribute.value, value)) }
        }
        if style.isChanged, let attribute = tag["style"] {
            result.append(
                style.text.isEmpty ? Patch(removing: attribute.whole) : Patch(attribute.value, style.text))
        }
        if !added.isEmpty { result.append(Patch(inserting: added, at: tag.end)) }
        return result
    }
}

/// Changes declarations in the text of a `style` attribute, as it stands in a source.
private struct StyleEditor {
    private(set) var text: [UInt8] {
        didSet { parsed = StyleAttribute(text).entries }
    }
    private var parsed: [StyleAttribute.Entry]
    private(set) var isChanged = false
    /// Whether entities of the document hide what is declared, so that only what is added last is sure.
    let isOpaque: Bool

    init(_ text: [UInt8]) {
        self.text = text
        parsed = text.isEmpty ? [] : StyleAttribute(text).entries
        isOpaque = XMLText.unescaped(text) == nil
    }

    private func entries(_ name: String) -> [StyleAttribute.Entry] {
        parsed.filter { $0.name == name }
    }

    func declares(_ name: String) -> Bool { parsed.contains { $0.name == name } }

    func value(_ name: String) -> String? {
        let all = entries(name)
        return (all.last(where: \.isImportant) ?? all.last)?.value
    }

    mutating func set(_ name: String, _ value: String) {
        let all = entries(name)
        guard let entry = all.last(where: \.isImportant) ?? all.last else {
            let isOpen = text.contains { $0 > 0x20 } && text.last != UInt8(ascii: ";")
            text += Array("\(isOpen ? ";" : "")\(name):\(value)".utf8)
            isChanged = true
            return
        }
        text.replaceSubrange(
            entry.range, with: "\(name):\(value)\(entry.isImportant ? " !important" : "")".utf8)
        isChanged = true
    }

    mutating func remove(_ name: String) {
        while let entry = entries(name).last {
            var end = entry.range.upperBound
            while end < text.count, text[end] <= 0x20 { end += 1 }
            if end < text.count, text[end] == UInt8(ascii: ";") { end += 1 }
            while end < text.count, text[end] <= 0x20 { end += 1 }
            text.removeSubrange(entry.range.lowerBound..<end)
            isChanged = true
        }
        if isChanged, !text.contains(where: { $0 > 0x20 }) { text = [] }
    }
}
