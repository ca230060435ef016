/// What stands behind a toolbar button: it says what it edits and describes its content as values, which
/// the host draws.
///
/// A picker holds no widget and no state of its own: the same values give the same content. It is called
/// from any thread.
public protocol Picker: Sendable {
    var descriptor: PickerDescriptor { get }

    /// The screen that the popover opens with, and again after each change of a value while it is open.
    ///
    /// Controls keep their ids from one call to the next; the host updates those that changed.
    /// - Parameter values: of the attributes that the descriptor lists in `attributes` and `reads`.
    func content(for values: AttributeValues) -> Screen
}
