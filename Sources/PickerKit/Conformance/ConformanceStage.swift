import FoundationEssentials
import Localization

/// A picker with a document that it can do no harm to, and whoever uses it.
@MainActor
final class ConformanceStage {
    typealias Finding = ConformanceRun.Finding

    let manifest: PickerManifest
    let picker: any Picker
    let supervisor: PickerSupervisor
    let host: ConformanceHost
    let limits: ProcessLimits
    private let scratch: String

    init(_ manifest: PickerManifest, limits: ProcessLimits, languages: [String]) {
        self.manifest = manifest
        self.limits = limits
        scratch = FileManager.default.temporaryDirectory.path + "/daub-conformance-\(UUID().uuidString)"
        let environment = ProcessInfo.processInfo.environment
        supervisor = PickerSupervisor(
            sandbox: Sandbox(), kept: KeptState(folder: scratch), environment: environment,
            languages: languages, limits: limits)
        host = ConformanceHost()
        picker = manifest.picker(supervisor: supervisor)
    }

    deinit {
        // Nothing but what the picker kept lies there, and mostly not even the folder.
        try? FileManager.default.removeItem(atPath: scratch)
    }

    var id: String { manifest.id }
    var keptFile: String { "\(scratch)/\(id).json" }

    // MARK: Sessions

    /// Opens the picker and waits for its first screen.
    func open() async throws(Finding) -> PickerSession {
        let session = PickerSession(picker, host: host)
        try await settle(session)
        return session
    }

    /// Waits until the picker has answered, and fails where it did something wrong. A use that is over has no more
    /// to answer.
    func settle(_ session: PickerSession) async throws(Finding) {
        if session.isOver { return try throwProblem() }
        let start = ContinuousClock.now
        while session.isWaiting, start.duration(to: .now) < limits.answer * 4 { await pause() }
        try throwProblem()
        if session.isWaiting { throw .fail(tr("It does not answer.")) }
    }

    /// Waits until it holds; false where it does not within the time of an answer.
    func wait(_ holds: () -> Bool) async -> Bool {
        let start = ContinuousClock.now
        while !holds() {
            guard start.duration(to: .now) < limits.answer else { return false }
            await pause()
        }
        return true
    }

    private func pause() async {
        // Only a cancelled task is not let sleep, and nobody cancels this one.
        try? await Task.sleep(for: .milliseconds(2))
    }

    func throwProblem() throws(Finding) {
        let problems = supervisor.health(of: id).problems
        guard let worst = problems.max(by: { $0.severity < $1.severity }) else { return }
        throw worst.severity == .error ? .fail(worst.sentence) : .warn(worst.sentence)
    }
}

/// Takes every value and keeps it.
@MainActor
final class ConformanceHost: AttributeHost {
    var values = AttributeValues()

    func values(of attributes: [Attribute]) -> AttributeValues {
        var result = AttributeValues()
        for attribute in attributes { result[attribute] = values[attribute] }
        result.mixed = values.mixed.intersection(attributes)
        return result
    }

    func preview(_ values: [Attribute: AttributeValue]) {}
    func cancelPreview() {}

    func commit(_ values: [Attribute: AttributeValue]) {
        for (attribute, value) in values { self.values[attribute] = value }
    }

    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] {
        Dictionary(uniqueKeysWithValues: facts.map { ($0, PickerSamples.facts[$0] ?? []) })
    }
}
