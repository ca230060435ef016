/// What `picker.json` and the messages of the protocol look like, as JSON Schema (2020-12), for editors that
/// complete and check them. In English for all, as schemas are.
public enum PickerSchema {
    /// Of `picker.json`.
    public static let manifest: JSON = document(
        "A picker of Daub", "https://daub.dev/schemas/picker.json",
        strict(
            [
                "$schema": string("Where this schema is, for editors."),
                "schema": ["const": 1, "description": "The form of the manifest."],
                "id": string(
                    "Reverse-DNS and permanent, and the name of the folder.",
                    pattern: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$"),
                "name": string("The name of the button."),
                "summary": string("What it is for, in a sentence."),
                "version": string("Of the picker, such as 1.0.0."),
                "license": string("Such as MIT."),
                "authors": array(string("A person.")),
                "api": described(
                    strict([
                        "min": integer(1, 1_000_000, "The lowest version of the contract that does."),
                        "max": integer(1, 1_000_000, "The highest version that it was tried with."),
                    ]), "The versions of the contract that it was made for."),
                "kind": words(["declarative", "executable"], "Follows from “controls” or “exec”."),
                "slot": words(
                    PickerDescriptor.Slot.allCases.map(\.rawValue), "Where its button stands. canvas"),
                "icon": string("A name in the icon theme, or an SVG file of the bundle."),
                "order": integer(-1_000_000, 1_000_000, "Buttons of a slot stand in this order. 1000"),
                "accelerator": string("A key with Ctrl, Alt or Super, or a function key: <Primary>9, F9."),
                "commit": words(
                    PickerDescriptor.CommitPolicy.allCases.map(\.rawValue),
                    "When a change becomes one undo step: as something is chosen, at each change, or as the popover closes. onSelect"
                ),
                "attributes": ["$ref": "#/$defs/attributes"],
                "reads": array(string("An attribute that it shows and does not change.")),
                "facts": array(
                    [
                        "anyOf": [
                            words(Fact.all.map(\.rawValue), "A list that Daub gathers."),
                            string("Another host's."),
                        ]
                    ]),
                "controls": controls,
                "screens": [
                    "type": "object", "description": "What links and buttons lead to, by name.",
                    "additionalProperties": strict(
                        ["title": string("Over the screen."), "controls": controls],
                        required: ["title", "controls"], localized: ["title"]),
                ],
                "exec": described(array(string("A word."), least: 1), "A program and its arguments."),
                "permissions": described(
                    strict(
                        ["network": string("Why it needs the network.")], localized: ["network"]),
                    "What a program asks to be let do, and why."),
                "replaces": array(string("The id of a picker that it stands in for.")),
            ], required: ["id", "name"], localized: ["name", "summary"],
            besides: [("anyOf", [["required": ["controls"]], ["required": ["exec"]]])]))

    // MARK: Attributes

    static let attributes: JSON = [
        "description": "What it changes: names of known attributes, or names with their types.",
        "anyOf": [
            array(words(KnownAttributes.all.map(\.attribute.rawValue), "An attribute that Daub knows.")),
            [
                "type": "object",
                "additionalProperties": strict([
                    "type": words(
                        ["color", "paint", "number", "keyword", "dashes", "text", "svg"],
                        "What values it takes."),
                    "minimum": number("Of a number."), "maximum": number("Of a number."),
                    "words": array(string("A word that it takes.")),
                    "default": value("What it is before anyone picks."),
                    "commit": words(
                        PickerDescriptor.CommitPolicy.allCases.map(\.rawValue),
                        "When a change of it becomes one undo step. What the picker says"),
                ]),
            ],
        ],
    ]

    // MARK: Pieces

    static let controls: JSON = [
        "type": "array", "items": ["$ref": "#/$defs/control"],
        "maxItems": JSON(ControlDecoder.Limits.controls), "description": "From top to bottom.",
    ]

    static func document(_ title: String, _ id: String, _ schema: JSON) -> JSON {
        let head: [JSON.Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"), .init("$id", JSON(id)),
            .init("title", JSON(title)),
        ]
        let definitions = JSON(.object([.init("attributes", attributes)] + ControlSchema.definitions))
        return JSON(.object(head + (schema.members ?? []) + [.init("$defs", definitions)]))
    }

    static func string(_ text: String, pattern: String? = nil) -> JSON {
        let base: [JSON.Member] = [.init("type", "string"), .init("description", JSON(text))]
        return JSON(.object(base + (pattern.map { [.init("pattern", JSON($0))] } ?? [])))
    }

    static func number(_ text: String) -> JSON { ["type": "number", "description": JSON(text)] }
    static func bool(_ text: String) -> JSON { ["type": "boolean", "description": JSON(text)] }

    static func integer(_ low: Int, _ high: Int, _ text: String) -> JSON {
        ["type": "integer", "minimum": JSON(low), "maximum": JSON(high), "description": JSON(text)]
    }

    static func words(_ words: [String], _ text: String) -> JSON {
        ["enum": JSON(.array(words.map { JSON($0) })), "description": JSON(text)]
    }

    static func value(_ text: String) -> JSON {
        ["type": ["string", "number", "boolean"], "description": JSON(text)]
    }

    static func array(_ items: JSON, least: Int = 0, most: Int? = nil) -> JSON {
        var members: [JSON.Member] = [.init("type", "array"), .init("items", items)]
        if least > 0 { members.append(.init("minItems", JSON(least))) }
        if let most { members.append(.init("maxItems", JSON(most))) }
        return JSON(.object(members))
    }

    static func described(_ schema: JSON, _ text: String) -> JSON {
        JSON(.object((schema.members ?? []) + [.init("description", JSON(text))]))
    }

    /// An object with these members and none besides, but for `x-` and texts in other languages.
    static func strict(
        _ properties: JSON, required: [String] = [], localized: [String] = [],
        besides others: [(String, JSON)] = []
    ) -> JSON {
        var patterns: [JSON.Member] = [.init("^x-", true)]
        if !localized.isEmpty {
            let names = localized.joined(separator: "|")
            patterns.append(
                .init("^(\(names))\\[[A-Za-z_-]+\\]$", string("The same in another language.")))
        }
        var members: [JSON.Member] = [
            .init("type", "object"), .init("properties", properties),
            .init("patternProperties", JSON(.object(patterns))), .init("additionalProperties", false),
        ]
        if !required.isEmpty { members.append(.init("required", JSON(.array(required.map { JSON($0) })))) }
        return JSON(.object(members + others.map { .init($0, $1) }))
    }
}
