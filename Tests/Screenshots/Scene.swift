import AppDriver
import Localization
import PickerKit
import Pickers

/// A state of the window that is worth a picture, and how a person comes to it and leaves it again.
struct Scene: Sendable {
    let name: String
    let enter: @Sendable (AppDriver) throws -> Void
    let leave: @Sendable (AppDriver) throws -> Void

    /// Every state: the window as it starts, each picker's popover, the menu, what it opens, a new drawing.
    static var all: [Scene] {
        [Scene(name: "window", enter: { _ in }, leave: { _ in })]
            + BuiltInPickers.all.map { popover(of: $0.descriptor) }
            + [menu, about, drawn]
    }

    /// What Daub is, in one picture.
    static let readme = Scene(
        name: "window",
        enter: { app in
            try app.list("Drawings").select("Snorklefin")
            try open("Stroke Width", in: app)
            let slider = app.element("Width", role: .slider)
            try app.waitUntil("the slider has the focus") { try slider.isFocused }
            try app.key(.home)
            for _ in 0..<6 { try app.key(.right) }
            try app.waitUntil("the slider has followed") { try slider.value == 7 }
        }, leave: { _ in })

    private static func popover(of picker: PickerDescriptor) -> Scene {
        Scene(
            name: picker.id.split(separator: ".").last.map(String.init) ?? picker.id,
            enter: { try open(picker.title, in: $0) },
            leave: { app in
                try app.key(.escape)
                // Within "More" that was one step back.
                if try app.dialog(tr("More")).isShowing { try app.key(.escape) }
                try app.waitUntil("\(picker.title) is closed") {
                    try !app.dialog(picker.title).isShowing && !app.dialog(tr("More")).isShowing
                }
            })
    }

    private static let menu = Scene(
        name: "menu", enter: { try open(tr("Main Menu"), in: $0) },
        leave: { try close(tr("Main Menu"), in: $0) })

    private static let about = Scene(
        name: "about",
        enter: { app in
            try open(tr("Main Menu"), in: app)
            try app.press(tr("About Daub"))
            try app.waitUntil("a second window shows") { app.windowTitles.count == 2 }
        },
        leave: { app in
            try app.key(.escape)
            try app.waitUntil("the second window is gone") { app.windowTitles.count == 1 }
        })

    /// A new drawing with two shapes, saved.
    private static let drawn = Scene(
        name: "drawn",
        enter: { app in
            try app.key("n", modifiers: .control)
            try take(tr("Rectangle"), in: app)
            let extents = try app.canvas.extents
            let middle = ScreenPoint(extents.width / 2, extents.height / 2)
            try app.canvas.drag(from: middle + ScreenPoint(-80, -60), to: middle + ScreenPoint(20, 20))
            try take(tr("Ellipse"), in: app)
            try app.canvas.drag(from: middle + ScreenPoint(-10, -20), to: middle + ScreenPoint(90, 70))
            try app.key("s", modifiers: .control)
        }, leave: { _ in })

    /// Opens a popover by its button; in a narrow window, within "More", or from over the list of drawings.
    private static func open(_ name: String, in app: AppDriver) throws {
        if try !app.control(name).isShowing {
            let drawings = tr("Show Drawings")
            let isOfList = BuiltInPickers.all.contains {
                $0.descriptor.title == name && $0.descriptor.slot == .library
            }
            guard isOfList, try app.control(drawings).isShowing else {
                try app.press(tr("More"))
                try app.dialog(tr("More")).element(name).press()
                return try app.waitUntil("\(name) is open") { try app.control(tr("Back")).isShowing }
            }
            try app.press(drawings)
        }
        try app.press(name)
        try app.waitUntil("\(name) is open") { try app.dialog(name).isShowing }
    }

    private static func take(_ tool: String, in app: AppDriver) throws {
        guard try !app.control(tool).isShowing else {
            try app.press(tool)
            return
        }
        try app.press(tr("More"))
        try app.dialog(tr("More")).element(tool).press()
        try app.waitUntil("the list of tools is closed") { try !app.dialog(tr("More")).isShowing }
    }

    private static func close(_ name: String, in app: AppDriver) throws {
        try app.key(.escape)
        try app.waitUntil("\(name) is closed") { try !app.dialog(name).isShowing }
    }
}
