extension PickerManifest {
    /// The picker that it describes.
    /// - Parameter supervisor: watches over its program, where it has one.
    public func picker(supervisor: PickerSupervisor) -> any Picker {
        switch entry {
        case .declarative(let root, let screens):
            DeclarativePicker(descriptor, root: root, screens: screens)
        case .executable(let command): ProcessPicker(self, command, supervisor: supervisor)
        }
    }
}
