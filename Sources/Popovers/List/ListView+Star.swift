import Gtk

/// The stars at the ends of rows.
extension ListView {
    /// Whether a press is on the star of the row rather than on the row.
    func isOnStar(_ event: PointerEvent, of row: Int) -> Bool {
        source?.starTitle(row) != nil && starFrame(of: row).contains(x: event.x, y: event.y)
    }

    /// What a press would do where the pointer is; at the row of the keyboard where there is none.
    func starTip(at place: (x: Int, y: Int)?) -> (text: String, area: PixelRect)? {
        guard let row = place.map({ self.row(at: Double($0.y)) }) ?? cursor,
            let title = source?.starTitle(row)
        else { return nil }
        let area = starFrame(of: row)
        if let place, !area.contains(x: Double(place.x), y: Double(place.y)) { return nil }
        return (title, area)
    }

    private func starFrame(of row: Int) -> PixelRect { metrics.starFrame(in: rowFrame(row)) }
}

extension KeyEvent {
    /// Whether it is Ctrl+D, which keeps a page for later in many programs.
    var starsRow: Bool { modifiers == .control && character?.lowercased() == "d" }
}
