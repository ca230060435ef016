import Canvas
import Ink
import PickerKit

/// Where the values of the pickers are: the drawing's properties in the drawing, all else in the ink that the
/// next graphic is drawn with.
@MainActor
final class InkHost: AttributeHost {
    /// The drawing whose properties are edited.
    var document: SketchDocument?
    /// Called with properties that are only tried out; nil puts back what the drawing says.
    var onPreview: (@MainActor ([Attribute: AttributeValue]?) -> Void)?

    /// Called with what was committed.
    var onCommit: (@MainActor ([Attribute: AttributeValue]) -> Void)?

    /// Where lists for pickers come from.
    var factSources: [any FactSource] = []
    /// What does things for pickers that only the host can.
    var requestHandlers: [any RequestHandler] = []

    private let ink: CanvasInk
    private let settings: AppSettings
    private var picked: [Attribute: AttributeValue]

    /// - Parameter pickers: their defaults are the ink to begin with.
    init(ink: CanvasInk, settings: AppSettings, pickers: [any Picker]) {
        self.ink = ink
        self.settings = settings
        let declared = pickers.flatMap(\.descriptor.attributes).filter { $0.attribute.drawingProperty == nil }
        picked = Dictionary(declared.map { ($0.attribute, $0.defaultValue) }) { first, _ in first }
        let types = Dictionary(declared.map { ($0.attribute, $0.type) }) { first, _ in first }
        for (attribute, value) in settings.pickerValues where types[attribute]?.accepts(value) ?? false {
            picked[attribute] = value
        }
        apply(picked)
    }

    func values(of attributes: [Attribute]) -> AttributeValues {
        var result: [Attribute: AttributeValue] = [:]
        for attribute in attributes {
            if let property = attribute.drawingProperty {
                result[attribute] = document?.drawing.properties[property].map(AttributeValue.init(svg:))
            } else {
                result[attribute] =
                    picked[attribute]
                    ?? ink.style.value(of: attribute.rawValue)
                    .map(AttributeValue.init(svg:))
            }
        }
        return AttributeValues(result)
    }

    func preview(_ values: [Attribute: AttributeValue]) { onPreview?(values) }

    func commit(_ values: [Attribute: AttributeValue]) {
        var edits: [(String, String)] = []
        for (attribute, value) in values {
            if let property = attribute.drawingProperty {
                edits.append((property, value.svg))
            } else {
                picked[attribute] = value
            }
        }
        if let document, !edits.isEmpty {
            document.perform(
                edits.count == 1
                    ? .setProperty(edits[0].0, edits[0].1) : .all(edits.map { .setProperty($0.0, $0.1) }))
        }
        onPreview?(nil)
        apply(values)
        settings.pickerValues = picked
        onCommit?(values)
    }

    func cancelPreview() { onPreview?(nil) }

    // MARK: Facts and requests

    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] {
        var result: [Fact: [String]] = [:]
        for source in factSources where facts.contains(source.fact) { result[source.fact] = source.known }
        return result
    }

    func gather(_ facts: [Fact]) async -> [Fact: [String]] {
        var result: [Fact: [String]] = [:]
        for source in factSources where facts.contains(source.fact) {
            result[source.fact] = await source.gather()
        }
        return result
    }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        await requestHandlers.first { $0.requests.contains(request) }?.fulfil(request, for: attribute)
    }

    private func apply(_ values: [Attribute: AttributeValue]) {
        for (attribute, value) in values { ink.style.set(attribute.rawValue, to: value.svg) }
    }
}
