import Ink
import Localization

/// Controls that show, lead on or do something.
extension ControlDecoder {
    func preview(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        let name = fields.text("name") ?? parts.title
        let text = fields.text("text")
        let size = size(&fields)
        let figures = (fields.array("paths") ?? []).compactMap(path)
        let given = fields.optional("style").map(styleMembers) ?? []
        return ControlTemplate(id: id) { context, _ in
            var style = Self.plainInk
            for (attribute, value) in context.values.values where !context.values.mixed.contains(attribute) {
                style.set(attribute.rawValue, to: value.svg)
            }
            for (attribute, text) in given { style.set(attribute, to: text) }
            return .preview(
                PreviewControl(id: id, name: name, size: size, figures: figures, style: style, text: text))
        }
    }

    /// What a preview is drawn with where neither the values nor the picker say: a plain line.
    static let plainInk: Style = {
        var style = Style()
        style.fill = .none
        style.stroke = .currentColor
        style.strokeWidth = 2
        return style
    }()

    /// What the line across a cell is where the picker does not say.
    static let plainLine: Style = {
        var style = Style()
        style.stroke = .currentColor
        style.strokeWidth = 2
        return style
    }()

    private func size(_ fields: inout Fields) -> Size {
        let usual = Size(264, 112)
        guard let pair = fields.array("size") else { return usual }
        let numbers = pair.compactMap(\.number).filter { (1...1000).contains($0) }
        guard pair.count == 2, numbers.count == 2 else {
            log.badValue(
                fields.json["size"] ?? fields.json, of: "size",
                expected: tr("width and height, both from 1 to 1000, such as [264, 112]"))
            return usual
        }
        return Size(numbers[0], numbers[1])
    }

    private func path(_ json: JSON) -> Path? {
        if let text = json.string, case let path = Path(svg: text), !path.segments.isEmpty { return path }
        log.badValue(json, of: "paths", expected: tr("path data as SVG has it, such as “M10 10 L90 60”"))
        return nil
    }

    /// The style that an object of attributes makes of another one.
    func style(_ json: JSON, over base: Style) -> Style {
        styleMembers(json).reduce(into: base) { style, member in style.set(member.0, to: member.1) }
    }

    private func styleMembers(_ json: JSON) -> [(String, String)] {
        guard let members = json.members else {
            log.wrongType(json, of: "“style”", expected: tr("an object in braces"))
            return []
        }
        return members.compactMap { member in
            let text = member.value.string ?? member.value.number?.svg
            var style = Style()
            if let text, style.set(member.name, to: text) { return (member.name, text) }
            let isKnown = Style().value(of: member.name) != nil
            log.add(
                .badValue, at: isKnown ? member.value.position : member.position,
                isKnown
                    ? tr(
                        "{value} is no value of “{name}”.",
                        ["value": member.value.excerpt, "name": member.name])
                    : tr("Ink has no attribute “{name}”.", ["name": member.name]),
                expected: KnownAttributes[Attribute(rawValue: member.name)]?.type.expectation, mend: "")
            return nil
        }
    }

    func disclosure(_ id: String, _ fields: inout Fields, _ parts: inout Parts) -> ControlTemplate? {
        let name = fields.requiredText("name") ?? ""
        let value = fields.text("value") ?? ""
        let open = fields.bool("open")
        let inner = controls(fields.array("controls") ?? [], "\(id)-", &parts)
        let origin = origin
        return ControlTemplate(id: id) { context, search in
            let isOpen = open ?? (context.state[id] == "open")
            // What does not show is not made, unless a program sent it all the same.
            let shown = isOpen || origin == .program
            return .disclosure(
                DisclosureControl(
                    id: id, name: name, value: value, isOpen: isOpen,
                    controls: shown ? ControlTemplate.controls(inner, for: context, search: search) : []))
        }
    }

    func link(_ id: String, _ fields: inout Fields, _ parts: inout Parts) -> ControlTemplate? {
        let title = fields.requiredText("title") ?? ""
        let value = fields.text("value") ?? ""
        guard let screen = fields.requiredString("screen") else { return nil }
        parts.targets.append((screen, fields.json["screen"]?.position ?? fields.json.position))
        return ControlTemplate(id: id) { _, _ in
            .link(LinkControl(id: id, title: title, value: value, screen: screen))
        }
    }

    func button(_ id: String, _ fields: inout Fields, _ parts: inout Parts) -> ControlTemplate? {
        let title = fields.requiredText("title") ?? ""
        let icon = fields.string("icon")
        let isEnabled = fields.bool("enabled") ?? true
        for json in fields.array("actions") ?? [] {
            guard let action = action(json) else { continue }
            parts.actions[id, default: []].append(action)
            if case .push(let screen) = action { parts.targets.append((screen, json.position)) }
        }
        return ControlTemplate(id: id) { _, _ in
            .button(ButtonControl(id: id, title: title, icon: icon, isEnabled: isEnabled))
        }
    }

    func waiting(_ id: String, _ fields: inout Fields) -> ControlTemplate? {
        let text = fields.requiredText("text") ?? ""
        return ControlTemplate(id: id) { _, _ in .waiting(WaitingControl(id: id, text: text)) }
    }

    func note(_ id: String, _ fields: inout Fields) -> ControlTemplate? {
        let text = fields.requiredText("text") ?? ""
        return ControlTemplate(id: id) { _, _ in .note(NoteControl(id: id, text: text)) }
    }
}
