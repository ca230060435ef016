import CAtspi

/// One object of the accessibility tree: owns one libatspi handle. Used on the driver's thread only.
///
/// Everything is asked of the program at each call, for libatspi keeps no cache without its main loop. What
/// cannot be asked, because the object or the program is gone, is nil or empty.
final class AccessibleNode {
    private let handle: UnsafeMutablePointer<AtspiAccessible>

    /// Takes over the caller's reference.
    init?(owning handle: UnsafeMutablePointer<AtspiAccessible>?) {
        guard let handle else { return nil }
        self.handle = handle
    }

    deinit { g_object_unref(handle) }

    var name: String { Self.text { atspi_accessible_get_name(handle, $0) } }

    var role: Role { Role(Self.text { atspi_accessible_get_role_name(handle, $0) }) }

    var summary: String { Self.text { atspi_accessible_get_description(handle, $0) } }

    var processIdentifier: Int { Int(Self.ask { atspi_accessible_get_process_id(handle, $0) } ?? 0) }

    /// Its states; `showing` is what a person would say.
    ///
    /// GTK 3 takes that state from a viewport that is scrolled by more than its height, for it compares the
    /// viewport's own place with what is scrolled into view.
    var states: Set<ElementState> {
        var states = ownStates
        if states.contains(.visible), !states.contains(.showing), role == .viewport,
            parent?.ownStates.contains(.showing) == true
        {
            states.insert(.showing)
        }
        return states
    }

    private var ownStates: Set<ElementState> {
        guard let set = atspi_accessible_get_state_set(handle) else { return [] }
        defer { g_object_unref(set) }
        return Set(ElementState.allCases.filter { atspi_state_set_contains(set, $0.native) != 0 })
    }

    var parent: AccessibleNode? {
        AccessibleNode(owning: Self.ask { atspi_accessible_get_parent(handle, $0) } ?? nil)
    }

    var childCount: Int {
        // libatspi says -1, without an error, of an object that went away.
        max(0, Int(Self.ask { atspi_accessible_get_child_count(handle, $0) } ?? 0))
    }

    func child(at index: Int) -> AccessibleNode? {
        AccessibleNode(
            owning: Self.ask { atspi_accessible_get_child_at_index(handle, Int32(index), $0) } ?? nil)
    }

    var indexInParent: Int { Int(Self.ask { atspi_accessible_get_index_in_parent(handle, $0) } ?? -1) }

    /// Where it is on the screen, in the program's own pixels.
    var extents: ScreenRect? {
        guard let component = atspi_accessible_get_component_iface(handle) else { return nil }
        defer { g_object_unref(component) }
        let answer = Self.ask { atspi_component_get_extents(component, ATSPI_COORD_TYPE_SCREEN, $0) }
        guard let rect = answer ?? nil else { return nil }
        defer { g_free(rect) }
        return ScreenRect(
            Int(rect.pointee.x), Int(rect.pointee.y), Int(rect.pointee.width), Int(rect.pointee.height))
    }

    /// The whole text of an entry, a text view or a label; nil for what has none.
    var text: String? {
        guard let text = atspi_accessible_get_text_iface(handle) else { return nil }
        defer { g_object_unref(text) }
        guard let count = Self.ask({ atspi_text_get_character_count(text, $0) }) else { return nil }
        return Self.text { atspi_text_get_text(text, 0, count, $0) }
    }

    /// Where the caret is in the text, in code points; nil for what has none.
    var caret: Int? {
        guard let text = atspi_accessible_get_text_iface(handle) else { return nil }
        defer { g_object_unref(text) }
        return Self.ask { atspi_text_get_caret_offset(text, $0) }.map(Int.init)
    }

    /// The number that a slider, spin button or progress bar shows; nil for what has none.
    var value: Double? {
        guard let value = atspi_accessible_get_value_iface(handle) else { return nil }
        defer { g_object_unref(value) }
        return Self.ask { atspi_value_get_current_value(value, $0) }
    }

    private typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    private static func ask<Answer>(_ call: (ErrorPointer) -> Answer) -> Answer? {
        var error: UnsafeMutablePointer<GError>?
        let answer = call(&error)
        guard let error else { return answer }
        g_error_free(error)
        return nil
    }

    private static func text(_ call: (ErrorPointer) -> UnsafeMutablePointer<CChar>?) -> String {
        guard let text = ask(call) ?? nil else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
