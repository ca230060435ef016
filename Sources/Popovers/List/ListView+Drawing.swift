import Cairo
import Gtk
import Ink

/// How rows are set and drawn.
extension ListView {
    /// The colour of text in the state that the node is in.
    var nodeColor: Color {
        let theme = node.color
        return Color(theme.red, theme.green, theme.blue, theme.alpha)
    }

    /// - Parameter plain: the colour of text in a row that is in no state.
    func drawRow(
        _ index: Int, _ row: ListRow, _ cairo: CairoHandle, _ context: Context, _ plain: Color
    ) {
        let frame = rowFrame(index)
        var state: ThemeNode.State = []
        if index == selection { state.insert(.selected) }
        if index == hovered { state.insert(.hover) }
        let showsFocus = index == cursor && hasVisibleFocus
        if showsFocus { state.insert(.focused) }
        var color = plain
        if !state.isEmpty {
            node.setState(state)
            node.drawBox(cairo, frame)
            color = nodeColor
        }
        let layout = layout(index, row)
        metrics.draw(row, layout, in: frame, color, context, textContext: unsafeTextContext)
        if showsFocus { node.drawFocus(cairo, frame) }
    }

    private func layout(_ index: Int, _ row: ListRow) -> TextLayout {
        if let known = layouts[index], known.text == row.title { return known }
        if row.face != nil, !faces.hasTime {
            faces.setLater(index)
            return lay(row.title, width: textRoom)
        }
        let layout = makeLayout(index, row)
        layouts[index] = layout
        return layout
    }

    /// Sets a row that shows in its own face; false where it does not show any more.
    func showFace(of index: Int) -> Bool {
        guard let source, shownRows.contains(index) else { return false }
        layouts[index] = makeLayout(index, source.row(index))
        queueDraw(rowFrame(index))
        return true
    }

    private var textRoom: Double { Double(max(1, metrics.textWidth(in: width))) }

    private func makeLayout(_ index: Int, _ row: ListRow) -> TextLayout {
        let room = textRoom
        if let face = row.face {
            let font = Font(family: face, size: ListFont.size(fontDescription))
            return TextLayout(row.title, font: font, width: room, overflow: .ellipsizeEnd)
        }
        if let unlimited = unlimited[index], unlimited.text == row.title, unlimited.size.width <= room {
            return unlimited
        }
        return lay(row.title, width: room)
    }
}
