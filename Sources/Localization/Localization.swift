import CIntl

/// The gettext domain of every string that a person reads.
public let textDomain = "daub"

/// Turns on the person's language: reads the locale of the environment and the catalogues below `folder`.
///
/// Call it once, first thing in the process, before any other thread runs.
/// - Parameter folder: holds `LANGUAGE/LC_MESSAGES/daub.mo`.
public func openCatalogues(in folder: String) {
    setlocale(LC_ALL, "")
    // Numbers that programs read, in SVG and JSON, keep their point in every language.
    setlocale(LC_NUMERIC, "C")
    bindtextdomain(textDomain, folder)
    bind_textdomain_codeset(textDomain, "UTF-8")
}

/// The text in the person's language, `{name}` replaced by the value given for it.
public func tr(_ text: String, _ values: KeyValuePairs<String, Any> = [:]) -> String {
    guard let translated = dgettext(textDomain, text) else { return filled(text, values) }
    return filled(String(cString: translated), values)
}

/// The text in the form that the count asks for in the person's language; `{count}` is the count.
public func tr(
    _ one: String, _ many: String, count: Int, _ values: KeyValuePairs<String, Any> = [:]
) -> String {
    let form = dngettext(textDomain, one, many, UInt(count.magnitude))
    let text = form.map { String(cString: $0) } ?? (count == 1 ? one : many)
    return filled(text.replacing("{count}", with: "\(count)"), values)
}

private func filled(_ text: String, _ values: KeyValuePairs<String, Any>) -> String {
    values.reduce(text) { result, pair in result.replacing("{\(pair.key)}", with: "\(pair.value)") }
}
