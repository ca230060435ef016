import CSpawn
import Glibc

/// A program that runs, and the host's ends of its pipes, none of which blocks. One thread owns it: the one that
/// started it, which stays until it has ended, since the kernel ends what must not outlive its parent when the
/// thread goes that was the parent.
final class StartedChild {
    let pid: pid_t
    /// Can be read once the program has ended.
    let ended: Int32
    /// What it reads; nil once it is closed.
    private(set) var input: Int32?
    /// What it writes, and what it writes for people; nil once they are at their end.
    private(set) var output: Int32?
    private(set) var errors: Int32?

    init(_ launch: Launch) throws(ProgramFault) {
        func failure(_ code: Int32) -> ProgramFault {
            .notStarted(program: launch.program, reason: String(cString: strerror(code)))
        }
        var pipes: [[Int32]] = []
        for _ in 0..<3 {
            var ends: [Int32] = [-1, -1]
            let code = daub_pipe(&ends)
            guard code == 0 else {
                for end in pipes.joined() { close(end) }
                throw failure(code)
            }
            pipes.append(ends)
        }
        let theirs = [pipes[0][0], pipes[1][1], pipes[2][1]]
        let ours = [pipes[0][1], pipes[1][0], pipes[2][0]]
        var pid: pid_t = 0
        let code = Self.spawn(launch, theirs, &pid)
        for end in theirs { close(end) }
        let ended = code == 0 ? daub_child_descriptor(pid) : -1
        guard ended >= 0 else {
            let reason = code == 0 ? errno : code
            for end in ours { close(end) }
            if code == 0 {
                kill(-pid, SIGKILL)
                waitpid(pid, nil, 0)
            }
            throw failure(reason)
        }
        self.pid = pid
        self.ended = ended
        (input, output, errors) = (ours[0], ours[1], ours[2])
    }

    private static func spawn(_ launch: Launch, _ ends: [Int32], _ pid: inout pid_t) -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = launch.arguments.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] =
            launch.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        return daub_spawn(
            &pid, launch.program, &arguments, &environment, launch.folder, ends[0], ends[1], ends[2])
    }

    /// To the program and everything that it started and that is still of its group.
    func signal(_ number: Int32) { kill(-pid, number) }

    /// Ends what is left of its group, and takes the program's end, for which it waits.
    ///
    /// Only now is its number free for another program: whatever is sent to it before reaches it or nobody.
    func reap() -> ProgramEnd {
        signal(SIGKILL)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) == -1 && errno == EINTR {}
        let number = status & 0x7f
        return number == 0 ? .exited(status: (status >> 8) & 0xff) : .killed(signal: number)
    }

    func closeInput() { Self.shut(&input) }
    func closeOutput() { Self.shut(&output) }
    func closeErrors() { Self.shut(&errors) }

    private static func shut(_ end: inout Int32?) {
        if let end { close(end) }
        end = nil
    }

    deinit {
        for end in [input, output, errors, ended].compactMap({ $0 }) { close(end) }
    }
}
