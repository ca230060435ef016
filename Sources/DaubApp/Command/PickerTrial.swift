import FoundationEssentials
import Gtk
import Localization
import PickerKit

/// `daub picker run`: one picker in a window of its own, which follows each saved change.
public struct PickerTrial: Sendable {
    private let bundle: String

    /// - Parameter bundle: its folder, or its `picker.json`.
    public init(bundle: String) { self.bundle = PickerValidation.folder(of: bundle) }

    @MainActor
    func run() -> Int32 {
        let (manifest, diagnostics) = ManifestReader().read(bundle)
        for diagnostic in diagnostics { StandardError.write("\(diagnostic)") }
        guard let manifest else { return 1 }
        guard Application.openDisplay() else {
            StandardError.write(tr("daub: no display: start it in a desktop session"))
            return 1
        }
        MainQueue.attach()
        let application = Application(id: DaubApp.id)
        Application.setName("Daub")
        var window: TrialWindow?
        application.onActivate {
            if window == nil { window = TrialWindow(application, bundle: bundle, manifest) }
            window?.present()
        }
        let status = application.run()
        window?.end()
        return status
    }
}
