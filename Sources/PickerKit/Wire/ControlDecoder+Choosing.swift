import Ink
import Localization

/// Controls of which one thing is chosen.
extension ControlDecoder {
    func list(_ id: String, _ fields: inout Fields, _ parts: inout Parts) -> ControlTemplate? {
        let name = fields.text("name") ?? parts.title
        let described = fields.array("rows") ?? []
        let triesOut = fields.bool("triesOut") ?? false
        guard let declaration = attribute(&fields) else { return nil }
        let rows = ListRows(declaration.type, rows(described, for: declaration))
        parts.lists[id] = rows
        let attribute = declaration.attribute
        return ControlTemplate(id: id) { context, search in
            .list(
                ListControl(
                    id: id, name: name, attribute: attribute,
                    rows: rows.rows(current: context.values[attribute], search: search), triesOut: triesOut))
        }
    }

    /// The rows that a list of that attribute gets.
    public func rows(_ rows: [JSON], for attribute: Attribute) -> [ListRows.Entry] {
        declaration(attribute, at: nil).map { self.rows(rows, for: $0) } ?? []
    }

    private func rows(_ rows: [JSON], for declaration: AttributeDeclaration) -> [ListRows.Entry] {
        if rows.count > Limits.rows {
            tooMany(rows[Limits.rows], tr("A list has at most {limit} rows.", ["limit": Limits.rows]))
        }
        return rows.prefix(Limits.rows).compactMap { row($0, for: declaration) }
    }

    /// A row may be a value alone, which is its own title.
    private func row(_ json: JSON, for declaration: AttributeDeclaration) -> ListRows.Entry? {
        guard json.members != nil else {
            guard let value = value(json, of: declaration) else { return nil }
            return ListRows.Entry(ListControl.Row(value: value, title: value.svg), isChecked: nil)
        }
        guard var fields = Fields(json, tr("row"), log: log, languages: languages) else { return nil }
        defer { fields.finish() }
        let value = fields.required("value", declaration.type.expectation).flatMap {
            self.value($0, of: declaration)
        }
        let title = fields.text("title")
        var row = ListControl.Row(value: value ?? "", title: title ?? value?.svg ?? "")
        row.subtitle = fields.text("subtitle")
        row.badge = fields.text("badge")
        row.swatch = paint("swatch", &fields)
        row.face = fields.string("face")
        row.section = fields.text("section")
        row.star = fields.optional("star").flatMap(star)
        let isChecked = fields.bool("checked")
        return value == nil ? nil : ListRows.Entry(row, isChecked: isChecked)
    }

    private func star(_ json: JSON) -> ListControl.Star? {
        guard var fields = Fields(json, tr("star"), log: log, languages: languages) else { return nil }
        defer { fields.finish() }
        let isOn = fields.bool("on") ?? false
        guard let title = fields.requiredText("title"), let button = fields.requiredString("button") else {
            return nil
        }
        return ListControl.Star(isOn: isOn, title: title, button: button)
    }

    func grid(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        let name = fields.text("name") ?? ""
        let columns = fields.integer("columns", in: 1...24) ?? 6
        let cells = fields.requiredArray("cells") ?? []
        guard let declaration = attribute(&fields) else { return nil }
        if cells.count > Limits.cells {
            tooMany(cells[Limits.cells], tr("A grid has at most {limit} cells.", ["limit": Limits.cells]))
        }
        let entries = cells.prefix(Limits.cells).compactMap { cell($0, for: declaration) }
        // Of a picture only the title can be searched for: its source is the same words over and over.
        let isPicture = declaration.type == .svg
        let index = SearchIndex(
            entries.map { isPicture ? $0.cell.title : "\($0.cell.title) \($0.cell.value.svg)" })
        let (attribute, type) = (declaration.attribute, declaration.type)
        return ControlTemplate(id: id) { context, search in
            let words = SearchIndex.words(of: search)
            let shown = words.isEmpty ? Array(entries.indices) : index.matches(words)
            let current = context.values[attribute].map(type.canonical)
            let cells = shown.map { index in
                entries[index].cell.checked(entries[index].isChecked ?? (entries[index].key == current))
            }
            return .grid(
                GridControl(id: id, name: name, attribute: attribute, columns: columns, cells: cells))
        }
    }

    private struct CellEntry: Sendable {
        let cell: GridControl.Cell
        let key: String
        let isChecked: Bool?
    }

    private func cell(_ json: JSON, for declaration: AttributeDeclaration) -> CellEntry? {
        guard json.members != nil else {
            guard let value = value(json, of: declaration) else { return nil }
            return entry(GridControl.Cell(value: value, title: value.svg), nil, for: declaration)
        }
        guard var fields = Fields(json, tr("cell"), log: log, languages: languages) else { return nil }
        defer { fields.finish() }
        let fileText = fields.string("file").flatMap { file($0, (json["file"] ?? json).position) }
        let hasFile = json["file"] != nil && declaration.type == .svg
        let value: AttributeValue?
        if hasFile, fields.optional("value") == nil {
            value = fileText.map(AttributeValue.init(svg:))
        } else {
            value = fields.required("value", declaration.type.expectation).flatMap {
                self.value($0, of: declaration)
            }
        }
        let title = fields.text("title")
        let swatch = paint("swatch", &fields)
        let line = fields.optional("line").flatMap { style($0, over: Self.plainLine) }
        let drawn =
            fields.string("svg").flatMap { picture($0, at: (json["svg"] ?? json).position) } ?? fileText
        let isChecked = fields.bool("checked")
        guard let value else { return nil }
        let cell = GridControl.Cell(
            value: value, title: title ?? value.svg, swatch: swatch, line: line, picture: drawn)
        return entry(cell, isChecked, for: declaration)
    }

    /// What a stamp places is also what its cell shows, where nothing else is said.
    private func entry(
        _ cell: GridControl.Cell, _ isChecked: Bool?, for declaration: AttributeDeclaration
    ) -> CellEntry {
        var cell = cell
        if declaration.type == .svg, cell.picture == nil, cell.swatch == nil, cell.line == nil,
            !cell.value.svg.isEmpty
        {
            cell = GridControl.Cell(value: cell.value, title: cell.title, picture: cell.value.svg)
        }
        return CellEntry(
            cell: cell, key: declaration.type.canonical(cell.value), isChecked: isChecked)
    }

    func choice(_ id: String, _ fields: inout Fields, _ parts: Parts) -> ControlTemplate? {
        let name = fields.text("name") ?? parts.title
        let options = fields.requiredArray("options") ?? []
        guard let declaration = attribute(&fields) else { return nil }
        if options.count > Limits.options {
            tooMany(
                options[Limits.options],
                tr("A choice has at most {limit} options.", ["limit": Limits.options]))
        }
        let entries = options.prefix(Limits.options).compactMap { option($0, for: declaration) }
        let (attribute, type) = (declaration.attribute, declaration.type)
        return ControlTemplate(id: id) { context, _ in
            let current = context.values[attribute].map(type.canonical)
            let options = entries.map { entry in
                ChoiceControl.Option(
                    value: entry.value, title: entry.title, icon: entry.icon,
                    isChosen: entry.isChecked ?? (type.canonical(entry.value) == current))
            }
            return .choice(ChoiceControl(id: id, name: name, attribute: attribute, options: options))
        }
    }

    private struct OptionEntry: Sendable {
        let value: AttributeValue
        let title: String
        var icon: String?
        var isChecked: Bool?
    }

    private func option(_ json: JSON, for declaration: AttributeDeclaration) -> OptionEntry? {
        guard json.members != nil else {
            return value(json, of: declaration).map { OptionEntry(value: $0, title: $0.svg) }
        }
        guard var fields = Fields(json, tr("option"), log: log, languages: languages) else { return nil }
        defer { fields.finish() }
        let value = fields.required("value", declaration.type.expectation).flatMap {
            self.value($0, of: declaration)
        }
        let title = fields.text("title")
        let icon = fields.string("icon")
        let isChecked = fields.bool("checked")
        return value.map { OptionEntry(value: $0, title: title ?? $0.svg, icon: icon, isChecked: isChecked) }
    }

    func paint(_ name: String, _ fields: inout Fields) -> Paint? {
        guard let text = fields.string(name) else { return nil }
        if let paint = Paint(svg: text) { return paint }
        log.badValue(
            JSON(.string(text), at: fields.json[name]?.position ?? .none), of: name,
            expected: AttributeType.paint.expectation)
        return nil
    }
}

extension GridControl.Cell {
    fileprivate func checked(_ isChecked: Bool) -> GridControl.Cell {
        GridControl.Cell(
            value: value, title: title, swatch: swatch, line: line, picture: picture, isChecked: isChecked)
    }
}
