import PickerKit

/// Where a list that pickers can show comes from. Adding one is a file beside this one and a line in
/// `MainWindow.factSources`.
@MainActor
protocol FactSource: AnyObject {
    var fact: Fact { get }
    /// The list, where it is at hand; nil where it must be gathered first.
    var known: [String]? { get }
    /// Gathers the list, on a worker where that takes long.
    func gather() async -> [String]
}

extension FactSource {
    func gather() async -> [String] { known ?? [] }
}

/// What only the host can do for a picker, by the name of the request.
@MainActor
protocol RequestHandler: AnyObject {
    var requests: [String] { get }
    /// - Returns: what the attribute is to become; nil where nothing came of it.
    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue?
}
