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

    private func rowMiddle(_ row: Int) -> Int {
        let frame = rowFrame(row)
        return frame.y + frame.height / 2
    }
}
