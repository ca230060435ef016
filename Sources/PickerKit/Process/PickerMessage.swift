/// What a program tells the host.
enum PickerMessage: Sendable, Hashable {
    /// The first: it speaks this version.
    case ready(api: Int)
    /// What a screen shows; the controls are spelled as in a manifest.
    case content(token: Int, title: String?, controls: [JSON])
    /// There is no such screen.
    case noContent(token: Int)
    /// More rows for a list of a screen.
    case rows(token: Int, list: String, rows: [JSON], isLast: Bool)
    /// What a press does.
    case actions(token: Int, actions: [JSON])
    /// What it does unasked.
    case unasked(actions: [JSON])
    /// The content is another for a reason of its own.
    case changed
    /// What is to be kept for the next use.
    case keep(JSON)
    /// Of a later version of the protocol, or misspelled.
    case unknown(type: String)
}

extension PickerMessage {
    init(_ json: JSON) throws(PickerProtocol.Problem) {
        let fields = try MessageFields(json)
        switch fields.type {
        case "ready": self = .ready(api: try fields.required("api", "a whole number", \.integer))
        case "content":
            let token = try fields.token
            if try fields.optional("none", "true or false", \.bool) == true {
                self = .noContent(token: token)
            } else {
                self = .content(
                    token: token, title: try fields.optional("title", "a text", \.string),
                    controls: try fields.required("controls", "a list", \.array))
            }
        case "rows":
            self = .rows(
                token: try fields.token, list: try fields.required("list", "a text", \.string),
                rows: try fields.required("rows", "a list", \.array),
                isLast: try fields.optional("done", "true or false", \.bool) ?? false)
        case "actions":
            self = .actions(
                token: try fields.token, actions: try fields.required("actions", "a list", \.array))
        case "do": self = .unasked(actions: try fields.required("actions", "a list", \.array))
        case "changed": self = .changed
        case "keep":
            self = .keep(
                try fields.required("state", "an object") { $0.members == nil ? nil : $0 })
        default: self = .unknown(type: fields.type)
        }
    }

    var json: JSON {
        switch self {
        case .ready(let api): ["type": "ready", "api": JSON(api)]
        case .content(let token, let title, let controls):
            JSON(
                .object(
                    [.init("type", "content"), .init("token", JSON(token))]
                        + (title.map { [.init("title", JSON($0))] } ?? [])
                        + [.init("controls", JSON(.array(controls)))]))
        case .noContent(let token): ["type": "content", "token": JSON(token), "none": true]
        case .rows(let token, let list, let rows, let isLast):
            [
                "type": "rows", "token": JSON(token), "list": JSON(list), "rows": JSON(.array(rows)),
                "done": JSON(isLast),
            ]
        case .actions(let token, let actions):
            ["type": "actions", "token": JSON(token), "actions": JSON(.array(actions))]
        case .unasked(let actions): ["type": "do", "actions": JSON(.array(actions))]
        case .changed: ["type": "changed"]
        case .keep(let state): ["type": "keep", "state": state]
        case .unknown(let type): ["type": JSON(type)]
        }
    }
}
