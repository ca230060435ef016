import Cairo
import Gtk
import Ink

/// How large the rows are and where they stand.
extension ListView {
    var metrics: ListMetrics {
        if let knownMetrics { return knownMetrics }
        let metrics = ListMetrics(
            lineHeight: lay("Åg").size.height, widestTitle: fitsTitles ? widestTitle() : 0,
            widestKeys: (source?.accelerators ?? []).map { lay($0).size.width }.max() ?? 0,
            widestBadge: (source?.badges ?? []).map { lay($0).size.width }.max() ?? 0,
            subtitle: subtitleSize(), smallFont: smallFont,
            pictureSize: pictureSize, hasChecks: rowCount > 0 && source?.isChecked(0) != nil,
            hasSwatches: source?.hasSwatches ?? false, hasStars: source?.hasStars ?? false,
            isMirrored: isRightToLeft)
        knownMetrics = metrics
        return metrics
    }

    /// What subtitles and headings are set in; looked up for lists that have some.
    private var smallFont: String {
        guard let source, !source.sections.isEmpty || !source.subtitles.isEmpty else { return "" }
        return ListFont.scaled(fontDescription, by: 0.85)
    }

    /// The height of a second line and the width of the widest; zero where rows have none.
    private func subtitleSize() -> Size {
        guard let subtitles = source?.subtitles, !subtitles.isEmpty else { return Size(0, 0) }
        let font = smallFont
        let sizes = subtitles.map { TextLayout($0, describedFont: font).size }
        return Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    }

    /// Where the rows stand, made together with the metrics.
    var places: RowPlaces {
        let metrics = metrics
        if let knownPlaces { return knownPlaces }
        let places = RowPlaces(
            count: rowCount, rowHeight: metrics.rowHeight, headingHeight: metrics.headingHeight,
            sections: source?.sections ?? [])
        knownPlaces = places
        return places
    }

    /// The width of the widest title. Of many rows a few are measured, the longest of a sample.
    private func widestTitle() -> Double {
        guard let source else { return 0 }
        let step = max(1, rowCount / Self.sampleSize)
        var sample = stride(from: 0, to: rowCount, by: step).map { ($0, source.title($0)) }
        if sample.count > Self.measuredCount {
            sample.sort { $0.1.utf8.count > $1.1.utf8.count }
            sample.removeLast(sample.count - Self.measuredCount)
        }
        for (index, title) in sample { unlimited[index] = lay(title) }
        let widest = unlimited.values.map(\.size.width).max() ?? 0
        // Loading a face to measure it takes long: they get room for being wider.
        return source.hasFaces ? widest * 1.25 : widest
    }

    private static let sampleSize = 512
    private static let measuredCount = 64

    func lay(_ text: String, width: Double? = nil) -> TextLayout {
        TextLayout(text, unsafeContext: unsafeTextContext, width: width, overflow: .ellipsizeEnd)
    }
}
