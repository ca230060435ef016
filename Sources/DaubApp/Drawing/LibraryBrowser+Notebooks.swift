import FoundationEssentials
import Library
import PickerKit

/// The notebooks of the library: counted, made, renamed and removed.
extension LibraryBrowser {
    /// Every notebook with the number of drawings in it and below it.
    var notebooks: [(name: String, count: Int)] {
        let folder = library.folder.path
        return listing.notebooks.map { name in
            let unsaved = fresh.count { $0.url.path.hasPrefix("\(folder)/\(name)/") && !items.contains($0) }
            return (name, listing.entries.count { $0.isIn(name) } + unsaved)
        }
    }

    func makeNotebook() {
        changeNotebooks { () throws(LibraryError) in try library.makeNotebook(notebookName) }
    }

    /// The open drawing is closed meanwhile, where it is one of the notebook's: its file gets another path.
    func renameNotebook() async {
        let old = query.notebook
        guard !old.isEmpty else { return }
        await onWillMove?(old)
        // Saved by now, they are found where they go to.
        fresh.removeAll { $0.url.path.hasPrefix("\(library.folder.path)/\(old)/") }
        var new = old
        changeNotebooks { () throws(LibraryError) in
            new = try library.renameNotebook(old, to: notebookName)
            return new
        }
        onDidMove?(old, new)
    }

    func removeNotebook() {
        changeNotebooks { () throws(LibraryError) in
            try library.removeNotebook(query.notebook)
            return ""
        }
    }

    private func changeNotebooks(_ change: () throws(LibraryError) -> String) {
        do throws(LibraryError) {
            let notebook = try change()
            notebookName = ""
            commit(["library.notebook": AttributeValue(svg: notebook)])
            relist()
        } catch {
            onProblem?(error)
        }
    }
}
