import Cairo
import Ink
import Sketch

/// Where the foreign graphics of a drawing are, as librsvg measures them, for whoever takes hold of one.
///
/// Each is measured where it stands in the source; how far it was moved since is in its transform.
public struct ForeignPlaces: Sendable {
    private var content: ForeignContent?
    /// By the element's number, in the drawing's user units.
    private var bounds: [Int: Rect] = [:]
    private var page = Page(size: Size(1, 1))

    /// To measure one librsvg looks at the whole document: of more than these none is measured.
    private static let most = 500

    /// Knows of none.
    public init() {}

    /// Measures all that are in the drawing's source, on a worker.
    @concurrent
    public static func measure(_ drawing: Drawing) async -> Result<ForeignPlaces, RenderingError> {
        do throws(RenderingError) {
            return .success(try ForeignPlaces(drawing))
        } catch {
            return .failure(error)
        }
    }

    private init(_ drawing: Drawing) throws(RenderingError) {
        // The root, where it is foreign, is the drawing itself.
        let elements = drawing.source.graphics.compactMap(\.foreignElement).filter { $0 > 0 }
        guard !elements.isEmpty, elements.count <= Self.most,
            let toUser = drawing.source.page.viewTransform.inverse
        else { return }
        let (svg, ids) = drawing.source.identified(for: elements)
        let content = try ForeignContent(svg: svg, ids: ids, file: nil)
        page = drawing.source.page
        for element in elements {
            guard let box = content.bounds(element: element, page: page.size) else { continue }
            bounds[element] = toUser.apply(box)
        }
        self.content = content
    }

    /// Around the graphic's ink, in user units; nil for one that is not foreign, and where it is unknown.
    public func bounds(of graphic: Graphic) -> Rect? {
        graphic.foreignElement.flatMap { bounds[$0] }.map(graphic.transform.apply)
    }

    /// Draws a foreign graphic; the context's user space is the drawing's. One that is unknown is left out.
    public func draw(_ graphic: Graphic, into context: Context) throws {
        guard let content, let element = graphic.foreignElement, bounds[element] != nil,
            let toUser = page.viewTransform.inverse
        else { return }
        try context.transformed(by: graphic.transform.concatenating(toUser)) {
            try content.draw(element: element, page: page.size, into: context)
        }
    }

    /// Whether the graphic has a pixel that is not transparent within the tolerance of the point.
    /// - Parameters:
    ///   - point: in the drawing's user units.
    ///   - tolerance: in the drawing's user units.
    public func hits(_ graphic: Graphic, at point: Point, tolerance: Double) throws -> Bool {
        guard tolerance > 0, let box = bounds(of: graphic), box.insetBy(-tolerance).contains(point) else {
            return false
        }
        let reach = 4
        let side = 2 * reach + 1
        let surface = try Surface(width: side, height: side)
        let context = Context(surface)
        let scale = Double(reach) / tolerance
        let middle = Double(side) / 2
        let view = Transform.translation(middle, middle)
            .concatenating(.scale(scale, scale))
            .concatenating(.translation(-point.x, -point.y))
        try context.transformed(by: view) { try draw(graphic, into: context) }
        return surface.withBytes { bytes in bytes.contains { $0 != 0 } }
    }
}
