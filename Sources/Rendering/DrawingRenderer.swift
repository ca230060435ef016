import Cairo
import Ink
import Sketch

/// Draws a drawing, as it was when the renderer was made, onto any context; needs no display.
///
/// A renderer may be used by several threads at once, each with a context of its own. Foreign graphics are
/// then drawn one after the other, as librsvg wants it.
public struct DrawingRenderer: Sendable {
    public let drawing: Drawing
    /// What librsvg draws; nil where nothing is foreign.
    private let foreign: ForeignContent?

    /// Loads what is foreign into librsvg, which reads the whole document: keep the renderer.
    public init(_ drawing: Drawing) throws(RenderingError) {
        self.drawing = drawing
        let elements = drawing.graphics.compactMap(\.foreignElement)
        guard !elements.isEmpty else {
            foreign = nil
            return
        }
        let (svg, ids) = drawing.source.identified(for: elements)
        foreign = try ForeignContent(svg: svg, ids: ids)
    }

    private init(_ drawing: Drawing, _ foreign: ForeignContent?) {
        self.drawing = drawing
        self.foreign = foreign
    }

    /// A renderer for the drawing after edits, which shares what librsvg has loaded.
    /// - Parameter drawing: a later or earlier state of the same drawing, from the same source.
    public func following(_ drawing: Drawing) throws(RenderingError) -> DrawingRenderer {
        let elements = drawing.graphics.lazy.compactMap(\.foreignElement)
        let isLoaded = elements.allSatisfy { foreign?.knows($0) ?? false }
        return isLoaded ? DrawingRenderer(drawing, foreign) : try DrawingRenderer(drawing)
    }

    /// Draws the page, everything outside cut off, one of its CSS pixels to a unit of the context.
    public func drawPage(into context: Context) throws {
        let page = drawing.page
        try context.saved {
            context.clip(to: Rect(0, 0, page.size.width, page.size.height))
            if let background = page.background { context.paint(background) }
            try draw(into: context, view: page.viewTransform)
        }
    }

    /// Draws graphics from the lowest to the topmost, on and beside the page.
    /// - Parameters:
    ///   - positions: which of `drawing.graphics`, in rising order; nil for all.
    ///   - view: from the drawing's user units to those of the context.
    /// - Throws: `RenderingError`, or `CancellationError` where the task was cancelled; the context is then
    ///   painted in part.
    public func draw(_ positions: [Int]? = nil, into context: Context, view: Transform) throws {
        guard view.inverse != nil else { return }
        try context.saved {
            context.concatenate(view)
            var stack = GroupStack(groups: drawing.groups, context: context)
            defer { stack.close(to: 0) }
            if let positions {
                for position in positions { try draw(drawing.graphics[position], &stack, context) }
            } else {
                for graphic in drawing.graphics { try draw(graphic, &stack, context) }
            }
        }
        do {
            try context.check()
        } catch {
            throw RenderingError(error)
        }
    }

    private func draw(_ graphic: Graphic, _ stack: inout GroupStack, _ context: Context) throws {
        try Task.checkCancellation()
        stack.open(graphic.groups)
        if let element = graphic.foreignElement {
            try draw(foreign: element, graphic, context)
        } else {
            context.draw(graphic)
        }
    }

    private func draw(foreign element: Int, _ graphic: Graphic, _ context: Context) throws {
        let page = drawing.page
        guard let foreign, let toUser = page.viewTransform.inverse else { return }
        // Librsvg places the element on the page by itself; what is left is how far it was moved since.
        try context.transformed(by: graphic.transform.concatenating(toUser)) {
            try foreign.draw(element: element, page: page.size, into: context)
        }
    }
}

extension Context {
    /// Draws one graphic that is not foreign; the context's user space is the drawing's.
    public func draw(_ graphic: Graphic) {
        guard graphic.transform != .identity else {
            draw(graphic.shape.path, with: graphic.style)
            return
        }
        transformed(by: graphic.transform) { draw(graphic.shape.path, with: graphic.style) }
    }
}

extension Graphic {
    /// The number of its element in the source, where Daub does not draw it itself.
    var foreignElement: Int? {
        if case .foreign(let element) = shape { element } else { nil }
    }
}
