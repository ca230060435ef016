import Cairo
import Gtk
import Ink
import PickerKit

/// Figures drawn on paper with ink.
final class PreviewControlView: ControlView {
    private let preview: PreviewView

    init(_ control: PreviewControl) {
        preview = PreviewView(control)
    }

    var widget: Widget { preview }

    func update(_ control: Control) -> Bool {
        guard case .preview(let new) = control else { return false }
        if new != preview.control { preview.control = new }
        return true
    }
}

private final class PreviewView: DrawingView {
    var control: PreviewControl {
        didSet {
            setAccessible(name: control.name)
            queueDraw()
        }
    }

    init(_ control: PreviewControl) {
        self.control = control
        super.init(role: .image)
        setAccessible(name: control.name)
    }

    override func measureWidth() -> (minimum: Int, natural: Int) {
        (Int(control.size.width), Int(control.size.width))
    }

    override func measureHeight() -> (minimum: Int, natural: Int) {
        (Int(control.size.height), Int(control.size.height))
    }

    override func draw(_ cairo: CairoHandle) {
        let context = Context(unsafeBorrowing: cairo)
        let paper = Rect(0, 0, Double(width), Double(height))
        let theme = themeColor
        context.saved {
            context.clip(to: paper)
            context.fill(paper, .white)
            let margin = Point(
                (paper.width - control.size.width) / 2, (paper.height - control.size.height) / 2)
            context.transformed(by: .translation(margin.x, margin.y)) {
                for figure in control.figures { context.draw(figure, with: control.style) }
            }
            if let text = control.text { draw(text, in: paper, context) }
        }
        context.strokeHairline(
            Path(rect: paper.insetBy(0.5)), Color(theme.red, theme.green, theme.blue, 0.25))
    }

    /// Letters in the middle of the paper; of too large ones the beginning shows.
    private func draw(_ text: String, in paper: Rect, _ context: Context) {
        let layout = TextLayout(exactly: text, font: control.style.font)
        let ink = layout.inkBounds
        let left = max(12, (paper.width - ink.width) / 2) - ink.x
        let corner = Point(left, (paper.height - ink.height) / 2 - ink.y)
        context.group(opacity: control.style.opacity) {
            context.draw(layout, at: corner, with: control.style)
        }
    }
}
