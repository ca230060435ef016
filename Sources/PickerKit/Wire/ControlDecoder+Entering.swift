import Ink
import Localization

/// Controls with which a value is set, typed or turned on.
extension ControlDecoder {
    /// What a slider and a number entry have in common.
    private struct Scale: Sendable {
        let name: String
        let attribute: Attribute
        let minimum: Double
        let maximum: Double
        let step: Double
        let unit: String
        let scale: Double
        /// Nil shows the attribute's.
        let value: Double?
        let usual: Double

        func value(in context: PickerContext) -> Double {
            value ?? context.values[attribute]?.number ?? usual
        }
    }

    private func scale(_ fields: inout Fields, _ parts: Parts) -> Scale? {
        let name = fields.text("name") ?? parts.title
        let (low, high, step) = (fields.number("minimum"), fields.number("maximum"), fields.number("step"))
        let unit = fields.text("unit") ?? ""
        let factor = fields.number("scale") ?? 1
        let value = fields.number("value")
        guard let declaration = attribute(&fields) else { return nil }
        guard case .number(let least, let most) = declaration.type else {
            wrongAttribute(fields, declaration, expected: tr("an attribute of the type “number”"))
            return nil
        }
        let (minimum, maximum) = (low ?? least, high ?? most)
        guard minimum < maximum, minimum >= least, maximum <= most else {
            log.badValue(
                fields.json["maximum"] ?? fields.json["minimum"] ?? fields.json, of: "maximum",
                expected: tr(
                    "“minimum” below “maximum”, both from {low} to {high}",
                    ["low": least.svg, "high": most.svg]))
            return nil
        }
        guard step ?? 1 > 0, factor != 0 else {
            log.badValue(
                fields.json["step"] ?? fields.json, of: "step", expected: tr("a number greater than zero"))
            return nil
        }
        return Scale(
            name: name, attribute: declaration.attribute, minimum: minimum, maximum: maximum,
            step: step ?? Self.step(of: maximum - minimum), unit: unit, scale: factor, value: value,
            usual: declaration.defaultValue.number ?? minimum)
    }

    /// A step that divides the range finely enough.
    private static func step(of range: Double) -> Double {
        switch range {
        case ...1: 0.01
        case ...10: 0.1
        default: 1
        }
    }

    private func wrongAttribute(_ fields: Fields, _ declaration: AttributeDeclaration, expected: String) {
        log.add(
            .wrongValue, at: (fields.json["attribute"] ?? fields.json).position,
            tr(
                "A {subject} cannot set “{name}”.",
                ["subject": fields.subject, "name": declaration.attribute.rawValue]),
            expected: expected, mend: tr("Use another control, or give the attribute another type."))
    }

    func slider(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        guard let scale = scale(&fields, parts) else { return nil }
        return ControlTemplate(id: id) { context, _ in
            .slider(
                SliderControl(
                    id: id, name: scale.name, attribute: scale.attribute, minimum: scale.minimum,
                    maximum: scale.maximum, step: scale.step, value: scale.value(in: context),
                    unit: scale.unit, scale: scale.scale))
        }
    }

    func number(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        guard let scale = scale(&fields, parts) else { return nil }
        return ControlTemplate(id: id) { context, _ in
            .number(
                NumberControl(
                    id: id, name: scale.name, attribute: scale.attribute, minimum: scale.minimum,
                    maximum: scale.maximum, step: scale.step, value: scale.value(in: context),
                    unit: scale.unit, scale: scale.scale))
        }
    }

    func text(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        let name = fields.text("name") ?? parts.title
        let value = fields.text("value")
        let placeholder = fields.text("placeholder") ?? ""
        let isMultiline = fields.bool("multiline") ?? false
        let problem = fields.text("problem")
        guard let declaration = attribute(&fields) else { return nil }
        let (attribute, expectation) = (declaration.attribute, declaration.type.expectation)
        let origin = origin
        return ControlTemplate(id: id) { context, _ in
            let refused = context.refused[attribute]
            let usual = refused.map {
                tr("“{text}” does not fit here. Expected {what}.", ["text": $0, "what": expectation])
            }
            return .text(
                TextControl(
                    id: id, name: name, attribute: attribute,
                    value: value ?? refused ?? context.values[attribute]?.svg ?? "", placeholder: placeholder,
                    isMultiline: isMultiline,
                    // A program knows when to say it; in a manifest it is for when it is needed.
                    problem: origin == .program || value != nil ? problem : usual.map { problem ?? $0 }))
        }
    }

    func toggle(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        let name = fields.text("name") ?? parts.title
        let (onJSON, offJSON) = (fields.optional("on") ?? "true", fields.optional("off") ?? "false")
        let isOn = fields.bool("isOn")
        guard let declaration = attribute(&fields), let on = value(onJSON, of: declaration),
            let off = value(offJSON, of: declaration)
        else { return nil }
        let (attribute, type) = (declaration.attribute, declaration.type)
        return ControlTemplate(id: id) { context, _ in
            let current = context.values[attribute].map(type.canonical)
            return .toggle(
                ToggleControl(
                    id: id, name: name, attribute: attribute, isOn: isOn ?? (current == type.canonical(on)),
                    on: on, off: off))
        }
    }

    func search(_ id: String, _ fields: inout Fields) -> ControlTemplate? {
        let name = fields.text("name") ?? tr("Search")
        let text = fields.string("text")
        // A program leaves out what does not match itself: it may know more than what it sends.
        return ControlTemplate(id: id, searches: origin == .manifest) { context, _ in
            .search(SearchControl(id: id, name: name, text: text ?? context.state[id] ?? ""))
        }
    }

    func colorPlane(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        let name = fields.text("name") ?? tr("Color")
        let (color, original) = (self.color("color", &fields), self.color("original", &fields))
        let hasAlpha = fields.bool("alpha") ?? true
        guard let declaration = attribute(&fields) else { return nil }
        guard [.color, .paint, .text].contains(declaration.type) else {
            wrongAttribute(fields, declaration, expected: tr("an attribute of the type “color” or “paint”"))
            return nil
        }
        let attribute = declaration.attribute
        return ControlTemplate(id: id) { context, _ in
            let color = color ?? context.values[attribute]?.paint?.color ?? .black
            return .colorPlane(
                ColorPlaneControl(
                    id: id, name: name, attribute: attribute, color: color,
                    original: original ?? context.original[attribute]?.paint?.color ?? color,
                    hasAlpha: hasAlpha))
        }
    }

    private func color(_ name: String, _ fields: inout Fields) -> Color? {
        guard let text = fields.string(name) else { return nil }
        if let color = Color(css: text) { return color }
        log.badValue(fields.json[name] ?? fields.json, of: name, expected: AttributeType.color.expectation)
        return nil
    }
}
