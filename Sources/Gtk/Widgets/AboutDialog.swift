import CGtk

/// Says what the program is and who made it.
@MainActor
public final class AboutDialog: Container {
    public init(over window: Window, name: String, version: String, summary: String, icon: String) {
        super.init(raw: gtk_about_dialog_new())
        gtk_about_dialog_set_program_name(cast(), name)
        gtk_about_dialog_set_version(cast(), version)
        gtk_about_dialog_set_comments(cast(), summary)
        gtk_about_dialog_set_logo_icon_name(cast(), icon)
        gtk_about_dialog_set_license_type(cast(), GTK_LICENSE_MIT_X11)
        gtk_window_set_transient_for(cast(), window.cast())
        gtk_window_set_modal(cast(), 1)
        connectInteger("response") { [weak self] _ in self?.destroy() }
    }

    public func present() { gtk_window_present(cast()) }
}
