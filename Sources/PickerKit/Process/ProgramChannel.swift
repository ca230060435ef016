import CSpawn
import Glibc
import Synchronization

/// What a program tells the host.
enum ProgramEvent<Message: Sendable>: Sendable {
    case started
    /// What one line of what it wrote says.
    case message(Message)
    /// It failed; it is ended for that, and says nothing more.
    case fault(ProgramFault)
    /// Nothing of it is left; with the end of what it wrote for people. Nil where it was never started.
    case ended(ProgramEnd?, errors: String)
}

/// How far the host wants the program to be ended.
enum ProgramWish: Int, Comparable, Sendable {
    case running
    /// What is still to be written is, then its input is closed; it has its time.
    case end
    /// It is told to end now.
    case terminate

    static func < (a: ProgramWish, b: ProgramWish) -> Bool { a.rawValue < b.rawValue }
}

/// What goes to and fro between the main actor and the thread of a program.
final class ProgramChannel<Message: Sendable>: Sendable {
    private struct State {
        var outgoing: [UInt8] = []
        var wish = ProgramWish.running
        var incoming: [ProgramEvent<Message>] = []
        var unread = 0
        var isDelivering = false
        var errors = ErrorTail()
    }

    private let state = Mutex(State())
    private let handler: @MainActor ([ProgramEvent<Message>]) -> Void
    /// Readable while the thread has something to look at; nil where there are no descriptors left.
    let wake: (read: Int32, write: Int32)?

    init(handler: @escaping @MainActor ([ProgramEvent<Message>]) -> Void) {
        self.handler = handler
        var ends: [Int32] = [-1, -1]
        wake = daub_pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
    }

    deinit {
        guard let wake else { return }
        close(wake.read)
        close(wake.write)
    }

    // MARK: From the host

    func send(_ bytes: [UInt8]) {
        state.withLock { if $0.wish == .running { $0.outgoing += bytes } }
        wakeUp()
    }

    func wish(_ wish: ProgramWish) {
        state.withLock { $0.wish = max($0.wish, wish) }
        wakeUp()
    }

    var hasNews: Bool { state.withLock { !$0.incoming.isEmpty } }

    var errors: ErrorTail { state.withLock { $0.errors } }

    private func wakeUp() {
        var byte: UInt8 = 1
        // A full pipe wakes it as well.
        if let wake { _ = write(wake.write, &byte, 1) }
    }

    // MARK: From the thread

    /// What is new to be written, and what the host wishes.
    func takeOutgoing() -> (bytes: [UInt8], wish: ProgramWish) {
        state.withLock { state in
            defer { state.outgoing = [] }
            return (state.outgoing, state.wish)
        }
    }

    var currentWish: ProgramWish { state.withLock { $0.wish } }

    /// Hands events to the main actor: all that have come up by the time it has time for them.
    /// - Parameter bytes: how much of the program's output stands behind them.
    /// - Returns: how much of it waits to be read.
    @discardableResult
    func post(_ events: [ProgramEvent<Message>], bytes: Int = 0) -> Int {
        let (unread, isFirst) = state.withLock { state in
            state.incoming += events
            state.unread += bytes
            defer { state.isDelivering = true }
            return (state.unread, !state.isDelivering)
        }
        if isFirst { Task { @MainActor in self.deliver() } }
        return unread
    }

    /// - Returns: how much it has written so far.
    func appendErrors(_ bytes: ArraySlice<UInt8>) -> Int {
        state.withLock { state in
            state.errors.append(bytes)
            return state.errors.count
        }
    }

    @MainActor
    private func deliver() {
        let events = state.withLock { state in
            defer { (state.incoming, state.unread, state.isDelivering) = ([], 0, false) }
            return state.incoming
        }
        handler(events)
    }
}
