import Sketch

extension Drawing {
    /// What the part of an attribute behind `drawing.` is in the drawing; nil where it says nothing.
    func word(_ property: String) -> String? {
        switch property {
        case "title": title
        case "description": description
        default: properties[property]
        }
    }
}

extension Edit {
    /// Sets what the part of an attribute behind `drawing.` names. SVG has elements for title and description;
    /// any other is a property, which an empty text takes away.
    static func setting(_ property: String, to text: String) -> Edit {
        switch property {
        case "title": .setTitle(text)
        case "description": .setDescription(text)
        default: .setProperty(property, text.isEmpty ? nil : text)
        }
    }
}
