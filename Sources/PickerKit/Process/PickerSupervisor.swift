/// Watches over the programs of pickers: how each fares, and which may not be started any more.
@MainActor
public final class PickerSupervisor {
    /// How a picker's program fares.
    public struct Health: Sendable, Hashable {
        /// How many uses of it are going on.
        public internal(set) var running = 0
        /// What went wrong last, since the host was started; nil for nothing.
        public internal(set) var lastProblem: Diagnostic?
        /// All that went wrong, the latest last; of very much only that.
        public internal(set) var problems: [Diagnostic] = []
        /// The end of what it last wrote for people to read.
        public internal(set) var errorText = ""
        /// Whether it crashed so often that it is not started again until somebody says so.
        public internal(set) var isSuspended = false
        var crashes: [ContinuousClock.Instant] = []
    }

    /// How many problems of a picker are kept.
    private static let keptProblems = 50

    public let limits: ProcessLimits
    public let sandbox: Sandbox
    let kept: KeptState
    /// Of the host.
    let environment: [String: String]
    /// The person's, the most wanted first.
    let languages: [String]
    /// Called with the id of a picker that fares otherwise now.
    public var onChange: (@MainActor (String) -> Void)?
    private var health: [String: Health] = [:]
    /// What pickers want kept and is not written yet.
    private var unwritten: [String: JSON] = [:]
    private var writers: [String: Task<Void, Never>] = [:]
    private let now: @MainActor () -> ContinuousClock.Instant

    public init(
        sandbox: Sandbox, kept: KeptState, environment: [String: String], languages: [String] = [],
        limits: ProcessLimits = ProcessLimits(),
        now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
    ) {
        self.sandbox = sandbox
        self.kept = kept
        self.environment = environment
        self.languages = languages
        self.limits = limits
        self.now = now
    }

    /// How the picker's program fares; as one that never ran where it never did.
    public func health(of id: String) -> Health { health[id] ?? Health() }

    /// Lets a picker be started again, and forgets its crashes.
    public func resume(_ id: String) {
        change(id) { health in
            health.crashes = []
            health.isSuspended = false
        }
    }

    func didStart(_ id: String) { change(id) { $0.running += 1 } }

    func didEnd(_ id: String, errorText: String) {
        change(id) { health in
            health.running -= 1
            // What was written before a crash is not gone with a use in which nothing was.
            if !errorText.isEmpty { health.errorText = errorText }
        }
    }

    /// - Parameter isCrash: whether it counts towards being suspended.
    func record(_ problem: Diagnostic, of id: String, isCrash: Bool = false) {
        let (now, limits) = (now(), limits)
        change(id) { health in
            health.lastProblem = problem
            health.problems = (health.problems + [problem]).suffix(Self.keptProblems)
            guard isCrash else { return }
            health.crashes = health.crashes.filter { $0.duration(to: now) < limits.crashWindow } + [now]
            if health.crashes.count >= limits.crashes { health.isSuspended = true }
        }
    }

    // MARK: What pickers keep

    /// What the picker wanted kept last.
    func keptState(of id: String) -> JSON { unwritten[id] ?? kept.read(id) }

    /// Keeps it, on a worker: of many in a short while only the last.
    func keep(_ state: JSON, of id: String, onProblem: @escaping @MainActor (any Error) -> Void) {
        unwritten[id] = state
        guard writers[id] == nil else { return }
        writers[id] = Task { [kept] in
            while let state = unwritten[id] {
                do {
                    try await Task.detached { try kept.write(state, of: id) }.value
                } catch {
                    onProblem(error)
                }
                if unwritten[id] == state { unwritten[id] = nil }
            }
            writers[id] = nil
        }
    }

    private func change(_ id: String, _ body: (inout Health) -> Void) {
        let before = health[id] ?? Health()
        var after = before
        body(&after)
        health[id] = after
        if after != before { onChange?(id) }
    }
}
