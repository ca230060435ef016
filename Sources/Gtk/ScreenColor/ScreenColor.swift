/// A colour that a person points at, anywhere on the screen; each part from 0 to 1.
public struct ScreenColor: Sendable, Hashable {
    public let red, green, blue: Double

    public init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Whether Daub holds pointer and keyboard to pick a colour.
    @MainActor public static var isPicking: Bool { PointerPick.holder != nil }

    /// Why no colour could be asked for.
    public enum Failure: Error, Hashable, Sendable {
        /// The display shows nothing but its own windows.
        case unsupported
        /// Another program holds the pointer or the keyboard.
        case busy
        /// No portal runs on this Wayland desktop, or none that picks colours.
        case noPortal
        /// Wayland’s portal fails; in its words.
        case portal(String)
        /// Wayland’s portal ended without a colour, and does not say why.
        case refused
    }

    /// Lets the person point at a place and gives its colour; nil where they think better of it.
    ///
    /// On X11 Daub holds pointer and keyboard meanwhile: a press takes the colour, Escape or another button does
    /// not. On Wayland the desktop does this behind its portal.
    @MainActor
    public static func pick() async throws(Failure) -> ScreenColor? {
        switch Application.displayKind {
        case "x11": try await PointerPick().pick()
        case "wayland": try await PortalPick().pick()
        default: throw .unsupported
        }
    }
}
