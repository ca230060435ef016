import PickerKit

extension Screen {
    var lists: [ListControl] {
        controls.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    var sliders: [SliderControl] {
        controls.compactMap { if case .slider(let slider) = $0 { slider } else { nil } }
    }

    var previews: [PreviewControl] {
        controls.compactMap { if case .preview(let preview) = $0 { preview } else { nil } }
    }
}

extension ListControl {
    var checkedTitles: [String] { rows.filter(\.isChecked).map(\.title) }
}
