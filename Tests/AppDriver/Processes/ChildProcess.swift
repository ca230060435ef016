import Foundation
import Synchronization

/// A program that the driver started: in a process group of its own, with its output in two files.
///
/// It dies with this process, however that ends: `setpriv` asks the kernel for that before it becomes the
/// program.
final class ChildProcess: Sendable {
    /// Why a program could not be started.
    enum Failure: Error, CustomStringConvertible {
        case notSpawned(program: String, reason: String)

        var description: String {
            switch self {
            case .notSpawned(let program, let reason): "cannot start \(program): \(reason)"
            }
        }
    }

    let identifier: pid_t
    /// `CLOCK_MONOTONIC` just before the start, in nanoseconds.
    let startTime: UInt64
    private let outputFile: URL
    private let errorFile: URL
    private let status = Mutex<ExitStatus?>(nil)

    /// Starts a program, found along `PATH` unless the name has a slash. The environment is exactly the one
    /// given. `logFolder` receives `LABEL.out` and `LABEL.err`.
    init(
        _ program: String, _ arguments: [String], environment: [String: String], logFolder: URL,
        label: String,
        workingDirectory: URL? = nil
    ) throws {
        outputFile = logFolder.appendingPathComponent("\(label).out")
        errorFile = logFolder.appendingPathComponent("\(label).err")
        let inFolder = workingDirectory.map { ["env", "--chdir=\($0.path)"] } ?? []
        let command = ["setpriv", "--pdeathsig", "KILL", "--"] + inFolder + [program] + arguments
        let (output, errors) = (outputFile.path, errorFile.path)
        (identifier, startTime) = try DriverThread.shared.run {
            try Self.spawn(command, environment: environment, output: output, errors: errors)
        }
    }

    deinit { kill() }

    /// What it has written to standard output so far.
    var output: String { Self.text(of: outputFile) }

    /// What it has written to standard error so far.
    var errors: String { Self.text(of: errorFile) }

    /// How it ended; nil while it runs.
    var exitStatus: ExitStatus? {
        status.withLock { status in
            if status == nil {
                var raw: Int32 = 0
                if waitpid(identifier, &raw, WNOHANG) == identifier { status = ExitStatus(raw: raw) }
            }
            return status
        }
    }

    /// Sends a signal to the program alone; nothing when it has ended.
    func signal(_ number: Int32) {
        guard exitStatus == nil else { return }
        _ = Glibc.kill(identifier, number)
    }

    /// Kills the program with everything it started, and waits for its end.
    func kill() {
        _ = Glibc.kill(-identifier, SIGKILL)
        status.withLock { status in
            guard status == nil else { return }
            var raw: Int32 = 0
            while waitpid(identifier, &raw, 0) == -1 && errno == EINTR {}
            status = ExitStatus(raw: raw)
        }
    }

    private static func text(of file: URL) -> String {
        String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
    }

    private static func spawn(
        _ command: [String], environment: [String: String], output: String, errors: String
    ) throws -> (pid_t, UInt64) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let mode = O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, mode, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, mode, 0o600)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))
        posix_spawnattr_setpgroup(&attributes, 0)
        // Foundation blocks most signals in its threads; a program that inherited that could not be ended.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)

        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var identifier: pid_t = 0
        let time = monotonicTime()
        let code = posix_spawnp(&identifier, command[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else {
            throw Failure.notSpawned(program: command[0], reason: String(cString: strerror(code)))
        }
        return (identifier, time)
    }
}
