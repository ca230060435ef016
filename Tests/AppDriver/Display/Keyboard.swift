import CXTest

/// The keys of one display. A character that the layout lacks gets a spare key of its own and keeps it, so
/// that the program never sees a key change its meaning under a press. Used on the driver's thread only.
final class Keyboard {
    private let display: VirtualDisplay
    private var spares: [KeyCode]
    private var assigned: [KeySym: KeyCode] = [:]

    /// A character for which no spare key is left.
    struct NoKeyLeft: Error, CustomStringConvertible {
        let symbol: KeySym
        var description: String { "no spare key is left for key symbol \(symbol)" }
    }

    init(display: VirtualDisplay) {
        self.display = display
        spares = (KeyCode(8)...KeyCode.max).filter { XkbKeycodeToKeysym(display.connection, $0, 0, 0) == 0 }
    }

    /// Presses and releases a key with modifiers held.
    func press(_ key: Key, modifiers: Modifiers = []) throws {
        let (code, needsShift) = try code(for: key.symbol)
        var held = modifiers
        if needsShift { held.insert(.shift) }
        let holders = held.symbols.map { XKeysymToKeycode(display.connection, $0) }
        for holder in holders { send(holder, down: true) }
        send(code, down: true)
        send(code, down: false)
        for holder in holders.reversed() { send(holder, down: false) }
        display.synchronize()
    }

    /// Holds or releases the keys of the modifiers, for presses of the pointer in between.
    func set(_ modifiers: Modifiers, down: Bool) {
        for symbol in modifiers.symbols {
            send(XKeysymToKeycode(display.connection, symbol), down: down)
        }
        display.synchronize()
    }

    private func send(_ code: KeyCode, down: Bool) {
        XTestFakeKeyEvent(display.connection, UInt32(code), down ? 1 : 0, 0)
    }

    private func code(for symbol: KeySym) throws -> (code: KeyCode, needsShift: Bool) {
        if let code = assigned[symbol] { return (code, false) }
        let code = XKeysymToKeycode(display.connection, symbol)
        if code != 0 {
            if XkbKeycodeToKeysym(display.connection, code, 0, 0) == symbol { return (code, false) }
            if XkbKeycodeToKeysym(display.connection, code, 0, 1) == symbol { return (code, true) }
        }
        guard let spare = spares.popLast() else { throw NoKeyLeft(symbol: symbol) }
        var symbols = [symbol, symbol]
        XChangeKeyboardMapping(display.connection, Int32(spare), 2, &symbols, 1)
        display.synchronize()
        assigned[symbol] = spare
        return (spare, false)
    }
}
