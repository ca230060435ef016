import CXTest

/// A key, named by what it means: `.escape`, or by its character: `"z"`.
public struct Key: Sendable, Hashable, ExpressibleByUnicodeScalarLiteral {
    let symbol: KeySym

    private init(symbol: Int32) { self.symbol = KeySym(symbol) }

    public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(scalar) }

    /// The key that types the character.
    public init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\n": symbol = KeySym(XK_Return)
        case "\t": symbol = KeySym(XK_Tab)
        case "\u{20}"..."\u{7e}", "\u{a0}"..."\u{ff}": symbol = KeySym(scalar.value)
        // X gives every other character the symbol of its number in Unicode plus this.
        default: symbol = KeySym(0x100_0000 + scalar.value)
        }
    }

    public static let escape = Key(symbol: XK_Escape)
    public static let `return` = Key(symbol: XK_Return)
    public static let tab = Key(symbol: XK_Tab)
    public static let space = Key(symbol: XK_space)
    public static let delete = Key(symbol: XK_Delete)
    public static let backspace = Key(symbol: XK_BackSpace)
    public static let left = Key(symbol: XK_Left)
    public static let right = Key(symbol: XK_Right)
    public static let up = Key(symbol: XK_Up)
    public static let down = Key(symbol: XK_Down)
    public static let home = Key(symbol: XK_Home)
    public static let end = Key(symbol: XK_End)
    public static let pageUp = Key(symbol: XK_Page_Up)
    public static let pageDown = Key(symbol: XK_Page_Down)
    public static let menu = Key(symbol: XK_Menu)

    /// `F1` to `F12`.
    public static func function(_ number: Int) -> Key {
        precondition((1...12).contains(number), "there is no F\(number)")
        return Key(symbol: XK_F1 + Int32(number) - 1)
    }
}

/// What is held while a key goes down.
public struct Modifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let control = Modifiers(rawValue: 1)
    public static let shift = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    public static let `super` = Modifiers(rawValue: 8)

    var symbols: [KeySym] {
        [(.control, XK_Control_L), (.shift, XK_Shift_L), (.alt, XK_Alt_L), (.super, XK_Super_L)]
            .compactMap { (modifier: Modifiers, symbol: Int32) in contains(modifier) ? KeySym(symbol) : nil }
    }
}
