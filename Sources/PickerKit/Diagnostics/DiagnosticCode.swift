/// What kind of thing is wrong with a picker. The code is permanent: people look it up and scripts test for it.
public enum DiagnosticCode: String, Sendable, Hashable, Codable, CaseIterable {
    // MARK: The text of a manifest
    case unreadable = "PK001"
    case notJSON = "PK002"
    case notUTF8 = "PK003"
    case duplicateKey = "PK004"
    case tooDeep = "PK005"
    case tooLarge = "PK006"
    case noManifest = "PK007"

    // MARK: Its fields
    case missingField = "PK020"
    case wrongType = "PK021"
    case unknownField = "PK022"
    case badValue = "PK023"
    case badID = "PK024"
    case folderName = "PK025"
    case apiVersion = "PK026"
    case badDefault = "PK027"
    case unknownControl = "PK028"
    case unknownAttribute = "PK029"
    case unknownFact = "PK030"
    case outsideBundle = "PK031"
    case missingFile = "PK032"
    case badSVG = "PK033"
    case duplicateControl = "PK034"
    case undeclaredAttribute = "PK035"
    case wrongValue = "PK036"
    case unknownScreen = "PK037"
    case tooMany = "PK038"
    case unknownAction = "PK039"

    // MARK: The library of pickers
    case duplicateID = "PK040"
    case shadowed = "PK041"
    case replaced = "PK042"
    case disabled = "PK043"
    case needsConsent = "PK044"
    case changed = "PK045"

    // MARK: A program
    case missingProgram = "PK060"
    case notExecutable = "PK061"
    case cannotStart = "PK062"
    case exitedAtOnce = "PK063"
    case exitedWhileOpen = "PK064"
    case killed = "PK065"
    case hungAtStart = "PK066"
    case hungAtEvent = "PK067"
    case outputFlood = "PK068"
    case errorFlood = "PK069"
    case lineTooLong = "PK070"
    case outputNotUTF8 = "PK071"
    case outputNotJSON = "PK072"
    case wrongMessage = "PK073"
    case cancelledToken = "PK074"
    case changedUndeclared = "PK075"
    case changedToWrongValue = "PK076"
    case tooManyCommits = "PK077"
    case contentTooLarge = "PK078"
    case refusedSVG = "PK079"
    case suspended = "PK080"
    case noSandbox = "PK081"

    /// How grave it is where nothing else is said.
    public var severity: Diagnostic.Severity {
        switch self {
        case .unknownField, .unknownFact, .shadowed, .replaced, .disabled, .needsConsent, .changed,
            .noSandbox,
            .errorFlood, .cancelledToken:
            .warning
        default: .error
        }
    }
}
