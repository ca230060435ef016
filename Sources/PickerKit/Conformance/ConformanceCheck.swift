import Localization

/// One thing that a picker must be able to do to be a good one. The names are permanent: scripts ask for them.
public enum ConformanceCheck: String, Sendable, Hashable, CaseIterable {
    /// Its manifest says nothing wrong.
    case manifest
    /// It shows something for the values that it begins with.
    case opens
    /// It does so before anybody notices.
    case prompt
    /// The same values make the same content.
    case repeatable
    /// It copes with a selection that has several values.
    case mixed
    /// What is chosen shows as chosen.
    case values
    /// What is remembered shows as it was left.
    case state
    /// The screens that it leads to exist.
    case screens
    /// Its buttons do what they may.
    case buttons
    /// It withstands a person who presses everything.
    case fuzz
    /// It knows again what it kept.
    case kept
    /// It lets go of a question that nobody asks any more.
    case cancel
    /// It passes over messages of later versions.
    case unknown
    /// It ends when it is told to, and says nothing more.
    case bye

    /// Whether it is about how a program talks, so that a picker without one has nothing to show.
    var isOfPrograms: Bool {
        switch self {
        case .kept, .cancel, .unknown, .bye: true
        default: false
        }
    }

    /// What is checked, in a few words.
    public var title: String {
        switch self {
        case .manifest: tr("The manifest is right")
        case .opens: tr("It opens")
        case .prompt: tr("It opens promptly")
        case .repeatable: tr("The same values show the same")
        case .mixed: tr("It takes several values at once")
        case .values: tr("What is chosen shows as chosen")
        case .state: tr("What is typed and unfolded stays")
        case .screens: tr("Every link leads somewhere")
        case .buttons: tr("Every button can be pressed")
        case .fuzz: tr("It withstands random events")
        case .kept: tr("What it keeps comes back")
        case .cancel: tr("It goes on after a cancelled question")
        case .unknown: tr("It passes over unknown messages")
        case .bye: tr("It ends quietly when told to")
        }
    }
}

/// How a picker did in one check.
public struct ConformanceResult: Sendable, Hashable {
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        case pass
        /// It works, and could be better.
        case warn
        case fail
        /// There is nothing to check.
        case skip
        /// The check itself did not live to its end.
        case crash

        /// Whether the picker is to be mended.
        public var isBad: Bool { self == .fail || self == .crash }

        /// The word that stands in a report.
        public var title: String {
            switch self {
            case .pass: tr("pass")
            case .warn: tr("warn")
            case .fail: tr("fail")
            case .skip: tr("skip")
            case .crash: tr("crash")
            }
        }
    }

    public let check: ConformanceCheck
    public let outcome: Outcome
    /// What is wrong, in a sentence; empty where nothing is.
    public let detail: String

    public init(_ check: ConformanceCheck, _ outcome: Outcome, _ detail: String = "") {
        self.check = check
        self.outcome = outcome
        self.detail = detail
    }

    public var json: JSON {
        ["check": JSON(check.rawValue), "outcome": JSON(outcome.rawValue), "detail": JSON(detail)]
    }

    /// Nil where it is no result.
    public init?(_ json: JSON) {
        guard let check = json["check"]?.string.flatMap(ConformanceCheck.init),
            let outcome = json["outcome"]?.string.flatMap(Outcome.init), let detail = json["detail"]?.string
        else { return nil }
        self.init(check, outcome, detail)
    }
}
