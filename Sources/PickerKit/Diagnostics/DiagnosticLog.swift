import Localization

/// Gathers what is wrong with one file, in the order in which it is found.
public final class DiagnosticLog {
    /// How many are kept: of ten thousand equal mistakes nobody reads more.
    public static let limit = 100

    public let file: String
    public private(set) var entries: [Diagnostic] = []
    private var omitted = 0

    public init(file: String) { self.file = file }

    /// - Parameter other: another file that it is wrong in, such as a picture of the bundle.
    public func add(
        _ code: DiagnosticCode, in other: String? = nil, at position: JSON.Position? = nil, _ message: String,
        expected: String? = nil,
        mend: String
    ) {
        hasErrors = hasErrors || code.severity == .error
        guard entries.count < Self.limit else {
            omitted += 1
            return
        }
        entries.append(
            Diagnostic(code, file: other ?? file, at: position, message, expected: expected, mend: mend))
    }

    public private(set) var hasErrors = false

    /// All of them by their places, those that concern the file as a whole first; of very many the first, and
    /// how many more there are.
    public var all: [Diagnostic] {
        let sorted = entries.enumerated().sorted { a, b in
            (a.element.position ?? .none, a.offset) < (b.element.position ?? .none, b.offset)
        }.map(\.element)
        guard omitted > 0 else { return sorted }
        return sorted + [
            Diagnostic(
                .tooMany, file: file,
                tr(
                    "{count} more problem is not shown.", "{count} more problems are not shown.",
                    count: omitted),
                mend: tr("Mend these first."))
        ]
    }
}
