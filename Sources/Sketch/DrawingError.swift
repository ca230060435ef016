import Localization

/// Why a file is no drawing that Daub can open. `description` is one line for a person to read.
public enum DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
    case empty(file: String)
    /// Larger than `Source.sizeLimit` bytes.
    case tooLarge(file: String, bytes: Int)
    /// Well-formed XML whose root is not `svg` in SVG's namespace.
    case notSVG(file: String, root: String)
    /// Line and column count from 1; `detail` is the parser's own word.
    case malformed(file: String, line: Int, column: Int, detail: String)
    /// Elements nested deeper than `Source.depthLimit`.
    case tooDeep(file: String, limit: Int)
    /// Entities that expand into each other without a sane end.
    case entityBomb(file: String)
    case unreadableEncoding(file: String, encoding: String)

    public var description: String {
        switch self {
        case .empty(let file):
            tr("{file} is empty. Restore it from a backup or delete it.", ["file": file])
        case .tooLarge(let file, let bytes):
            tr(
                "{file} has {size} MiB, and a drawing can have {limit}. Split it, or shrink the images in it.",
                ["file": file, "size": bytes >> 20, "limit": Source.sizeLimit >> 20])
        case .notSVG(let file, let root):
            tr(
                "{file} is no SVG drawing: its outermost element is “{root}”. Export it as SVG first.",
                ["file": file, "root": root])
        case .malformed(let file, let line, let column, let detail):
            tr(
                "{file} is damaged at line {line}, column {column}: {detail}. Mend it there in a text editor.",
                ["file": file, "line": line, "column": column, "detail": detail])
        case .tooDeep(let file, let limit):
            tr(
                "{file} nests elements more than {limit} deep. Ungroup it in the program that made it.",
                ["file": file, "limit": limit])
        case .entityBomb(let file):
            tr(
                "{file} defines entities that expand without end. Remove them from its DOCTYPE.",
                ["file": file])
        case .unreadableEncoding(let file, let encoding):
            tr(
                "{file} is in the encoding {encoding}, which Daub cannot read. Convert it to UTF-8.",
                ["file": file, "encoding": encoding])
        }
    }
}
