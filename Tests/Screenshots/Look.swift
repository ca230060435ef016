import AppDriver

/// How the window looks in a series of pictures: theme, scale and size. The program starts once for each.
struct Look: Sendable {
    let name: String
    var theme: Theme = .light
    var scale = 1
    /// In the program's pixels.
    var size = ScreenSize(1000, 700)
    /// Of the desktop; nil for GTK's own.
    var font: String?

    static let all = [
        Look(name: "light"),
        Look(name: "dark", theme: .dark),
        Look(name: "light-2x", scale: 2),
        Look(name: "dark-2x", theme: .dark, scale: 2),
        Look(name: "light-480", size: narrow),
        Look(name: "dark-480", theme: .dark, size: narrow),
        Look(name: "contrast", theme: .highContrast),
        Look(name: "light-320", size: ScreenSize(320, 600)),
        Look(name: "large-text", font: "Cantarell 18"),
        Look(name: "large-text-320", size: ScreenSize(320, 600), font: "Cantarell 18"),
    ]

    /// For the README, on a light page and on a dark one.
    static let readme = [
        Look(name: "light", scale: 2, size: ScreenSize(1000, 640)),
        Look(name: "dark", theme: .dark, scale: 2, size: ScreenSize(1000, 640)),
    ]

    private static let narrow = ScreenSize(480, 700)
}
