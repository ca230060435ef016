/// What was decided about pickers, each by id. It is kept while a picker is not there.
public struct PickerChoices: Sendable, Hashable {
    /// Those that were switched on or off.
    public var enabled: [String: Bool]
    /// The digest of the bundle whose program was allowed to run.
    public var trusted: [String: String]
    /// Those that failed too often since Daub was started.
    public var suspended: Set<String>
    /// Whether nothing but what is built in is to be used.
    public var isSafeMode: Bool

    public init(
        enabled: [String: Bool] = [:], trusted: [String: String] = [:], suspended: Set<String> = [],
        isSafeMode: Bool = false
    ) {
        self.enabled = enabled
        self.trusted = trusted
        self.suspended = suspended
        self.isSafeMode = isSafeMode
    }
}
