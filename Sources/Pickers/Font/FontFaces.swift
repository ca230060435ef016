import Ink
import Localization
import PickerKit

/// The weights and slopes that a family is drawn in.
struct FontFaces {
    private let knownWeights: [Int]
    private let chosenWeight: Int?
    private let isItalic: Bool?
    private let family: String?

    /// - Parameters:
    ///   - weight: the chosen one; nil where the selection has several.
    ///   - isItalic: the same.
    ///   - installed: the fact `Fact.fontFaces`.
    init(of family: String?, weight: Int?, isItalic: Bool?, installed: [String]) {
        self.family = family
        chosenWeight = weight
        self.isItalic = isItalic
        let prefix = "\(family ?? "")\t"
        let weights = Set(
            installed.lazy.filter { $0.hasPrefix(prefix) }.compactMap { line in
                line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst(2).first
                    .flatMap { Int($0) }
            })
        // What stands for another family is drawn at least in these, and any family can be made bold.
        knownWeights = (weights.count > 1 ? weights : weights.union([400, 700])).sorted()
    }

    var weights: [ListControl.Row] {
        var weights = knownWeights
        if let chosenWeight, !weights.contains(chosenWeight) {
            weights.append(chosenWeight)
            weights.sort()
        }
        return weights.map { weight in
            ListControl.Row(
                value: AttributeValue(svg: "\(weight)"), title: FontFaces.name(of: weight),
                badge: "\(weight)", face: family, isChecked: weight == chosenWeight)
        }
    }

    var slopes: [ChoiceControl.Option] {
        [
            ChoiceControl.Option(value: "normal", title: tr("Upright"), isChosen: isItalic == false),
            ChoiceControl.Option(value: "italic", title: tr("Italic"), isChosen: isItalic == true),
        ]
    }

    /// What is chosen, in words; empty where the selection has several.
    var chosenName: String {
        guard let chosenWeight, let isItalic else { return "" }
        let weight = FontFaces.name(of: chosenWeight)
        return isItalic ? tr("{weight} Italic", ["weight": weight]) : weight
    }

    private static func name(of weight: Int) -> String {
        switch weight {
        case ..<150: tr("Thin")
        case ..<250: tr("Extra Light")
        case ..<325: tr("Light")
        case ..<365: tr("Semi Light")
        case ..<390: tr("Book")
        case ..<450: tr("Regular")
        case ..<550: tr("Medium")
        case ..<650: tr("Semi Bold")
        case ..<750: tr("Bold")
        case ..<850: tr("Extra Bold")
        default: tr("Heavy")
        }
    }
}
