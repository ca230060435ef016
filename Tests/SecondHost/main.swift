// Another program with pickers: a door sign, whose color, strength and shape are picked. It knows nothing of Daub:
// two of the pickers are built in, others are the bundles named on the command line.
//
//     SecondHost BUNDLE…

import FoundationEssentials
import Glibc
import Gtk
import PickerKit
import Pickers
import Popovers

/// Keeps the values, and says what they are now.
@MainActor
final class Sign: AttributeHost {
    let view = Label("")
    private var values: [Attribute: AttributeValue] = [
        "stroke": "#26a269", "opacity": "1", "sign.shape": "round",
    ]

    init() {
        view.setMargins(24)
        show(values)
    }

    func values(of attributes: [Attribute]) -> AttributeValues {
        AttributeValues(values.filter { attributes.contains($0.key) })
    }

    func preview(_ changes: [Attribute: AttributeValue]) { show(values.merging(changes) { $1 }) }

    func commit(_ changes: [Attribute: AttributeValue]) {
        values.merge(changes) { $1 }
        show(values)
    }

    func cancelPreview() { show(values) }

    private func show(_ values: [Attribute: AttributeValue]) {
        view.text = values.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "\($0.key.rawValue) \($0.value.svg)" }.joined(separator: ", ")
    }
}

/// The window: a bar with the pickers' buttons, and the sign.
@MainActor
final class SignWindow {
    private let window: Window
    private let presenter: PopoverPresenter
    private let sign = Sign()

    init(_ application: Application, _ pickers: [any Picker]) {
        window = Window(application: application)
        window.title = "Door Sign"
        window.setDefaultSize(width: 640, height: 480)
        let overlay = Overlay()
        presenter = PopoverPresenter(window: window, overlay: overlay)
        let bar = HeaderBar()
        bar.title = "Door Sign"
        bar.showWindowButtons()
        window.setTitleBar(bar)
        for picker in pickers {
            let descriptor = picker.descriptor
            let trigger = Trigger(icon: descriptor.icon, name: descriptor.title) { [sign] in
                PickerContent(PickerSession(picker, host: sign))
            }
            bar.appendAtStart(trigger.button)
            presenter.add(trigger)
        }
        overlay.add(sign.view)
        window.add(overlay)
        overlay.showAll()
        bar.showAll()
    }

    func present() { window.present() }
}

/// The pickers of the bundles; what is wrong with one is said, and the others are used.
@MainActor
func pickers(in bundles: some Sequence<String>, _ supervisor: PickerSupervisor) -> [any Picker] {
    bundles.compactMap { bundle in
        let (manifest, diagnostics) = ManifestReader().read(bundle)
        for diagnostic in diagnostics { print(diagnostic) }
        return manifest?.picker(supervisor: supervisor)
    }
}

guard Application.openDisplay() else { exit(1) }
MainQueue.attach()
let supervisor = PickerSupervisor(
    sandbox: Sandbox(), kept: KeptState(folder: nil), environment: ProcessInfo.processInfo.environment)
let builtIn = BuiltInPickers.all.filter {
    ["dev.daub.stroke-color", "dev.daub.opacity"].contains($0.descriptor.id)
}
let all = builtIn + pickers(in: CommandLine.arguments.dropFirst(), supervisor)
let application = Application(id: "org.example.DoorSign")
var window: SignWindow?
application.onActivate {
    window = window ?? SignWindow(application, all)
    window?.present()
}
exit(application.run())
