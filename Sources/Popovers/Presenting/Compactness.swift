/// Whether a window is too small for popovers. It becomes so at one size and ceases to be at a larger one, so
/// that a window of just that size does not waver.
public struct Compactness: Sendable, Hashable {
    /// Narrower than 450 pixels, until it is at least 470 wide.
    public private(set) var isNarrow = false
    /// Lower than 360 pixels, until it is at least 380 high.
    public private(set) var isLow = false

    public init() {}

    public var isCompact: Bool { isNarrow || isLow }

    public mutating func follow(_ window: Room) {
        isNarrow = window.width < (isNarrow ? 470 : 450)
        isLow = window.height < (isLow ? 380 : 360)
    }
}
