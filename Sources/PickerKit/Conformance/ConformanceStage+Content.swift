import Localization

/// What a picker shows, and what comes of using it.
extension ConformanceStage {
    func checkOpening() async throws(Finding) {
        let session = try await open()
        defer { session.cancel() }
        let screen = session.screen
        guard screen.title.contains(where: { !$0.isWhitespace }) else {
            throw .fail(tr("Its screen has no title."))
        }
        guard !screen.controls.isEmpty else { throw .fail(tr("Its screen is empty.")) }
    }

    func checkPromptness() async throws(Finding) {
        // The first start of a program reads it from the disk, which says nothing of the program.
        try await open().cancel()
        let start = ContinuousClock.now
        try await open().cancel()
        let time = start.duration(to: .now)
        guard time > limits.patience else { return }
        throw .warn(
            tr(
                "It takes {time} ms to open. After {limit} ms a person sees a spinner.",
                ["time": Int(time / .milliseconds(1)), "limit": Int(limits.patience / .milliseconds(1))]))
    }

    func checkRepetition() async throws(Finding) {
        let first = try await open()
        let before = first.screen
        first.cancel()
        let second = try await open()
        defer { second.cancel() }
        guard let changed = Self.difference(before, second.screen) else { return }
        let detail = tr("“{control}” is another the second time, with the same values.", ["control": changed])
        throw manifest.isExecutable ? .warn(detail) : .fail(detail)
    }

    /// The id of the first control that differs.
    private static func difference(_ a: Screen, _ b: Screen) -> String? {
        if a == b { return nil }
        let pairs = zip(a.controls, b.controls)
        return pairs.first { $0.0 != $0.1 }?.0.id ?? (a.title == b.title ? b.controls.last?.id : a.title)
    }

    func checkMixedValues() async throws(Finding) {
        host.values.mixed = Set(picker.descriptor.attributes.map(\.attribute))
        let session = try await open()
        defer { session.cancel() }
        for control in session.screen.everyControl {
            let checked = control.offers.first(where: \.isChecked)
            guard let checked else { continue }
            throw .warn(
                tr(
                    "“{value}” shows as chosen while several values are.",
                    ["value": checked.value.svg.prefix(60)]))
        }
    }

    func checkChoosing() async throws(Finding) {
        let first = try await open()
        let controls = first.screen.everyControl
        first.cancel()
        var isAny = false
        for control in controls {
            for offer in control.offers.prefix(8) {
                isAny = true
                try await choose(offer, on: control.id)
            }
        }
        if !isAny { throw .skip(tr("Its first screen has nothing to choose.")) }
    }

    private func choose(_ offer: Control.Offer, on control: String) async throws(Finding) {
        let session = try await open()
        _ = session.choose(offer.value, for: offer.attribute)
        session.commit()
        guard let type = manifest.type(of: offer.attribute) else { return }
        let kept = host.values[offer.attribute].map(type.canonical)
        guard kept == type.canonical(offer.value) else {
            throw .fail(tr("“{value}” is not taken.", ["value": offer.value.svg.prefix(60)]))
        }
        let again = try await open()
        defer { again.cancel() }
        let shown = again.screen.everyControl.first { $0.id == control }
        // What is placed is not what is there: nothing shows as chosen.
        guard type != .svg, let shown,
            !shown.offers.contains(where: { $0.value == offer.value && $0.isChecked })
        else { return }
        throw .warn(
            tr("“{value}” was chosen and does not show as chosen.", ["value": offer.value.svg.prefix(60)]))
    }

    func checkState() async throws(Finding) {
        let session = try await open()
        defer { session.cancel() }
        var isAny = false
        for control in session.screen.everyControl {
            switch control {
            case .search(let search):
                isAny = true
                session.remember("zebra", as: search.id)
                try await settle(session)
                guard case .search("zebra")? = session.screen.shown(search.id) else {
                    throw .fail(tr("What is typed into “{control}” is lost.", ["control": search.name]))
                }
                session.remember(nil, as: search.id)
                try await settle(session)
            case .disclosure(let disclosure):
                isAny = true
                let wanted = !disclosure.isOpen
                session.remember(wanted ? "open" : nil, as: disclosure.id)
                try await settle(session)
                guard case .disclosure(wanted)? = session.screen.shown(disclosure.id) else {
                    throw .fail(tr("“{control}” does not unfold.", ["control": disclosure.name]))
                }
            default: continue
            }
        }
        if !isAny { throw .skip(tr("It has nothing to search or unfold.")) }
    }

    func checkScreens() async throws(Finding) {
        let session = try await open()
        defer { session.cancel() }
        let targets = session.screen.everyControl.compactMap { control in
            if case .link(let link) = control { link.screen } else { nil }
        }
        if targets.isEmpty { throw .skip(tr("It has no links.")) }
        for target in targets {
            guard session.push(target) else {
                throw .fail(tr("There is no screen “{name}”.", ["name": target]))
            }
            try await settle(session)
            guard session.path.last == target, !session.screen.controls.isEmpty else {
                throw .fail(tr("The screen “{name}” is empty.", ["name": target]))
            }
            session.pop()
            try await settle(session)
        }
    }

    func checkButtons() async throws(Finding) {
        let first = try await open()
        let buttons = first.screen.everyControl.compactMap { control in
            if case .button(let button) = control, button.isEnabled { button.id } else { nil }
        }
        first.cancel()
        if buttons.isEmpty { throw .skip(tr("It has no buttons.")) }
        for button in buttons.prefix(20) {
            let session = try await open()
            defer { session.cancel() }
            try await press(button, in: session)
        }
    }

    /// Presses, and waits for what comes of it.
    /// - Returns: whether the popover would be closed now.
    @discardableResult
    func press(_ button: String, in session: PickerSession) async throws(Finding) -> Bool {
        var (isAnswered, isFinished) = (false, false)
        session.onChange = { isAnswered = true }
        session.onFinish = { (isAnswered, isFinished) = (true, true) }
        defer { (session.onChange, session.onFinish) = (nil, nil) }
        if session.press(button: button) { return true }
        if manifest.isExecutable {
            let answered = await wait { isAnswered || session.isOver }
            try throwProblem()
            if !answered { throw .fail(tr("The press of “{name}” is not answered.", ["name": button])) }
        }
        if isFinished || session.isOver { return true }
        try await settle(session)
        return false
    }
}

extension PickerManifest {
    fileprivate func type(of attribute: Attribute) -> AttributeType? {
        descriptor.attributes.first { $0.attribute == attribute }?.type
    }
}
