/// The protocol between Daub and the programs of pickers: JSON objects, each on a line, in UTF-8.
public enum PickerProtocol {
    /// The version that this Daub speaks.
    public static let version = 1

    /// What is wrong with a message, in words for who wrote the program.
    struct Problem: Error, Sendable, Hashable {
        let text: String
    }
}

/// The members of a message, each asked for by its name and kind.
struct MessageFields {
    let json: JSON
    let type: String

    init(_ json: JSON) throws(PickerProtocol.Problem) {
        guard json.members != nil else {
            throw PickerProtocol.Problem(text: "a message is an object, not \(json.kind)")
        }
        guard let type = json["type"]?.string else {
            throw PickerProtocol.Problem(text: "a message has a “type” in quotes")
        }
        self.json = json
        self.type = type
    }

    func required<Value>(_ name: String, _ kind: String, _ read: (JSON) -> Value?)
        throws(PickerProtocol.Problem) -> Value
    {
        guard let value = try optional(name, kind, read) else {
            throw PickerProtocol.Problem(text: "“\(type)” has no “\(name)”")
        }
        return value
    }

    /// What is null is as good as missing.
    func optional<Value>(_ name: String, _ kind: String, _ read: (JSON) -> Value?)
        throws(PickerProtocol.Problem) -> Value?
    {
        guard let json = json[name], !json.isNull else { return nil }
        guard let value = read(json) else {
            throw PickerProtocol.Problem(text: "“\(name)” of “\(type)” is \(json.kind), not \(kind)")
        }
        return value
    }

    var token: Int {
        get throws(PickerProtocol.Problem) { try required("token", "a whole number", \.integer) }
    }
}
