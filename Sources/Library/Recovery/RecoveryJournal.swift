import FoundationEssentials
import Synchronization

/// Keeps on disk, beside a drawing's file, the newest change that the file does not hold yet.
///
/// Each change is written and flushed at once, on another thread; when changes come faster than the disk, the newest.
/// A draft, such as a text that is being typed, is no change yet: while there is one it stands in for the change.
public final class RecoveryJournal: Sendable {
    private enum Kept: Equatable {
        /// By its number.
        case change(Int)
        case draft(Int)
    }

    private struct State {
        var newest: Snapshot?
        var savedThrough = 0
        var draft: Snapshot?
        var draftCount = 0
        /// What stands on disk.
        var onDisk: Kept?

        /// What is to stand there.
        var wanted: (kind: Kept, snapshot: Snapshot)? {
            if let draft { return (.draft(draft.number), draft) }
            return newest.map { (.change($0.number), $0) }
        }
    }

    private let state = Mutex(State())
    private let queue = CoalescingQueue(label: "Daub recovery")
    private let file: String
    private let header: @Sendable () -> RecoveryHeader
    private let report: @Sendable (LibraryError) -> Void
    /// Alive as long as any journal, so that no other Daub takes this one's snapshots for a crash's.
    private let owner: RecoveryOwner

    init(
        file: String, owner: RecoveryOwner, header: @escaping @Sendable () -> RecoveryHeader,
        report: @escaping @Sendable (LibraryError) -> Void
    ) {
        self.file = file
        self.owner = owner
        self.header = header
        self.report = report
    }

    func record(_ snapshot: Snapshot) {
        state.withLock { state in
            if snapshot.number > state.newest?.number ?? 0 { state.newest = snapshot }
        }
        queue.submit { self.bringInLine() }
    }

    /// The drawing's own file holds this change and all before it.
    func saved(through number: Int) {
        state.withLock { $0.savedThrough = max($0.savedThrough, number) }
        queue.submit { self.bringInLine() }
    }

    /// A person chose to do without this change and all before it.
    func abandoned(through number: Int) { saved(through: number) }

    /// Keeps what is not yet a change, in place of an earlier draft.
    func draft(_ serialize: @escaping @Sendable () -> Data) {
        state.withLock { state in
            state.draftCount += 1
            state.draft = Snapshot(number: state.draftCount, serialize)
        }
        queue.submit { self.bringInLine() }
    }

    /// There is no draft any more: it became a change, which was recorded before, or was given up.
    func endDraft() {
        state.withLock { $0.draft = nil }
        queue.submit { self.bringInLine() }
    }

    func settled() async {
        await queue.settled()
    }

    /// Makes the disk hold what the state says, so that a dropped run loses nothing.
    private func bringInLine() {
        let (wanted, onDisk) = state.withLock { state in
            if let newest = state.newest, newest.number <= state.savedThrough { state.newest = nil }
            return (state.wanted, state.onDisk)
        }
        do throws(LibraryError) {
            if let wanted, wanted.kind != onDisk {
                try write(wanted.snapshot, as: wanted.kind)
            } else if wanted == nil, onDisk != nil {
                try FilePath.remove(file)
                state.withLock { $0.onDisk = nil }
            }
        } catch {
            report(error)
        }
    }

    private func write(_ snapshot: Snapshot, as kind: Kept) throws(LibraryError) {
        let bytes: Data
        do {
            bytes = try HeadedFile(header: header(), payload: snapshot.bytes()).encoded()
        } catch {
            throw .notWritten(path: file, reason: "\(error)")
        }
        let target = AtomicFile(path: file)
        _ = try target.write(bytes, .any)
        state.withLock { $0.onDisk = kind }
        try target.flushFolder()
    }
}
