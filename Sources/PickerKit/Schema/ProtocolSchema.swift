extension PickerSchema {
    /// Of a line of the protocol between Daub and a program, in either direction.
    public static let protocolMessage: JSON = document(
        "A message between Daub and a picker", "https://daub.dev/schemas/picker-protocol.json",
        ["oneOf": JSON(.array(hostMessages + pickerMessages))])

    private static let token = integer(0, 2_147_483_647, "Which question; the answer bears the same.")
    private static let texts: JSON = ["type": "object", "additionalProperties": ["type": "string"]]

    private static let kept: JSON = ["type": "object", "description": "Anything; 64 KiB at most."]

    private static let context: JSON = [
        "type": "object", "description": "What the picker is asked with.",
        "properties": [
            "values": described(texts, "Of the attributes, as SVG spells them."),
            "mixed": array(string("An attribute that differs within the selection.")),
            "state": described(texts, "What is typed, unfolded and remembered."),
            "original": described(texts, "The values as the picker was opened."),
            "refused": described(texts, "What was entered and does not fit."),
        ],
        "required": ["values", "mixed", "state", "original", "refused"],
    ]

    /// Unknown members are for later versions: a reader passes over them.
    private static func message(_ type: String, _ text: String, _ properties: JSON, _ required: [String])
        -> JSON
    {
        [
            "type": "object", "description": JSON(text),
            "properties": JSON(.object([.init("type", ["const": JSON(type)])] + (properties.members ?? []))),
            "required": JSON(.array((["type"] + required).map { JSON($0) })),
        ]
    }

    private static let hostMessages: [JSON] = [
        message(
            "hello", "Daub's first.",
            [
                "api": ["const": JSON(PickerManifest.apiVersion)], "id": string("The picker's."),
                "language": string("The person's, such as de."), "kept": kept,
            ], ["api", "id"]),
        message(
            "content", "Asks for a screen; null is the first.",
            ["token": token, "screen": ["type": ["string", "null"]], "context": context],
            ["token", "screen", "context"]),
        message(
            "facts", "Lists that the picker asked for.",
            ["facts": ["type": "object", "additionalProperties": array(["type": "string"])]], ["facts"]),
        message(
            "press", "A button was pressed.",
            ["token": token, "button": string("Its id."), "context": context], ["token", "button", "context"]),
        message("cancel", "The answer is not wanted any more.", ["token": token], ["token"]),
        message("bye", "The end: the program ends.", [:], []),
    ]

    private static let actions = array(["$ref": "#/$defs/action"])

    private static let pickerMessages: [JSON] = [
        message(
            "ready", "The picker's first.", ["api": ["const": JSON(PickerManifest.apiVersion)]], ["api"]),
        message(
            "content", "A screen.",
            ["token": token, "title": string("Over the screen."), "controls": controls],
            ["token", "title", "controls"]),
        message(
            "content", "There is no such screen.", ["token": token, "none": ["const": true]],
            ["token", "none"]),
        message(
            "rows", "More rows of a list.",
            [
                "token": token, "list": string("Its id."), "rows": array(["$ref": "#/$defs/row"]),
                "done": bool("Whether these are the last."),
            ], ["token", "list", "rows"]),
        message(
            "actions", "What the button does.", ["token": token, "actions": actions], ["token", "actions"]),
        message("do", "Does something unasked.", ["actions": actions], ["actions"]),
        message("changed", "Asks to be asked again.", [:], []),
        message("keep", "Keeps something for the next time.", ["state": kept], ["state"]),
    ]
}
