import Foundation

/// What the command line asks for.
struct Options {
    let folder: URL
    /// The largest error that counts as the same picture.
    var limit = 0.02
    /// Where to write the results as JSON.
    var output: URL?

    /// Nil for wrong usage.
    init?(_ arguments: [String]) {
        var folder: String?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--limit":
                guard let limit = rest.popFirst().flatMap(Double.init) else { return nil }
                self.limit = limit
            case "--json":
                guard let path = rest.popFirst() else { return nil }
                output = URL(fileURLWithPath: path)
            case _ where argument.hasPrefix("-") || folder != nil: return nil
            default: folder = argument
            }
        }
        guard let folder else { return nil }
        self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    }
}
