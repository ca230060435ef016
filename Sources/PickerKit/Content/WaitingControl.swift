/// Says that something is on its way, with a sign that turns.
public struct WaitingControl: Sendable, Hashable {
    public let id: String
    public let text: String

    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}
