import Gtk

/// The row that the keyboard is on, and the one that is chosen.
extension ListView {
    /// Marks a row as the chosen one and shows it; nothing is called.
    public func select(_ row: Int?) {
        selection = row
        moveCursor(to: row)
        queueDraw()
    }

    /// Moves the cursor to a row that was pushed that far down by others above it, and scrolls along.
    func keepCursor(on row: Int, shiftedBy pixels: Int) {
        cursor = row
        shift = pixels
        rowDidFocus(row)
    }

    func move(to row: Int) {
        let row = min(rowCount - 1, max(0, row))
        guard row != cursor else { return }
        moveCursor(to: row)
        if movement == .selection { choose(row) }
        onLook?(row)
    }

    func moveCursor(to row: Int?) {
        if let cursor { queueDraw(rowFrame(cursor)) }
        cursor = row
        guard let row else { return }
        queueDraw(rowFrame(row))
        reveal(row, centred: false)
        if hasFocus { rowDidFocus(row) }
    }

    func reveal(_ index: Int, centred: Bool) {
        let row = rowFrame(index)
        let heading = places.heading(over: index)?.count ?? 0
        let frame = PixelRect(x: 0, y: row.y - heading, width: row.width, height: row.height + heading)
        let margin = centred ? max(0, (shownHeight - frame.height) / 2) : 0
        reveal(from: frame.y - margin, to: frame.y + frame.height + margin)
    }

    func focusDidChange() {
        if cursor == nil, rowCount > 0, hasFocus { moveCursor(to: selection ?? 0) }
        if let cursor {
            queueDraw(rowFrame(cursor))
            if hasFocus {
                // GTK has gone to the top of the list.
                reveal(cursor, centred: false)
                rowDidFocus(cursor)
            }
        }
    }

    /// Chooses the first row, as the answer to a search.
    func chooseFirst() { choose(0) }

    func choose(_ row: Int) {
        guard row < rowCount else { return }
        if movement == .selection { selection = row }
        queueDraw()
        onChoose?(row)
    }
}
