import Canvas
import FoundationEssentials
import Ink
import Localization
import PickerKit
import Sketch

/// Where the values of the pickers are: the drawing's words and properties in the drawing, the library's in the
/// library, all else in what is selected and in the ink that the next graphic is drawn with.
@MainActor
final class InkHost: AttributeHost {
    /// The drawing that is edited.
    var document: SketchDocument?
    /// Where attributes of the library are.
    weak var libraryHost: (any LibraryAttributeHost)?
    /// Called with properties that are only tried out; nil puts back what the drawing says.
    var onPreview: (@MainActor ([Attribute: AttributeValue]?) -> Void)?

    /// Called with what was committed.
    var onCommit: (@MainActor ([Attribute: AttributeValue]) -> Void)?

    /// The middle of what shows of the page, in user units; nil takes the page's own.
    var middleOfPage: (@MainActor () -> Point)?
    /// Called with what a person must know of a pick that could not be taken.
    var onProblem: (@MainActor (String) -> Void)?

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
        let declared = pickers.flatMap(\.descriptor.attributes).filter(\.attribute.isOfInk)
        picked = Dictionary(declared.map { ($0.attribute, $0.defaultValue) }) { first, _ in first }
        let types = Dictionary(declared.map { ($0.attribute, $0.type) }) { first, _ in first }
        // What a picker that is not built in picked is kept for it, whether it is there or not.
        for (attribute, value) in settings.pickerValues where types[attribute]?.accepts(value) ?? true {
            picked[attribute] = value
        }
        for (attribute, value) in picked { ink.style.set(attribute.rawValue, to: value.svg) }
    }

    // MARK: Values

    func values(of attributes: [Attribute]) -> AttributeValues {
        var result = libraryHost?.values(of: attributes.filter(\.isOfLibrary)) ?? AttributeValues()
        let paper = paper
        for attribute in attributes where !attribute.isOfLibrary {
            if attribute == "user.country" {
                result[attribute] = AttributeValue(svg: settings.usualCountry)
            } else if attribute.isOfUser {
                result[attribute] = settings.userValues[attribute]
            } else if let value = paper?.value(of: attribute) {
                result[attribute] = value
            } else if let property = attribute.drawingProperty {
                result[attribute] = document?.drawing.word(property).map(AttributeValue.init(svg:))
            } else {
                result[attribute] =
                    picked[attribute]
                    ?? ink.style.value(of: attribute.rawValue).map(AttributeValue.init(svg:))
            }
        }
        guard let selected else { return result }
        let style = selected.styleValues(of: attributes.filter(\.isOfInk).map(\.rawValue))
        for (name, value) in style.values { result[Attribute(rawValue: name)] = AttributeValue(svg: value) }
        result.mixed.formUnion(style.mixed.map(Attribute.init(rawValue:)))
        return result
    }

    func preview(_ values: [Attribute: AttributeValue]) {
        onPreview?(values)
        let style = ink(values)
        let styling = style.isEmpty ? nil : selected?.styled(style)
        let edits = [styling, placing(values, says: false)?.edit].compactMap { $0 }
        document?.tryOut(edits.isEmpty ? nil : .all(edits))
        ink.trial = style.isEmpty ? nil : inked(ink.style, with: style)
        libraryHost?.preview(values.filter(\.key.isOfLibrary))
    }

    func commit(_ values: [Attribute: AttributeValue]) {
        ink.trial = nil
        let placed = placing(values, says: true)
        document?.perform(edit(values, placed?.edit))
        // What was placed is at hand: to be moved where it is wanted, coloured, or taken away.
        if let document, let placed { document.selection = Selection(placed.ids) }
        onPreview?(nil)
        for (attribute, value) in values where attribute.isOfInk {
            picked[attribute] = value
            ink.style.set(attribute.rawValue, to: value.svg)
        }
        settings.pickerValues = picked
        settings.notePaper(values)
        let ofUser = values.filter(\.key.isOfUser)
        if !ofUser.isEmpty { settings.userValues.merge(ofUser) { $1 } }
        let ofLibrary = values.filter(\.key.isOfLibrary)
        if !ofLibrary.isEmpty { libraryHost?.commit(ofLibrary) }
        onCommit?(values)
    }

    func cancelPreview() {
        onPreview?(nil)
        document?.tryOut(nil)
        ink.trial = nil
        libraryHost?.cancelPreview()
    }

    /// What is selected; nil for nothing.
    private var selected: SelectedGraphics? {
        guard let document, !document.selection.isEmpty else { return nil }
        return SelectedGraphics(document.selectedPositions, of: document.drawing)
    }

    /// What the values change in the drawing, as one step.
    private func edit(_ values: [Attribute: AttributeValue], _ placed: Edit?) -> Edit {
        var edits = values.compactMap { attribute, value in
            DrawingPaper.isOfPage(attribute)
                ? nil : attribute.drawingProperty.map { Edit.setting($0, to: value.svg) }
        }
        if let paper { edits += paper.edits(values) }
        if let selected, case .all(let styling) = selected.styled(ink(values)) { edits += styling }
        if case .all(let inserts)? = placed { edits += inserts }
        return edits.count == 1 ? edits[0] : .all(edits)
    }

    private var paper: DrawingPaper? {
        document.map { DrawingPaper(of: $0.drawing, usualCountry: settings.usualCountry) }
    }

    private func inked(_ style: Style, with values: [String: String]) -> Style {
        var style = style
        for (attribute, value) in values { style.set(attribute, to: value) }
        return style
    }

    private func ink(_ values: [Attribute: AttributeValue]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: values.filter(\.key.isOfInk).map { ($0.key.rawValue, $0.value.svg) })
    }

    // MARK: Placing

    /// What places the picture that was picked, if one was, in the middle of what shows of the page.
    /// - Parameter says: whether a person is told why it cannot be.
    private func placing(
        _ values: [Attribute: AttributeValue], says: Bool
    ) -> (edit: Edit, ids: [GraphicID])? {
        guard let text = values[.insert]?.svg, !text.isEmpty, let document else { return nil }
        do {
            let fragment = try Drawing(fragment: Data(try SVGFragment(text).document.utf8))
            return try document.drawing.placing(
                fragment, at: middleOfPage?() ?? document.drawing.page.viewBox.center,
                ink: ink.style.stroke.color ?? .black)
        } catch {
            if says { onProblem?(tr("The picture cannot be placed. {problem}", ["problem": "\(error)"])) }
            return nil
        }
    }

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
}
