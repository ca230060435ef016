import Library
import PickerKit

/// Makes, renames and deletes notebooks for the picker that asks for it.
@MainActor
final class NotebookRequests: RequestHandler {
    let requests = ["notebook.new", "notebook.rename", "notebook.delete"]
    private let browser: LibraryBrowser

    init(_ browser: LibraryBrowser) { self.browser = browser }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        switch request {
        case "notebook.new": browser.makeNotebook()
        case "notebook.rename": await browser.renameNotebook()
        default: browser.removeNotebook()
        }
        return browser.values(of: [attribute])[attribute]
    }
}
