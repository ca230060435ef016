/// One use of a picker, from the opening of its popover to its end: begin → preview* → commit or cancel, and the
/// screens that are gone through meanwhile.
///
/// It ends once: after `commit` or `cancel` further changes are ignored.
@MainActor
public final class PickerSession {
    public let picker: any Picker
    /// The values with what was picked so far, and what the picker remembers and is told.
    public private(set) var context: PickerContext { didSet { answer = nil } }
    /// The ids of the screens that were pushed, the one that shows last; empty for the root.
    public private(set) var path: [String] = []
    /// Called when the content is another for a reason of the session's own, such as a list that arrived.
    public var onChange: (@MainActor () -> Void)?
    /// Called when the picker closes the popover by something that it did later than it was asked.
    public var onFinish: (@MainActor () -> Void)?

    let conversation: any PickerConversation
    /// What the picker answered for the screen that it was asked for last; nil once it may answer otherwise.
    var answer: (screen: String?, answer: ScreenAnswer)?
    private weak var host: (any AttributeHost)?
    /// What the values were when they were last committed, or at the start.
    private var committed: AttributeValues
    private var changes: [Attribute: AttributeValue] = [:]
    /// What shows in place of the changes while a person only looks at it.
    private var tried: [Attribute: AttributeValue] = [:]
    /// Whether it was committed or cancelled.
    public private(set) var isOver = false
    /// Whether a press that is being answered closes the popover; nil while none is.
    private var closesAtOnce: Bool?

    /// Begins with the host's values; an attribute that has none gets its default.
    public init(_ picker: any Picker, host: any AttributeHost) {
        self.picker = picker
        self.host = host
        let descriptor = picker.descriptor
        var values = host.values(of: descriptor.attributes.map(\.attribute) + descriptor.reads)
        for declaration in descriptor.attributes
        where values[declaration.attribute] == nil && !values.mixed.contains(declaration.attribute) {
            values[declaration.attribute] = declaration.defaultValue
        }
        context = PickerContext(values: values, facts: host.knownFacts(descriptor.facts))
        committed = values
        conversation = picker.converse()
        conversation.onChange = { [weak self] in self?.follow() }
        conversation.onActions = { [weak self] actions in self?.take(actions) }
        conversation.onFailure = { [weak self] in self?.takeBack() }
        gatherMissingFacts()
    }

    public var values: AttributeValues { context.values }

    /// Leaves the screens that turn out to be none, and tells that the content is another.
    private func follow() {
        answer = nil
        guard !isOver else { return }
        while let id = path.last, ask(for: id) == .none { path.removeLast() }
        onChange?()
    }

    private func gatherMissingFacts() {
        let missing = picker.descriptor.facts.filter { context.facts[$0] == nil }
        guard !missing.isEmpty, let host else { return }
        Task { [weak self] in
            let gathered = await host.gather(missing)
            guard let self, !isOver else { return }
            for fact in missing { context.facts[fact] = gathered[fact] ?? [] }
            onChange?()
        }
    }

    // MARK: Values

    /// Takes a choice: previews it, and commits where the policy says so.
    /// - Returns: whether the popover is to close.
    public func choose(_ value: AttributeValue, for attribute: Attribute) -> Bool {
        guard change(attribute, to: value) else { return false }
        switch policy(of: attribute) {
        case .onSelect:
            commit()
            return true
        case .live:
            settle()
            return false
        case .onDismiss:
            return false
        }
    }

    /// Takes a value that may still move, such as a slider's, and previews it.
    /// - Returns: false where the picker has no such attribute or the value is none of its type; what was
    ///   entered is then kept in the context as refused.
    @discardableResult
    public func change(_ attribute: Attribute, to value: AttributeValue) -> Bool {
        guard !isOver, let declaration = declaration(of: attribute) else { return false }
        guard declaration.type.accepts(value) else {
            context.refused[attribute] = value.svg
            return false
        }
        context.refused[attribute] = nil
        context.values[attribute] = value
        changes[attribute] = value
        tried[attribute] = nil
        show()
        return true
    }

    /// Shows a value that a person only looks at, such as that of the row under the pointer. It is not taken,
    /// whatever the policy, and the picker does not hear of it.
    /// - Parameter value: nil shows what was picked so far.
    public func tryOut(_ value: AttributeValue?, for attribute: Attribute) {
        guard !isOver, tried[attribute] != value, let declaration = declaration(of: attribute) else { return }
        if let value, !declaration.type.accepts(value) { return }
        tried[attribute] = value
        show()
    }

    /// Takes what was changed so far where the policy takes every change; the picker stays open.
    public func settle() { takeChanges { policy(of: $0) == .live } }

    private func declaration(of attribute: Attribute) -> AttributeDeclaration? {
        picker.descriptor.attributes.first { $0.attribute == attribute }
    }

    private func policy(of attribute: Attribute) -> PickerDescriptor.CommitPolicy {
        declaration(of: attribute)?.commit ?? picker.descriptor.commit
    }

    private func show() {
        let shown = changes.merging(tried) { $1 }
        if shown.isEmpty { host?.cancelPreview() } else { host?.preview(shown) }
    }

    private func stopTrying() {
        guard !tried.isEmpty else { return }
        tried = [:]
        show()
    }

    /// Ends with what was picked: one undo step, or none where nothing was.
    public func commit() {
        guard !isOver else { return }
        stopTrying()
        isOver = true
        takeChanges { _ in true }
        conversation.end()
    }

    /// Ends as if nothing had been picked.
    public func cancel() {
        guard !isOver else { return }
        isOver = true
        dropChanges()
        conversation.end()
    }

    /// Ends this use and begins one of another version of the picker, with what was picked and not taken yet, what
    /// is remembered, and the screens that it still has.
    public func resume(with picker: any Picker, host: any AttributeHost) -> PickerSession {
        stopTrying()
        isOver = true
        conversation.end()
        let next = PickerSession(picker, host: host)
        next.context.state = context.state
        let kept = changes.filter { next.declaration(of: $0.key)?.type.accepts($0.value) == true }
        // What shows and is not kept goes with the next preview, where there is one.
        if kept.isEmpty { dropChanges() }
        for (attribute, value) in kept { next.change(attribute, to: value) }
        for id in path where !next.push(id) { break }
        return next
    }

    private func takeChanges(where isTaken: (Attribute) -> Bool) {
        let taken = changes.filter { isTaken($0.key) }
        guard !taken.isEmpty else { return }
        for attribute in taken.keys { changes[attribute] = nil }
        host?.commit(taken)
        committed = context.values
        // The host shows the document as it is now.
        if !changes.isEmpty || !tried.isEmpty { show() }
    }

    private func dropChanges() {
        if !changes.isEmpty || !tried.isEmpty { host?.cancelPreview() }
        changes = [:]
        tried = [:]
    }

    /// The picker failed: the values are those that were committed last.
    private func takeBack() {
        guard !isOver else { return }
        dropChanges()
        context.values = committed
        context.refused = [:]
    }

    // MARK: Screens and buttons

    /// Remembers something for as long as the picker is open; nil forgets it.
    public func remember(_ value: String?, as key: String) { context.state[key] = value }

    /// Goes on to another screen; false where the picker knows none of that id.
    @discardableResult
    public func push(_ id: String) -> Bool {
        guard ask(for: id) != .none else { return false }
        stopTrying()
        path.append(id)
        return true
    }

    /// Goes back to the screen before; false on the root.
    @discardableResult
    public func pop() -> Bool {
        stopTrying()
        return path.popLast() != nil
    }

    /// Does what the picker says that the button does, where it says so at once; else when it does.
    /// - Returns: whether the popover is to close now.
    public func press(button id: String) -> Bool {
        closesAtOnce = false
        // What is pressed may show, whatever it does.
        answer = nil
        conversation.press(button: id, in: context)
        defer { closesAtOnce = nil }
        return closesAtOnce == true
    }

    private func take(_ actions: [PickerAction]) {
        guard !isOver else { return }
        answer = nil
        let closes = perform(actions)
        if let already = closesAtOnce {
            closesAtOnce = already || closes
        } else if closes {
            onFinish?()
        } else {
            onChange?()
        }
    }

    /// - Returns: whether the popover is to close.
    private func perform(_ actions: [PickerAction]) -> Bool {
        var closes = false
        for action in actions {
            switch action {
            case .choose(let attribute, let value): closes = choose(value, for: attribute) || closes
            case .change(let attribute, let value): change(attribute, to: value)
            case .remember(let key, let value): remember(value, as: key)
            case .push(let screen): push(screen)
            case .pop: pop()
            case .dismiss: closes = true
            case .request(let request, let attribute): ask(request, for: attribute)
            }
        }
        return closes
    }

    private func ask(_ request: String, for attribute: Attribute) {
        guard let host else { return }
        Task { [weak self] in
            guard let value = await host.fulfil(request, for: attribute), let self else { return }
            if change(attribute, to: value) { onChange?() }
        }
    }
}
