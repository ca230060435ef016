/// A place on the screen in the program's own pixels (before its scale), from the top left.
public struct ScreenPoint: Sendable, Hashable {
    public var x: Int
    public var y: Int

    public init(_ x: Int, _ y: Int) {
        self.x = x
        self.y = y
    }

    public static func + (a: ScreenPoint, b: ScreenPoint) -> ScreenPoint { ScreenPoint(a.x + b.x, a.y + b.y) }
}

/// A width and a height in the program's own pixels.
public struct ScreenSize: Sendable, Hashable {
    public var width: Int
    public var height: Int

    public init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}

/// An area of the screen in the program's own pixels.
public struct ScreenRect: Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var origin: ScreenPoint { ScreenPoint(x, y) }
    public var size: ScreenSize { ScreenSize(width, height) }
    public var center: ScreenPoint { ScreenPoint(x + width / 2, y + height / 2) }
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Whether the point's pixel lies inside.
    public func contains(_ point: ScreenPoint) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }

    /// Whether the other area lies wholly inside.
    public func contains(_ other: ScreenRect) -> Bool {
        other.x >= x && other.y >= y && other.x + other.width <= x + width
            && other.y + other.height <= y + height
    }
}
