import Localization

/// Reads controls from JSON, in a manifest or in what a program sends: the one codec for both.
///
/// What cannot be used is said in the log and left out; the rest is read on.
public struct ControlDecoder {
    /// Whose controls they are, which the codes of what is wrong tell apart.
    public enum Origin: Sendable {
        case manifest
        case program
    }

    /// How much there may be of anything.
    public enum Limits {
        public static let controls = 200
        public static let rows = 200_000
        public static let cells = 4_096
        public static let options = 100
    }

    /// What is gathered while the controls of a screen are read.
    struct Parts {
        /// What is typed and unfolded is remembered by id for all screens alike: each is unique in the picker.
        var ids: Set<String> = []
        /// How many controls the screen has so far.
        var count = 0
        var actions: [String: [PickerAction]] = [:]
        var lists: [String: ListRows] = [:]
        /// The screens that it leads to, and where it says so.
        var targets: [(screen: String, position: JSON.Position)] = []
        /// What a control without a name is called.
        var title: String
    }

    let declared: [Attribute: AttributeDeclaration]
    let origin: Origin
    let languages: [String]
    let log: DiagnosticLog
    /// The text of a file of the bundle; nil, with a diagnostic, where it cannot be had.
    let file: (String, JSON.Position) -> String?

    /// - Parameters:
    ///   - declared: the attributes that the picker edits: no control may set another.
    ///   - languages: the person's, the most wanted first, for texts that stand there in several.
    ///   - file: reads a file of the bundle; a program has none.
    public init(
        for declared: [AttributeDeclaration], from origin: Origin, languages: [String] = [],
        log: DiagnosticLog,
        file: @escaping (String, JSON.Position) -> String? = { _, _ in nil }
    ) {
        self.declared = Dictionary(declared.map { ($0.attribute, $0) }) { first, _ in first }
        self.origin = origin
        self.languages = languages
        self.log = log
        self.file = file
    }

    /// The screen that those controls make.
    public func screen(_ controls: [JSON], titled title: String) -> ScreenTemplate {
        var parts = Parts(title: title)
        return screen(controls, titled: title, "", &parts)
    }

    /// - Parameter prefix: stands before the ids of controls that have none given.
    func screen(
        _ controls: [JSON], titled title: String, _ prefix: String, _ parts: inout Parts
    ) -> ScreenTemplate {
        (parts.count, parts.title, parts.actions, parts.lists) = (0, title, [:], [:])
        let templates = self.controls(controls, prefix, &parts)
        return ScreenTemplate(
            title: title, actions: parts.actions, lists: parts.lists, controls: templates)
    }

    // MARK: Controls

    func controls(_ controls: [JSON], _ prefix: String, _ parts: inout Parts) -> [ControlTemplate] {
        var templates: [ControlTemplate] = []
        for (index, json) in controls.enumerated() {
            parts.count += 1
            guard parts.count <= Limits.controls else {
                tooMany(json, tr("A screen has at most {limit} controls.", ["limit": Limits.controls]))
                break
            }
            if let template = control(json, prefix, index, &parts) { templates.append(template) }
        }
        return templates
    }

    private func control(
        _ json: JSON, _ prefix: String, _ index: Int, _ parts: inout Parts
    ) -> ControlTemplate? {
        let word = json["type"]?.string
        guard var fields = Fields(json, word ?? tr("control"), log: log, languages: languages) else {
            return nil
        }
        guard fields.requiredString("type") != nil, let word else { return nil }
        guard let kind = ControlKind(rawValue: word) else {
            let near = nearest(to: word, among: ControlKind.allCases.map(\.rawValue))
            log.add(
                .unknownControl, at: json["type"]?.position,
                tr("There is no control “{name}”.", ["name": word]),
                expected: ControlKind.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", "),
                mend: near.map { tr("Did you mean “{name}”?", ["name": $0]) } ?? "")
            return nil
        }
        let id = fields.string("id") ?? "\(prefix)\(word)\(index + 1)"
        guard !id.hasPrefix(HostControl.prefix) else {
            log.add(
                .badValue, at: (json["id"] ?? json).position,
                tr("The id “{id}” is the host's own.", ["id": id]),
                mend: tr("Take one that does not begin with “{prefix}”.", ["prefix": HostControl.prefix]))
            return nil
        }
        guard parts.ids.insert(id).inserted else {
            log.add(
                .duplicateControl, at: (json["id"] ?? json).position,
                tr("Two controls have the id “{id}”.", ["id": id]),
                mend: tr("Give each an id of its own, or leave it out."))
            return nil
        }
        let template = read(kind, id, &fields, &parts)
        fields.finish()
        return template
    }

    private func read(
        _ kind: ControlKind, _ id: String, _ fields: inout Fields, _ parts: inout Parts
    ) -> ControlTemplate? {
        switch kind {
        case .list: list(id, &fields, &parts)
        case .grid: grid(id, &fields, parts)
        case .slider: slider(id, &fields, parts)
        case .number: number(id, &fields, parts)
        case .text: text(id, &fields, parts)
        case .toggle: toggle(id, &fields, parts)
        case .choice: choice(id, &fields, parts)
        case .search: search(id, &fields)
        case .colorPlane: colorPlane(id, &fields, parts)
        case .preview: preview(id, &fields, parts)
        case .disclosure: disclosure(id, &fields, &parts)
        case .link: link(id, &fields, &parts)
        case .button: button(id, &fields, &parts)
        case .note: note(id, &fields)
        case .waiting: waiting(id, &fields)
        }
    }

    // MARK: Attributes and values

    /// The attribute that a control sets. It may be left out where the picker edits one only.
    func attribute(_ fields: inout Fields) -> AttributeDeclaration? {
        if declared.count == 1, let only = declared.values.first, fields.optional("attribute") == nil {
            return only
        }
        guard let name = fields.requiredString("attribute") else { return nil }
        return declaration(Attribute(rawValue: name), at: fields.json["attribute"]?.position)
    }

    func declaration(_ attribute: Attribute, at position: JSON.Position?) -> AttributeDeclaration? {
        if let declaration = declared[attribute] { return declaration }
        let near = nearest(to: attribute.rawValue, among: declared.keys.map(\.rawValue))
        log.add(
            origin == .manifest ? .undeclaredAttribute : .changedUndeclared, at: position,
            tr("The picker does not declare the attribute “{name}”.", ["name": attribute.rawValue]),
            mend: near.map { tr("Did you mean “{name}”?", ["name": $0]) }
                ?? tr("Add it to “attributes” in picker.json."))
        return nil
    }

    /// A value of the attribute: a text, a number, true or false.
    func value(_ json: JSON, of declaration: AttributeDeclaration) -> AttributeValue? {
        let value: AttributeValue
        switch json.content {
        case .string(let text): value = AttributeValue(svg: text)
        case .number(let number): value = .number(number)
        case .bool(let bool): value = bool ? "true" : "false"
        default:
            log.wrongType(json, of: tr("The value"), expected: tr("a text or a number"))
            return nil
        }
        return check(value, json, of: declaration) ? value : nil
    }

    private func check(_ value: AttributeValue, _ json: JSON, of declaration: AttributeDeclaration) -> Bool {
        if declaration.type == .svg, !value.svg.isEmpty {
            return picture(value.svg, at: json.position) != nil
        }
        guard !declaration.type.accepts(value) else { return true }
        log.add(
            origin == .manifest ? .wrongValue : .changedToWrongValue, at: json.position,
            tr(
                "{value} is no value of “{name}”.",
                ["value": json.excerpt, "name": declaration.attribute.rawValue]),
            expected: declaration.type.expectation, mend: tr("Change the value, or the attribute's type."))
        return false
    }

    /// A piece of SVG that is safe to draw.
    func picture(_ text: String, at position: JSON.Position) -> String? {
        do throws(SVGFragment.Problem) {
            return try SVGFragment(text).document
        } catch {
            log.add(
                origin == .manifest ? .badSVG : .refusedSVG, at: position, error.description,
                mend: tr("Use plain shapes, without scripts, filters and links to other files."))
            return nil
        }
    }

    func tooMany(_ json: JSON, _ message: String) {
        log.add(
            origin == .manifest ? .tooMany : .contentTooLarge, at: json.position, message,
            mend: tr("Leave some out, or put them on another screen."))
    }
}

/// The kinds of control that there are, by the words that JSON has for them.
enum ControlKind: String, CaseIterable {
    case list, grid, slider, number, text, toggle, choice, search, colorPlane, preview, disclosure, link,
        button,
        note, waiting
}

extension AttributeType {
    /// What a value of it looks like, in words.
    var expectation: String {
        switch self {
        case .color: tr("a color, such as “#1c71d8” or “teal”")
        case .paint: tr("a color, such as “#1c71d8” or “teal”, or “none”")
        case .number(let low, let high):
            tr("a number from {low} to {high}", ["low": low.svg, "high": high.svg])
        case .keyword(let words):
            tr("one of {words}", ["words": words.map { "“\($0)”" }.joined(separator: ", ")])
        case .dashes: tr("“none” or lengths of dash and gap in turn, such as “8 4”")
        case .text: tr("a text")
        case .svg: tr("a piece of SVG")
        }
    }
}
