import FoundationEssentials

extension Drawing {
    /// The bytes to save: those of the source but for the elements that have changed, and so the very same
    /// bytes where nothing has.
    public func svg() -> Data {
        let patches = DrawingWriter(self).patches
        return patches.isEmpty ? source.data : source.encoding.data(of: source.text.applying(patches))
    }
}
