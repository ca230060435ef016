/// What the host tells a program.
enum HostMessage: Sendable, Hashable {
    /// The first: who it is, in which language it is to speak, and what it kept from its last use.
    case hello(api: Int, id: String, language: String, kept: JSON)
    /// Lists that it declared, where they are known, and again where one is another; before the next question.
    case facts([Fact: [String]])
    /// What does the screen show? The first one where it has no id. The facts of the context are those told last.
    case content(token: Int, screen: String?, context: PickerContext)
    /// What does the press do?
    case press(token: Int, button: String, context: PickerContext)
    /// Nobody waits for that answer any more.
    case cancel(token: Int)
    /// The last: it is to end.
    case bye
}

extension HostMessage {
    var json: JSON {
        switch self {
        case .hello(let api, let id, let language, let kept):
            [
                "type": "hello", "api": JSON(api), "id": JSON(id), "language": JSON(language), "kept": kept,
            ]
        case .facts(let facts):
            ["type": "facts", "facts": .object(facts) { ($0.rawValue, JSON(.array($1.map { JSON($0) }))) }]
        case .content(let token, let screen, let context):
            [
                "type": "content", "token": JSON(token), "screen": screen.map { JSON($0) } ?? JSON(.null),
                "context": context.json,
            ]
        case .press(let token, let button, let context):
            [
                "type": "press", "token": JSON(token), "button": JSON(button), "context": context.json,
            ]
        case .cancel(let token): ["type": "cancel", "token": JSON(token)]
        case .bye: ["type": "bye"]
        }
    }

    init(_ json: JSON) throws(PickerProtocol.Problem) {
        let fields = try MessageFields(json)
        switch fields.type {
        case "hello":
            self = .hello(
                api: try fields.required("api", "a whole number", \.integer),
                id: try fields.required("id", "a text", \.string),
                language: try fields.optional("language", "a text", \.string) ?? "",
                kept: try fields.optional("kept", "an object") { $0 } ?? [:])
        case "facts":
            let members = try fields.required("facts", "an object", \.members)
            self = .facts(
                Dictionary(
                    members.map { (Fact(rawValue: $0.name), ($0.value.array ?? []).compactMap(\.string)) }
                ) { $1 })
        case "content":
            self = .content(
                token: try fields.token, screen: try fields.optional("screen", "a text", \.string),
                context: try fields.required("context", "an object", PickerContext.init(json:)))
        case "press":
            self = .press(
                token: try fields.token, button: try fields.required("button", "a text", \.string),
                context: try fields.required("context", "an object", PickerContext.init(json:)))
        case "cancel": self = .cancel(token: try fields.token)
        case "bye": self = .bye
        default: throw PickerProtocol.Problem(text: "there is no message “\(fields.type)”")
        }
    }
}

// MARK: Contexts

extension PickerContext {
    /// Without the facts, which have a message of their own.
    var json: JSON {
        [
            "values": values.json,
            "mixed": JSON(.array(values.mixed.map(\.rawValue).sorted().map { JSON($0) })),
            "state": .object(state) { ($0, JSON($1)) },
            "original": original.json,
            "refused": .object(refused) { ($0.rawValue, JSON($1)) },
        ]
    }

    init?(json: JSON) {
        guard json.members != nil else { return nil }
        var values = AttributeValues(json: json["values"])
        values.mixed = Set((json["mixed"]?.array ?? []).compactMap(\.string).map(Attribute.init(rawValue:)))
        self.init(values: values, original: AttributeValues(json: json["original"]))
        for member in json["state"]?.members ?? [] { state[member.name] = member.value.string }
        for member in json["refused"]?.members ?? [] {
            refused[Attribute(rawValue: member.name)] = member.value.string
        }
    }
}

extension AttributeValues {
    /// Those that there is one value of.
    fileprivate var json: JSON {
        .object(values.filter { !mixed.contains($0.key) }) { ($0.rawValue, JSON($1.svg)) }
    }

    fileprivate init(json: JSON?) {
        self.init()
        for member in json?.members ?? [] {
            guard let value = member.value.string else { continue }
            self[Attribute(rawValue: member.name)] = AttributeValue(svg: value)
        }
    }
}

extension JSON {
    /// An object of a dictionary's entries, in the order of their names.
    fileprivate static func object<Key, Value>(
        _ entries: [Key: Value], _ member: (Key, Value) -> (String, JSON)
    ) -> JSON {
        JSON(.object(entries.map(member).sorted { $0.0 < $1.0 }.map { Member($0, $1) }))
    }
}
