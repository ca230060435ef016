import FoundationEssentials
import Localization

/// One check of one picker, in this process. What it may do to the process is the caller's to contain.
@MainActor
public struct ConformanceRun {
    /// What a check found.
    enum Finding: Error {
        case warn(String)
        case fail(String)
        case skip(String)
    }

    let bundle: String
    let seed: UInt64
    let limits: ProcessLimits
    let languages: [String]

    /// - Parameter seed: of what happens at random; the same one makes the same happen.
    public init(
        of bundle: String, seed: UInt64, limits: ProcessLimits = ProcessLimits(),
        languages: [String] = PersonLanguages.list()
    ) {
        self.bundle = bundle
        self.seed = seed
        self.limits = limits
        self.languages = languages
    }

    public func perform(_ check: ConformanceCheck) async -> ConformanceResult {
        do throws(Finding) {
            try await run(check)
            return ConformanceResult(check, .pass)
        } catch {
            switch error {
            case .warn(let detail): return ConformanceResult(check, .warn, detail)
            case .fail(let detail): return ConformanceResult(check, .fail, detail)
            case .skip(let detail): return ConformanceResult(check, .skip, detail)
            }
        }
    }

    private func run(_ check: ConformanceCheck) async throws(Finding) {
        let (manifest, diagnostics) = ManifestReader(languages: languages).read(bundle)
        if check == .manifest { return try judge(diagnostics) }
        guard let manifest else { throw .skip(tr("Its manifest is wrong.")) }
        if check.isOfPrograms, !manifest.isExecutable { throw .skip(tr("It is no program.")) }
        let stage = ConformanceStage(manifest, limits: limits, languages: languages)
        switch check {
        case .manifest: break
        case .opens: try await stage.checkOpening()
        case .prompt: try await stage.checkPromptness()
        case .repeatable: try await stage.checkRepetition()
        case .mixed: try await stage.checkMixedValues()
        case .values: try await stage.checkChoosing()
        case .state: try await stage.checkState()
        case .screens: try await stage.checkScreens()
        case .buttons: try await stage.checkButtons()
        case .fuzz: try await stage.checkRandomEvents(seed: seed)
        case .kept: try await stage.checkKeptState()
        case .cancel: try await stage.checkCancelling()
        case .unknown: try await stage.checkUnknownMessages()
        case .bye: try await stage.checkEnding()
        }
    }

    private func judge(_ diagnostics: [Diagnostic]) throws(Finding) {
        let worst = diagnostics.max { $0.severity < $1.severity }
        guard let worst else { return }
        throw worst.severity == .error ? .fail(worst.description) : .warn(worst.description)
    }
}
