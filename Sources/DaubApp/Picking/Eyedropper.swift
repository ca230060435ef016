import Gtk
import Ink
import Localization
import PickerKit

/// Takes a colour from the screen for a picker.
@MainActor
final class Eyedropper: RequestHandler {
    let requests = ["eyedropper"]
    /// Called with a sentence where no colour can be taken.
    var onProblem: (@MainActor (String) -> Void)?

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        do throws(ScreenColor.Failure) {
            guard let picked = try await ScreenColor.pick() else { return nil }
            return .paint(.color(Color(picked.red, picked.green, picked.blue)))
        } catch {
            onProblem?(error.message)
            return nil
        }
    }
}

extension ScreenColor.Failure {
    /// One line for a person.
    var message: String {
        switch self {
        case .unsupported:
            tr("Colors cannot be picked from the screen here: a browser shows Daub only its own window.")
        case .busy:
            tr("Another program holds the pointer. Close its menu, then pick the color again.")
        case .noPortal:
            tr(
                "Colors cannot be picked from the screen here: the desktop has no portal for it. Install its xdg-desktop-portal."
            )
        case .portal(let reason):
            tr("The desktop did not give a color from the screen: {reason}", ["reason": reason])
        case .refused:
            tr("The desktop did not give a color from the screen.")
        }
    }
}
