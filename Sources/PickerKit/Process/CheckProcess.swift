import Glibc

/// A program that is run to its end, but not for ever, and what it wrote. It blocks its thread for as long.
struct CheckProcess {
    let end: ProgramEnd
    /// Whether it was ended since its time was over.
    let isTimedOut: Bool
    let output: String
    let errors: String

    init(_ launch: Launch, within limit: Duration) throws(ProgramFault) {
        let child = try StartedChild(launch)
        child.closeInput()
        let deadline = ContinuousClock.now + limit
        var (output, errors): ([UInt8], [UInt8]) = ([], [])
        var (hasEnded, isTimedOut) = (false, false)
        while !hasEnded, !isTimedOut {
            let left = deadline - .now
            isTimedOut = left <= .zero
            let ready = Self.wait(
                [child.ended, child.output, child.errors].compactMap(\.self),
                milliseconds: isTimedOut ? 0 : Int32(left / .milliseconds(1)) + 1)
            hasEnded = ready.contains(child.ended)
            // What it wrote before its end is in the pipe by now.
            repeat {
                if !Self.read(child.output, &output) { child.closeOutput() }
                if !Self.read(child.errors, &errors) { child.closeErrors() }
            } while hasEnded
                && !Self.wait([child.output, child.errors].compactMap(\.self), milliseconds: 0).isEmpty
        }
        end = child.reap()
        self.isTimedOut = isTimedOut && !hasEnded
        self.output = String(decoding: output, as: UTF8.self)
        self.errors = String(decoding: errors, as: UTF8.self)
    }

    /// The descriptors that can be read, once any can or the time is over.
    private static func wait(_ descriptors: [Int32], milliseconds: Int32) -> Set<Int32> {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&entries, nfds_t(entries.count), milliseconds)
        return Set(entries.filter { $0.revents != 0 }.map(\.fd))
    }

    /// Takes what is there.
    /// - Returns: false at the end.
    private static func read(_ descriptor: Int32?, _ bytes: inout [UInt8]) -> Bool {
        guard let descriptor else { return true }
        var part = [UInt8](repeating: 0, count: 16 << 10)
        let count = Glibc.read(descriptor, &part, part.count)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        bytes += part[..<count]
        return true
    }
}
