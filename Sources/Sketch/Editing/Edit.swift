import Ink

/// A change of a drawing, told by positions, so that a stored one fits a file that is read anew.
public indirect enum Edit: Sendable, Hashable, Codable {
    /// Puts a graphic before the one at the position.
    case insert(Graphic, at: Int)
    case remove(at: Int)
    /// Gives the graphic at the position another shape, style and transform; it keeps its id and groups.
    case replace(Graphic, at: Int)
    case setTitle(String)
    case setDescription(String)
    /// Gives the drawing another page; its graphics stay where they are.
    case setPage(Page)
    /// Sets an attribute of the namespace `urn:x-daub:1`; nil takes it away.
    case setProperty(String, String?)
    /// Several in order, as one.
    case all([Edit])

    /// The change that changes nothing.
    public static let nothing = Edit.all([])

    public var isNothing: Bool {
        if case .all(let edits) = self { edits.allSatisfy(\.isNothing) } else { false }
    }
}
