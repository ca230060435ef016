import Testing

/// Waits until it holds, and records an issue where it never does. For what nobody tells of: a program that ends, a
/// host that is asked.
@MainActor
public func eventually(
    _ what: Comment, within limit: Duration = .seconds(60), every pause: Duration = .milliseconds(2),
    at place: SourceLocation = #_sourceLocation,
    _ holds: () -> Bool
) async {
    let start = ContinuousClock.now
    while !holds() {
        guard start.duration(to: .now) < limit else {
            Issue.record("never: \(what)", sourceLocation: place)
            return
        }
        do {
            try await Task.sleep(for: pause)
        } catch {
            Issue.record("cancelled before: \(what)", sourceLocation: place)
            return
        }
    }
}
