import FoundationEssentials
import Gtk
import Localization
import PickerKit
import Pickers
import Popovers

/// All pickers that there are while Daub runs: finds them, follows what changes on disk, and makes what their
/// buttons open.
@MainActor
final class PickerHub {
    let levels: [PickerLevel]
    let supervisor: PickerSupervisor
    private(set) var catalogue: PickerCatalogue
    /// Called when there are other pickers than before, or others of them are in use.
    var onChange: (@MainActor () -> Void)?
    /// Called when a picker's program fares otherwise than before.
    var onHealth: (@MainActor () -> Void)?
    /// Called with what a person should know of the bundle at a path, in a sentence; with nil once that is mended.
    var onProblem: (@MainActor (_ folder: String, _ problem: String?) -> Void)?
    /// Called when it has looked for pickers, and those that it found have their buttons.
    var onScan: (@MainActor () -> Void)?
    private(set) var isSafeMode: Bool

    private let settings: AppSettings
    private let host: any AttributeHost
    private let pictures: any PictureRenderer
    private let sizes = ScreenSizes()
    private let watch = PickerWatch()
    private var scanner: PickerScanner
    private var bundles: [PickerBundle] = []
    private var hosts: [String: PluginHost] = [:]
    private var consents: [String: ConsentHost] = [:]
    private var contents: [String: Content] = [:]
    private let trust: PickerTrust
    /// What is wrong with bundles that were changed while Daub ran; nil before the first look.
    private var wrong: [String: [Diagnostic]]?
    private var decision: Deferred?
    private var isScanning = false
    private var mustScanAgain = false

    /// What a picker's button opened last.
    private struct Content {
        weak var shown: PickerContent?
        let stamp: BundleStamp?
    }

    /// - Parameters:
    ///   - host: where the pickers' values are.
    ///   - pictures: draws what cells show.
    ///   - state: the folder for what programs keep.
    init(
        _ levels: [PickerLevel], settings: AppSettings, host: any AttributeHost,
        pictures: any PictureRenderer, state: URL, isSafeMode: Bool
    ) {
        self.levels = levels
        self.settings = settings
        self.host = host
        self.pictures = pictures
        self.isSafeMode = isSafeMode
        scanner = PickerScanner(levels)
        let sandbox = Sandbox()
        trust = PickerTrust(settings: settings, sandbox: sandbox)
        supervisor = PickerSupervisor(
            sandbox: sandbox, kept: KeptState(folder: state.appending(path: "pickers").path),
            environment: ProcessInfo.processInfo.environment, languages: PersonLanguages.list())
        catalogue = PickerCatalogue(
            bundles: [], builtIns: BuiltInPickers.all,
            choices: PickerChoices(enabled: settings.enabledPickers))
        supervisor.onChange = { [weak self] id in self?.follow(healthOf: id) }
        watch.onChange = { [weak self] in self?.scan() }
    }

    /// The pickers with a button, in order.
    var buttons: [FoundPicker] { Array(catalogue.buttons) }

    // MARK: Finding

    /// Looks for pickers, on a worker.
    func scan() {
        guard !isScanning else {
            mustScanAgain = true
            return
        }
        isScanning = true
        let (scanner, digests, allowed) = (scanner, trust.digests, Set(trust.allowed.keys))
        Task {
            let (nextScanner, nextDigests, bundles) = await Task.detached(priority: .utility) {
                var (scanner, digests) = (scanner, digests)
                let bundles = scanner.scan()
                // Read here, so that nothing waits for it when the popover opens.
                for bundle in bundles where allowed.contains(bundle.id) {
                    _ = digests.digest(of: bundle.folder)
                }
                return (scanner, digests, bundles)
            }.value
            self.scanner = nextScanner
            trust.digests = nextDigests
            isScanning = false
            take(bundles)
            watch.watch(levels, bundles)
            if mustScanAgain {
                mustScanAgain = false
                scan()
            }
        }
    }

    private func take(_ found: [PickerBundle]) {
        let isSame = found.elementsEqual(bundles) { $0.folder == $1.folder && $0.stamp == $1.stamp }
        guard !isSame || wrong == nil else { return }
        bundles = found
        decide()
        tellWhatIsWrong()
        onScan?()
    }

    /// Says what is wrong with a bundle that somebody is at work on, as they will want to know.
    private func tellWhatIsWrong() {
        let before = wrong
        let now = Dictionary(
            catalogue.pickers.compactMap { found in
                found.bundle.map { ($0.folder, found.diagnostics.filter { $0.severity == .error }) }
            }
        ) { first, _ in first }.filter { !$0.value.isEmpty }
        wrong = now
        guard let before else { return }
        for (folder, problems) in now where before[folder] != problems {
            let isKept = catalogue.buttons.contains { $0.bundle?.folder == folder }
            let rest = isKept ? tr("What it was before stays in use.") : ""
            onProblem?(folder, "\(problems[0]) \(rest)")
        }
        for folder in before.keys where now[folder] == nil { onProblem?(folder, nil) }
    }

    /// Uses the pickers that are to be used as things are now, and lets go of others.
    private func decide() {
        catalogue = PickerCatalogue(
            bundles: bundles, builtIns: BuiltInPickers.all, choices: choices,
            digest: { [trust] in trust.lastDigest(of: $0) })
        renewContents()
        onChange?()
    }

    /// A program that starts or ends changes no button; one that failed too often does.
    private func follow(healthOf id: String) {
        let wasSuspended = catalogue.pickers.contains { $0.id == id && $0.state == .suspended }
        if supervisor.health(of: id).isSuspended == wasSuspended { onHealth?() } else { decideSoon() }
    }

    /// Once what is going on is over: a program starts while its popover is still being made.
    private func decideSoon() {
        guard decision == nil else { return }
        decision = .idle { [weak self] in
            self?.decision = nil
            self?.decide()
        }
    }

    private var choices: PickerChoices {
        let suspended = bundles.map(\.id).filter { supervisor.health(of: $0).isSuspended }
        return PickerChoices(
            enabled: settings.enabledPickers, trusted: trust.allowed, suspended: Set(suspended),
            isSafeMode: isSafeMode)
    }

    // MARK: Deciding

    func setEnabled(_ id: String, _ isOn: Bool) {
        settings.enabledPickers[id] = isOn
        decide()
    }

    /// To be called with the picker whose program a person is asked about, before `allow`.
    func ask(_ id: String) {
        if let bundle = bundle(of: id) { trust.ask(bundle) }
    }

    /// Lets the picker's program run, as it was when the person was asked.
    func allow(_ id: String) async {
        _ = await supervisor.sandbox.look()
        guard let bundle = bundle(of: id) else { return }
        switch trust.allow(bundle) {
        case .allowed: decide()
        // They are asked about what it is now.
        case .changed: scan()
        case .unreadable:
            onProblem?(
                bundle.folder,
                tr(
                    "The program of {folder} cannot be allowed: the bundle cannot be read as a whole, has more than 64 MiB or 2000 files, or holds a symbolic link.",
                    ["folder": bundle.folder]))
        }
        renew(id)
    }

    /// Has the picker's program asked for again.
    func forbid(_ id: String) {
        trust.forbid(id)
        decide()
        renew(id)
    }

    private func bundle(of id: String) -> PickerBundle? { catalogue.buttons.first { $0.id == id }?.bundle }

    func resume(_ id: String) { supervisor.resume(id) }

    func leaveSafeMode() {
        isSafeMode = false
        decide()
    }

    // MARK: Opening

    /// What a picker's button opens; nil where there is no such picker any more.
    func content(of id: String) -> ContentController? {
        guard let found = catalogue.buttons.first(where: { $0.id == id }) else { return nil }
        guard let (picker, host) = use(found) else { return nil }
        let content = PickerContent(PickerSession(picker, host: host), pictures: pictures, sizes: sizes)
        contents[id] = Content(shown: content, stamp: found.bundle?.stamp)
        return content
    }

    private func use(_ found: FoundPicker) -> (any Picker, any AttributeHost)? {
        switch found.origin {
        case .builtIn(let picker): return (picker, host)
        case .bundle(let bundle):
            guard let manifest = bundle.manifest else { return nil }
            let confinement = manifest.isExecutable ? trust.confinement(of: bundle) : .confined
            guard let confinement else {
                trust.ask(bundle)
                return (
                    ConsentPicker(manifest, isChange: trust.wasAllowed(bundle)), consentHost(found.id)
                )
            }
            let picker = manifest.picker(supervisor: supervisor, mustBeConfined: confinement == .confined)
            return (picker, pluginHost(found.id))
        }
    }

    private func pluginHost(_ id: String) -> PluginHost {
        if let known = hosts[id] { return known }
        let made = PluginHost(id, over: host) { [weak self] in self?.setEnabled(id, false) }
        hosts[id] = made
        return made
    }

    private func consentHost(_ id: String) -> ConsentHost {
        if let known = consents[id] { return known }
        let made = ConsentHost(supervisor.sandbox) { [weak self] in await self?.allow(id) }
        consents[id] = made
        return made
    }

    /// Lets what is open follow what changed on disk.
    private func renewContents() {
        contents = contents.filter { $0.value.shown != nil }
        for (id, content) in contents {
            guard let found = catalogue.buttons.first(where: { $0.id == id }) else {
                content.shown?.dismiss(.program)
                continue
            }
            if found.bundle?.stamp != content.stamp { renew(id) }
        }
    }

    private func renew(_ id: String) {
        guard let content = contents[id]?.shown, let found = catalogue.buttons.first(where: { $0.id == id }),
            let (picker, host) = use(found)
        else { return }
        content.adopt(picker, host: host)
        contents[id] = Content(shown: content, stamp: found.bundle?.stamp)
    }
}
