import Cairo
import Ink

/// What a row of a list shows, from left to right.
public struct ListRow: Sendable {
    /// A small picture, such as a drawing's; drawn into the list's picture size.
    public var picture: Picture?
    /// A colour, or `none`, which shows as a crossed-out field.
    public var swatch: Paint?
    public var title: String
    /// Stands below the title, smaller.
    public var subtitle: String?
    /// Stands at the end, before the check mark, such as a number.
    public var badge: String?
    /// The family that the title is set in; nil for the list's own.
    public var face: String?
    /// Stands in for the title's own colour where it is dimmed, as for something that is still loading.
    public var isDimmed: Bool
    /// Whether a check mark stands at the end; nil for a list that has none.
    public var isChecked: Bool?
    /// The keys that do the same, such as `Ctrl+Z`; shown at the end.
    public var accelerator: String?
    /// Whether the star at the end is on; nil for a row that has none.
    public var isStarred: Bool?

    public init(
        title: String, swatch: Paint? = nil, picture: Picture? = nil, isChecked: Bool? = nil,
        isDimmed: Bool = false, accelerator: String? = nil, subtitle: String? = nil, badge: String? = nil,
        face: String? = nil, isStarred: Bool? = nil
    ) {
        self.title = title
        self.swatch = swatch
        self.picture = picture
        self.isChecked = isChecked
        self.isDimmed = isDimmed
        self.accelerator = accelerator
        self.subtitle = subtitle
        self.badge = badge
        self.face = face
        self.isStarred = isStarred
    }
}

/// Where the rows of a list come from: any number of them, of which only those that show are asked for.
@MainActor
public protocol ListSource: AnyObject {
    var rowCount: Int { get }
    /// What the row shows; asked for only while it shows.
    func row(_ index: Int) -> ListRow
    /// The row's name alone, for measuring, searching and assistive technology.
    func title(_ index: Int) -> String
    /// Whether the row is checked; nil for a list without check marks.
    func isChecked(_ index: Int) -> Bool?
    /// Whether rows have a swatch.
    var hasSwatches: Bool { get }
    /// The keys that rows show at their ends, for measuring.
    var accelerators: [String] { get }
    /// The rows that begin a section, in order.
    var sections: [Int] { get }
    /// The heading over a row that begins a section.
    func section(_ index: Int) -> String
    /// Whether rows have their titles set in faces of their own.
    var hasFaces: Bool { get }
    /// Badges and subtitles of some rows from all over, for measuring.
    var badges: [String] { get }
    var subtitles: [String] { get }
    /// Whether rows have stars.
    var hasStars: Bool { get }
    /// What a press of a row's star does, in words; nil for a row that has none.
    func starTitle(_ index: Int) -> String?
}

extension ListSource {
    public func isChecked(_ index: Int) -> Bool? { nil }
    public var hasSwatches: Bool { false }
    public var accelerators: [String] { [] }
    public var sections: [Int] { [] }
    public func section(_ index: Int) -> String { "" }
    public var hasFaces: Bool { false }
    public var badges: [String] { [] }
    public var subtitles: [String] { [] }
    public var hasStars: Bool { false }
    public func starTitle(_ index: Int) -> String? { nil }
}
