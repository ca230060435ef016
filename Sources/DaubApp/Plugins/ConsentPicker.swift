import Localization
import PickerKit

/// Stands where a picker would that runs a program nobody has allowed yet: it says what would run, and asks.
struct ConsentPicker: Picker {
    static let allowing = "allow"
    /// How programs are kept from doing harm here, in a sentence.
    static let sandbox: Fact = "picker.sandbox"

    let descriptor: PickerDescriptor
    private let manifest: PickerManifest
    private let isChange: Bool

    /// - Parameter isChange: whether an earlier version of it was allowed.
    init(_ manifest: PickerManifest, isChange: Bool) {
        self.manifest = manifest
        self.isChange = isChange
        let picker = manifest.descriptor
        descriptor = PickerDescriptor(
            id: picker.id, title: picker.title, summary: picker.summary, icon: picker.icon, slot: picker.slot,
            order: picker.order, attributes: [], facts: [Self.sandbox], commit: .live)
    }

    func content(for context: PickerContext) -> Screen {
        var controls = Self.notes(on: manifest, isChange: isChange, context)
        controls.append(.button(ButtonControl(id: "refuse", title: tr("Do Not Allow"))))
        controls.append(.button(ButtonControl(id: Self.allowing, title: tr("Allow"))))
        return Screen(title: descriptor.title, controls: controls)
    }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        id == Self.allowing ? [.request(Self.allowing, Attribute(rawValue: descriptor.id))] : [.dismiss]
    }

    /// What a person is told before they decide.
    /// - Parameter context: with the fact `sandbox`, once that is known.
    static func notes(
        on manifest: PickerManifest, isChange: Bool, _ context: PickerContext
    ) -> [Control] {
        func note(_ id: String, _ text: String) -> Control { .note(NoteControl(id: id, text: text)) }
        var notes: [Control] = []
        if case .executable(let command) = manifest.entry {
            let what = tr(
                "“{picker}” runs a program: {command}. Allow it only where you trust whoever wrote it.",
                [
                    "picker": manifest.descriptor.title,
                    "command": command.arguments.joined(separator: " "),
                ])
            notes.append(note("what", what))
        }
        if isChange { notes.append(note("change", tr("It is not the program that you allowed before."))) }
        if let sandbox = context.facts[sandbox]?.first { notes.append(note("sandbox", sandbox)) }
        notes += manifest.permissions.map { note("permission-\($0.kind.rawValue)", $0.sentence) }
        return notes + [note("folder", manifest.folder)]
    }
}

extension PickerManifest.Permission {
    /// What is asked for, and why, in a sentence.
    var sentence: String {
        switch kind {
        case .network: tr("It asks for the network: {reason}", ["reason": reason])
        }
    }
}

extension Sandbox {
    /// How it works, found out on a worker.
    func look() async -> State {
        if let known { return known }
        return await Task.detached { self.state }.value
    }
}

extension Sandbox.State {
    /// What it means for a program, in a sentence.
    var sentence: String {
        switch self {
        case .works:
            tr(
                "It runs in a sandbox: it reads its own folder and the system's files, changes nothing, and has no network unless you are told so here."
            )
        case .missing:
            tr(
                "It runs with all your rights, for bubblewrap is not installed. Install the package bubblewrap."
            )
        case .refused(let reason):
            tr(
                "It runs with all your rights, for bubblewrap does not work here: {reason}",
                ["reason": reason])
        }
    }
}
