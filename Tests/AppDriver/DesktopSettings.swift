/// How the desktop looks to the program.
public enum Theme: Sendable, CaseIterable {
    case light, dark, highContrast
}

/// GTK's settings for one run; programs read them when they start.
struct DesktopSettings {
    var theme: Theme
    var animations: Bool
    /// As Pango describes it; nil for GTK's own.
    var font: String?

    /// As GTK reads it from `gtk-3.0/settings.ini`.
    var keyFile: String {
        """
        [Settings]
        gtk-theme-name=\(theme == .highContrast ? "HighContrast" : "Adwaita")
        gtk-icon-theme-name=\(theme == .highContrast ? "HighContrast" : "Adwaita")
        gtk-application-prefer-dark-theme=\(theme == .dark)
        gtk-enable-animations=\(animations)
        gtk-cursor-blink=\(animations)
        \(font.map { "gtk-font-name=\($0)" } ?? "")

        """
    }
}
