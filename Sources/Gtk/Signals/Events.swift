import CGtk

/// The modifier keys that were down.
public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    public static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
    static let all: Modifiers = [.shift, .control, .alt]

    init(_ state: GdkModifierType) { self = Modifiers(rawValue: state.rawValue).intersection(.all) }
}

/// A press, release or motion of a pointer.
public struct PointerEvent: Sendable {
    /// In pixels of the widget that the event was connected on, from its top left.
    public let x, y: Double
    /// In pixels of the screen.
    public let rootX, rootY: Double
    /// 1 for the primary button, 2 the middle, 3 the secondary; 0 for motion.
    public let button: Int
    /// 1 for a press; one that makes a double or a triple press is told again, with 2 or 3.
    public let pressCount: Int
    public let modifiers: Modifiers
    /// From 0 to 1 where the device tells it.
    public let pressure: Double?
    /// In milliseconds on the display's clock.
    public let time: UInt32

    init(_ raw: UnsafeMutableRawPointer) {
        let event = raw.assumingMemoryBound(to: GdkEvent.self)
        var (x, y, rootX, rootY) = (0.0, 0.0, 0.0, 0.0)
        gdk_event_get_coords(event, &x, &y)
        gdk_event_get_root_coords(event, &rootX, &rootY)
        var button: guint = 0
        gdk_event_get_button(event, &button)
        var state = GdkModifierType(0)
        gdk_event_get_state(event, &state)
        var pressure = 0.0
        let hasPressure = gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &pressure) != 0
        (self.x, self.y, self.rootX, self.rootY) = (x, y, rootX, rootY)
        self.button = Int(button)
        pressCount =
            switch gdk_event_get_event_type(event) {
            case GDK_2BUTTON_PRESS: 2
            case GDK_3BUTTON_PRESS: 3
            default: 1
            }
        modifiers = Modifiers(state)
        self.pressure = hasPressure ? pressure : nil
        time = gdk_event_get_time(event)
    }
}

/// A key that went down.
public struct KeyEvent: Sendable {
    public let key: Key
    public let modifiers: Modifiers
    /// What the key types, where it types anything.
    public let character: Character?
    /// In milliseconds on the display's clock.
    public let time: UInt32

    init(_ raw: UnsafeMutableRawPointer) {
        let event = raw.assumingMemoryBound(to: GdkEventKey.self).pointee
        key = Key(rawValue: event.keyval)
        modifiers = Modifiers(GdkModifierType(event.state))
        time = event.time
        let scalar = Unicode.Scalar(gdk_keyval_to_unicode(event.keyval))
        character = scalar.flatMap { $0.value >= 0x20 && $0.value != 0x7F ? Character($0) : nil }
    }
}

/// A key by its X keysym, the key pad's folded into the main ones.
public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = Key.keyPad[rawValue] ?? rawValue
    }

    private static let keyPad: [UInt32: UInt32] = [
        0xFF8D: 0xFF0D, 0xFF95: 0xFF50, 0xFF9C: 0xFF57, 0xFF9A: 0xFF55, 0xFF9B: 0xFF56,
        0xFF96: 0xFF51, 0xFF97: 0xFF52, 0xFF98: 0xFF53, 0xFF99: 0xFF54, 0xFF80: 0x20, 0xFF9F: 0xFFFF,
    ]

    public static let escape = Key(rawValue: 0xFF1B)
    public static let enter = Key(rawValue: 0xFF0D)
    public static let space = Key(rawValue: 0x20)
    public static let tab = Key(rawValue: 0xFF09)
    /// Tab with Shift held.
    public static let backTab = Key(rawValue: 0xFE20)
    public static let home = Key(rawValue: 0xFF50)
    public static let end = Key(rawValue: 0xFF57)
    public static let left = Key(rawValue: 0xFF51)
    public static let up = Key(rawValue: 0xFF52)
    public static let right = Key(rawValue: 0xFF53)
    public static let down = Key(rawValue: 0xFF54)
    public static let pageUp = Key(rawValue: 0xFF55)
    public static let pageDown = Key(rawValue: 0xFF56)
    public static let backspace = Key(rawValue: 0xFF08)
    public static let delete = Key(rawValue: 0xFFFF)
}

extension Key {
    /// The key whose event is being handled; nil where it is no key's.
    @MainActor public static var current: Key? {
        guard let event = gtk_get_current_event() else { return nil }
        defer { gdk_event_free(event) }
        var value: guint = 0
        return gdk_event_get_keyval(event, &value) == 0 ? nil : Key(rawValue: value)
    }
}

/// A turn of the wheel or a slide on a touchpad.
public struct ScrollEvent: Sendable {
    public let x, y: Double
    /// In steps of a wheel; fractions come from touchpads.
    public let deltaX, deltaY: Double
    public let modifiers: Modifiers

    init(_ raw: UnsafeMutableRawPointer) {
        let event = raw.assumingMemoryBound(to: GdkEvent.self)
        let scroll = raw.assumingMemoryBound(to: GdkEventScroll.self).pointee
        (x, y) = (scroll.x, scroll.y)
        modifiers = Modifiers(GdkModifierType(scroll.state))
        var (deltaX, deltaY) = (0.0, 0.0)
        if gdk_event_get_scroll_deltas(event, &deltaX, &deltaY) == 0 {
            switch scroll.direction {
            case GDK_SCROLL_UP: deltaY = -1
            case GDK_SCROLL_DOWN: deltaY = 1
            case GDK_SCROLL_LEFT: deltaX = -1
            case GDK_SCROLL_RIGHT: deltaX = 1
            default: break
            }
        }
        (self.deltaX, self.deltaY) = (deltaX, deltaY)
    }
}
