import Canvas
import Gtk
import Ink
import Localization

/// The right side of the window: the drawing's title and description, and the canvas below.
@MainActor
final class DrawingPage {
    let view = Box(.vertical)
    let canvas: CanvasView
    private let title = Label("")
    private let description = Label("")
    private let words = Box(.vertical, spacing: 2)
    private let desk = Overlay()
    private let nothing = Label(tr("No drawing is open"))

    /// Says that nothing is open, where there is no drawing to show.
    var isEmpty = false { didSet { nothing.isVisible = isEmpty } }

    init(ink: CanvasInk) {
        canvas = CanvasView(ink: ink)
        title.addClass("drawing-title")
        title.setEllipsized()
        description.addClass("drawing-description")
        description.setWraps(true, maxLines: 2)
        words.setMargins(top: 12, bottom: 12, start: 18, end: 18)
        words.append(title)
        words.append(description)
        view.append(words)
        desk.add(canvas)
        nothing.addClass("nothing-open")
        nothing.setAlignment(horizontal: .center, vertical: .center)
        desk.addOverlay(nothing)
        desk.letPointerThrough(nothing)
        nothing.hidesFromShowAll()
        view.append(desk, expand: true)
    }

    /// Shows the drawing's words.
    /// - Parameter color: of the title; nil for the theme's.
    func show(title text: String, description words: String, color: Color?) {
        title.text = text
        title.isVisible = !text.isEmpty
        title.setAccessible(name: text, role: .heading)
        title.setColor(color.map { ($0.red, $0.green, $0.blue) })
        description.text = words
        description.isVisible = !words.isEmpty
        self.words.isVisible = !text.isEmpty || !words.isEmpty
    }
}
