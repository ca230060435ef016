import Localization

/// A piece of SVG from a stranger that is safe to draw and to place in a drawing: one `svg` element of plain
/// graphics, without scripts, without anything from elsewhere, and with an end.
///
/// It is checked with a reader of its own, which takes less than XML allows: no DOCTYPE and so no entities,
/// no elements but those in `SVGFragment.elements`, and no more work than `Limits` says once every reference is
/// followed.
public struct SVGFragment: Sendable, Hashable {
    /// The bounds within which a fragment is taken.
    public enum Limits {
        public static let bytes = 256 * 1024
        public static let elements = 5_000
        public static let depth = 64
        /// Elements drawn once every `use`, pattern and clip is followed.
        public static let expanded = 20_000
    }

    /// Why a text is no such fragment, and where in it.
    public struct Problem: Error, Sendable, Hashable {
        public enum Reason: Sendable, Hashable {
            case tooLarge
            case tooManyElements
            case tooDeep
            case expandsTooMuch
            case malformed(String)
            case noSVGRoot
            case doctype
            case entity(String)
            case element(String)
            case script(String)
            case external(String)
            case duplicateID(String)
        }

        public let reason: Reason
        public let position: JSON.Position
    }

    /// A whole document: what was given, with the namespace declared where it was not.
    public let document: String

    public init(_ text: String) throws(Problem) {
        var reader = SVGFragmentReader(Array(text.utf8))
        let root = try reader.read()
        document = root.isNamespaced ? text : Self.declaring(text, at: root.nameEnd)
    }

    /// What is wrong with the text; nil where it is such a fragment.
    public static func problem(in text: String) -> Problem? {
        var reader = SVGFragmentReader(Array(text.utf8))
        do throws(Problem) {
            _ = try reader.read()
            return nil
        } catch {
            return error
        }
    }

    private static func declaring(_ text: String, at offset: Int) -> String {
        let place = text.utf8.index(text.startIndex, offsetBy: offset)
        return text[..<place] + " xmlns=\"http://www.w3.org/2000/svg\"" + text[place...]
    }

    /// What may stand in it. Filters, masks, markers, images, animations and foreign content are left out:
    /// they cost too much, or bring in what cannot be looked into.
    static let elements: Set<String> = [
        "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
        "defs", "linearGradient", "radialGradient", "stop", "use", "symbol", "title", "desc", "clipPath",
        "pattern", "style", "metadata",
    ]
}

extension SVGFragment.Problem: CustomStringConvertible {
    /// What is wrong, in a sentence, with the place in the SVG.
    public var description: String {
        tr(
            "Line {line}, column {column} of the SVG: {problem}",
            ["line": position.line, "column": position.column, "problem": sentence])
    }

    /// What is wrong, in a sentence.
    public var sentence: String {
        typealias Limits = SVGFragment.Limits
        return switch reason {
        case .tooLarge: tr("it has more than {limit} KiB.", ["limit": Limits.bytes / 1024])
        case .tooManyElements: tr("it has more than {limit} elements.", ["limit": Limits.elements])
        case .tooDeep: tr("it nests elements more than {limit} deep.", ["limit": Limits.depth])
        case .expandsTooMuch:
            tr("its references draw more than {limit} elements, or each other.", ["limit": Limits.expanded])
        case .malformed(let what): tr("it is no well-formed XML: {what}.", ["what": what])
        case .noSVGRoot: tr("its outermost element is not “svg”.")
        case .doctype: tr("it has a DOCTYPE or a processing instruction.")
        case .entity(let name): tr("it has the entity “{name}”.", ["name": name])
        case .element(let name): tr("the element “{name}” is not allowed here.", ["name": name])
        case .script(let name): tr("“{name}” would run a script.", ["name": name])
        case .external(let target): tr("it refers to “{target}”, which is not in it.", ["target": target])
        case .duplicateID(let id): tr("the id “{id}” stands there twice.", ["id": id])
        }
    }
}
