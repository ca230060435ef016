import FoundationEssentials
import Gtk
import Localization
import PickerKit
import Popovers

/// The window in which a picker is tried: its button above, and below what is picked and what is wrong with it.
@MainActor
final class TrialWindow {
    private let window: Window
    private let bar = HeaderBar()
    private let overlay = Overlay()
    private let values = Label("")
    private let problems = Label("")
    private let presenter: PopoverPresenter
    private let host = TrialHost()
    private let watch = FolderWatch(most: 200, quietMilliseconds: 150)
    private let supervisor: PickerSupervisor
    private let bundle: String
    private var stamp: BundleStamp
    private var picker: any Picker
    private lazy var trigger = makeTrigger()
    private let pictures = CellPictures()
    private let sizes = ScreenSizes()
    /// What the button opened last, while it is open.
    private weak var shown: PickerContent?

    init(_ application: Application, bundle: String, _ manifest: PickerManifest) {
        self.bundle = bundle
        stamp = BundleStamp(of: bundle)
        window = Window(application: application)
        presenter = PopoverPresenter(window: window, overlay: overlay)
        let environment = ProcessInfo.processInfo.environment
        // What it keeps while it is tried is not what it keeps in Daub.
        supervisor = PickerSupervisor(
            sandbox: Sandbox(), kept: KeptState(folder: nil), environment: environment,
            languages: PersonLanguages.list())
        picker = manifest.picker(supervisor: supervisor)
        lay()
        show(manifest)
        host.onChange = { [weak self] values in self?.show(values) }
        supervisor.onChange = { [weak self] _ in self?.showHealth() }
        watch.onChange = { [weak self] in self?.reload() }
        watch.watch(stamp.folders)
        window.afterFirstPaint { [weak self] in self?.trigger.press() }
    }

    func present() { window.present() }

    /// Nothing of it runs any longer than the window.
    func end() { presenter.dismissAll(quietly: true) }

    private func lay() {
        Application.addIcons(folder: ResourceLocator.current.icons)
        if let problem = Application.addStyleSheet(path: ResourceLocator.current.styleSheet) {
            StandardError.write(problem)
        }
        window.setDefaultSize(width: 560, height: 640)
        window.setIcon(named: DaubApp.id)
        window.setTitleBar(bar)
        bar.showWindowButtons()
        let column = Box(.vertical, spacing: 12)
        column.setMargins(12)
        for label in [values, problems] {
            label.setWraps(true)
            label.isSelectable = true
            column.appendAtEnd(label)
        }
        overlay.add(column)
        window.add(overlay)
        overlay.showAll()
        bar.appendAtStart(trigger.button)
        presenter.add(trigger)
        bar.showAll()
    }

    private func makeTrigger() -> Trigger {
        let descriptor = picker.descriptor
        return Trigger(icon: descriptor.icon, name: descriptor.title) { [weak self] in
            guard let self else { return nil }
            let content = PickerContent(PickerSession(picker, host: host), pictures: pictures, sizes: sizes)
            shown = content
            return content
        }
    }

    // MARK: Showing

    private func show(_ manifest: PickerManifest) {
        let descriptor = manifest.descriptor
        window.title = descriptor.title
        bar.title = descriptor.title
        bar.subtitle = manifest.id
        trigger.show(icon: descriptor.icon, name: descriptor.title)
    }

    private func show(_ shown: [Attribute: AttributeValue]) {
        values.text = shown.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "\($0.key.rawValue): \($0.value.svg)" }.joined(separator: "\n")
    }

    private func showHealth() {
        let health = supervisor.health(of: picker.descriptor.id)
        guard let problem = health.lastProblem?.description, problem != problems.text else { return }
        problems.text = problem
        StandardError.write(problem)
    }

    // MARK: Reloading

    private func reload() {
        let now = BundleStamp(of: bundle)
        guard now != stamp else { return }
        stamp = now
        watch.watch(now.folders)
        let (manifest, diagnostics) = ManifestReader().read(bundle)
        problems.text = diagnostics.map(\.description).joined(separator: "\n")
        for diagnostic in diagnostics { StandardError.write("\(diagnostic)") }
        // What was right last stays in use.
        guard let manifest else { return }
        picker = manifest.picker(supervisor: supervisor)
        supervisor.resume(manifest.id)
        show(manifest)
        host.report("reload")
        shown?.adopt(picker, host: host)
    }
}
