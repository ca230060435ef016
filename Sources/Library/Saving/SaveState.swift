/// How a drawing in memory stands to its file.
public enum SaveState: Sendable, Hashable {
    case saved
    /// Changed, and not being saved yet.
    case unsaved
    case saving
    /// Another program wrote or removed the file: ask, then `DrawingSession.keepMine()` or load it anew.
    case changedOnDisk(LibraryError)
    /// Not saved; the recovery journal has it. The next save tries again.
    case failed(LibraryError)
}
