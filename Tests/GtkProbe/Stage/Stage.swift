import Gtk
import Popovers

/// A window with triggers in a row at its top and nothing below.
@MainActor
final class Stage {
    let window: Window
    let presenter: PopoverPresenter
    private let row = Box(.horizontal, spacing: 24)

    /// - Parameter hasSheets: whether what is presented becomes a sheet where the window is small.
    init(_ application: Application, hasSheets: Bool = false) {
        window = Window(application: application)
        window.setDefaultSize(width: 600, height: 500)
        let overlay = Overlay()
        presenter = PopoverPresenter(window: window, overlay: hasSheets ? overlay : nil)
        row.setMargins(12)
        row.setAlignment(horizontal: .start, vertical: .start)
        if hasSheets {
            overlay.add(row)
            window.add(overlay)
        } else {
            window.add(row)
        }
    }

    func add(_ trigger: Trigger) {
        row.append(trigger.button)
        presenter.add(trigger)
    }

    /// Shows the window and waits until it is on the screen.
    func show() {
        window.showAll()
        MainLoop.run(within: .seconds(10)) { window.isMapped && window.width > 1 }
        MainLoop.settle()
    }

    /// A place of the screen where the window has nothing.
    var emptyPlace: (x: Double, y: Double) {
        let frame = window.frameOnScreen ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        return (Double(frame.x + frame.width - 8), Double(frame.y + frame.height - 8))
    }
}
