import CGtk

/// Says that things are to move, or not, as the desktop does when a person changes the setting.
@MainActor
func setAnimations(_ isOn: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, isOn ? 1 : 0)
    gtk_settings_get_default().map {
        g_object_set_property(
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self), "gtk-enable-animations", &value
        )
    }
    g_value_unset(&value)
}
