import Glibc

/// The thread of one program: starts it, carries lines to and from it, watches what it takes, and ends it.
final class ProgramLoop<Message: Sendable> {
    /// How far the program has been asked to end.
    private enum Ending {
        case none
        /// Its input is closed.
        case told
        case terminated
        case killed
    }

    private let channel: ProgramChannel<Message>
    private let limits: ProcessLimits
    private let launch: @Sendable () throws(ProgramFault) -> Launch
    private let read: @Sendable (JSON) throws(PickerProtocol.Problem) -> Message
    private let clock = ContinuousClock()

    private var outgoing: ArraySlice<UInt8> = []
    private var framer: LineFramer
    private var rate: RateLimit
    private var lineNumber = 0
    private var wish = ProgramWish.running
    private var ending = Ending.none
    /// When the next step of ending it is due.
    private var deadline: ContinuousClock.Instant?
    /// Whether what it writes still counts: not after a fault.
    private var isHeard = true
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    init(
        _ channel: ProgramChannel<Message>, _ limits: ProcessLimits,
        _ launch: @escaping @Sendable () throws(ProgramFault) -> Launch,
        _ read: @escaping @Sendable (JSON) throws(PickerProtocol.Problem) -> Message
    ) {
        self.channel = channel
        self.limits = limits
        self.launch = launch
        self.read = read
        framer = LineFramer(longest: limits.line)
        rate = RateLimit(perSecond: limits.messagesASecond, atOnce: limits.messagesAtOnce, now: .now)
    }

    func run() {
        Self.ignoreBrokenPipes()
        do throws(ProgramFault) {
            guard let wake = channel.wake else {
                throw .notStarted(program: "", reason: String(cString: strerror(EMFILE)))
            }
            let mark = RunMark()
            let launch = try launch().marked(mark)
            // Not wanted any more by the time that it could be started.
            guard channel.currentWish == .running else { return end(nil) }
            let child = try StartedChild(launch)
            channel.post([.started])
            serve(child, wake.read)
            let end = child.reap()
            mark.killAll()
            self.end(end)
        } catch {
            channel.post([.fault(error)])
            end(nil)
        }
    }

    private func end(_ end: ProgramEnd?) { channel.post([.ended(end, errors: channel.errors.text)]) }

    /// Writing to a program that has ended is an error like another, in this thread.
    private static func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    // MARK: Waiting

    /// Until the program has ended and what it wrote is read.
    private func serve(_ child: StartedChild, _ wake: Int32) {
        while true {
            let ready = wait(for: child, wake)
            if ready.contains(wake) {
                drain(wake)
                takeOutgoing(child)
            }
            if let output = child.output, ready.contains(output) { readOutput(child) }
            if let errors = child.errors, ready.contains(errors) { readErrors(child) }
            if child.input != nil, !outgoing.isEmpty { write(to: child) }
            if ready.contains(child.ended) { return finish(child) }
            proceed(child)
        }
    }

    /// - Returns: the descriptors that have something.
    private func wait(for child: StartedChild, _ wake: Int32) -> Set<Int32> {
        var entries = [wake, child.ended, child.output, child.errors].compactMap { descriptor in
            descriptor.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        }
        if let input = child.input {
            // A closed input reports itself unasked, again and again: it is asked for only where it is needed.
            if !outgoing.isEmpty { entries.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
        }
        poll(&entries, nfds_t(entries.count), timeout)
        return Set(entries.filter { $0.revents != 0 }.map(\.fd))
    }

    /// In milliseconds, rounded up; -1 waits for ever.
    private var timeout: Int32 {
        guard let deadline else { return -1 }
        let left = deadline - clock.now
        return left <= .zero ? 0 : Int32(left / .milliseconds(1)) + 1
    }

    private func drain(_ descriptor: Int32) {
        while Glibc.read(descriptor, &buffer, buffer.count) > 0 {}
    }

    // MARK: Writing

    private func takeOutgoing(_ child: StartedChild) {
        let (bytes, wish) = channel.takeOutgoing()
        if child.input != nil { outgoing += bytes }
        self.wish = max(self.wish, wish)
    }

    private func write(to child: StartedChild) {
        while let input = child.input, !outgoing.isEmpty {
            let count = outgoing.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
            if count > 0 {
                outgoing = outgoing.dropFirst(count)
            } else if errno == EAGAIN || errno == EINTR {
                return
            } else {
                // It reads no more, which is its own affair.
                outgoing = []
                child.closeInput()
            }
        }
        outgoing = ArraySlice(Array(outgoing))
    }

    // MARK: Reading

    private func readOutput(_ child: StartedChild) {
        guard let output = child.output else { return }
        let count = Glibc.read(output, &buffer, buffer.count)
        if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { return child.closeOutput() }
        guard count > 0, isHeard else { return }
        do throws(ProgramFault) {
            try take(buffer[..<count])
        } catch {
            fail(error)
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>) throws(ProgramFault) {
        var events: [ProgramEvent<Message>] = []
        var fault: ProgramFault?
        do {
            for line in try framer.take(bytes) {
                events.append(.message(try message(line)))
            }
        } catch let problem as ProgramFault {
            fault = problem
        } catch {
            fault = .lineTooLong(limit: limits.line)
        }
        let unread = channel.post(events, bytes: bytes.count)
        if let fault { throw fault }
        if unread > limits.unread { throw .outputFlood }
    }

    private func message(_ line: [UInt8]) throws(ProgramFault) -> Message {
        lineNumber += 1
        guard rate.take(now: clock.now) else { throw .outputFlood }
        let json = try Self.json(line, number: lineNumber)
        do throws(PickerProtocol.Problem) {
            return try read(json)
        } catch {
            throw .wrongMessage(line: lineNumber, error.text)
        }
    }

    private static func json(_ line: [UInt8], number: Int) throws(ProgramFault) -> JSON {
        do throws(JSONReader.Failure) {
            return try JSONReader.read(line)
        } catch {
            throw error.reason == .notUTF8 ? .notUTF8(line: number) : .notJSON(line: number, error)
        }
    }

    private func readErrors(_ child: StartedChild) {
        guard let errors = child.errors else { return }
        let count = Glibc.read(errors, &buffer, buffer.count)
        if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { return child.closeErrors() }
        guard count > 0 else { return }
        if channel.appendErrors(buffer[..<count]) > limits.errors, isHeard { fail(.errorFlood) }
    }

    // MARK: Ending

    private func fail(_ fault: ProgramFault) {
        isHeard = false
        channel.post([.fault(fault)])
        wish = .terminate
    }

    /// Goes on with ending the program, as far as the host wishes and its time is up.
    private func proceed(_ child: StartedChild) {
        let isDue = deadline.map { $0 <= clock.now } ?? false
        switch ending {
        case .none where wish == .terminate, .told where wish == .terminate || isDue:
            child.closeInput()
            child.signal(SIGTERM)
            step(.terminated)
        case .none where wish == .end && (outgoing.isEmpty || child.input == nil):
            child.closeInput()
            step(.told)
        case .none where wish == .end && deadline == nil:
            // What it does not read holds nothing up for long.
            deadline = clock.now + limits.grace
        case .none where isDue:
            child.closeInput()
            child.signal(SIGTERM)
            step(.terminated)
        case .terminated where isDue:
            child.signal(SIGKILL)
            ending = .killed
            deadline = nil
        default: break
        }
    }

    private func step(_ next: Ending) {
        ending = next
        deadline = clock.now + limits.grace
    }

    /// The program has ended: what it started is ended too, and what they wrote is read, but not for ever.
    private func finish(_ child: StartedChild) {
        child.signal(SIGKILL)
        for _ in 0..<1024 where Self.isReadable(child.output) { readOutput(child) }
        for _ in 0..<1024 where Self.isReadable(child.errors) { readErrors(child) }
    }

    private static func isReadable(_ descriptor: Int32?) -> Bool {
        guard let descriptor else { return false }
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) > 0
    }
}
