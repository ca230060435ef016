import Ink
import Localization
import PickerKit

/// The colours that Daub's colour pickers offer, each with a name in the person's language.
struct NamedPalette {
    struct Entry {
        let name: String
        let color: Color
    }

    /// Twenty colours from dark to light within each hue, none of them hard to tell from its neighbour.
    static var standard: NamedPalette {
        NamedPalette(entries: [
            Entry(name: tr("Black"), color: Color(hex: 0x000000)),
            Entry(name: tr("Charcoal"), color: Color(hex: 0x3D3846)),
            Entry(name: tr("Gray"), color: Color(hex: 0x77767B)),
            Entry(name: tr("Silver"), color: Color(hex: 0xC0BFBC)),
            Entry(name: tr("White"), color: Color(hex: 0xFFFFFF)),
            Entry(name: tr("Maroon"), color: Color(hex: 0x7A1C24)),
            Entry(name: tr("Red"), color: Color(hex: 0xE01B24)),
            Entry(name: tr("Orange"), color: Color(hex: 0xF57900)),
            Entry(name: tr("Yellow"), color: Color(hex: 0xF6D32D)),
            Entry(name: tr("Lime"), color: Color(hex: 0x8DE03C)),
            Entry(name: tr("Green"), color: Color(hex: 0x2E9E4F)),
            Entry(name: tr("Forest"), color: Color(hex: 0x1B5E33)),
            Entry(name: tr("Teal"), color: Color(hex: 0x168A8A)),
            Entry(name: tr("Sky"), color: Color(hex: 0x62B5F0)),
            Entry(name: tr("Blue"), color: Color(hex: 0x1C71D8)),
            Entry(name: tr("Navy"), color: Color(hex: 0x1A3A78)),
            Entry(name: tr("Violet"), color: Color(hex: 0x8B3DC4)),
            Entry(name: tr("Magenta"), color: Color(hex: 0xD63CA8)),
            Entry(name: tr("Pink"), color: Color(hex: 0xF5A3C4)),
            Entry(name: tr("Brown"), color: Color(hex: 0x865E3C)),
        ])
    }

    let entries: [Entry]

    /// A list of the palette that sets the attribute; the current colour is checked, and stands first with
    /// its code for a name where the palette does not have it.
    /// - Parameter first: rows before the colours, such as *None*.
    func list(
        setting attribute: Attribute, named name: String, current: AttributeValue?,
        first: [ListControl.Row] = []
    ) -> ListControl {
        let chosen = current?.paint
        func row(_ title: String, _ paint: Paint) -> ListControl.Row {
            ListControl.Row(value: .paint(paint), title: title, swatch: paint, isChecked: paint == chosen)
        }
        var rows = first + entries.map { row($0.name, .color($0.color)) }
        if let chosen, case .color(let color) = chosen, !rows.contains(where: \.isChecked) {
            rows.insert(row(color.css, chosen), at: 0)
        }
        return ListControl(id: "palette", name: name, attribute: attribute, rows: rows)
    }
}
