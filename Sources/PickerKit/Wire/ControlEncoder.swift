import Ink

/// Spells controls as JSON, as `ControlDecoder` reads them: what is read again is the same, down to numbers of
/// four decimals in paths and ink.
public enum ControlEncoder {
    /// - Parameter rows: how many rows of a list are spelled; a program sends the others behind it.
    public static func json(_ screen: Screen, rows: Int = .max) -> JSON {
        [
            "title": JSON(screen.title),
            "controls": JSON(.array(screen.controls.map { json($0, rows: rows) })),
        ]
    }

    /// - Parameter rows: how many rows of a list are spelled.
    public static func json(_ control: Control, rows: Int = .max) -> JSON {
        switch control {
        case .list(let list): json(list, rows: rows)
        case .grid(let grid): json(grid)
        case .slider(let slider): json(slider)
        case .number(let number): json(number)
        case .text(let text): json(text)
        case .toggle(let toggle): json(toggle)
        case .choice(let choice): json(choice)
        case .search(let search): json(search)
        case .colorPlane(let plane): json(plane)
        case .preview(let preview): json(preview)
        case .disclosure(let disclosure): json(disclosure, rows: rows)
        case .link(let link): json(link)
        case .button(let button): json(button)
        case .note(let note): json(note)
        case .waiting(let waiting): json(waiting)
        }
    }

    // MARK: Choosing

    private static func json(_ list: ListControl, rows: Int) -> JSON {
        object(
            .list, list.id,
            [
                ("name", JSON(list.name)), ("attribute", JSON(list.attribute.rawValue)),
                ("rows", JSON(.array(list.rows.prefix(rows).map(json)))),
                ("triesOut", list.triesOut ? true : nil),
            ])
    }

    /// A row of a list.
    public static func json(_ row: ListControl.Row) -> JSON {
        object([
            ("value", JSON(row.value.svg)), ("title", JSON(row.title)),
            ("subtitle", row.subtitle.map { JSON($0) }), ("badge", row.badge.map { JSON($0) }),
            ("swatch", row.swatch.map { JSON($0.svg) }), ("face", row.face.map { JSON($0) }),
            ("section", row.section.map { JSON($0) }), ("checked", JSON(row.isChecked)),
            ("star", row.star.map { json($0) }),
        ])
    }

    private static func json(_ star: ListControl.Star) -> JSON {
        ["on": JSON(star.isOn), "title": JSON(star.title), "button": JSON(star.button)]
    }

    private static func json(_ grid: GridControl) -> JSON {
        object(
            .grid, grid.id,
            [
                ("name", JSON(grid.name)), ("attribute", JSON(grid.attribute.rawValue)),
                ("columns", JSON(grid.columns)), ("cells", JSON(.array(grid.cells.map(json)))),
            ])
    }

    private static func json(_ cell: GridControl.Cell) -> JSON {
        object([
            ("value", JSON(cell.value.svg)), ("title", JSON(cell.title)),
            ("swatch", cell.swatch.map { JSON($0.svg) }),
            ("line", cell.line.map { json($0, unlike: ControlDecoder.plainLine) }),
            ("svg", cell.picture.map { JSON($0) }), ("checked", JSON(cell.isChecked)),
        ])
    }

    private static func json(_ choice: ChoiceControl) -> JSON {
        let options = choice.options.map { option in
            object([
                ("value", JSON(option.value.svg)), ("title", JSON(option.title)),
                ("icon", option.icon.map { JSON($0) }), ("checked", JSON(option.isChosen)),
            ])
        }
        return object(
            .choice, choice.id,
            [
                ("name", JSON(choice.name)), ("attribute", JSON(choice.attribute.rawValue)),
                ("options", JSON(.array(options))),
            ])
    }

    // MARK: Entering

    private static func json(_ slider: SliderControl) -> JSON {
        object(
            .slider, slider.id,
            [
                ("name", JSON(slider.name)), ("attribute", JSON(slider.attribute.rawValue)),
                ("minimum", JSON(slider.minimum)), ("maximum", JSON(slider.maximum)),
                ("step", JSON(slider.step)),
                ("value", JSON(slider.value)), ("unit", JSON(slider.unit)), ("scale", JSON(slider.scale)),
            ])
    }

    private static func json(_ number: NumberControl) -> JSON {
        object(
            .number, number.id,
            [
                ("name", JSON(number.name)), ("attribute", JSON(number.attribute.rawValue)),
                ("minimum", JSON(number.minimum)), ("maximum", JSON(number.maximum)),
                ("step", JSON(number.step)),
                ("value", JSON(number.value)), ("unit", JSON(number.unit)), ("scale", JSON(number.scale)),
            ])
    }

    private static func json(_ text: TextControl) -> JSON {
        object(
            .text, text.id,
            [
                ("name", JSON(text.name)), ("attribute", JSON(text.attribute.rawValue)),
                ("value", JSON(text.value)), ("placeholder", JSON(text.placeholder)),
                ("multiline", JSON(text.isMultiline)), ("problem", text.problem.map { JSON($0) }),
            ])
    }

    private static func json(_ toggle: ToggleControl) -> JSON {
        object(
            .toggle, toggle.id,
            [
                ("name", JSON(toggle.name)), ("attribute", JSON(toggle.attribute.rawValue)),
                ("on", JSON(toggle.on.svg)), ("off", JSON(toggle.off.svg)), ("isOn", JSON(toggle.isOn)),
            ])
    }

    private static func json(_ search: SearchControl) -> JSON {
        object(.search, search.id, [("name", JSON(search.name)), ("text", JSON(search.text))])
    }

    private static func json(_ plane: ColorPlaneControl) -> JSON {
        object(
            .colorPlane, plane.id,
            [
                ("name", JSON(plane.name)), ("attribute", JSON(plane.attribute.rawValue)),
                ("color", JSON(plane.color.css)), ("original", JSON(plane.original.css)),
                ("alpha", JSON(plane.hasAlpha)),
            ])
    }

    // MARK: Structure

    private static func json(_ preview: PreviewControl) -> JSON {
        object(
            .preview, preview.id,
            [
                ("name", JSON(preview.name)),
                ("size", [JSON(preview.size.width), JSON(preview.size.height)]),
                ("paths", JSON(.array(preview.figures.map { JSON($0.svg) }))),
                ("style", json(preview.style, unlike: nil)), ("text", preview.text.map { JSON($0) }),
            ])
    }

    private static func json(_ disclosure: DisclosureControl, rows: Int) -> JSON {
        object(
            .disclosure, disclosure.id,
            [
                ("name", JSON(disclosure.name)), ("value", JSON(disclosure.value)),
                ("open", JSON(disclosure.isOpen)),
                ("controls", JSON(.array(disclosure.controls.map { json($0, rows: rows) }))),
            ])
    }

    private static func json(_ link: LinkControl) -> JSON {
        object(
            .link, link.id,
            [
                ("title", JSON(link.title)), ("value", JSON(link.value)), ("screen", JSON(link.screen)),
            ])
    }

    private static func json(_ button: ButtonControl) -> JSON {
        object(
            .button, button.id,
            [
                ("title", JSON(button.title)), ("icon", button.icon.map { JSON($0) }),
                ("enabled", JSON(button.isEnabled)),
            ])
    }

    private static func json(_ note: NoteControl) -> JSON {
        object(.note, note.id, [("text", JSON(note.text))])
    }

    private static func json(_ waiting: WaitingControl) -> JSON {
        object(.waiting, waiting.id, [("text", JSON(waiting.text))])
    }

    // MARK: Actions

    public static func json(_ action: PickerAction) -> JSON {
        switch action {
        case .choose(let attribute, let value): ["choose": [JSON(attribute.rawValue), JSON(value.svg)]]
        case .change(let attribute, let value): ["change": [JSON(attribute.rawValue), JSON(value.svg)]]
        case .remember(let key, let value): ["remember": [JSON(key), value.map { JSON($0) } ?? JSON(.null)]]
        case .push(let screen): ["push": JSON(screen)]
        case .pop: ["pop": true]
        case .dismiss: ["dismiss": true]
        case .request(let request, let attribute): ["request": [JSON(request), JSON(attribute.rawValue)]]
        }
    }

    // MARK: Pieces

    /// The attributes of a style, all of them or those that another one says otherwise.
    private static func json(_ style: Style, unlike base: Style?) -> JSON {
        object(
            Style.attributes.map { name in
                let value = style.value(of: name)
                return (name, value == base?.value(of: name) ? nil : value.map { JSON($0) })
            })
    }

    private static func object(_ kind: ControlKind, _ id: String, _ members: [(String, JSON?)]) -> JSON {
        object([("type", JSON(kind.rawValue)), ("id", JSON(id))] + members)
    }

    private static func object(_ members: [(String, JSON?)]) -> JSON {
        JSON(.object(members.compactMap { name, value in value.map { JSON.Member(name, $0) } }))
    }
}

extension Style {
    /// The presentation attributes that a style has.
    static let attributes = [
        "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
        "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color",
        "font-family", "font-size", "font-weight", "font-style", "text-anchor",
    ]
}
