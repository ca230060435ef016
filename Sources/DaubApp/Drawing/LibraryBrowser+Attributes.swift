import Library
import PickerKit

/// What pickers read of the list and set in it.
extension LibraryBrowser: LibraryAttributeHost {
    func values(of attributes: [Attribute]) -> AttributeValues {
        var values = AttributeValues()
        for attribute in attributes { values[attribute] = value(of: attribute) }
        return values
    }

    private func value(of attribute: Attribute) -> AttributeValue? {
        switch attribute {
        case "library.filter": AttributeValue(svg: query.filter.rawValue)
        case "library.sort": AttributeValue(svg: query.sort.word)
        case "library.notebook": AttributeValue(svg: query.notebook)
        case "library.notebook-name": AttributeValue(svg: notebookName)
        default: nil
        }
    }

    func commit(_ values: [Attribute: AttributeValue]) {
        let old = query
        for (attribute, value) in values {
            switch attribute {
            case "library.filter": query.filter = LibraryQuery.Filter(rawValue: value.svg) ?? query.filter
            case "library.sort": query.sort = LibraryQuery.Sort(value.svg) ?? query.sort
            case "library.notebook": query.notebook = value.svg
            case "library.notebook-name": notebookName = value.svg
            default: break
            }
        }
        guard query != old else { return }
        fresh.removeAll(where: items.contains)
        settings.libraryValues = Dictionary(
            uniqueKeysWithValues: ["library.filter", "library.sort", "library.notebook"].map {
                (Attribute(rawValue: $0), value(of: Attribute(rawValue: $0)) ?? "")
            })
        refresh()
    }
}
