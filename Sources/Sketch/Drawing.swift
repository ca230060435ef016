import FoundationEssentials
import Ink
import Localization

/// A drawing: graphics in order on a page, and the source that they came from.
public struct Drawing: Sendable {
    /// The root's `title`, empty where it has none.
    public private(set) var title: String
    /// The root's `desc`, empty where it has none.
    public private(set) var description: String
    /// The root's attributes in the namespace `urn:x-daub:1`, by local name.
    public private(set) var properties: [String: String]
    /// The bottom one first.
    public internal(set) var graphics: GraphicList
    /// What `Graphic.groups` points into; the same for as long as the drawing is open.
    public let groups: [Group]
    public private(set) var page: Page
    /// The bytes as opened, and where each element stands in them.
    public let source: Source
    /// By number, whether a graphic of the drawing has it; as long as any number ever in use.
    private var isNumberTaken: [Bool]

    /// The colour of the title in the library; nil where the drawing names none.
    public var titleColor: Color? { properties["title-color"].flatMap { Color(css: $0) } }

    /// Reads an SVG file.
    /// - Parameter file: what to call it in an error.
    public init(svg data: Data, named file: String = tr("The drawing")) throws(DrawingError) {
        self.init(try Source(data, named: file))
    }

    /// Reads a piece of SVG to place in another drawing: what it uses of itself is copied to where it is used.
    public init(fragment: Data) throws(DrawingError) {
        let source = try Source(fragment, named: tr("The drawing"))
        if let expanded = UseExpansion.data(of: source) {
            self.init(try Source(expanded, named: tr("The drawing")))
        } else {
            self.init(source)
        }
    }

    /// A new, empty drawing.
    public init(title: String, page: Page = Page(size: Size(800, 600))) {
        let text = Source.blank(title: title, page: page)
        do throws(DrawingError) {
            self.init(try Source(Data(text.utf8), named: title))
        } catch {
            preconditionFailure("The blank drawing is not well formed: \(error)")
        }
    }

    private init(_ source: Source) {
        self.source = source
        title = source.scene.title
        description = source.scene.description
        properties = source.scene.properties
        graphics = source.scene.graphics
        groups = source.scene.groups
        page = source.scene.page
        isNumberTaken = Array(repeating: false, count: source.map.elements.count)
        for graphic in graphics { isNumberTaken[graphic.id.number] = true }
    }

    /// A name for a graphic to insert: above all that are or were in use.
    public func freshID() -> GraphicID { GraphicID(isNumberTaken.count) }
}

// MARK: - Editing

extension Drawing {
    /// Changes the drawing; returns what changes it back.
    ///
    /// A position that the drawing does not have changes nothing, and neither does a property whose name XML
    /// does not allow.
    @discardableResult
    public mutating func apply(_ edit: Edit) -> Edit {
        switch edit {
        case .insert(let graphic, let index):
            guard index >= 0, index <= graphics.count else { return .nothing }
            let below = index > 0 ? graphics[index - 1] : nil
            let above = index < graphics.count ? graphics[index] : nil
            graphics.insert(admitted(graphic, below: below, above: above), at: index)
            return .remove(at: index)
        case .remove(let index):
            guard graphics.indices.contains(index) else { return .nothing }
            let graphic = graphics.remove(at: index)
            release(graphic)
            return .insert(graphic, at: index)
        case .replace(let graphic, let index):
            guard graphics.indices.contains(index) else { return .nothing }
            let old = graphics[index]
            graphics[index] = graphic.renamed(old.id, groups: old.groups)
            return .replace(old, at: index)
        case .setTitle(let text):
            defer { title = text }
            return .setTitle(title)
        case .setDescription(let text):
            defer { description = text }
            return .setDescription(description)
        case .setPage(let new):
            defer { page = new }
            return .setPage(page)
        case .setProperty(let name, let value):
            guard name.isXMLName else { return .nothing }
            defer { properties[name] = value }
            return .setProperty(name, properties[name])
        case .all(let edits):
            return applyInOnePass(edits) ?? .all(edits.map { apply($0) }.reversed())
        }
    }

    /// The graphic as it can stand between two others: under a name of its own, in the groups of that place.
    mutating func admitted(_ graphic: Graphic, below: Graphic?, above: Graphic?) -> Graphic {
        var number = graphic.id.number
        let isFree = number >= 0 && (number >= isNumberTaken.count || !isNumberTaken[number])
        if !isFree { number = freshID().number }
        while isNumberTaken.count <= number { isNumberTaken.append(false) }
        isNumberTaken[number] = true
        let groups = groupsFitting(graphic.groups, below: below?.groups, above: above?.groups)
        return graphic.renamed(GraphicID(number), groups: groups)
    }

    /// Gives the name of a graphic that is gone free, for its return.
    mutating func release(_ graphic: Graphic) { isNumberTaken[graphic.id.number] = false }

    /// The groups that a graphic between two others can be in, so that each group stays one run.
    private func groupsFitting(_ wanted: [Int], below: [Int]?, above: [Int]?) -> [Int] {
        let root = source.scene.containers[0]?.groups ?? []
        let shared = zip(below ?? root, above ?? root).prefix { $0 == $1 }.map(\.0)
        let isPossible = (below ?? root).starts(with: wanted) || (above ?? root).starts(with: wanted)
        return isPossible && wanted.starts(with: shared) ? wanted : shared
    }
}

extension String {
    /// Whether it can be the local name of an attribute: letters, digits, `-`, `_` and `.`, a letter first.
    fileprivate var isXMLName: Bool {
        guard let first = utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
        return utf8.allSatisfy { $0.isLetter || (0x30...0x39).contains($0) || "-_.".utf8.contains($0) }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
