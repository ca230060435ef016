import Localization

extension ControlDecoder {
    /// What a button is to do: an object with one member, named after the action.
    public func actions(_ json: [JSON]) -> [PickerAction] { json.compactMap(action) }

    func action(_ json: JSON) -> PickerAction? {
        guard let member = json.members?.first, json.members?.count == 1 else {
            log.add(
                .unknownAction, at: json.position, tr("{value} is no action.", ["value": json.excerpt]),
                expected: Self.actionForms, mend: "")
            return nil
        }
        let value = member.value
        switch member.name {
        case "choose": return valueAction(value).map { .choose($0, $1) }
        case "change": return valueAction(value).map { .change($0, $1) }
        case "remember":
            if let pair = value.array, pair.count == 2, let key = pair[0].string,
                pair[1].string != nil || pair[1].isNull
            {
                return .remember(key, pair[1].string)
            }
        case "push": if let screen = value.string { return .push(screen) }
        case "pop": if value.bool == true { return .pop }
        case "dismiss": if value.bool == true { return .dismiss }
        case "request":
            if let pair = value.array, pair.count == 2, let request = pair[0].string,
                let name = pair[1].string
            {
                return declaration(Attribute(rawValue: name), at: pair[1].position).map {
                    .request(request, $0.attribute)
                }
            }
        default: break
        }
        log.add(
            .unknownAction, at: member.position, tr("{value} is no action.", ["value": json.excerpt]),
            expected: Self.actionForms, mend: "")
        return nil
    }

    private func valueAction(_ json: JSON) -> (Attribute, AttributeValue)? {
        guard let pair = json.array, pair.count == 2, let name = pair[0].string else {
            log.wrongType(
                json, of: tr("The action"),
                expected: tr("an attribute and a value, such as [\"stroke\", \"red\"]"))
            return nil
        }
        guard let declaration = declaration(Attribute(rawValue: name), at: pair[0].position) else {
            return nil
        }
        return value(pair[1], of: declaration).map { (declaration.attribute, $0) }
    }

    private static let actionForms = """
        {"choose": ["stroke", "red"]}, {"change": ["stroke", "red"]}, {"remember": ["key", "text"]}, \
        {"push": "screen"}, {"pop": true}, {"dismiss": true}, {"request": ["eyedropper", "stroke"]}
        """
}
