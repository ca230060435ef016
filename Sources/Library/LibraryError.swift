import FoundationEssentials
import Localization
import Sketch

/// Why a drawing, or the folder of drawings, could not be read or written.
///
/// Each case names the file it is about, by its path.
public enum LibraryError: Error, Sendable, Hashable {
    case missing(path: String)
    /// A folder, a pipe, a device: nothing that holds a drawing.
    case notAFile(path: String)
    case tooLarge(path: String, bytes: Int)
    case unreadable(path: String, reason: String)
    /// Read, but not understood as a drawing.
    case notADrawing(DrawingError)
    /// Another program wrote the file since it was read, or put one where none was.
    case changedOnDisk(path: String)
    case removedOnDisk(path: String)
    /// The file's own permissions forbid writing it.
    case writeProtected(path: String)
    case notWritten(path: String, reason: String)
    /// Written in full, but the disk did not confirm that it would survive a power cut.
    case notFlushed(path: String, reason: String)
    case notRemoved(path: String, reason: String)
    case folderNotCreated(path: String, reason: String)
    case folderNotReadable(path: String, reason: String)
    case folderNotWritable(path: String, reason: String)
    /// No place for a drawing: it would lead out of the library.
    case notANotebook(name: String)
    /// A file whose name is no UTF-8; the path has its bytes repaired.
    case unspeakableName(path: String)
    case brokenHistory(path: String, reason: String)
    case brokenRecovery(path: String, reason: String)
    case samplesNotCopied(path: String, reason: String)
    /// Search works, but begins afresh with each start.
    case indexNotKept(path: String, reason: String)
    case notebookExists(name: String)
    case notebookNotEmpty(name: String)
    case notebookNotRenamed(name: String, reason: String)

    /// One line for a person: what happened, to which file, and what to do.
    public var message: String {
        switch self {
        case .missing(let path):
            tr("{file} does not exist. Was it moved or renamed?", ["file": path])
        case .notAFile(let path):
            tr("{file} is not a regular file. Choose an SVG file.", ["file": path])
        case .tooLarge(let path, let bytes):
            tr(
                "{file} is too large ({size} MiB). Daub opens files up to {limit} MiB.",
                ["file": path, "size": (bytes >> 20), "limit": DrawingFile.largest >> 20])
        case .unreadable(let path, let reason):
            tr("{file} cannot be read: {reason}. Check its permissions.", ["file": path, "reason": reason])
        case .notADrawing(let error):
            error.description
        case .changedOnDisk(let path):
            tr("{file} was changed by another program. Reload it, or save over it.", ["file": path])
        case .removedOnDisk(let path):
            tr("{file} was removed by another program. Save it again, or close it.", ["file": path])
        case .writeProtected(let path):
            tr("{file} is write-protected. Save a copy, or allow writing.", ["file": path])
        case .notWritten(let path, let reason):
            tr(
                "{file} was not saved: {reason}. The file on disk is as it was.",
                ["file": path, "reason": reason])
        case .notFlushed(let path, let reason):
            tr(
                "{file} was saved, but the disk reports: {reason}. Save a copy elsewhere.",
                ["file": path, "reason": reason])
        case .notRemoved(let path, let reason):
            tr("{file} cannot be removed: {reason}. Remove it by hand.", ["file": path, "reason": reason])
        case .folderNotCreated(let path, let reason):
            tr(
                "The folder {folder} cannot be created: {reason}. Choose another one.",
                ["folder": path, "reason": reason])
        case .folderNotReadable(let path, let reason):
            tr(
                "The folder {folder} cannot be read: {reason}. Check its permissions.",
                ["folder": path, "reason": reason])
        case .folderNotWritable(let path, let reason):
            tr(
                "The folder {folder} cannot be written: {reason}. Choose another one, or allow writing.",
                ["folder": path, "reason": reason])
        case .notANotebook(let name):
            tr("“{name}” cannot name a notebook. Use a name without “.”, “..” and “/”.", ["name": name])
        case .unspeakableName(let path):
            tr("The name of {file} is not UTF-8. Rename the file to see it here.", ["file": path])
        case .brokenHistory(let path, let reason):
            tr(
                "The undo history of {file} is damaged and starts afresh: {reason}",
                ["file": path, "reason": reason])
        case .brokenRecovery(let path, let reason):
            tr("The recovery file {file} is damaged: {reason}", ["file": path, "reason": reason])
        case .indexNotKept(let path, let reason):
            tr(
                "The search index {file} cannot be used: {reason}. Daub makes do without it.",
                ["file": path, "reason": reason])
        case .notebookExists(let name):
            tr("There is a notebook “{name}” already. Choose another name.", ["name": name])
        case .notebookNotEmpty(let name):
            tr("The notebook “{name}” is not empty. Move what it holds first.", ["name": name])
        case .notebookNotRenamed(let name, let reason):
            tr("The notebook “{name}” cannot be renamed: {reason}.", ["name": name, "reason": reason])
        case .samplesNotCopied(let path, let reason):
            tr(
                "The sample drawings were not copied to {folder}: {reason}. It is used without them.",
                ["folder": path, "reason": reason])
        }
    }
}

extension LibraryError: LocalizedError, CustomStringConvertible {
    public var description: String { message }
    public var errorDescription: String? { message }
}
