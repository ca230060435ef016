import FoundationEssentials
import Gtk
import Localization
import PickerKit
import Popovers

/// The window that lists every picker and what has become of it. It shows how things are, as they change.
@MainActor
final class PickersWindow: AttributeHost {
    private let hub: PickerHub
    private let application: Application
    private let parent: Window
    private lazy var content = PickerContent(PickerSession(picker, host: self))
    private lazy var window = ContentWindow(
        content, application: application, over: parent, size: (420, 560))
    /// The key of the report whose screen shows.
    private var chosen = ""
    private var pending: Deferred?
    /// Called with what could not be done, in a sentence.
    var onProblem: (@MainActor (String) -> Void)?
    var onClose: (@MainActor () -> Void)?

    init(_ hub: PickerHub, application: Application, over parent: Window) {
        self.hub = hub
        self.application = application
        self.parent = parent
        window.onClose = { [weak self] in self?.onClose?() }
    }

    private var picker: PickersPicker { PickersPicker(hub.reports, isSafeMode: hub.isSafeMode) }

    func present() { window.present() }

    /// Shows how things are now: not at once, for a control of the window may have changed them.
    func update() {
        guard pending == nil else { return }
        pending = .idle { [weak self] in
            guard let self else { return }
            pending = nil
            showHowThingsAre()
        }
    }

    private func showHowThingsAre() {
        if let report { hub.ask(report.found.id) }
        content.adopt(picker, host: self)
    }

    // MARK: Serving the content

    func values(of attributes: [Attribute]) -> AttributeValues {
        AttributeValues([
            PickersPicker.chosen: AttributeValue(svg: chosen),
            PickersPicker.enabled: report?.found.hasButton == true ? "true" : "false",
        ])
    }

    func preview(_ values: [Attribute: AttributeValue]) {}
    func cancelPreview() {}

    func commit(_ values: [Attribute: AttributeValue]) {
        if let isOn = values[PickersPicker.enabled]?.svg, let report {
            hub.setEnabled(report.found.id, isOn == "true")
        }
        guard let key = values[PickersPicker.chosen]?.svg else { return }
        chosen = key
        _ = Deferred.idle { [weak self] in
            self?.showHowThingsAre()
            self?.content.push(PickersPicker.details)
        }
    }

    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] {
        hub.supervisor.sandbox.known.map { [ConsentPicker.sandbox: [$0.sentence]] } ?? [:]
    }

    func gather(_ facts: [Fact]) async -> [Fact: [String]] {
        [ConsentPicker.sandbox: [await hub.supervisor.sandbox.look().sentence]]
    }

    private var report: PickerReport? { hub.reports.first { $0.key == chosen } }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        guard let request = PickersPicker.Request(rawValue: request) else { return nil }
        let id = report?.found.id ?? ""
        switch request {
        case .allow: await hub.allow(id)
        case .forbid: hub.forbid(id)
        case .resume: hub.resume(id)
        case .look: hub.scan()
        case .showFolder: show(report?.found.bundle?.folder)
        case .openFolder: show(hub.personFolder())
        case .copy: Clipboard.write(report?.text ?? "")
        case .copyAll: Clipboard.write(hub.report)
        case .leaveSafeMode: hub.leaveSafeMode()
        }
        return nil
    }

    private func show(_ folder: String?) {
        guard let folder, let problem = Desktop.show(path: folder, over: parent) else { return }
        onProblem?(tr("{folder} cannot be shown: {reason}", ["folder": folder, "reason": problem]))
    }
}
