import Canvas
import Popovers

/// Gives the keys back to the text that is being typed once a picker is gone, however it went.
@MainActor
final class TypingResumption: PopoverDelegate {
    private let canvas: CanvasView
    private let presenter: PopoverPresenter

    init(_ canvas: CanvasView, _ presenter: PopoverPresenter) {
        self.canvas = canvas
        self.presenter = presenter
    }

    func popoverDidDismiss(_ content: ContentController, reason: DismissReason) {
        // What is open by now would close if the focus left it.
        if presenter.presented == nil { canvas.resumeTyping() }
    }
}
