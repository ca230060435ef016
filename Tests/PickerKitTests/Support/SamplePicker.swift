import PickerKit

/// A picker with as much of a descriptor as a test cares for, and a list of its first attribute's values.
struct SamplePicker: Picker {
    let descriptor: PickerDescriptor

    init(
        _ id: String = "org.example.sample", slot: PickerDescriptor.Slot = .canvas, order: Int = 0,
        attributes: [AttributeDeclaration] = [], reads: [Attribute] = [],
        commit: PickerDescriptor.CommitPolicy = .onSelect
    ) {
        descriptor = PickerDescriptor(
            id: id, title: "Sample", summary: "", icon: "sample", slot: slot, order: order,
            attributes: attributes, reads: reads, commit: commit)
    }

    func content(for context: PickerContext) -> Screen {
        let text = descriptor.attributes.map { context.values[$0.attribute]?.svg ?? "mixed" }.joined(
            separator: " ")
        return Screen(title: descriptor.title, controls: [.note(NoteControl(id: "note", text: text))])
    }
}
