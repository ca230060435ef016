import Localization
import PickerKit

/// Which drawings the list shows, and in which order.
struct FilterPicker: Picker {
    private static let filter: Attribute = "library.filter"
    private static let sort: Attribute = "library.sort"

    let descriptor = PickerDescriptor(
        id: "dev.daub.filter", title: tr("Filter"), summary: tr("Which drawings the list shows"),
        icon: "daub-filter-symbolic", slot: .library, order: 10,
        attributes: [
            AttributeDeclaration(filter, .keyword(filters.map(\.word)), default: "all"),
            AttributeDeclaration(
                sort, .keyword(orders.flatMap { [$0.word, "-\($0.word)"] }), default: "name"),
        ],
        facts: [.filterCounts], commit: .onSelect)

    func content(for context: PickerContext) -> Screen {
        let filter = context.values[Self.filter]
        let sort = context.values[Self.sort]
        let isStandard = (filter == nil || filter == "all") && (sort == nil || sort == "name")
        return Screen(
            title: descriptor.title,
            controls: [
                .list(showList(filter, counts: Self.counts(context.facts[.filterCounts] ?? []))),
                .list(sortList(sort)), .list(directionList(sort)),
                .button(ButtonControl(id: "reset", title: tr("Reset"), isEnabled: !isStandard)),
            ])
    }

    /// The filter that is on.
    func status(for context: PickerContext) -> String? {
        let filter = context.values[Self.filter]?.svg
        return Self.filters.dropFirst().first { $0.word == filter }?.title
    }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        guard id == "reset" else { return [] }
        return [.change(Self.filter, "all"), .choose(Self.sort, "name")]
    }

    // MARK: Show

    private static var filters: [(word: String, title: String)] {
        [
            ("all", tr("All Drawings")), ("favourites", tr("Favorites")), ("week", tr("Changed This Week")),
            ("text", tr("With Text")), ("pictures", tr("With Pictures")),
        ]
    }

    private func showList(_ current: AttributeValue?, counts: [String: String]) -> ListControl {
        let rows = Self.filters.enumerated().map { index, filter in
            ListControl.Row(
                value: AttributeValue(svg: filter.word), title: filter.title, badge: counts[filter.word],
                section: index == 0 ? tr("Show") : nil, isChecked: current?.svg == filter.word)
        }
        return ListControl(id: "show", name: tr("Show"), attribute: Self.filter, rows: rows)
    }

    private static func counts(_ fact: [String]) -> [String: String] {
        let pairs = fact.map { $0.split(separator: "\t", maxSplits: 1) }.filter { $0.count == 2 }
        return Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { first, _ in first }
    }

    // MARK: Sort

    private struct Order {
        let word: String
        let title: String
        let up: String
        let down: String
        /// Whether a person means the other way round: the newest first.
        let isDownFirst: Bool
    }

    private static var orders: [Order] {
        let (oldest, newest) = (tr("Oldest First"), tr("Newest First"))
        return [
            Order(word: "name", title: tr("Name"), up: tr("A to Z"), down: tr("Z to A"), isDownFirst: false),
            Order(
                word: "changed", title: tr("Last Changed"), up: oldest, down: newest, isDownFirst: true),
            Order(word: "created", title: tr("Created"), up: oldest, down: newest, isDownFirst: true),
            Order(
                word: "size", title: tr("File Size"), up: tr("Smallest First"), down: tr("Largest First"),
                isDownFirst: true),
        ]
    }

    private static func word(_ value: AttributeValue?) -> String? {
        value.map { String($0.svg.drop { $0 == "-" }) }
    }

    private func sortList(_ current: AttributeValue?) -> ListControl {
        let rows = Self.orders.enumerated().map { index, order in
            let isCurrent = Self.word(current) == order.word
            let usual = AttributeValue(svg: order.isDownFirst ? "-\(order.word)" : order.word)
            return ListControl.Row(
                value: isCurrent ? current ?? usual : usual, title: order.title,
                section: index == 0 ? tr("Sort By") : nil, isChecked: isCurrent)
        }
        return ListControl(id: "sort", name: tr("Sort By"), attribute: Self.sort, rows: rows)
    }

    private func directionList(_ current: AttributeValue?) -> ListControl {
        let order = Self.orders.first { $0.word == Self.word(current) } ?? Self.orders[0]
        let rows = [(order.word, order.up), ("-\(order.word)", order.down)].enumerated().map { index, way in
            ListControl.Row(
                value: AttributeValue(svg: way.0), title: way.1,
                section: index == 0 ? tr("Direction") : nil, isChecked: current?.svg == way.0)
        }
        return ListControl(id: "direction", name: tr("Direction"), attribute: Self.sort, rows: rows)
    }
}
