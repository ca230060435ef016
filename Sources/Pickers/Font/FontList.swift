import Ink
import Localization
import PickerKit

/// The families that the font picker offers: those of the drawing, those picked before, all; or those that match
/// a search.
struct FontList {
    private struct Entry: Sendable, Hashable {
        let family: String
        var section: String?
        var isMissing = false
    }

    private let entries: [Entry]
    private let checked: Int?

    /// - Parameters:
    ///   - current: the family that is set now.
    ///   - search: words that a name must hold, in any order; case and accents do not matter.
    ///   - installed: nil while they are being gathered.
    init(current: String?, search: String, installed: [String]?, drawing: [String], recent: [String]) {
        let all = FontList.generic + (installed ?? [])
        let words = folded(search).split(separator: " ")
        var entries: [Entry] = []
        if words.isEmpty {
            let sections = [
                (tr("In This Drawing"), drawing), (tr("Recent"), recent.filter { !drawing.contains($0) }),
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
            [entries, checked] index in
            let entry = entries[index]
            return ListControl.Row(
                value: AttributeValue(svg: Font.css(family: entry.family)),
                title: FontList.title(of: entry.family),
                subtitle: entry.isMissing ? tr("Not installed") : nil,
                face: entry.isMissing ? nil : entry.family, section: entry.section,
                isChecked: index == checked)
        }
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
