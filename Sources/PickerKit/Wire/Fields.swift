import Localization

/// Reads the members of one object, says what is wrong with each, and in the end which are unknown.
struct Fields {
    let json: JSON
    /// What the object is, for messages, such as “slider”.
    let subject: String
    let log: DiagnosticLog
    /// The person's languages, the most wanted first.
    let languages: [String]
    // Few members and many objects: searching a short list is quicker than making a table of it.
    private let members: [JSON.Member]
    private var known: [String] = []
    private var localized: [String] = []

    /// - Returns: nil, with a diagnostic, where the value is no object.
    init?(_ json: JSON, _ subject: String, log: DiagnosticLog, languages: [String]) {
        self.json = json
        self.subject = subject
        self.log = log
        self.languages = languages
        guard let members = json.members else {
            log.wrongType(json, of: subject, expected: tr("an object in braces"))
            return nil
        }
        self.members = members
    }

    // MARK: Members

    /// The member of that name, which is known from now on.
    mutating func optional(_ name: String) -> JSON? {
        known.append(name)
        return members.first { $0.name == name }?.value
    }

    /// The same; it is said where there is none.
    mutating func required(_ name: String, _ what: String) -> JSON? {
        if let value = optional(name) { return value }
        log.add(
            .missingField, at: json.position,
            tr("The {subject} has no “{name}”.", ["subject": subject, "name": name]), expected: what,
            mend: tr("Add “{name}” to it.", ["name": name]))
        return nil
    }

    mutating func string(_ name: String) -> String? {
        optional(name).flatMap { check($0.string, $0, name, tr("a text in quotes")) }
    }

    mutating func requiredString(_ name: String) -> String? {
        required(name, tr("a text in quotes")).flatMap {
            check($0.string, $0, name, tr("a text in quotes"))
        }
    }

    /// A text that may also stand there in other languages, as `name[de]`.
    mutating func text(_ name: String) -> String? {
        let plain = string(name)
        localized.append(name)
        let prefix = name + "["
        var best: (rank: Int, text: String)?
        for member in members where member.name.hasPrefix(prefix) && member.name.hasSuffix("]") {
            guard let text = check(member.value.string, member.value, member.name, tr("a text in quotes"))
            else { continue }
            let language = member.name.dropFirst(prefix.count).dropLast()
            guard let rank = languages.firstIndex(where: { $0 == language }) else { continue }
            if rank < best?.rank ?? .max { best = (rank, text) }
        }
        return best?.text ?? plain
    }

    mutating func requiredText(_ name: String) -> String? {
        _ = required(name, tr("a text in quotes"))
        return text(name)
    }

    mutating func bool(_ name: String) -> Bool? {
        optional(name).flatMap { check($0.bool, $0, name, tr("true or false")) }
    }

    mutating func number(_ name: String) -> Double? {
        optional(name).flatMap { check($0.number, $0, name, tr("a number")) }
    }

    mutating func requiredNumber(_ name: String) -> Double? {
        required(name, tr("a number")).flatMap { check($0.number, $0, name, tr("a number")) }
    }

    mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = optional(name) else { return nil }
        let expected = tr(
            "a whole number from {low} to {high}", ["low": range.lowerBound, "high": range.upperBound])
        guard let integer = check(value.integer, value, name, expected) else { return nil }
        guard range.contains(integer) else {
            log.badValue(value, of: name, expected: expected)
            return nil
        }
        return integer
    }

    mutating func array(_ name: String) -> [JSON]? {
        optional(name).flatMap { check($0.array, $0, name, tr("a list in brackets")) }
    }

    mutating func requiredArray(_ name: String) -> [JSON]? {
        required(name, tr("a list in brackets")).flatMap {
            check($0.array, $0, name, tr("a list in brackets"))
        }
    }

    /// A list of texts; what is no text in it is said and left out.
    mutating func strings(_ name: String) -> [String]? {
        array(name)?.compactMap { check($0.string, $0, name, tr("texts in quotes")) }
    }

    mutating func object(_ name: String) -> [JSON.Member]? {
        optional(name).flatMap { check($0.members, $0, name, tr("an object in braces")) }
    }

    /// One of a few words.
    mutating func word<Word: RawRepresentable & CaseIterable>(_ name: String) -> Word?
    where Word.RawValue == String {
        guard let json = optional(name) else { return nil }
        let words = Word.allCases.map { "“\($0.rawValue)”" }
        let expected = tr("one of {words}", ["words": words.joined(separator: ", ")])
        guard let text = check(json.string, json, name, expected) else { return nil }
        if let word = Word(rawValue: text) { return word }
        log.badValue(json, of: name, expected: expected, near: text, among: Word.allCases.map(\.rawValue))
        return nil
    }

    private func check<Value>(_ value: Value?, _ json: JSON, _ name: String, _ expected: String) -> Value? {
        if value == nil { log.wrongType(json, of: "“\(name)”", expected: expected) }
        return value
    }

    // MARK: The rest

    /// Says which members nobody asked for. What begins with `x-` or `$` is anybody's.
    func finish() {
        for member in members where !isKnown(member.name) {
            let near = nearest(to: member.name, among: known)
            log.add(
                .unknownField, at: member.position,
                tr("The {subject} knows no “{name}”.", ["subject": subject, "name": member.name]),
                mend: near.map { tr("Did you mean “{name}”?", ["name": $0]) }
                    ?? tr("Remove it, or begin its name with “x-”."))
        }
    }

    private func isKnown(_ name: String) -> Bool {
        if known.contains(name) || name.hasPrefix("x-") || name == "$schema" { return true }
        guard name.hasSuffix("]"), let open = name.firstIndex(of: "[") else { return false }
        return localized.contains(String(name[..<open]))
    }
}

extension DiagnosticLog {
    func wrongType(_ json: JSON, of subject: String, expected: String) {
        add(
            .wrongType, at: json.position,
            tr("{subject} is {kind}.", ["subject": subject, "kind": json.kind]), expected: expected,
            mend: "")
    }

    func badValue(
        _ json: JSON, of name: String, expected: String, near text: String? = nil, among words: [String] = []
    ) {
        let near = text.flatMap { nearest(to: $0, among: words) }
        add(
            .badValue, at: json.position,
            tr("“{name}” cannot be {value}.", ["name": name, "value": json.excerpt]), expected: expected,
            mend: near.map { tr("Did you mean “{name}”?", ["name": $0]) } ?? "")
    }
}

extension JSON {
    /// The beginning of the value as it is written.
    var excerpt: String {
        let line = self.line
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}

/// The word that a person most likely meant, where one is near enough.
func nearest(to text: String, among words: some Sequence<String>) -> String? {
    let rated = words.map { (word: $0, distance: distance(text.lowercased(), $0.lowercased())) }
    let best = rated.min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let best, best.distance <= max(1, text.count / 3) else { return nil }
    return best.word
}

/// How many letters must be put in, left out or replaced to make one word of the other.
private func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.unicodeScalars.prefix(40)), Array(b.unicodeScalars.prefix(40)))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let changed = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[b.count]
}
