import Glibc
import Localization

extension ProgramFault {
    var code: DiagnosticCode {
        switch self {
        case .missing: .missingProgram
        case .notExecutable: .notExecutable
        case .missingInterpreter, .notStarted: .cannotStart
        case .notConfined: .noSandbox
        case .hungAtStart: .hungAtStart
        case .otherVersion: .apiVersion
        case .suspended: .suspended
        case .exitedAtOnce: .exitedAtOnce
        case .exited: .exitedWhileOpen
        case .killed: .killed
        case .hung: .hungAtEvent
        case .outputFlood: .outputFlood
        case .errorFlood: .errorFlood
        case .lineTooLong: .lineTooLong
        case .notUTF8: .outputNotUTF8
        case .notJSON: .outputNotJSON
        case .wrongMessage: .wrongMessage
        case .tooManyChoices: .tooManyCommits
        }
    }

    /// What happened, in a sentence.
    var message: String {
        switch self {
        case .missing(let program): tr("There is no program “{program}”.", ["program": program])
        case .notExecutable(let path): tr("“{path}” may not be run.", ["path": path])
        case .missingInterpreter(let path, let interpreter):
            tr(
                "“{path}” is to be run by “{interpreter}”, which is missing.",
                ["path": path, "interpreter": interpreter])
        case .notStarted(let program, let reason):
            tr("“{program}” could not be started: {reason}.", ["program": program, "reason": reason])
        case .notConfined: tr("It was allowed to run in a sandbox, and there is none that works.")
        case .hungAtStart(let time):
            tr("It was not ready within {seconds} seconds.", ["seconds": time.seconds])
        case .otherVersion(let version):
            tr("It speaks version {version} of the protocol.", ["version": version])
        case .suspended(let crashes):
            tr(
                "It failed {count} time in a short while and is not started again.",
                "It failed {count} times in a short while and is not started again.", count: crashes)
        case .exitedAtOnce(let status):
            tr("It ended before it was ready, with status {status}.", ["status": status])
        case .exited(let status): tr("It ended while it was open, with status {status}.", ["status": status])
        case .killed(let signal):
            tr(
                "It was killed by signal {signal} ({name}).",
                ["signal": signal, "name": String(cString: strsignal(signal))])
        case .hung(let time): tr("It did not answer within {seconds} seconds.", ["seconds": time.seconds])
        case .outputFlood: tr("It wrote more than can be read.")
        case .errorFlood: tr("It wrote too much to its standard error.")
        case .lineTooLong(let limit): tr("It wrote a line longer than {limit} bytes.", ["limit": limit])
        case .notUTF8(let line): tr("Line {line} of what it wrote is no UTF-8.", ["line": line])
        case .notJSON(let line, let failure):
            tr(
                "Line {line} of what it wrote is no JSON at column {column}.",
                ["line": line, "column": failure.position.column])
        case .wrongMessage(let line?, let problem):
            tr("Line {line} of what it wrote is no message: {problem}.", ["line": line, "problem": problem])
        case .wrongMessage(nil, let problem):
            tr("It wrote what is no message: {problem}.", ["problem": problem])
        case .tooManyChoices(let limit):
            tr("It chose more than {limit} values in a second.", ["limit": limit])
        }
    }

    /// What its author, or whoever installed it, can do.
    var mend: String {
        switch self {
        case .missing: tr("Install it, or mend “exec” in picker.json.")
        case .notExecutable: tr("Make it executable: chmod +x.")
        case .missingInterpreter: tr("Install the interpreter, or mend the first line.")
        case .notStarted: tr("See that it is a program, or a script that begins with #!.")
        case .notConfined: tr("Install the package bubblewrap, or open it again to be asked.")
        case .hungAtStart: tr("Write {\"type\": \"ready\", \"api\": 1} first, and flush it.")
        case .otherVersion: tr("Let it speak version 1.")
        case .suspended: tr("Restart it once it is mended.")
        case .exitedAtOnce, .exited, .killed: tr("See what it wrote to its standard error.")
        case .hung: tr("Answer each question in time, and flush the answer.")
        case .outputFlood: tr("Write only what is asked for, and rows in pieces.")
        case .errorFlood: tr("Write less to standard error.")
        case .lineTooLong: tr("Send rows in pieces, with “rows”.")
        case .notUTF8: tr("Write UTF-8.")
        case .notJSON: tr("Write one JSON object a line, and anything else to standard error.")
        case .wrongMessage: tr("See the messages of the protocol.")
        case .tooManyChoices: tr("Use “change” for what still moves.")
        }
    }

    func diagnostic(of picker: ProcessPicker) -> Diagnostic {
        Diagnostic(code, severity: .error, file: picker.program.folder, message, mend: mend)
    }
}

extension Duration {
    fileprivate var seconds: Int { max(1, Int((self / .seconds(1)).rounded())) }
}

extension Diagnostic {
    /// What is wrong, for the screen that it is wrong with.
    var remark: String { "\(sentence) [\(code.rawValue)]" }

    static func unknownMessage(_ type: String, of picker: ProcessPicker) -> Diagnostic {
        Diagnostic(
            .wrongMessage, severity: .warning, file: picker.program.folder,
            tr("There is no message “{type}”.", ["type": type]),
            mend: ProgramFault.wrongMessage(line: nil, "").mend)
    }

    static func cancelledAnswer(of picker: ProcessPicker) -> Diagnostic {
        Diagnostic(
            .cancelledToken, file: picker.program.folder,
            tr("It answered a question that was taken back."),
            mend: tr("Leave work behind where “cancel” came for its token."))
    }

    static func unaskedRequest(of picker: ProcessPicker) -> Diagnostic {
        Diagnostic(
            .wrongMessage, severity: .warning, file: picker.program.folder,
            tr("It makes a request without a press."), mend: tr("Make requests with “actions” only."))
    }

    static func tooMuchKept(limit: Int, of picker: ProcessPicker) -> Diagnostic {
        Diagnostic(
            .contentTooLarge, file: picker.program.folder,
            tr("It wants to keep more than {limit} bytes.", ["limit": limit]), mend: tr("Keep less."))
    }

    static func notKept(_ reason: String, of picker: ProcessPicker) -> Diagnostic {
        Diagnostic(
            .unreadable, file: picker.program.folder,
            tr("What it wants to keep could not be written: {reason}.", ["reason": reason]),
            mend: tr("See whether the disk is full."))
    }
}
