import Ink
import Localization
import Sketch

/// Takes hold of graphics and moves them.
struct SelectTool: InteractiveTool {
    let id = "Select"
    var name: String { tr("Select") }
    let icon = "daub-select-symbolic"
    let key: Character = "v"

    @MainActor func makeInteraction() -> any Interaction { SelectInteraction() }
}
