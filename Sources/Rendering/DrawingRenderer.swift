import Cairo
import FoundationEssentials
import Ink
import Sketch

/// Draws a drawing, as it was when the renderer was made, onto any context; needs no display.
///
/// A renderer may be used by several threads at once, each with a context of its own. Foreign graphics are
/// then drawn one after the other, as librsvg wants it.
public struct DrawingRenderer: Sendable {
    public let drawing: Drawing
    private let foreign: ForeignParts
    private let file: URL?

    /// Loads what is foreign into librsvg, which reads the whole document: keep the renderer.
    /// - Parameter file: where the drawing is kept; pictures that it refers to are looked for beside it, and
    ///   not found where nil.
    public init(_ drawing: Drawing, file: URL? = nil) throws(RenderingError) {
        try self.init(drawing, file, after: nil)
    }

    private init(_ drawing: Drawing, _ file: URL?, after earlier: ForeignParts?) throws(RenderingError) {
        self.drawing = drawing
        self.file = file
        foreign = try ForeignParts(of: drawing, file: file, after: earlier)
    }

    /// A renderer for the drawing after edits, which shares what librsvg has loaded.
    /// - Parameter drawing: a later or earlier state of the same drawing, from the same source.
    public func following(_ drawing: Drawing) throws(RenderingError) -> DrawingRenderer {
        try DrawingRenderer(drawing, file, after: foreign)
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
        try draw(positions, into: context, view: view, plane: nil)
    }

    /// Draws graphics as part of a larger picture.
    /// - Parameter plane: from the drawing's user units to the pixels of that picture, which a pixel of the
    ///   context lies exactly upon; what librsvg draws is then cut from one picture of the page.
    func draw(_ positions: [Int]?, into context: Context, view: Transform, plane: Transform?) throws {
        guard view.inverse != nil else { return }
        try context.saved {
            context.concatenate(view)
            var stack = GroupStack(groups: drawing.groups, context: context)
            defer { stack.close(to: 0) }
            var run = 0
            var end = 0
            for position in positions ?? Array(drawing.graphics.indices) where position >= end {
                try Task.checkCancellation()
                while run < foreign.runs.count, foreign.runs[run].positions.upperBound <= position {
                    run += 1
                }
                if run < foreign.runs.count, foreign.runs[run].positions.contains(position) {
                    stack.close(to: 0)
                    try draw(foreign.runs[run], context, plane)
                    end = foreign.runs[run].positions.upperBound
                } else {
                    try draw(drawing.graphics[position], &stack, context)
                }
            }
        }
        do {
            try context.check()
        } catch {
            throw RenderingError(error)
        }
    }

    private func draw(_ graphic: Graphic, _ stack: inout GroupStack, _ context: Context) throws {
        stack.open(graphic.groups)
        guard let element = graphic.foreignElement else {
            context.draw(graphic)
            return
        }
        let page = drawing.source.page
        guard let single = foreign.single, let toUser = page.viewTransform.inverse else { return }
        // Librsvg places the element on the source's page by itself; what is left is how far it was moved since.
        try context.transformed(by: graphic.transform.concatenating(toUser)) {
            try single.draw(element: element, page: page.size, into: context)
        }
    }

    private func draw(_ run: ForeignParts.Run, _ context: Context, _ plane: Transform?) throws {
        let page = drawing.source.page
        guard let toUser = page.viewTransform.inverse else { return }
        if let plane, let fromPlane = plane.inverse,
            let whole = try run.content.pagePicture(page: page.size, map: plane.concatenating(toUser))
        {
            context.transformed(by: fromPlane) {
                context.paint(whole.picture, at: whole.corner, smoothing: .none)
            }
            return
        }
        try context.transformed(by: toUser) { try run.content.drawAll(page: page.size, into: context) }
    }
}

extension Context {
    /// Draws one graphic that is not foreign; the context's user space is the drawing's.
    public func draw(_ graphic: Graphic) {
        guard graphic.transform != .identity else { return draw(graphic.shape, with: graphic.style) }
        transformed(by: graphic.transform) { draw(graphic.shape, with: graphic.style) }
    }

    /// Draws a shape in its own user units.
    private func draw(_ shape: Shape, with style: Style) {
        if case .text(let text) = shape {
            TextBlock(text, style: style).draw(into: self)
        } else {
            draw(shape.path, with: style)
        }
    }
}
