/// A sheet of paper by the name that people know it by.
public struct Paper: Sendable, Hashable {
    public let name: String
    /// Of the sheet held upright.
    public let width: Length
    public let height: Length

    private init(_ name: String, _ width: Double, _ height: Double, _ unit: Length.Unit) {
        self.name = name
        self.width = Length(width, unit)
        self.height = Length(height, unit)
    }

    public static let a4 = Paper("A4", 210, 297, .mm)
    public static let letter = Paper("Letter", 8.5, 11, .inch)

    public static let all = [
        Paper("A3", 297, 420, .mm), a4, Paper("A5", 148, 210, .mm), letter, Paper("Legal", 8.5, 14, .inch),
    ]

    /// Nil for a name that is none of `all`.
    public init?(named name: String) {
        guard let paper = Paper.all.first(where: { $0.name == name }) else { return nil }
        self = paper
    }

    /// The paper of that size in CSS pixels, upright or on its side; nil for any other size. Less than a pixel
    /// makes no difference.
    public init?(of size: Size) {
        let paper = Paper.all.first { paper in
            let upright = paper.size(isLandscape: false)
            let (short, long) = (min(size.width, size.height), max(size.width, size.height))
            return abs(upright.width - short) < 1 && abs(upright.height - long) < 1
        }
        guard let paper else { return nil }
        self = paper
    }

    /// What is common in a country; A4 where that is unknown.
    /// - Parameter country: its two letters.
    public static func usual(in country: String) -> Paper { lettered.contains(country) ? letter : a4 }

    /// Where Letter is common, by CLDR's `paperSize`.
    private static let lettered: Set<String> = [
        "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
    ]

    /// In CSS pixels, 96 an inch.
    public func size(isLandscape: Bool) -> Size {
        let (short, long) = (width.pixels(of: 0), height.pixels(of: 0))
        return isLandscape ? Size(long, short) : Size(short, long)
    }
}

extension Length {
    /// As SVG spells it: `8.5in`.
    public var svg: String { value.svg + unit.rawValue }
}
