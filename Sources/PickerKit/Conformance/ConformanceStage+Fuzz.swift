import Ink
import Localization

/// A person who presses everything, at random but always in the same way.
extension ConformanceStage {
    func checkRandomEvents(seed: UInt64) async throws(Finding) {
        var dice = Dice(seed: seed)
        var session = try await open()
        defer { session.cancel() }
        let count = manifest.isExecutable ? 120 : 600
        for event in 1...count {
            do throws(Finding) {
                let ends = try await perform(&dice, in: session)
                try await settle(session)
                if ends || session.isOver {
                    session.commit()
                    session = try await open()
                }
                try check(session.screen)
            } catch {
                throw error.prefixed(
                    tr("After event {number} of seed {seed}:", ["number": event, "seed": seed]))
            }
        }
    }

    private func check(_ screen: Screen) throws(Finding) {
        let ids = screen.everyControl.map(\.id)
        guard let twice = Dictionary(grouping: ids, by: \.self).first(where: { $0.value.count > 1 }) else {
            return
        }
        throw .fail(tr("Two controls have the id “{id}”.", ["id": twice.key]))
    }

    /// - Returns: whether the popover would be closed now.
    private func perform(_ dice: inout Dice, in session: PickerSession) async throws(Finding) -> Bool {
        if dice.next(below: 12) == 0 {
            session.pop()
            return false
        }
        guard let control = dice.element(of: session.screen.everyControl) else { return false }
        switch control {
        case .list, .grid, .choice:
            guard let offer = dice.element(of: control.offers) else { return false }
            return session.choose(offer.value, for: offer.attribute)
        case .slider(let slider):
            move(slider.attribute, slider.minimum, slider.maximum, &dice, session)
        case .number(let number):
            move(number.attribute, number.minimum, number.maximum, &dice, session)
        case .text(let text): enter(dice.text(), for: text.attribute, in: session)
        case .toggle(let toggle):
            enter((toggle.isOn ? toggle.off : toggle.on).svg, for: toggle.attribute, in: session)
        case .colorPlane(let plane): enter(dice.color(), for: plane.attribute, in: session)
        case .search(let search): session.remember(dice.text(), as: search.id)
        case .disclosure(let disclosure):
            session.remember(disclosure.isOpen ? nil : "open", as: disclosure.id)
        case .link(let link): session.push(link.screen)
        case .button(let button): return try await press(button.id, in: session)
        case .preview, .note, .waiting: break
        }
        return false
    }

    /// Values within the range, at its ends, and some that are none at all.
    private func move(
        _ attribute: Attribute, _ low: Double, _ high: Double, _ dice: inout Dice, _ session: PickerSession
    ) {
        let numbers = [low, high, low + (high - low) * dice.fraction(), low - 1, high + 1]
        let text = dice.next(below: 8) == 0 ? dice.text() : dice.element(of: numbers)?.svg ?? ""
        enter(text, for: attribute, in: session)
    }

    private func enter(_ text: String, for attribute: Attribute, in session: PickerSession) {
        session.change(attribute, to: AttributeValue(svg: text))
        session.settle()
    }
}

extension ConformanceRun.Finding {
    fileprivate func prefixed(_ prefix: String) -> ConformanceRun.Finding {
        switch self {
        case .warn(let detail): .warn("\(prefix) \(detail)")
        case .fail(let detail): .fail("\(prefix) \(detail)")
        case .skip(let detail): .skip(detail)
        }
    }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[next(below: elements.count)]
    }

    mutating func color() -> String {
        let digits = String(next(below: 1 << 24), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// What people type, and what they never would.
    private static let texts = [
        "", " ", "a", "red", "0", "-1", "1e9", "NaN", "none", "url(#x)", "</svg>", "\"", "\\", "{}",
        "line\nbreak", "tab\tstop", "Ünïcödé", "日本語", "👩‍🎨", "\u{202E}backwards", "%s%n", "'; drop",
        String(repeating: "long ", count: 400),
    ]

    mutating func text() -> String { element(of: Self.texts) ?? "" }
}
