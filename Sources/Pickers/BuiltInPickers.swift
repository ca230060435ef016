import PickerKit

/// The pickers that come with Daub: adding one is a folder beside this file and a line in it.
public enum BuiltInPickers {
    public static let all: [any Picker] = [
        StrokeColorPicker(),
        FillColorPicker(),
        StrokeWidthPicker(),
        LineStylePicker(),
        OpacityPicker(),
        FontPicker(),
        FontSizePicker(),
        TitleColorPicker(),
        FilterPicker(),
        NotebookPicker(),
        DetailsPicker(),
    ]
}
