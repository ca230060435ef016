import FoundationEssentials
import Synchronization

/// One open drawing and its file: saves snapshots off the caller's thread, in order, never two at a time.
///
/// Calls may come from any thread, and return at once unless they are `async`.
public final class DrawingSession: Sendable {
    public let url: URL

    private struct Status {
        var file: OpenDrawing
        var state = SaveState.saved
        /// The number of the newest change, and of the newest that the file holds.
        var changes = 0
        var saved = 0
        /// What the next run of the queue has to do.
        var toSave: Snapshot?
        var overwrites = false
        var listeners: [Int: AsyncStream<SaveState>.Continuation] = [:]
        var listenerCount = 0

        var settled: SaveState { saved == changes ? .saved : .unsaved }

        mutating func enter(_ new: SaveState) {
            guard new != state else { return }
            state = new
            for listener in listeners.values { listener.yield(new) }
        }
    }

    private let status: Mutex<Status>
    private let journal: RecoveryJournal?
    private let queue = CoalescingQueue(label: "Daub saving")

    /// - Parameter journal: keeps each change until the file holds it; nil to do without.
    public init(_ file: OpenDrawing, journal: RecoveryJournal? = nil) {
        url = file.url
        self.journal = journal
        status = Mutex(Status(file: file))
    }

    // MARK: Changes

    /// Notes a change, and keeps it in the recovery journal from now on; saving it is another step.
    ///
    /// - Parameter serialize: writes the drawing out as SVG; called once at most, on another thread.
    public func record(_ serialize: @escaping @Sendable () -> Data) -> Snapshot {
        let number = status.withLock { status in
            status.changes += 1
            if status.state == .saved { status.enter(.unsaved) }
            return status.changes
        }
        let snapshot = Snapshot(number: number, serialize)
        journal?.record(snapshot)
        return snapshot
    }

    /// Keeps in the recovery journal what is not yet a change; the file does not get it.
    ///
    /// - Parameter serialize: writes the drawing out as SVG with the draft in it, as `record` has it.
    public func draft(_ serialize: @escaping @Sendable () -> Data) { journal?.draft(serialize) }

    /// There is no draft any more. Call it after `record` where the draft became a change.
    public func endDraft() { journal?.endDraft() }

    /// Saves the snapshot soon; one that waits to be saved gives way to a newer one.
    public func save(_ snapshot: Snapshot) {
        status.withLock { status in
            // An older one that comes late must not undo a newer one.
            guard snapshot.number >= max(status.saved, status.toSave?.number ?? 0) else { return }
            status.toSave = snapshot
        }
        queue.submit { self.work() }
    }

    /// Saves the snapshot over what another program wrote, for a person who was asked.
    public func keepMine(_ snapshot: Snapshot) {
        status.withLock { $0.overwrites = true }
        save(snapshot)
    }

    /// Lets go of what is not saved, for a person who chose what is on disk: the recovery journal forgets it.
    public func abandon() {
        let newest = status.withLock { status in
            status.toSave = nil
            return status.changes
        }
        journal?.abandoned(through: newest)
        journal?.endDraft()
    }

    /// Tries a save that failed again; where none did, looks whether another program wrote the file.
    public func checkDisk() {
        queue.submit { self.work() }
    }

    /// The state once every save asked for before this call is done.
    @discardableResult
    public func settled() async -> SaveState {
        await queue.settled()
        await journal?.settled()
        return state
    }

    // MARK: State

    public var state: SaveState { status.withLock { $0.state } }

    /// Whether the file had every change when it was last saved, whatever became of it since.
    public var isAllSaved: Bool { status.withLock { $0.settled == .saved } }

    /// What is known of the file; the digest tells which undo history fits it.
    public var fingerprint: Fingerprint? { status.withLock { $0.file.fingerprint } }

    /// The state now and each one after it; ends when the reader stops or the session goes away.
    public func states() -> AsyncStream<SaveState> {
        AsyncStream { continuation in
            let number = status.withLock { status in
                status.listenerCount += 1
                status.listeners[status.listenerCount] = continuation
                continuation.yield(status.state)
                return status.listenerCount
            }
            continuation.onTermination = { [weak self] _ in
                self?.status.withLock { _ = $0.listeners.removeValue(forKey: number) }
            }
        }
    }

    deinit {
        for listener in status.withLock({ $0.listeners.values }) { listener.finish() }
    }

    // MARK: On the queue

    private func work() {
        let (snapshot, overwrites, known) = status.withLock { status in
            defer {
                status.toSave = nil
                status.overwrites = false
            }
            if status.toSave != nil { status.enter(.saving) }
            return (status.toSave, status.overwrites, status.file)
        }
        // Only the queue writes `file`, so that the copy is the newest.
        var file = known
        let result: Result<Void, LibraryError> = Result { () throws(LibraryError) in
            guard let snapshot else { return try file.checkDisk() }
            if overwrites { try file.acceptDisk() }
            try file.save(snapshot.bytes())
        }
        finish(snapshot, file, result)
    }

    private func finish(_ snapshot: Snapshot?, _ file: OpenDrawing, _ result: Result<Void, LibraryError>) {
        status.withLock { status in
            status.file = file
            switch result {
            case .success:
                if let snapshot {
                    status.saved = snapshot.number
                    status.enter(status.settled)
                } else if case .changedOnDisk = status.state {
                    status.enter(status.settled)
                }
            case .failure(let error):
                // Kept for the next try, unless there is something newer by now.
                status.toSave = status.toSave ?? snapshot
                switch error {
                case .changedOnDisk, .removedOnDisk: status.enter(.changedOnDisk(error))
                default: status.enter(.failed(error))
                }
            }
        }
        if let snapshot, case .success = result { journal?.saved(through: snapshot.number) }
    }
}
