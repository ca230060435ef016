import Localization

extension ProcessPicker {
    /// How many lines of what the program wrote for people the popover shows.
    private static let shownLines = 12

    /// What the popover shows where the program failed: what happened, what it wrote, and what can be done.
    /// - Parameter errors: what it wrote for people.
    func screen(of fault: ProgramFault, errors: String, in context: PickerContext) -> Screen {
        let diagnostic = fault.diagnostic(of: self)
        var controls: [Control] = [
            .note(NoteControl(id: HostControl.failure, text: "\(headline(fault)) \(diagnostic.remark)"))
        ]
        let lines = errors.split(separator: "\n").suffix(Self.shownLines)
        if !lines.isEmpty {
            let isOpen = context.state[HostControl.errors] == "open"
            let text = NoteControl(id: HostControl.errors + ".text", text: lines.joined(separator: "\n"))
            controls.append(
                .disclosure(
                    DisclosureControl(
                        id: HostControl.errors, name: tr("What It Wrote"), value: "", isOpen: isOpen,
                        controls: isOpen ? [.note(text)] : [])))
        }
        controls += [
            .button(ButtonControl(id: HostControl.restart, title: tr("Restart"))),
            .button(ButtonControl(id: HostControl.disable, title: tr("Disable"))),
        ]
        return Screen(title: descriptor.title, controls: controls)
    }

    private func headline(_ fault: ProgramFault) -> String {
        fault.isCrash
            ? tr("“{picker}” had to stop.", ["picker": descriptor.title])
            : tr("“{picker}” cannot be started.", ["picker": descriptor.title])
    }
}

extension ProcessPicker.Program {
    /// What is started: in the sandbox, where it works.
    func launch(in sandbox: Sandbox, inheriting environment: [String: String]) throws(ProgramFault) -> Launch
    {
        var environment = environment
        guard sandbox.state.works else {
            guard !mustBeConfined else { throw .notConfined }
            return try Launch(command: command, of: folder, inheriting: environment)
        }
        environment["PATH"] = Sandbox.path(within: environment["PATH"] ?? "")
        let launch = try Launch(command: command, of: folder, inheriting: environment)
        return sandbox.wrap(launch, network: usesNetwork)
    }
}
