import Canvas
import Ink
import PickerKit
import Sketch

/// Every family that is installed.
final class FontFamiliesFact: FactSource {
    let fact = Fact.fontFamilies
    private let catalogue: FontCatalogue

    init(_ catalogue: FontCatalogue) { self.catalogue = catalogue }

    var known: [String]? { catalogue.known?.families }
    func gather() async -> [String] { await catalogue.gather().families }
}

/// Every face that is installed.
final class FontFacesFact: FactSource {
    let fact = Fact.fontFaces
    private let catalogue: FontCatalogue

    init(_ catalogue: FontCatalogue) { self.catalogue = catalogue }

    var known: [String]? { catalogue.known?.faces }
    func gather() async -> [String] { await catalogue.gather().faces }
}

/// The families that texts of the drawing are set in, the most used first.
final class DrawingFontsFact: FactSource {
    let fact = Fact.drawingFonts
    private let document: @MainActor () -> SketchDocument?

    init(_ document: @escaping @MainActor () -> SketchDocument?) { self.document = document }

    var known: [String]? { document()?.drawing.fontFamilies ?? [] }
}

/// The families that were picked before, the latest first. One is remembered as the next list is asked for.
final class RecentFontsFact: FactSource {
    let fact = Fact.recentFonts
    private static let most = 6
    private let settings: AppSettings
    private let current: @MainActor () -> String?

    /// - Parameter current: the family that is picked now, as CSS spells it.
    init(_ settings: AppSettings, current: @escaping @MainActor () -> String?) {
        self.settings = settings
        self.current = current
    }

    var known: [String]? {
        let earlier = settings.recentFonts
        let picked = current().flatMap { Font.family(css: $0) }
            .flatMap { Font(family: $0).families.first }
        guard let picked, picked != earlier.first else { return earlier }
        let families = Array(([picked] + earlier.filter { $0 != picked }).prefix(Self.most))
        settings.recentFonts = families
        return families
    }
}

extension Drawing {
    fileprivate var fontFamilies: [String] {
        var counts: [String: Int] = [:]
        for graphic in graphics where graphic.shape.text != nil {
            if let family = graphic.style.font.families.first { counts[family, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
}
