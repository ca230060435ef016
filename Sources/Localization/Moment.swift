import CIntl

/// Date and time as the person's country writes them.
/// - Parameter seconds: since 1970.
public func localMoment(_ seconds: Double) -> String {
    guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, "%x %H:%M") else { return "" }
    defer { g_free(text) }
    return String(cString: text)
}
