import Ink
import Localization
import PickerKit

/// The families that the font picker offers: those of the drawing, favourites, those picked before, all; or those
/// that match a search.
struct FontList {
    private struct Entry: Sendable, Hashable {
        let family: String
        var section: String?
        var isMissing = false
        var isFavourite = false
    }

    private let entries: [Entry]
    private let checked: Int?

    /// - Parameters:
    ///   - current: the family that is set now.
    ///   - search: words that a name must hold, in any order; case and accents do not matter.
    ///   - installed: nil while they are being gathered.
    init(
        current: String?, search: String, installed: [String]?, drawing: [String], favourites: [String],
        recent: [String]
    ) {
        let all = FontList.generic + (installed ?? [])
        let words = folded(search).split(separator: " ")
        var entries: [Entry] = []
        if words.isEmpty {
            let sections = [
                (tr("In This Drawing"), drawing), (tr("Favorites"), favourites),
                (tr("Recent"), recent.filter { !drawing.contains($0) && !favourites.contains($0) }),
                (tr("All Fonts"), all),
            ].filter { !$0.1.isEmpty }
            for (title, families) in sections {
                for (index, family) in families.enumerated() {
                    // A heading over the only section would say nothing.
                    let heading = index == 0 && sections.count > 1 ? title : nil
                    entries.append(Entry(family: family, section: heading))
                }
            }
            if let current, !entries.contains(where: { $0.family == current }) {
                entries.insert(Entry(family: current, isMissing: installed != nil), at: 0)
            }
        } else {
            entries = all.filter { family in
                let name = folded("\(FontList.title(of: family)) \(family)")
                return words.allSatisfy { name.contains($0) }
            }.map { Entry(family: $0) }
        }
        let starred = Set(favourites)
        for index in entries.indices { entries[index].isFavourite = starred.contains(entries[index].family) }
        self.entries = entries
        checked = current.flatMap { current in entries.firstIndex { $0.family == current } }
    }

    var rows: Rows {
        var hasher = Hasher()
        hasher.combine(entries)
        let version = "\(checked ?? -1) \(hasher.finalize())"
        let landmarks = Rows.Landmarks(
            sections: entries.indices.filter { entries[$0].section != nil }, checked: checked)
        return Rows(count: entries.count, version: version, landmarks: landmarks) {
            [entries, checked, stars = Stars()] index in
            let entry = entries[index]
            return ListControl.Row(
                value: AttributeValue(svg: Font.css(family: entry.family)),
                title: FontList.title(of: entry.family),
                subtitle: entry.isMissing ? tr("Not installed") : nil,
                face: entry.isMissing ? nil : entry.family, section: entry.section,
                isChecked: index == checked, star: stars.star(of: entry))
        }
    }

    // MARK: Favourites

    private static let starring = "star "

    /// Makes the stars of many rows: the words around a name are looked up once.
    private struct Stars {
        private let adding = tr("Add {font} to the favorites").split(
            separator: "{font}", maxSplits: 1, omittingEmptySubsequences: false)
        private let removing = tr("Remove {font} from the favorites").split(
            separator: "{font}", maxSplits: 1, omittingEmptySubsequences: false)

        func star(of entry: Entry) -> ListControl.Star {
            let words = entry.isFavourite ? removing : adding
            return ListControl.Star(
                isOn: entry.isFavourite, title: words.joined(separator: FontList.title(of: entry.family)),
                button: FontList.starring + entry.family)
        }
    }

    /// The family whose star the button is; nil for any other button.
    static func family(starredBy button: String) -> String? {
        button.hasPrefix(starring) ? String(button.dropFirst(starring.count)) : nil
    }

    /// Names of CSS's own, which stand for some family on every system.
    private static let generic = ["sans-serif", "serif", "monospace"]

    private static func title(of family: String) -> String {
        switch family {
        case "sans-serif": tr("Sans Serif")
        case "serif": tr("Serif")
        case "monospace": tr("Monospace")
        default: family
        }
    }
}
