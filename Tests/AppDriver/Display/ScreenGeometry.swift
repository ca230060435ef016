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

    /// What both share; empty when they share nothing.
    public func intersection(_ other: ScreenRect) -> ScreenRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return ScreenRect(left, top, max(0, right - left), max(0, bottom - top))
    }

    /// False for what GTK lays out but does not place, because it is scrolled away or not mapped.
    var isPlaced: Bool { x != Int(Int32.min) && y != Int(Int32.min) }
}
