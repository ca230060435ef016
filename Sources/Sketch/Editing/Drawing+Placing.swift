import Ink
import Localization

extension Drawing {
    /// Why another drawing cannot be placed on this one.
    public enum PlacingError: Error, Sendable, Hashable, CustomStringConvertible {
        /// Nothing is drawn in it.
        case empty
        /// It has gradients, symbols, style sheets or the like, which only its own file can tell.
        case foreign
        /// The page that it is to be placed on has no extent.
        case noPage

        public var description: String {
            switch self {
            case .empty: tr("Nothing is drawn in it.")
            case .foreign: tr("It has gradients, symbols, clips or a style sheet, which cannot be placed.")
            case .noPage: tr("The drawing’s page has no extent.")
            }
        }
    }

    /// What puts all graphics of another drawing on top of this one's, its page's middle at a place; and what
    /// they are called there.
    ///
    /// It keeps its own size in CSS pixels, unless it is larger than most of the page. Where the very same
    /// graphics lie at that place already it is shifted, so that both are seen.
    /// - Parameters:
    ///   - middle: in user units.
    ///   - ink: what `currentColor` becomes in it.
    public func placing(
        _ other: Drawing, at middle: Point, ink: Color
    ) throws(PlacingError) -> (edit: Edit, ids: [GraphicID]) {
        guard !other.graphics.isEmpty else { throw .empty }
        guard let back = page.viewTransform.inverse else { throw .noPage }
        let isPlain = other.graphics.allSatisfy { if case .foreign = $0.shape { false } else { true } }
        guard isPlain else { throw .foreign }

        let size = other.page.size
        let most = 0.8
        let scale = min(
            1, most * page.size.width / max(1, size.width), most * page.size.height / max(1, size.height))
        let map = Transform.scale(scale, scale)
            .concatenating(.translation(-size.width / 2, -size.height / 2))
            .concatenating(other.page.viewTransform)
        let first = freshID().number
        var place = page.viewTransform.apply(middle)
        var placed = graphics(
            of: other, back.concatenating(.translation(place.x, place.y)).concatenating(map), ink, first)
        while lies(placed) {
            place = place + Point(16, 16)
            placed = graphics(
                of: other, back.concatenating(.translation(place.x, place.y)).concatenating(map), ink, first)
        }
        let edits = placed.enumerated().map { Edit.insert($1, at: graphics.count + $0) }
        return (.all(edits), placed.map(\.id))
    }

    private func graphics(
        of other: Drawing, _ map: Transform, _ ink: Color, _ first: Int
    ) -> [Graphic] {
        other.graphics.enumerated().map { index, graphic in
            var style = graphic.style
            let current = style.color == .black ? ink : style.color
            if style.fill == .currentColor { style.fill = .color(current) }
            if style.stroke == .currentColor { style.stroke = .color(current) }
            // A group of its own cannot be made here: each of its graphics gets its opacity.
            for group in graphic.groups { style.opacity *= other.groups[group].opacity }
            return Graphic(
                id: GraphicID(first + index), shape: graphic.shape, style: style,
                transform: map.concatenating(graphic.transform))
        }
    }

    /// Whether these graphics lie on the drawing already, in the very same place.
    private func lies(_ placed: [Graphic]) -> Bool {
        let onPage = page.viewTransform
        return placed.allSatisfy { new in
            let place = onPage.concatenating(new.transform)
            return graphics.contains {
                $0.shape == new.shape && onPage.concatenating($0.transform).isNear(place)
            }
        }
    }
}

extension Transform {
    /// Whether it puts things less than half a pixel away from where the other does, as large and as they stand.
    fileprivate func isNear(_ other: Transform) -> Bool {
        abs(e - other.e) < 0.5 && abs(f - other.f) < 0.5
            && zip([a, b, c, d], [other.a, other.b, other.c, other.d]).allSatisfy { abs($0 - $1) < 1e-3 }
    }
}
