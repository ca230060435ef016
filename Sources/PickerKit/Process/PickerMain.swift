import Dispatch
import Glibc
import Synchronization

/// Makes a program of a picker, which speaks with the host over standard input and output. The same `Picker` could
/// stand in the host itself.
///
///     PickerMain.run(MyPicker())
public enum PickerMain {
    /// Answers the host until it says that it is done, and ends the program. What the picker prints goes to standard
    /// error, for standard output is the protocol's.
    public static func run(_ picker: any Picker) -> Never {
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let inbox = Inbox()
        DispatchQueue(label: "daub.picker.input").async {
            while let line = readLine() { inbox.put(line) }
            inbox.close()
        }
        var speaker = PickerSpeaker(picker) { write($0.line + "\n", to: output) }
        while let message = inbox.take(), message != .bye {
            speaker.take(message, isCancelled: inbox.isCancelled)
        }
        exit(0)
    }

    private static func write(_ text: String, to output: Int32) {
        var rest = ArraySlice(text.utf8)
        while !rest.isEmpty {
            let count = rest.withContiguousStorageIfAvailable {
                Glibc.write(output, $0.baseAddress, $0.count)
            }
            // Nobody reads any more: there is nobody left to tell.
            guard let count, count > 0 || errno == EINTR else { exit(1) }
            rest = rest.dropFirst(max(0, count))
        }
    }
}

/// The host's messages, which are read while the picker is still at an earlier one.
private final class Inbox: Sendable {
    private struct State {
        var messages: [HostMessage] = []
        var cancelled: Set<Int> = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let count = DispatchSemaphore(value: 0)

    /// What is no message is told to whoever reads standard error, and passed over.
    func put(_ line: String) {
        let message: HostMessage
        do {
            message = try HostMessage(JSONReader.read(line))
        } catch {
            let text = "daub picker: \(error)\n"
            _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
            return
        }
        state.withLock { state in
            if case .cancel(let token) = message { state.cancelled.insert(token) }
            state.messages.append(message)
        }
        count.signal()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        count.signal()
    }

    /// The next message, which is waited for; nil after the last.
    func take() -> HostMessage? {
        count.wait()
        return state.withLock { $0.messages.isEmpty ? nil : $0.messages.removeFirst() }
    }

    func isCancelled(_ token: Int) -> Bool { state.withLock { $0.cancelled.contains(token) } }
}
