import CGtk

/// Points at a colour on an X11 display, by holding pointer and keyboard with a window that nobody sees.
///
/// The window is in a group of its own, so that an open popover, which holds GTK's grab within its group, neither
/// sees the events nor loses its grab.
final class PointerPick: Widget {
    private typealias Answer = Result<ScreenColor?, ScreenColor.Failure>
    private var answer: CheckedContinuation<Answer, Never>?
    private var isPressed = false
    /// The one that holds pointer and keyboard.
    private(set) static weak var holder: PointerPick?

    init() {
        super.init(raw: gtk_window_new(GTK_WINDOW_POPUP))
        let group = gtk_window_group_new()
        gtk_window_group_add_window(group, cast())
        g_object_unref(group)
        gtk_window_resize(cast(), 1, 1)
        gtk_window_move(cast(), -100, -100)
        onButtonPress { [weak self] event in
            self?.isPressed = event.button == 1
            return true
        }
        onButtonRelease { [weak self] event in
            guard let self else { return true }
            // The release of what began the pick comes here too, where a press did.
            if event.button == 1, isPressed {
                finish(.success(Self.color(x: event.rootX, y: event.rootY)))
            } else if event.button != 1 {
                finish(.success(nil))
            }
            return true
        }
        onKeyPress { [weak self] event in
            guard let self else { return true }
            switch event.key {
            case .escape: finish(.success(nil))
            case .enter, .space: finish(.success(colorUnderPointer()))
            default: break
            }
            return true
        }
    }

    func pick() async throws(ScreenColor.Failure) -> ScreenColor? {
        let result = await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
            answer = continuation
            show()
            if hold() {
                Self.holder = self
            } else {
                finish(.failure(.busy))
            }
        }
        return try withExtendedLifetime(self) { () throws(ScreenColor.Failure) in try result.get() }
    }

    private var seat: UnsafeMutablePointer<GdkSeat>? {
        gdk_display_get_default_seat(gdk_display_get_default())
    }

    private func hold() -> Bool {
        let cursor = gdk_cursor_new_from_name(gdk_display_get_default(), "crosshair")
        defer { if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) } }
        return gdk_seat_grab(
            seat, gtk_widget_get_window(gtk), GDK_SEAT_CAPABILITY_ALL, 0, cursor, nil, nil, nil)
            == GDK_GRAB_SUCCESS
    }

    /// Lets go of pointer and keyboard and answers, once.
    private func finish(_ result: Answer) {
        guard let answer else { return }
        self.answer = nil
        Self.holder = nil
        gdk_seat_ungrab(seat)
        hide()
        // Not within its own signal.
        _ = Deferred.idle { [self] in destroy() }
        answer.resume(returning: result)
    }

    private func colorUnderPointer() -> ScreenColor? {
        guard let pointer = gdk_seat_get_pointer(seat) else { return nil }
        var (x, y) = (0.0, 0.0)
        gdk_device_get_position_double(pointer, nil, &x, &y)
        return Self.color(x: x, y: y)
    }

    /// - Parameters:
    ///   - x: from the left of the screen, in application pixels.
    ///   - y: from its top.
    private static func color(x: Double, y: Double) -> ScreenColor? {
        guard let screen = gdk_screen_get_default(), let root = gdk_screen_get_root_window(screen),
            let pixel = gdk_pixbuf_get_from_window(root, gint(x), gint(y), 1, 1)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixel)) }
        guard let bytes = gdk_pixbuf_read_pixels(pixel) else { return nil }
        return ScreenColor(
            red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255)
    }
}
