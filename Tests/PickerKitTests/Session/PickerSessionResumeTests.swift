import PickerKit
import Testing

/// A picker that is another version of itself while it is open.
@MainActor
struct PickerSessionResumeTests {
    /// A version with the screens and attributes that a test asks for.
    private struct Version: Picker {
        let descriptor: PickerDescriptor
        let screens: Set<String>

        init(
            _ attributes: [AttributeDeclaration], screens: Set<String> = [],
            commit: PickerDescriptor.CommitPolicy = .onDismiss
        ) {
            descriptor = PickerDescriptor(
                id: "org.example.version", title: "Version", summary: "", icon: "version", slot: .canvas,
                order: 0, attributes: attributes, commit: commit)
            self.screens = screens
        }

        func content(for context: PickerContext) -> Screen {
            Screen(
                title: "Version",
                controls: [.search(SearchControl(id: "s", name: "S", text: context.state["s"] ?? ""))])
        }

        func screen(_ id: String, for context: PickerContext) -> Screen? {
            screens.contains(id) ? Screen(title: id, controls: []) : nil
        }
    }

    private nonisolated static let stroke = AttributeDeclaration("stroke", .paint, default: "#000000")
    private nonisolated static func width(upTo maximum: Double) -> AttributeDeclaration {
        AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: maximum), default: "2")
    }

    @Test func whatWasPickedAndNotTakenGoesOn() {
        let host = RecordingHost(AttributeValues(["stroke": "red"]))
        let before = PickerSession(Version([Self.stroke, Self.width(upTo: 20)]), host: host)
        before.change("stroke", to: "blue")
        before.remember("sea", as: "s")
        let after = before.resume(with: Version([Self.stroke]), host: host)
        #expect(after.values["stroke"] == "blue")
        #expect(after.context.original["stroke"] == "red")
        #expect(after.context.state == ["s": "sea"])
        #expect(host.calls.last == .preview(["stroke": "blue"]))
        after.commit()
        #expect(host.calls.last == .commit(["stroke": "blue"]))
    }

    @Test func theEarlierOneHasNoPartInItAnyMore() {
        let host = RecordingHost()
        let before = PickerSession(Version([Self.stroke]), host: host)
        before.change("stroke", to: "blue")
        let after = before.resume(with: Version([Self.stroke]), host: host)
        let calls = host.calls.count
        before.change("stroke", to: "lime")
        before.commit()
        before.cancel()
        #expect(host.calls.count == calls)
        after.cancel()
        #expect(host.calls.last == .cancelPreview)
    }

    /// Of what the new version has no place for, or does not take, nothing shows any more.
    @Test(arguments: [[width(upTo: 5)], [stroke], []])
    func whatHasNoPlaceIsTakenBack(attributes: [AttributeDeclaration]) {
        let host = RecordingHost()
        let before = PickerSession(Version([Self.width(upTo: 20)]), host: host)
        before.change("stroke-width", to: "9")
        let after = before.resume(with: Version(attributes), host: host)
        #expect(host.calls.last == .cancelPreview)
        #expect(after.values["stroke-width"] != "9")
        after.commit()
        #expect(!host.calls.contains { if case .commit = $0 { true } else { false } })
    }

    @Test func whatFitsStaysBesideWhatDoesNot() {
        let host = RecordingHost()
        let before = PickerSession(Version([Self.stroke, Self.width(upTo: 20)]), host: host)
        before.change("stroke-width", to: "9")
        before.change("stroke", to: "blue")
        _ = before.resume(with: Version([Self.stroke, Self.width(upTo: 5)]), host: host)
        #expect(host.calls.last == .preview(["stroke": "blue"]))
    }

    @Test func whatIsOnlyLookedAtIsNotTaken() {
        let host = RecordingHost()
        let before = PickerSession(Version([Self.stroke]), host: host)
        before.tryOut("lime", for: "stroke")
        let after = before.resume(with: Version([Self.stroke]), host: host)
        #expect(host.calls.last == .cancelPreview)
        after.commit()
        #expect(host.calls.last == .cancelPreview)
    }

    @Test(
        arguments: [
            (["a", "b"], ["a", "b"]), (["a"], ["a"]), (["b"], []), ([], []),
        ] as [(Set<String>, [String])])
    func screensStayAsFarAsThereAreSome(screens: Set<String>, path: [String]) {
        let host = RecordingHost()
        let before = PickerSession(Version([Self.stroke], screens: ["a", "b"]), host: host)
        for id in ["a", "b"] { #expect(before.push(id)) }
        #expect(before.resume(with: Version([Self.stroke], screens: screens), host: host).path == path)
    }
}
