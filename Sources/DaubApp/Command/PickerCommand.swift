import PickerKit

/// `daub picker …`: what whoever makes a picker needs. No part of it but `run` needs a display.
public enum PickerCommand: Sendable {
    case new(NewPicker)
    case validate(PickerValidation)
    case explain(PickerExplanation)
    case list(PickerListing)
    case test(PickerConformance)
    case run(PickerTrial)

    /// Does it.
    /// - Returns: the exit status: 0 done, 1 failed.
    @MainActor
    public func run() -> Int32 {
        switch self {
        case .new(let picker): picker.run()
        case .validate(let validation): validation.run()
        case .explain(let explanation): explanation.run()
        case .list(let listing): listing.run()
        case .test(let conformance): conformance.run()
        case .run(let trial): trial.run()
        }
    }
}

/// `daub picker validate --explain`: what a code means.
public struct PickerExplanation: Sendable {
    private let code: DiagnosticCode

    /// Nil where there is no such code; small letters will do.
    public init?(_ code: String) {
        guard let code = DiagnosticCode(rawValue: code.uppercased()) else { return nil }
        self.code = code
    }

    func run() -> Int32 {
        print("\(code.rawValue): \(code.title)\n\n\(code.explanation)")
        return 0
    }
}
