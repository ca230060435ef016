import Ink
import Localization
import PickerKit
import Sketch

/// The page of a drawing as a person speaks of it: a sheet of paper, upright or on its side.
struct DrawingPaper {
    private let drawing: Drawing
    /// The country of a drawing that names none.
    private let usualCountry: String

    static let paper: Attribute = "drawing.paper"
    static let country: Attribute = "drawing.country"
    static let orientation: Attribute = "drawing.orientation"
    private static let usual = "auto"
    private static let own = "own"

    init(of drawing: Drawing, usualCountry: String) {
        self.drawing = drawing
        self.usualCountry = usualCountry
    }

    /// What an attribute of the page is; nil for any other attribute.
    func value(of attribute: Attribute) -> AttributeValue? {
        let size = drawing.page.size
        switch attribute {
        case Self.paper: return AttributeValue(svg: word)
        case Self.orientation: return isLandscape ? "landscape" : "portrait"
        case "drawing.size":
            return AttributeValue(svg: "\(size.width.svg(decimals: 0)) \(size.height.svg(decimals: 0))")
        default: return nil
        }
    }

    private var isLandscape: Bool { drawing.page.size.width > drawing.page.size.height }

    /// A sheet is the usual one unless the drawing itself says that it was chosen.
    private var word: String {
        guard let paper = Paper(of: drawing.page.size) else { return Self.own }
        let isChosen = drawing.properties["paper"] == paper.name
        return !isChosen && paper == usual(drawing.properties["country"]) ? Self.usual : paper.name
    }

    private func usual(_ country: String?) -> Paper {
        Paper.usual(in: country.flatMap { $0.isEmpty ? nil : $0 } ?? usualCountry)
    }

    /// What the values change of the page. A drawing on the paper that is usual where it is from follows it to
    /// another country.
    func edits(_ values: [Attribute: AttributeValue]) -> [Edit] {
        let country = values[Self.country]?.svg ?? drawing.properties["country"]
        let chosen = values[Self.paper]?.svg ?? word
        let turned = values[Self.orientation].map { $0 == "landscape" } ?? isLandscape
        var edits: [Edit] = []
        if values[Self.paper] != nil, chosen != Self.own {
            edits.append(.setProperty("paper", chosen == Self.usual ? nil : chosen))
        }
        let size = drawing.page.size
        let paper = chosen == Self.usual ? usual(country) : Paper(named: chosen)
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        let new = paper?.size(isLandscape: turned) ?? (turned ? Size(long, short) : Size(short, long))
        if abs(new.width - size.width) >= 1 || abs(new.height - size.height) >= 1 {
            edits.append(.setPage(drawing.page.resized(to: new)))
        }
        return edits
    }

    /// Whether the attribute is one of those that `edits` takes.
    static func isOfPage(_ attribute: Attribute) -> Bool {
        attribute == paper || attribute == orientation
    }
}

extension AppSettings {
    /// The two letters of the country that was picked last, or else that of the person's language.
    var usualCountry: String {
        let picked = userValues["user.country"]?.svg ?? ""
        return picked.isEmpty ? localeCountry : picked
    }

    /// What a new drawing stands on: the paper that was picked last, or else the usual one, on its side as
    /// screens are.
    var newPage: Page {
        let paper = userValues["user.paper"].flatMap { Paper(named: $0.svg) }
        return Page(size: (paper ?? Paper.usual(in: usualCountry)).size(isLandscape: true))
    }

    /// Remembers what was picked of country and paper, for drawings to come.
    func notePaper(_ values: [Attribute: AttributeValue]) {
        if let country = values[DrawingPaper.country], !country.svg.isEmpty {
            userValues["user.country"] = country
        }
        if let paper = values[DrawingPaper.paper] { userValues["user.paper"] = paper }
    }
}
