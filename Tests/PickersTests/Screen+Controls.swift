import PickerKit

extension Screen {
    var lists: [ListControl] {
        controls.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    var sliders: [SliderControl] {
        controls.compactMap { if case .slider(let slider) = $0 { slider } else { nil } }
    }

    var grids: [GridControl] {
        controls.compactMap { if case .grid(let grid) = $0 { grid } else { nil } }
    }

    var numbers: [NumberControl] {
        controls.compactMap { if case .number(let number) = $0 { number } else { nil } }
    }

    var texts: [TextControl] {
        controls.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    var choices: [ChoiceControl] {
        controls.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    }

    var links: [LinkControl] {
        controls.compactMap { if case .link(let link) = $0 { link } else { nil } }
    }

    var notes: [String] {
        controls.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    }

    var planes: [ColorPlaneControl] {
        controls.compactMap { if case .colorPlane(let plane) = $0 { plane } else { nil } }
    }

    var previews: [PreviewControl] {
        controls.compactMap { if case .preview(let preview) = $0 { preview } else { nil } }
    }
}

extension GridControl {
    var checkedTitles: [String] { cells.filter(\.isChecked).map(\.title) }
}

extension ChoiceControl {
    var chosenTitles: [String] { options.filter(\.isChosen).map(\.title) }
}

extension ListControl {
    var checkedTitles: [String] { rows.filter(\.isChecked).map(\.title) }
}
