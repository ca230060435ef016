import FoundationEssentials
import Synchronization

/// Keeps on disk, beside a drawing's file, the newest change that the file does not hold yet.
///
/// Each change is written and flushed at once, on another thread; when changes come faster than the disk, the newest.
public final class RecoveryJournal: Sendable {
    private struct State {
        var newest: Snapshot?
        var savedThrough = 0
        /// The number of the change that stands on disk.
        var onDisk: Int?
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

    func settled() async {
        await queue.settled()
    }

    /// Makes the disk hold what the state says, so that a dropped run loses nothing.
    private func bringInLine() {
        let (unsaved, onDisk) = state.withLock { state in
            if let newest = state.newest, newest.number <= state.savedThrough { state.newest = nil }
            return (state.newest, state.onDisk)
        }
        do throws(LibraryError) {
            if let unsaved, unsaved.number != onDisk {
                try write(unsaved)
            } else if unsaved == nil, onDisk != nil {
                try FilePath.remove(file)
                state.withLock { $0.onDisk = nil }
            }
        } catch {
            report(error)
        }
    }

    private func write(_ snapshot: Snapshot) throws(LibraryError) {
        let bytes: Data
        do {
            bytes = try HeadedFile(header: header(), payload: snapshot.bytes()).encoded()
        } catch {
            throw .notWritten(path: file, reason: "\(error)")
        }
        let target = AtomicFile(path: file)
        _ = try target.write(bytes, .any)
        state.withLock { $0.onDisk = snapshot.number }
        try target.flushFolder()
    }
}
