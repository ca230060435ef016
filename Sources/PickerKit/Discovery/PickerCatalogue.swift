import Localization

/// Decides which of the pickers that were found are used: of one id the first level's, and none that was
/// switched off, that another replaces or that is wrong. None that is not used is left out: each says why.
public struct PickerCatalogue: Sendable {
    /// Those with a button by slot and order, then the others in the order of the levels.
    public let pickers: [FoundPicker]

    /// - Parameters:
    ///   - builtIns: these come last, so that a bundle can take the place of one.
    ///   - digest: of a bundle, to compare with what was allowed; nil leaves that to when its program starts.
    public init(
        bundles: [PickerBundle], builtIns: [any Picker], choices: PickerChoices,
        digest: ((PickerBundle) -> String?)? = nil
    ) {
        var draft = Draft(choices: choices, digest: digest)
        for level in bundles.chunked(by: \.rank) { draft.add(level) }
        for picker in builtIns { draft.add(picker) }
        draft.replace()
        pickers =
            draft.found.filter(\.hasButton).sorted(by: Self.standsBefore)
            + draft.found.filter { !$0.hasButton }
    }

    /// Those that have a button, in order.
    public var buttons: ArraySlice<FoundPicker> { pickers.prefix { $0.hasButton } }

    private static func standsBefore(_ a: FoundPicker, _ b: FoundPicker) -> Bool {
        guard let first = a.descriptor, let second = b.descriptor else { return false }
        return first.place < second.place
    }
}

extension PickerDescriptor {
    fileprivate var place: (Int, Int, String) {
        (Slot.allCases.firstIndex(of: slot) ?? 0, order, id)
    }
}

/// A catalogue in the making.
private struct Draft {
    let choices: PickerChoices
    let digest: ((PickerBundle) -> String?)?
    var found: [FoundPicker] = []
    /// Where the one that is used of an id stands in `found`.
    private var winners: [String: Int] = [:]

    init(choices: PickerChoices, digest: ((PickerBundle) -> String?)?) {
        self.choices = choices
        self.digest = digest
    }

    mutating func add(_ level: [PickerBundle]) {
        let byID = Dictionary(grouping: level.filter { $0.manifest != nil }, by: \.id)
        for bundle in level {
            let rivals = byID[bundle.id, default: []]
            if bundle.manifest == nil {
                add(bundle, .invalid)
            } else if rivals.count > 1 {
                add(bundle, .invalid, Self.duplicate(bundle, rivals))
            } else if let winner = winners[bundle.id] {
                let path = found[winner].bundle?.folder ?? ""
                add(bundle, .shadowed(by: path), Self.shadowed(bundle.folder, by: path, bundle.id))
            } else {
                winners[bundle.id] = found.count
                add(bundle, state(of: bundle))
            }
        }
    }

    mutating func add(_ picker: any Picker) {
        let id = picker.descriptor.id
        var one = FoundPicker(
            id: id, origin: .builtIn(picker), state: choices.enabled[id] == false ? .off : .on,
            diagnostics: [])
        if let winner = winners[id] {
            let path = found[winner].bundle?.folder ?? ""
            one.state = .shadowed(by: path)
            one.diagnostics = [Self.shadowed(id, by: path, id)]
        } else {
            winners[id] = found.count
        }
        found.append(one)
    }

    private mutating func add(
        _ bundle: PickerBundle, _ state: FoundPicker.State, _ reason: Diagnostic? = nil
    ) {
        found.append(
            FoundPicker(
                id: bundle.id, origin: .bundle(bundle), state: state,
                diagnostics: bundle.diagnostics + [reason].compactMap { $0 }))
    }

    private func state(of bundle: PickerBundle) -> FoundPicker.State {
        let isOn = choices.enabled[bundle.id] ?? bundle.level.isOnByDefault
        guard isOn, !choices.isSafeMode else { return .off }
        if choices.suspended.contains(bundle.id) { return .suspended }
        guard bundle.manifest?.isExecutable == true else { return .on }
        guard let allowed = choices.trusted[bundle.id] else { return .needsConsent(isChange: false) }
        guard let digest else { return .on }
        return digest(bundle) == allowed ? .on : .needsConsent(isChange: true)
    }

    /// Takes away those that another one, which is used, stands in for.
    mutating func replace() {
        for index in winners.values.sorted() where found[index].state == .on {
            for id in found[index].bundle?.manifest?.replaces ?? [] where id != found[index].id {
                guard let other = winners[id], found[other].hasButton else { continue }
                found[other].state = .replaced(by: found[index].id)
                found[other].diagnostics.append(
                    Diagnostic(
                        .replaced, file: found[other].bundle?.folder ?? id,
                        tr("“{name}” stands in for it.", ["name": found[index].title]),
                        mend: tr("Switch that one off to have this one back.")))
            }
        }
    }

    private static func duplicate(_ bundle: PickerBundle, _ rivals: [PickerBundle]) -> Diagnostic {
        let others = rivals.map(\.folder).filter { $0 != bundle.folder }.joined(separator: ", ")
        return Diagnostic(
            .duplicateID, file: bundle.folder,
            tr(
                "The id {id} is also that of {others}, so none of them is used.",
                [
                    "id": bundle.id, "others": others,
                ]),
            mend: tr("Remove all but one, or give them other ids."))
    }

    private static func shadowed(_ path: String, by winner: String, _ id: String) -> Diagnostic {
        Diagnostic(
            .shadowed, file: path,
            tr(
                "{path} is not used: {winner} has the same id {id} and comes first.",
                [
                    "path": path, "winner": winner, "id": id,
                ]),
            mend: tr("Remove the one that comes first, or give it another id."))
    }
}

extension Array {
    /// Runs of neighbours that have the same key.
    fileprivate func chunked<Key: Equatable>(by key: KeyPath<Element, Key>) -> [[Element]] {
        reduce(into: []) { runs, element in
            if let last = runs.last?.last, last[keyPath: key] == element[keyPath: key] {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
    }
}
