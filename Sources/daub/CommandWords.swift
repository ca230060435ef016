import Localization

/// The words behind a command, told apart: switches, options with their values, and the rest.
struct CommandWords {
    /// What is wrong with them.
    struct WrongUsage: Error {
        let problem: String
    }

    private(set) var switches: Set<String> = []
    private(set) var values: [String: [String]] = [:]
    private(set) var rest: [String] = []

    /// - Parameters:
    ///   - known: the switches that there are.
    ///   - options: the options that take a value, each with what it needs, in words.
    init(_ words: ArraySlice<String>, switches known: Set<String>, options: [String: String] = [:])
        throws(WrongUsage)
    {
        var words = words
        var isOnlyRest = false
        while let word = words.popFirst() {
            if isOnlyRest || !word.hasPrefix("-") || word == "-" {
                rest.append(word)
            } else if word == "--" {
                isOnlyRest = true
            } else if known.contains(word) {
                switches.insert(word)
            } else if let need = options[word] {
                guard let value = words.popFirst(), !value.isEmpty else {
                    throw WrongUsage(
                        problem: tr("{option} needs {what}", ["option": word, "what": need]))
                }
                values[word, default: []].append(value)
            } else {
                throw WrongUsage(problem: tr("unknown option {option}", ["option": word]))
            }
        }
    }

    /// The value of an option that counts once: the last one given.
    func value(_ option: String) -> String? { values[option]?.last }
}
