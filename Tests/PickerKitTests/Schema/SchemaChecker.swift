import PickerKit

/// As much of JSON Schema as Daub's schemas use; a keyword that it does not know is a mistake of the schema.
struct SchemaChecker {
    let root: JSON

    /// What of the value the schema does not allow; empty where it allows all.
    func problems(_ value: JSON) -> [String] { problems(value, root, "$") }

    private func problems(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
        if let bool = schema.bool { return bool ? [] : ["\(path) is not allowed"] }
        return (schema.members ?? []).flatMap { problems(value, $0, schema, path) }
    }

    private func problems(_ value: JSON, _ rule: JSON.Member, _ schema: JSON, _ path: String) -> [String] {
        let parts = rule.value.array ?? []
        func holds(_ part: JSON) -> Bool { problems(value, part, path).isEmpty }
        func check(_ isFine: Bool) -> [String] { isFine ? [] : ["\(path): \(rule.name)"] }
        switch rule.name {
        case "$schema", "$id", "title", "description", "$defs", "then", "additionalProperties",
            "patternProperties":
            return []
        case "$ref":
            let names = (rule.value.string ?? "").dropFirst(2).split(separator: "/").map(String.init)
            guard let target = names.reduce(Optional(root), { $0?[$1] }) else {
                return ["\(path): no \(names)"]
            }
            return problems(value, target, path)
        case "const": return check(value == rule.value)
        case "enum": return check(parts.contains(value))
        case "type": return check((rule.value.array ?? [rule.value]).contains { value.isOf($0.string ?? "") })
        case "required":
            return check(value.members == nil || parts.allSatisfy { value[$0.string ?? ""] != nil })
        case "minItems": return check(value.array.map { $0.count >= rule.value.integer ?? 0 } ?? true)
        case "maxItems": return check(value.array.map { $0.count <= rule.value.integer ?? 0 } ?? true)
        case "minProperties": return check(value.members.map { $0.count >= rule.value.integer ?? 0 } ?? true)
        case "maxProperties": return check(value.members.map { $0.count <= rule.value.integer ?? 0 } ?? true)
        case "minimum": return check(value.number.map { $0 >= rule.value.number ?? 0 } ?? true)
        case "maximum": return check(value.number.map { $0 <= rule.value.number ?? 0 } ?? true)
        case "pattern": return check(value.string.map { matches($0, rule.value.string ?? "") } ?? true)
        case "items":
            return (value.array ?? []).enumerated().flatMap { problems($1, rule.value, "\(path)[\($0)]") }
        case "properties": return members(value, schema, path)
        case "allOf": return parts.flatMap { problems(value, $0, path) }
        case "anyOf": return check(parts.contains(where: holds))
        case "oneOf": return check(parts.count(where: holds) == 1)
        case "if": return holds(rule.value) ? schema["then"].map { problems(value, $0, path) } ?? [] : []
        default: return ["\(path): unknown keyword \(rule.name)"]
        }
    }

    private func members(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
        (value.members ?? []).flatMap { member in
            let path = "\(path).\(member.name)"
            if let known = schema["properties"]?[member.name] { return problems(member.value, known, path) }
            let pattern = schema["patternProperties"]?.members?.first { matches(member.name, $0.name) }
            if let pattern { return problems(member.value, pattern.value, path) }
            return schema["additionalProperties"].map { problems(member.value, $0, path) } ?? []
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? false
    }
}

extension JSON {
    fileprivate func isOf(_ type: String) -> Bool {
        switch type {
        case "string": string != nil
        case "number": number != nil
        case "integer": integer != nil
        case "boolean": bool != nil
        case "array": array != nil
        case "object": members != nil
        case "null": isNull
        default: false
        }
    }
}
