import Ink

/// The value of an attribute, spelled as SVG spells it, so that a file, a settings store and a picker in
/// another process all say the same.
public struct AttributeValue: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public let svg: String

    public init(svg: String) { self.svg = svg }
    public init(stringLiteral svg: String) { self.svg = svg }

    public static func number(_ value: Double) -> AttributeValue { AttributeValue(svg: value.svg) }
    public static func paint(_ paint: Paint) -> AttributeValue { AttributeValue(svg: paint.svg) }

    /// The number, where it is one; a unit is not.
    public var number: Double? {
        guard let length = Length(svg: svg), length.unit == .none else { return nil }
        return length.value
    }

    /// The dash pattern, where it is one.
    public var dash: Dash? { Dash(svg: svg) }

    /// The paint, where it is one.
    public var paint: Paint? { Paint(svg: svg) }
}

/// The values of a set of attributes, and which of them differ within the selection.
public struct AttributeValues: Sendable, Hashable {
    public private(set) var values: [Attribute: AttributeValue]
    /// Attributes that have more than one value in what is edited: there is none to show.
    public var mixed: Set<Attribute>

    public init(_ values: [Attribute: AttributeValue] = [:], mixed: Set<Attribute> = []) {
        self.values = values
        self.mixed = mixed
    }

    public subscript(_ attribute: Attribute) -> AttributeValue? {
        get { mixed.contains(attribute) ? nil : values[attribute] }
        set {
            values[attribute] = newValue
            mixed.remove(attribute)
        }
    }

    /// The ink that the values say, over a plain one.
    public var style: Style {
        var style = Style()
        for (attribute, value) in values where !mixed.contains(attribute) {
            style.set(attribute.rawValue, to: value.svg)
        }
        return style
    }
}

/// What values an attribute takes.
public enum AttributeType: Sendable, Hashable, Codable {
    /// A colour.
    case color
    /// A colour, `none`, or a reference.
    case paint
    /// A plain number within bounds.
    case number(minimum: Double, maximum: Double)
    /// One of a few words.
    case keyword([String])
    /// A dash pattern: `none`, or lengths of dash and gap in turn.
    case dashes
    /// Any text.
    case text
    /// A piece of SVG to draw or to place, as `SVGFragment` takes it; nothing at all is one too.
    case svg

    public func accepts(_ value: AttributeValue) -> Bool {
        switch self {
        case .color: value.paint?.color != nil
        case .paint: value.paint != nil
        case .number(let minimum, let maximum): value.number.map { $0 >= minimum && $0 <= maximum } ?? false
        case .keyword(let words): words.contains(value.svg)
        case .dashes: Dash(svg: value.svg) != nil
        case .text: true
        case .svg: value.svg.isEmpty || SVGFragment.problem(in: value.svg) == nil
        }
    }

    /// The value spelled in the one way that all equal ones share: `#f00` and `red` are the same colour.
    public func canonical(_ value: AttributeValue) -> String {
        switch self {
        case .color, .paint: value.paint?.svg ?? value.svg
        case .number: value.number?.svg ?? value.svg
        case .dashes: value.dash?.svg ?? value.svg
        case .keyword, .text, .svg: value.svg
        }
    }
}

/// An attribute that a picker edits, with its type and the value that it has before anyone picks.
public struct AttributeDeclaration: Sendable, Hashable, Codable {
    public let attribute: Attribute
    public let type: AttributeType
    public let defaultValue: AttributeValue
    /// When a change of it becomes one undo step; nil leaves that to the picker.
    public let commit: PickerDescriptor.CommitPolicy?

    public init(
        _ attribute: Attribute, _ type: AttributeType, default value: AttributeValue,
        commit: PickerDescriptor.CommitPolicy? = nil
    ) {
        self.attribute = attribute
        self.type = type
        defaultValue = value
        self.commit = commit
    }
}
