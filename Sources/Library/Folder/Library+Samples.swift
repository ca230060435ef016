import FoundationEssentials
import Glibc

extension Library {
    /// Makes the folder at the first start, and fills it with the samples once.
    ///
    /// Samples come only into a folder that is new or empty, and never a second time: a person who deleted them
    /// does not get them back.
    /// - Parameters:
    ///   - samples: a folder of notebooks.
    ///   - state: where it is noted that it was done.
    /// - Returns: whether the samples were copied just now.
    /// - Throws: `.folderNotCreated`, or `.samplesNotCopied`: the library is usable then all the same.
    @discardableResult
    public func prepare(samples: URL?, state: URL) throws(LibraryError) -> Bool {
        try create()
        guard let samples else { return false }
        let marker = "\(FilePath.plain(state))/samples-copied"
        guard access(marker, F_OK) != 0 else { return false }
        let isEmpty = try FilePath.names(in: path).allSatisfy { $0.hasPrefix(".") }
        if isEmpty { try copy(samples) }
        try FilePath.createFolder(FilePath.plain(state), mode: 0o700)
        _ = try AtomicFile(path: marker).write(Data(), .any)
        return isEmpty
    }

    /// Copies aside first, so that a copy that breaks off leaves the folder as empty as it was.
    private func copy(_ samples: URL) throws(LibraryError) {
        let aside = folder.appending(path: "\(AtomicFile.prefix)samples", directoryHint: .isDirectory)
        let files = FileManager.default
        do {
            if files.fileExists(atPath: FilePath.plain(aside)) { try files.removeItem(at: aside) }
            try copyFolder(FilePath.plain(samples), to: FilePath.plain(aside))
            for name in try FilePath.names(in: FilePath.plain(aside)) {
                try files.moveItem(at: aside.appending(path: name), to: folder.appending(path: name))
            }
            try files.removeItem(at: aside)
        } catch {
            let reason = (error as? LibraryError)?.message ?? "\(error)"
            throw .samplesNotCopied(path: path, reason: reason)
        }
    }

    /// Copies contents, not permissions: installed samples may be read-only, a person's drawings are not.
    private func copyFolder(_ source: String, to target: String) throws {
        try FilePath.createFolder(target, mode: 0o777)
        for name in try FilePath.names(in: source) where !name.hasPrefix(".") {
            let (from, to) = ("\(source)/\(name)", "\(target)/\(name)")
            if try FilePath.status(from)?.isFolder == true {
                try copyFolder(from, to: to)
            } else {
                let bytes = try DrawingFile.read(URL(filePath: from, directoryHint: .notDirectory)).bytes
                try OpenFile(to, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666).write(bytes)
            }
        }
    }
}
