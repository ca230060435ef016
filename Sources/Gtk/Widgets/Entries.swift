import CGtk

/// A line of text to type.
open class TextEntry: Widget {
    public init() { super.init(raw: gtk_entry_new()) }

    init(unsafe raw: UnsafeMutableRawPointer) { super.init(raw: raw) }

    public var text: String {
        get { String(cString: gtk_entry_get_text(cast())) }
        set { gtk_entry_set_text(cast(), newValue) }
    }

    /// What it shows while it is empty.
    public func setPlaceholder(_ text: String) { gtk_entry_set_placeholder_text(cast(), text) }

    /// The natural width, in characters, and the least.
    public func setWidth(characters: Int, atLeast least: Int? = nil) {
        gtk_entry_set_width_chars(cast(), gint(least ?? characters))
        gtk_entry_set_max_width_chars(cast(), gint(characters))
    }

    /// Calls the handler at each change of the text, by hand or by program.
    public func onChange(_ handler: @escaping @MainActor () -> Void) { connect("changed", handler) }

    /// Calls the handler when Enter is pressed, before the entry acts on it.
    public func onActivate(_ handler: @escaping @MainActor () -> Void) { connect("activate", handler) }
}

/// A line of text to search with, which can be cleared by a press.
public final class SearchEntry: TextEntry {
    public override init() { super.init(unsafe: gtk_search_entry_new()) }
}

/// A number to type or to step.
public final class NumberEntry: TextEntry {
    /// - Parameter decimals: how many are shown.
    public init(from lower: Double, to upper: Double, step: Double, decimals: Int) {
        super.init(unsafe: gtk_spin_button_new_with_range(lower, upper, step))
        set(decimals: decimals)
    }

    public func set(decimals: Int) { gtk_spin_button_set_digits(cast(), guint(decimals)) }

    public func setRange(from lower: Double, to upper: Double, step: Double) {
        gtk_spin_button_set_range(cast(), lower, upper)
        gtk_spin_button_set_increments(cast(), step, step * 10)
    }

    public var value: Double {
        get { gtk_spin_button_get_value(cast()) }
        set { gtk_spin_button_set_value(cast(), newValue) }
    }

    /// Makes what is typed the value, cut to the range; what is no number is put back.
    public func takeText() { gtk_spin_button_update(cast()) }

    /// Calls the handler when the value changes: by a step, by Enter, as the entry is left, or by program.
    public func onValueChange(_ handler: @escaping @MainActor () -> Void) {
        connect("value-changed", handler)
    }
}
