import Foundation

extension Drawing {
    /// The bytes to save: those of the source, but for what has changed.
    public func svg() -> Data {
        source.data
    }
}
