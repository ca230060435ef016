import Glibc

/// How a program ended.
public enum ExitStatus: Sendable, Hashable, CustomStringConvertible {
    /// By itself, with this code.
    case exited(Int32)
    /// By this signal: `SIGTRAP` after a critical warning, `SIGSEGV` after a crash.
    case killed(signal: Int32)

    init(raw: Int32) {
        let signal = raw & 0x7f
        self = signal == 0 ? .exited((raw >> 8) & 0xff) : .killed(signal: signal)
    }

    public var description: String {
        switch self {
        case .exited(let code): "exited with status \(code)"
        case .killed(let signal): "killed by signal \(signal)"
        }
    }
}
