import PickerKit

/// The colours that were picked last, the newest first, from one start to the next.
@MainActor
final class RecentColors: FactSource {
    let fact = Fact.recentColors

    /// As many as stand in one row of swatches.
    private static let limit = 12

    private let settings: AppSettings
    private let attributes: Set<Attribute>

    /// - Parameter pickers: those whose attributes are colours count.
    init(settings: AppSettings, pickers: [any Picker]) {
        self.settings = settings
        attributes = Set(
            pickers.flatMap(\.descriptor.attributes)
                .filter { $0.type == .color || $0.type == .paint }.map(\.attribute))
    }

    var known: [String]? { settings.recentColors }

    /// Puts the colours among what was committed first.
    func note(_ values: [Attribute: AttributeValue]) {
        let picked = values.filter { attributes.contains($0.key) }.compactMap { $0.value.paint?.color?.css }
        guard !picked.isEmpty else { return }
        let colors = picked + settings.recentColors.filter { !picked.contains($0) }
        settings.recentColors = Array(colors.prefix(Self.limit))
    }
}
