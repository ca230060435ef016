extension ListView {
    /// The greatest height within a limit, in pixels, that ends in the middle of a row, so that one sees that
    /// there is more; the limit itself where all rows fit.
    func height(cuttingARowWithin limit: Int) -> Int {
        guard rowCount > 0, limit > 0, measureHeight().natural > limit else { return limit }
        var (low, high) = (0, rowCount)
        while low < high {
            let middle = (low + high) / 2
            if rowMiddle(middle) <= limit { low = middle + 1 } else { high = middle }
        }
        return low > 1 ? rowMiddle(low - 1) : limit
    }

    /// Where the list has the focus and the row that it is on is in sight: what brings that row back in sight.
    func keepCursorInSight() -> (@MainActor () -> Void)? {
        guard hasFocus, let cursor, shownRows.contains(cursor) else { return nil }
        return { [weak self] in
            guard let self, cursor < rowCount else { return }
            let frame = rowFrame(cursor)
            reveal(from: frame.y, to: frame.y + frame.height)
        }
    }

    private func rowMiddle(_ row: Int) -> Int {
        let frame = rowFrame(row)
        return frame.y + frame.height / 2
    }
}
