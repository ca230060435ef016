/// How large the screens of pickers were when they last showed. One that is waited for gets that room at once, so that
/// its popover stays as large as it opens.
///
/// It is to be kept for longer than a popover; with a new one each time, every screen is a new one.
@MainActor
public final class ScreenSizes {
    /// For a screen that never showed: enough for a sentence and a button.
    static let first = Room(width: 240, height: 96)

    private struct Key: Hashable {
        let picker: String
        /// Nil for the first one.
        let screen: String?
    }

    private var sizes: [Key: Room] = [:]

    public init() {}

    /// What a screen gets while it is waited for, where there is so much room.
    func placeholder(for screen: String?, of picker: String, within room: Room) -> Room {
        let size = sizes[Key(picker: picker, screen: screen)] ?? Self.first
        return Room(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    func remember(_ size: Room, of screen: String?, of picker: String) {
        sizes[Key(picker: picker, screen: screen)] = size
    }
}
