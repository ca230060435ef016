import Ink

/// The part of the schemas that manifests and messages share: controls and actions.
enum ControlSchema {
    /// What `#/$defs/…` refers to.
    static let definitions: [JSON.Member] = [
        .init(
            "control",
            [
                "type": "object", "required": ["type"],
                "properties": [
                    "type": PickerSchema.words(ControlKind.allCases.map(\.rawValue), "What it is.")
                ],
                "allOf": JSON(
                    .array(
                        ControlKind.allCases.map { kind in
                            [
                                "if": ["properties": ["type": ["const": JSON(kind.rawValue)]]],
                                "then": control(kind),
                            ]
                        })),
            ]),
        .init("row", row), .init("action", action), .init("style", style),
    ]

    private typealias Part = (name: String, schema: JSON)

    private static func control(_ kind: ControlKind) -> JSON {
        let parts = parts(of: kind)
        let all: [Part] =
            [
                ("type", ["const": JSON(kind.rawValue)]),
                (
                    "id",
                    PickerSchema.string("Unique in the picker; what is typed and unfolded is kept by it.")
                ),
            ] + parts.own
        return PickerSchema.strict(
            JSON(.object(all.map { JSON.Member($0.name, $0.schema) })), required: ["type"] + parts.required,
            localized: parts.localized)
    }

    private struct Parts {
        let own: [Part]
        var required: [String] = []
        var localized: [String] = []
    }

    private static let name: Part = ("name", PickerSchema.string("What it is called."))
    private static let attribute: Part = (
        "attribute",
        PickerSchema.string("What it sets; may be left out where the picker has one attribute only.")
    )

    private static func parts(of kind: ControlKind) -> Parts {
        switch kind {
        case .list:
            Parts(
                own: [
                    name, attribute,
                    (
                        "rows",
                        PickerSchema.array(["$ref": "#/$defs/row"], most: ControlDecoder.Limits.rows)
                    ),
                    (
                        "triesOut",
                        PickerSchema.bool(
                            "Whether the value of the row under the pointer shows at once. false")
                    ),
                ], localized: ["name"])
        case .grid:
            Parts(
                own: [
                    name, attribute, ("columns", PickerSchema.integer(1, 24, "6")),
                    ("cells", PickerSchema.array(cell, most: ControlDecoder.Limits.cells)),
                ], required: ["cells"], localized: ["name"])
        case .slider, .number: Parts(own: [name, attribute] + scale, localized: ["name", "unit"])
        case .text:
            Parts(
                own: [
                    name, attribute, ("value", PickerSchema.string("Else what the attribute is.")),
                    ("placeholder", PickerSchema.string("What an empty entry shows.")),
                    ("multiline", PickerSchema.bool("Whether it holds several lines.")),
                    ("problem", PickerSchema.string("What is said of a text that does not fit.")),
                ], localized: ["name", "value", "placeholder", "problem"])
        case .toggle:
            Parts(
                own: [
                    name, attribute, ("on", PickerSchema.value("What it sets. true")),
                    ("off", PickerSchema.value("What it sets when off. false")),
                    ("isOn", PickerSchema.bool("Else whether the attribute is “on”.")),
                ], localized: ["name"])
        case .choice:
            Parts(
                own: [
                    name, attribute,
                    ("options", PickerSchema.array(option, most: ControlDecoder.Limits.options)),
                ], required: ["options"], localized: ["name"])
        case .search:
            Parts(
                own: [name, ("text", PickerSchema.string("Else what was typed."))], localized: ["name"])
        case .colorPlane:
            Parts(
                own: [
                    name, attribute, ("color", PickerSchema.string("Else what the attribute is.")),
                    ("original", PickerSchema.string("Else what it was as the picker was opened.")),
                    ("alpha", PickerSchema.bool("Whether it may be see-through. true")),
                ], localized: ["name"])
        case .preview:
            Parts(
                own: [
                    name,
                    (
                        "size",
                        PickerSchema.described(
                            PickerSchema.array(
                                ["type": "number", "minimum": 1, "maximum": 1000], least: 2, most: 2),
                            "Width and height. [264, 112]")
                    ),
                    ("paths", PickerSchema.array(PickerSchema.string("Path data, as in SVG."))),
                    ("style", ["$ref": "#/$defs/style"]),
                    ("text", PickerSchema.string("Letters in the middle.")),
                ], localized: ["name", "text"])
        case .disclosure:
            Parts(
                own: [
                    name, ("value", PickerSchema.string("At the end of the row.")),
                    ("open", PickerSchema.bool("Else whether it was unfolded.")),
                    ("controls", PickerSchema.controls),
                ], required: ["name"], localized: ["name", "value"])
        case .link:
            Parts(
                own: [
                    ("title", PickerSchema.string("On the row.")),
                    ("value", PickerSchema.string("At the end of the row.")),
                    ("screen", PickerSchema.string("The screen that it leads to.")),
                ], required: ["title", "screen"], localized: ["title", "value"])
        case .button:
            Parts(
                own: [
                    ("title", PickerSchema.string("On the button.")),
                    ("icon", PickerSchema.string("A name in the icon theme.")),
                    ("enabled", PickerSchema.bool("true")),
                    ("actions", PickerSchema.array(["$ref": "#/$defs/action"])),
                ], required: ["title"], localized: ["title"])
        case .note, .waiting:
            Parts(own: [("text", PickerSchema.string("To read."))], required: ["text"], localized: ["text"])
        }
    }

    private static let scale: [Part] = [
        ("minimum", PickerSchema.number("Else the attribute's.")),
        ("maximum", PickerSchema.number("Else the attribute's.")),
        ("step", PickerSchema.number("Above zero.")),
        ("value", PickerSchema.number("Else what the attribute is.")),
        ("unit", PickerSchema.string("Behind the number, such as px.")),
        ("scale", PickerSchema.number("What the number is multiplied with where it is shown. 1")),
    ]

    private static let checked: Part = (
        "checked", PickerSchema.bool("Else whether the attribute has this value.")
    )

    /// A value alone, or an object with one.
    private static func choice(_ parts: [Part], required: [String] = ["value"], localized: [String]) -> JSON {
        let value: Part = ("value", PickerSchema.value("What choosing it sets the attribute to."))
        let title: Part = ("title", PickerSchema.string("Else the value."))
        return [
            "anyOf": [
                ["type": ["string", "number", "boolean"]],
                PickerSchema.strict(
                    JSON(
                        .object(([value, title] + parts + [checked]).map { JSON.Member($0.name, $0.schema) })),
                    required: required, localized: ["title"] + localized),
            ]
        ]
    }

    private static let row = choice(
        [
            ("subtitle", PickerSchema.string("Below the title.")),
            ("badge", PickerSchema.string("At the end.")),
            ("swatch", PickerSchema.string("A color beside the title, or none.")),
            ("face", PickerSchema.string("The family that the title is set in.")),
            ("section", PickerSchema.string("A heading over this row.")),
            ("star", star),
        ], localized: ["subtitle", "badge", "section"])

    private static let star = PickerSchema.described(
        PickerSchema.strict(
            [
                "on": PickerSchema.bool("Whether it shines. false"),
                "title": PickerSchema.string("What a press does, in words."),
                "button": PickerSchema.string("The id that its press is told with, as a button's is."),
            ], required: ["title", "button"], localized: ["title"]), "A star to press in the row.")

    private static let cell = choice(
        [
            ("swatch", PickerSchema.string("A color that fills the cell.")),
            ("line", ["$ref": "#/$defs/style"]),
            ("svg", PickerSchema.string("A picture: one svg element.")),
            ("file", PickerSchema.string("An SVG file of the bundle that holds the picture.")),
        ], required: [], localized: [])

    private static let option = choice(
        [("icon", PickerSchema.string("A name in the icon theme, instead of the title."))], localized: [])

    private static let style: JSON = [
        "type": "object", "description": "SVG's presentation attributes.",
        "properties": JSON(
            .object(Style.attributes.map { .init($0, ["type": ["string", "number"]]) })),
        "additionalProperties": false,
    ]

    private static let pair: JSON = [
        "type": "array", "minItems": 2, "maxItems": 2,
        "items": ["type": ["string", "number", "boolean", "null"]],
    ]

    private static let action: JSON = [
        "type": "object", "description": "What a button does: one of these.", "minProperties": 1,
        "maxProperties": 1, "additionalProperties": false,
        "properties": [
            "choose": PickerSchema.described(pair, "An attribute and the value chosen for it."),
            "change": PickerSchema.described(pair, "An attribute and a value that still moves."),
            "remember": PickerSchema.described(pair, "A key, and a text or null."),
            "push": PickerSchema.string("The screen to go on to."),
            "pop": ["const": true], "dismiss": ["const": true],
            "request": PickerSchema.described(pair, "A request such as eyedropper, and an attribute."),
        ],
    ]
}
