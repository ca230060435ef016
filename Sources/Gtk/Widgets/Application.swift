import CGtk
import CGtkBridge

/// The process as the desktop knows it: one per session, found by its id.
public final class Application: Object {
    public init(id: String) {
        super.init(
            raw: gtk_application_new(
                id,
                GApplicationFlags(
                    rawValue: G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_NON_UNIQUE.rawValue)))
    }

    /// Opens the display; false where there is none to open.
    public static func openDisplay() -> Bool { gtk_init_check(nil, nil) != 0 }

    /// Which windowing system the display is.
    public static var displayKind: String { String(cString: daub_display_kind()) }

    /// The name shown by the desktop.
    public static func setName(_ name: String) { g_set_application_name(name) }

    public func onActivate(_ handler: @escaping @MainActor () -> Void) { connect("activate", handler) }

    /// Runs until the last window is closed; gives the exit status.
    public func run() -> Int32 { g_application_run(cast(), 0, nil) }

    public func quit() { g_application_quit(cast()) }

    /// Adds an action `app.NAME` with keyboard accelerators such as `<Primary>z`.
    @discardableResult
    public func addAction(
        _ name: String, accelerators: [String] = [], _ handler: @escaping @MainActor () -> Void
    ) -> Action {
        let action = Action(name, handler)
        withExtendedLifetime(action) {
            g_action_map_add_action(OpaquePointer(raw), OpaquePointer(action.raw))
        }
        let spelled = accelerators.map { strdup($0) }
        var pointers = spelled.map { UnsafePointer<CChar>($0) } + [nil]
        gtk_application_set_accels_for_action(cast(), "app.\(name)", &pointers)
        spelled.forEach { free($0) }
        return action
    }

    /// Takes an action away again, with its keys.
    public func removeAction(_ name: String) {
        var none: [UnsafePointer<CChar>?] = [nil]
        gtk_application_set_accels_for_action(cast(), "app.\(name)", &none)
        g_action_map_remove_action(OpaquePointer(raw), name)
    }

    /// The names of the actions that a key has; as GTK spells the key.
    public func actions(onKey accelerator: String) -> [String] {
        guard let names = gtk_application_get_actions_for_accel(cast(), accelerator) else { return [] }
        defer { g_strfreev(names) }
        return sequence(first: names) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }
            .compactMap { $0.map { String(cString: $0) } }
    }

    /// Keeps the process from ending while work is under way after the last window is gone.
    public func hold() { g_application_hold(cast()) }
    public func release() { g_application_release(cast()) }

    /// Adds a style sheet that yields to the person's own.
    /// - Returns: what is wrong with the sheet, or nil.
    public static func addStyleSheet(path: String) -> String? {
        guard let provider = gtk_css_provider_new(), let screen = gdk_screen_get_default() else { return nil }
        defer { g_object_unref(provider) }
        var error: UnsafeMutablePointer<GError>?
        guard gtk_css_provider_load_from_path(provider, path, &error) != 0 else { return takeMessage(error) }
        gtk_style_context_add_provider_for_screen(
            screen, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        return nil
    }

    /// Adds a folder in which icons are found by name, laid out as an icon theme.
    public static func addIcons(folder: String) {
        gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), folder)
    }
}

/// Something that a menu entry, a button or a key can do.
public final class Action: Object {
    init(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        super.init(raw: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        // `activate` passes a variant that is NULL for an action without a parameter.
        let trampoline: @MainActor @convention(c) (gpointer, gpointer?, gpointer) -> Void = { _, _, data in
            SignalBox.handler(data, Plain.self)()
        }
        _ = connect("activate", unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler))
        g_object_unref(raw)
    }

    public var isEnabled: Bool {
        get { g_action_get_enabled(OpaquePointer(raw)) != 0 }
        set { g_simple_action_set_enabled(OpaquePointer(raw), newValue ? 1 : 0) }
    }

    public func activate() { g_action_activate(OpaquePointer(raw), nil) }
}

/// Takes an error's message and releases the error.
@MainActor
func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
}
