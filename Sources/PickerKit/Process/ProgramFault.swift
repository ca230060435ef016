/// What can go wrong with a picker's program, so that it is ended or not started at all.
public enum ProgramFault: Error, Sendable, Hashable {
    // MARK: Starting
    case missing(program: String)
    case notExecutable(path: String)
    case missingInterpreter(path: String, interpreter: String)
    case notStarted(program: String, reason: String)
    /// It may run in the sandbox only, and that does not work.
    case notConfined
    case hungAtStart(Duration)
    case otherVersion(spoken: String)
    case suspended(crashes: Int)

    // MARK: Ending
    /// Before it said that it is ready.
    case exitedAtOnce(status: Int32)
    case exited(status: Int32)
    case killed(signal: Int32)

    // MARK: Answering
    case hung(Duration)
    case outputFlood
    case errorFlood
    case lineTooLong(limit: Int)
    case notUTF8(line: Int)
    case notJSON(line: Int, JSONReader.Failure)
    /// Nil where no line is told from another.
    case wrongMessage(line: Int?, String)
    case tooManyChoices(perSecond: Int)

    /// Whether the program itself crashed or misbehaved while it ran, which counts towards being suspended.
    var isCrash: Bool {
        switch self {
        case .missing, .notExecutable, .missingInterpreter, .notStarted, .notConfined, .suspended: false
        default: true
        }
    }
}

/// How a program ended.
public enum ProgramEnd: Sendable, Hashable {
    case exited(status: Int32)
    case killed(signal: Int32)
}
