import Glibc

/// A picker's program, as the host has it. It is started, read, written to and ended on a thread of its own, so
/// that nothing it does makes the host wait; what it tells comes to the main actor in batches.
///
/// It ends with this object, and with it everything of its process group.
final class ChildProgram<Message: Sendable>: Sendable {
    private let channel: ProgramChannel<Message>

    /// - Parameters:
    ///   - launch: what to start, found out on the thread, since it looks at files.
    ///   - read: what a line says, found out on the thread as well.
    ///   - handler: is told what the program does, until its end.
    init(
        limits: ProcessLimits, launch: @escaping @Sendable () throws(ProgramFault) -> Launch,
        read: @escaping @Sendable (JSON) throws(PickerProtocol.Problem) -> Message,
        handler: @escaping @MainActor ([ProgramEvent<Message>]) -> Void
    ) {
        channel = ProgramChannel(handler: handler)
        let thread = DetachedThread { [channel] in ProgramLoop(channel, limits, launch, read).run() }
        guard thread.start() else {
            channel.post([
                .fault(.notStarted(program: "", reason: String(cString: strerror(errno)))),
                .ended(nil, errors: ""),
            ])
            return
        }
    }

    deinit { channel.wish(.end) }

    /// Writes a message.
    func send(_ message: JSON) { channel.send(Array((message.line + "\n").utf8)) }

    /// Closes what it reads once all is written; what does not end by that in time is ended.
    func end() { channel.wish(.end) }

    /// Ends it now: TERM to its group, and KILL to what is left after its time.
    func terminate() { channel.wish(.terminate) }

    /// Whether it told something that the host was not told yet.
    var hasNews: Bool { channel.hasNews }

    /// The end of what it wrote for people to read.
    var errorText: String { channel.errors.text }
}
