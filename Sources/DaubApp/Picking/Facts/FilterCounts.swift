import Library
import PickerKit

/// How many drawings each filter would leave.
@MainActor
final class FilterCounts: FactSource {
    let fact: Fact = .filterCounts
    let known: [String]? = nil
    private let browser: LibraryBrowser

    init(_ browser: LibraryBrowser) { self.browser = browser }

    func gather() async -> [String] {
        let counts = await browser.filterCounts()
        return LibraryQuery.Filter.allCases.map { "\($0.rawValue)\t\(counts[$0] ?? 0)" }
    }
}
