import CIntl

/// A text in the person's language, from the catalogue of another package; as it is where that has none.
///
/// - Parameter domain: the catalogue's gettext domain, such as `iso_3166-1`.
public func translated(_ text: String, domain: String) -> String {
    bind_textdomain_codeset(domain, "UTF-8")
    return text.withCString { key in dgettext(domain, key).map { String(cString: $0) } } ?? text
}
