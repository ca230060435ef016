/// What a test says of the element that it means.
struct ElementQuery: Sendable {
    /// The accessible name; nil for any.
    var name: String?
    /// The roles that it may have; empty for any.
    var roles: Set<Role> = []
    /// The roles that win where several elements fit.
    var preferred: Set<Role> = []

    func fits(name: String, role: Role) -> Bool {
        (self.name == nil || self.name == name) && (roles.isEmpty || roles.contains(role))
    }
}

extension ElementQuery: CustomStringConvertible {
    var description: String {
        let kind = roles.isEmpty ? "element" : roles.map(\.name).sorted().joined(separator: " or ")
        return name.map { "\(kind) named '\($0)'" } ?? kind
    }
}
