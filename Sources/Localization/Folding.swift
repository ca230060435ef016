import CIntl

/// The text with case, accents and forms that only look different set aside, for searching and sorting: what
/// GLib's full case folding leaves of the compatibility decomposition without its marks.
public func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    guard let decomposed = g_utf8_normalize(text, -1, G_NORMALIZE_ALL) else { return text.lowercased() }
    defer { g_free(decomposed) }
    var letters = String.UnicodeScalarView()
    letters.append(
        contentsOf: String(cString: decomposed).unicodeScalars.filter { g_unichar_ismark($0.value) == 0 })
    guard let folded = g_utf8_casefold(String(letters), -1) else { return String(letters) }
    defer { g_free(folded) }
    return String(cString: folded)
}
