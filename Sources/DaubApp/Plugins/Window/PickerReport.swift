import Localization
import PickerKit

/// What is known of a picker, in words: for the pickers window, and to send to whoever wrote it.
struct PickerReport: Sendable {
    let found: FoundPicker
    let health: PickerSupervisor.Health
    let isSafeMode: Bool

    /// Tells it from all others, those of the same id too.
    var key: String { "\(found.id)\t\(found.bundle?.folder ?? "")" }

    /// What has become of it, in a few words.
    var state: String {
        switch found.state {
        case .on where found.bundle?.isOutdated == true: tr("On, as it was before a change that is wrong")
        case .on where health.lastProblem != nil: tr("On, and failed before")
        case .on: tr("On")
        case .off where isSafeMode && found.bundle != nil: tr("Off in safe mode")
        case .off: tr("Off")
        case .shadowed: tr("Not used: another one comes first")
        case .replaced: tr("Not used: another one stands in for it")
        case .invalid: tr("Cannot be used")
        case .needsConsent(let isChange): isChange ? tr("Changed: not allowed yet") : tr("Not allowed yet")
        case .suspended: tr("Suspended: it failed too often")
        }
    }

    /// Whether a person may want to do something about it.
    var isTrouble: Bool {
        switch found.state {
        case .on: found.bundle?.isOutdated == true || health.lastProblem != nil
        case .off, .shadowed, .replaced: false
        case .invalid, .needsConsent, .suspended: true
        }
    }

    var canBeSwitched: Bool {
        switch found.state {
        case .on, .needsConsent, .suspended, .replaced: true
        case .off: !isSafeMode || found.bundle == nil
        case .shadowed, .invalid: false
        }
    }

    /// Why it is as it is, and how to mend it: a sentence each.
    var reasons: [String] {
        found.diagnostics.map(\.description) + (health.lastProblem.map { [$0.sentenceWithCode] } ?? [])
    }

    /// Where it is from.
    var origin: String {
        guard let bundle = found.bundle else { return tr("It comes with Daub.") }
        return bundle.folder
    }

    /// What the manifest says of itself.
    var particulars: String {
        var parts = [found.id]
        if let manifest = found.bundle?.manifest {
            if !manifest.version.isEmpty { parts.append(manifest.version) }
            parts += manifest.authors
            if !manifest.license.isEmpty { parts.append(manifest.license) }
            parts.append(manifest.isExecutable ? tr("a program") : tr("without code"))
        }
        return parts.joined(separator: " · ")
    }

    /// All of it, for a message to somebody.
    var text: String {
        ([found.title, particulars, state, origin] + reasons + [health.errorText])
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension Diagnostic {
    fileprivate var sentenceWithCode: String { "\(sentence) [\(code.rawValue)]" }
}
