/// Knows interned words by their pointers, so that each is spelled out once in a reading.
struct NameTable {
    private var elements: [XMLStartTag.Word: ElementName?] = [:]
    private var attributes: [XMLStartTag.Word: AttributeName?] = [:]
    private var namespaces: [XMLStartTag.Word: String] = [:]

    mutating func element(_ word: XMLStartTag.Word) -> ElementName? {
        if let known = elements[word] { return known }
        let name = ElementName(rawValue: String(cString: word))
        elements[word] = .some(name)
        return name
    }

    mutating func attribute(_ word: XMLStartTag.Word) -> AttributeName? {
        if let known = attributes[word] { return known }
        let name = AttributeName(rawValue: String(cString: word))
        attributes[word] = .some(name)
        return name
    }

    mutating func isSVG(_ word: XMLStartTag.Word?) -> Bool { namespace(word) == SceneReader.svgNamespace }

    mutating func isDaub(_ word: XMLStartTag.Word?) -> Bool { namespace(word) == SceneReader.daubNamespace }

    private mutating func namespace(_ word: XMLStartTag.Word?) -> String {
        guard let word else { return "" }
        if let known = namespaces[word] { return known }
        let name = String(cString: word)
        namespaces[word] = name
        return name
    }
}
