import Localization
import PickerKit

/// The notebook that the list shows and that new drawings go into; makes, renames and deletes notebooks.
struct NotebookPicker: Picker {
    private static let notebook: Attribute = "library.notebook"
    /// What is typed as the name of a new or renamed notebook.
    private static let name: Attribute = "library.notebook-name"

    let descriptor = PickerDescriptor(
        id: "dev.daub.notebook", title: tr("Notebook"),
        summary: tr("The notebook that the list shows and new drawings go into"),
        icon: "daub-notebook-symbolic", slot: .library, order: 20,
        attributes: [
            AttributeDeclaration(notebook, .text, default: ""),
            AttributeDeclaration(name, .text, default: ""),
        ],
        facts: [.notebooks], commit: .live)

    func content(for context: PickerContext) -> Screen {
        let current = context.values[Self.notebook]?.svg
        let notebooks = Self.notebooks(context)
        let chosen = notebooks?.first { $0.name == current }
        return Screen(
            title: descriptor.title,
            controls: [
                .list(
                    ListControl(
                        id: "notebooks", name: tr("Notebooks"), attribute: Self.notebook,
                        rows: rows(notebooks ?? [], current))),
                .link(LinkControl(id: "new", title: tr("New Notebook…"), screen: "new")),
                .link(
                    LinkControl(
                        id: "edit", title: tr("Edit Notebook…"), value: chosen?.name ?? "", screen: "edit")),
            ])
    }

    private func rows(_ notebooks: [Notebook], _ current: String?) -> [ListControl.Row] {
        let all = ListControl.Row(value: "", title: tr("All Notebooks"), isChecked: current?.isEmpty ?? false)
        return [all]
            + notebooks.map { notebook in
                ListControl.Row(
                    value: AttributeValue(svg: notebook.name), title: notebook.name,
                    badge: "\(notebook.count)", isChecked: notebook.name == current)
            }
    }

    /// The notebook that is chosen.
    func status(for context: PickerContext) -> String? {
        context.values[Self.notebook].flatMap { $0.svg.isEmpty ? nil : $0.svg }
    }

    // MARK: Screens

    func screen(_ id: String, for context: PickerContext) -> Screen? {
        switch id {
        case "new": newScreen(context)
        case "edit": editScreen(context)
        default: nil
        }
    }

    private func newScreen(_ context: PickerContext) -> Screen {
        let problem = problem(of: name(context), in: context)
        return Screen(
            title: tr("New Notebook"),
            controls: [
                entry(context, problem: problem),
                .button(ButtonControl(id: "create", title: tr("Create"), isEnabled: isUsable(context))),
            ])
    }

    private func editScreen(_ context: PickerContext) -> Screen {
        guard let current = context.values[Self.notebook]?.svg, !current.isEmpty else {
            return Screen(
                title: tr("Edit Notebook"),
                controls: [.note(NoteControl(id: "none", text: tr("Choose a notebook in the list first.")))])
        }
        let isEmpty = Self.notebooks(context)?.first { $0.name == current }?.count == 0
        let note =
            isEmpty
            ? tr("There is nothing in “{name}”: it can be deleted.", ["name": current])
            : tr("There are drawings in “{name}”: it can be renamed, but not deleted.", ["name": current])
        return Screen(
            title: tr("Edit Notebook"),
            controls: [
                entry(context, problem: problem(of: name(context), in: context)),
                .button(ButtonControl(id: "rename", title: tr("Rename"), isEnabled: isUsable(context))),
                .button(ButtonControl(id: "delete", title: tr("Delete"), isEnabled: isEmpty)),
                .note(NoteControl(id: "about", text: note)),
            ])
    }

    private func entry(_ context: PickerContext, problem: String?) -> Control {
        .text(
            TextControl(
                id: "name", name: tr("Name"), attribute: Self.name, value: name(context),
                placeholder: tr("Name of the notebook"), problem: problem))
    }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        switch id {
        case "create", "rename":
            [
                .choose(Self.name, AttributeValue(svg: name(context))),
                .request(id == "create" ? "notebook.new" : "notebook.rename", Self.notebook), .dismiss,
            ]
        case "delete": [.request("notebook.delete", Self.notebook), .dismiss]
        default: []
        }
    }

    // MARK: Names

    private func name(_ context: PickerContext) -> String { context.values[Self.name]?.svg ?? "" }

    private func isUsable(_ context: PickerContext) -> Bool {
        name(context).contains { !$0.isWhitespace } && problem(of: name(context), in: context) == nil
    }

    /// Why there can be no notebook of the name; nil for an empty one too, which is not finished.
    private func problem(of name: String, in context: PickerContext) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if !name.isEmpty, parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) {
            return tr("A name may not begin with “.” or “/”.")
        }
        if Self.notebooks(context)?.contains(where: { folded($0.name) == folded(name) }) == true {
            return tr("There is a notebook of that name.")
        }
        return nil
    }

    private struct Notebook {
        let name: String
        let count: Int
    }

    /// Nil while they are still being gathered.
    private static func notebooks(_ context: PickerContext) -> [Notebook]? {
        context.facts[.notebooks]?.compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, let count = Int(parts[0]) else { return nil }
            return Notebook(name: String(parts[1]), count: count)
        }
    }
}
