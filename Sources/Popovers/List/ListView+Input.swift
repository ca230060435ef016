import Gtk

/// What pointer and keys do.
extension ListView {
    func row(at y: Double) -> Int? {
        guard y >= 0 else { return nil }
        return places.row(at: Int(y))
    }

    func hover(at y: Double) {
        let row = row(at: y)
        guard row != hovered else { return }
        if let hovered { queueDraw(rowFrame(hovered)) }
        if let row { queueDraw(rowFrame(row)) }
        hovered = row
        onLook?(row)
    }

    func press(_ event: PointerEvent) -> Bool {
        guard event.button == 1, event.pressCount == 1 else { return false }
        grabFocusInPlace()
        pressed = row(at: event.y)
        return true
    }

    func release(_ event: PointerEvent) -> Bool {
        guard event.button == 1, let row = row(at: event.y), row == pressed else { return false }
        pressed = nil
        moveCursor(to: row)
        if isOnStar(event, of: row) { onStar?(row) } else { choose(row) }
        return true
    }

    // MARK: Keyboard

    func handle(_ event: KeyEvent) -> Bool {
        if event.starsRow, let cursor, source?.starTitle(cursor) != nil {
            onStar?(cursor)
            return true
        }
        guard rowCount > 0, event.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
        let page = max(1, shownHeight / metrics.rowHeight - 1)
        let row = cursor ?? -1
        switch event.key {
        case .up: move(to: cursor == nil ? rowCount - 1 : row - 1)
        case .down: move(to: row + 1)
        case .home: move(to: 0)
        case .end: move(to: rowCount - 1)
        case .pageUp: move(to: row - page)
        case .pageDown: move(to: row + page)
        case .enter: if let cursor { choose(cursor) }
        case .space where typeAhead.isEmpty: if let cursor { choose(cursor) }
        default:
            guard let character = event.character, let source else { return false }
            let found = typeAhead.find(character, from: cursor, in: rowCount) { source.title($0) }
            if let found { move(to: found) }
        }
        return true
    }
}
