extension PickerManifest {
    /// The picker that it describes.
    /// - Parameters:
    ///   - supervisor: watches over its program, where it has one.
    ///   - mustBeConfined: whether that program is not started where the sandbox does not work.
    public func picker(supervisor: PickerSupervisor, mustBeConfined: Bool = false) -> any Picker {
        switch entry {
        case .declarative(let root, let screens):
            DeclarativePicker(descriptor, root: root, screens: screens)
        case .executable(let command):
            ProcessPicker(self, command, supervisor: supervisor, mustBeConfined: mustBeConfined)
        }
    }
}
