import PickerKit

/// The library's notebooks, with how many drawings stand in each.
@MainActor
final class Notebooks: FactSource {
    let fact: Fact = .notebooks
    private let browser: LibraryBrowser

    init(_ browser: LibraryBrowser) { self.browser = browser }

    var known: [String]? { browser.notebooks.map { "\($0.count)\t\($0.name)" } }
}
