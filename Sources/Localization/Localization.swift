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
    // Without a translation gettext returns the very pointer that it was given: read it while that lives.
    let translated = text.withCString { key in dgettext(textDomain, key).map { String(cString: $0) } }
    return filled(translated ?? text, values)
}

/// The text in the form that the count asks for in the person's language; `{count}` is the count.
public func tr(
    _ one: String, _ many: String, count: Int, _ values: KeyValuePairs<String, Any> = [:]
) -> String {
    let form = one.withCString { one in
        many.withCString { many in
            dngettext(textDomain, one, many, count.magnitude).map { String(cString: $0) }
        }
    }
    let text = form ?? (count == 1 ? one : many)
    return filled(text.replacing("{count}", with: "\(count)"), values)
}

private func filled(_ text: String, _ values: KeyValuePairs<String, Any>) -> String {
    values.reduce(text) { result, pair in result.replacing("{\(pair.key)}", with: "\(pair.value)") }
}
