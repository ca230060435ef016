import Localization

/// The attributes that a manifest declares: by name alone, where Daub knows them, or with their types.
extension ManifestParts {
    func attributes(_ fields: inout Fields) -> [AttributeDeclaration] {
        guard let json = fields.optional("attributes") else { return [] }
        if let names = json.array { return unique(names.compactMap(named)) }
        guard let members = json.members else {
            log.wrongType(
                json, of: "“attributes”",
                expected: tr("names, such as [\"stroke\"], or an object of names and types"))
            return []
        }
        return members.compactMap { declaration(Attribute(rawValue: $0.name), $0) }
    }

    private func unique(_ found: [AttributeDeclaration]) -> [AttributeDeclaration] {
        var seen: Set<Attribute> = []
        return found.filter { seen.insert($0.attribute).inserted }
    }

    private func named(_ json: JSON) -> AttributeDeclaration? {
        guard let name = json.string else {
            log.wrongType(json, of: "“attributes”", expected: tr("the name of an attribute"))
            return nil
        }
        if let known = KnownAttributes[Attribute(rawValue: name)] { return known }
        unknown(name, at: json.position)
        return nil
    }

    private func unknown(_ name: String, at position: JSON.Position) {
        let near = nearest(to: name, among: KnownAttributes.all.map(\.attribute.rawValue))
        log.add(
            .unknownAttribute, at: position, tr("Daub does not know the type of “{name}”.", ["name": name]),
            mend: near.map { tr("Did you mean “{name}”?", ["name": $0]) }
                ?? tr("Give it one: \"{name}\": {\"type\": \"text\", \"default\": \"\"}", ["name": name]))
    }

    private enum TypeWord: String, CaseIterable { case color, paint, number, keyword, dashes, text, svg }

    private func declaration(_ attribute: Attribute, _ member: JSON.Member) -> AttributeDeclaration? {
        let subject = tr("attribute “{name}”", ["name": attribute.rawValue])
        guard var fields = Fields(member.value, subject, log: log, languages: languages) else { return nil }
        let known = KnownAttributes[attribute]
        let word: TypeWord? = fields.word("type")
        let type = type(word, &fields, known)
        let value = fields.optional("default")
        let commit: PickerDescriptor.CommitPolicy? = fields.word("commit")
        fields.finish()
        guard let type else {
            if member.value["type"] == nil { unknown(attribute.rawValue, at: member.position) }
            return nil
        }
        let usual = known.map(\.defaultValue).flatMap { type.accepts($0) ? $0 : nil } ?? type.usual
        guard let value else {
            return AttributeDeclaration(attribute, type, default: usual, commit: commit)
        }
        let text = value.string ?? value.number?.svg ?? value.bool.map { "\($0)" }
        guard let text, type.accepts(AttributeValue(svg: text)) else {
            log.add(
                .badDefault, at: value.position,
                tr(
                    "The default {value} is no value of “{name}”.",
                    ["value": value.excerpt, "name": attribute.rawValue]),
                expected: type.expectation, mend: tr("Change the default or the type."))
            return nil
        }
        return AttributeDeclaration(attribute, type, default: AttributeValue(svg: text), commit: commit)
    }

    /// The type that is said, or the known one, with narrower bounds where some are given.
    private func type(
        _ word: TypeWord?, _ fields: inout Fields, _ known: AttributeDeclaration?
    ) -> AttributeType? {
        let (minimum, maximum) = (fields.number("minimum"), fields.number("maximum"))
        let words = fields.strings("words")
        switch (word, known?.type) {
        case (.color, _): return .color
        case (.paint, _): return .paint
        case (.dashes, _): return .dashes
        case (.text, _): return .text
        case (.svg, _): return .svg
        case (.keyword, let type):
            if let words, !words.isEmpty { return .keyword(words) }
            if case .keyword? = type { return type }
            _ = fields.required("words", tr("a list of the words that it takes"))
            return nil
        case (.number, .number(let low, let high)?), (nil, .number(let low, let high)?):
            return number(minimum ?? low, maximum ?? high, fields)
        case (.number, _): return number(minimum ?? -1_000_000, maximum ?? 1_000_000, fields)
        case (nil, .keyword?) where words != nil: return .keyword(words ?? [])
        case (nil, let type): return type
        }
    }

    private func number(_ minimum: Double, _ maximum: Double, _ fields: Fields) -> AttributeType? {
        if minimum <= maximum { return .number(minimum: minimum, maximum: maximum) }
        log.badValue(
            fields.json["minimum"] ?? fields.json, of: "minimum", expected: tr("a number below “maximum”"))
        return nil
    }
}

extension AttributeType {
    /// The value that an attribute has where nobody says another.
    var usual: AttributeValue {
        switch self {
        case .color: "#000000"
        case .paint, .dashes: "none"
        case .number(let low, let high): .number(min(max(0, low), high))
        case .keyword(let words): AttributeValue(svg: words.first ?? "")
        case .text, .svg: ""
        }
    }
}
