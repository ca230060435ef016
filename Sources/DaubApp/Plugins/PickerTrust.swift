import PickerKit

/// Which programs of pickers may run: those whose bundle is, to the last byte, the one that a person allowed.
@MainActor
final class PickerTrust {
    /// How a program may run that was allowed.
    enum Confinement {
        /// In the sandbox or not at all.
        case confined
        /// With all that the person may do, for the sandbox did not work when it was allowed.
        case unconfined
    }

    /// What came of a permission.
    enum Answer {
        case allowed
        /// The bundle is no longer what was shown.
        case changed
        /// It cannot be read as a whole.
        case unreadable
    }

    var digests = BundleDigests()
    private let settings: AppSettings
    private let sandbox: Sandbox
    /// The digests of bundles as they were when a person was asked, by the picker's id.
    private var asked: [String: String] = [:]

    /// Stands behind the digest of a program that was allowed without the sandbox.
    private static let unconfined = " unconfined"

    init(settings: AppSettings, sandbox: Sandbox) {
        self.settings = settings
        self.sandbox = sandbox
    }

    /// The digests of what was allowed, by the picker's id.
    var allowed: [String: String] {
        settings.trustedPickers.mapValues { String($0.prefix { $0 != " " }) }
    }

    /// The digest as far as it is known; of a bundle that was not looked at yet as it was when it was allowed.
    func lastDigest(of bundle: PickerBundle) -> String? {
        digests.hasLast(of: bundle.folder) ? digests.last(of: bundle.folder) : allowed[bundle.id]
    }

    /// How the picker's program may run; nil where a person is to be asked first.
    func confinement(of bundle: PickerBundle) -> Confinement? {
        guard let permit = settings.trustedPickers[bundle.id], let digest = digests.digest(of: bundle.folder)
        else { return nil }
        switch permit {
        case digest + Self.unconfined: return .unconfined
        case digest:
            // It was agreed to run in a sandbox, and there is none any more.
            if let state = sandbox.known, !state.works { return nil }
            return .confined
        default: return nil
        }
    }

    /// Whether another version of it was allowed.
    func wasAllowed(_ bundle: PickerBundle) -> Bool { allowed[bundle.id] != nil }

    /// To be called with what a person is asked about.
    func ask(_ bundle: PickerBundle) {
        let isAsShown = BundleStamp(of: bundle.folder) == bundle.stamp
        asked[bundle.id] = isAsShown ? digests.digest(of: bundle.folder) : nil
    }

    /// Takes the permission for what the person was asked about.
    func allow(_ bundle: PickerBundle) -> Answer {
        guard let digest = digests.digest(of: bundle.folder) else { return .unreadable }
        guard digest == asked[bundle.id] else { return .changed }
        let isConfined = sandbox.known?.works ?? false
        settings.trustedPickers[bundle.id] = isConfined ? digest : digest + Self.unconfined
        return .allowed
    }

    /// Has the program asked for again.
    func forbid(_ id: String) { settings.trustedPickers[id] = nil }
}
