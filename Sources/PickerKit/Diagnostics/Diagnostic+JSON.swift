import Localization

extension DiagnosticLog {
    /// Says why a text is no JSON.
    public func add(_ failure: JSONReader.Failure) {
        let (code, message, expected, mend): (DiagnosticCode, String, String?, String) =
            switch failure.reason {
            case .empty: (.notJSON, tr("The text is empty."), tr("an object in braces"), "")
            case .unexpected(let found, let expected):
                (.notJSON, tr("“{text}” cannot stand here.", ["text": found]), expected, "")
            case .unfinished(let expected):
                (
                    .notJSON, tr("The text ends too early."), expected,
                    tr("Look for a bracket or quote that is not closed.")
                )
            case .notUTF8: (.notUTF8, tr("The text is not UTF-8 from here on."), nil, tr("Save it as UTF-8."))
            case .badEscape:
                (
                    .notJSON, tr("A backslash stands before what it cannot."),
                    tr("\\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits"),
                    tr("Write a backslash itself as \\\\.")
                )
            case .controlCharacter:
                (
                    .notJSON, tr("A line end or control character stands in a text."), nil,
                    tr("Write a line end as \\n, or close the quote before it.")
                )
            case .badNumber(let text):
                (
                    .notJSON, tr("“{text}” is no number.", ["text": text]),
                    tr("a number such as 2, -0.5 or 1e3"), ""
                )
            case .duplicate(let name):
                (
                    .duplicateKey, tr("“{name}” stands twice in the same object.", ["name": name]), nil,
                    tr("Remove one of them.")
                )
            case .tooDeep(let limit):
                (
                    .tooDeep, tr("Lists and objects are nested more than {limit} deep.", ["limit": limit]),
                    nil, tr("Make it flatter.")
                )
            }
        add(code, at: failure.position, message, expected: expected, mend: mend)
    }
}
