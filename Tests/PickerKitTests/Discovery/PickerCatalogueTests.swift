import PickerKit
import Testing

struct PickerCatalogueTests {
    private let folders = PickerFolders()

    private struct BuiltIn: Picker {
        let descriptor: PickerDescriptor

        init(_ id: String) {
            descriptor = PickerDescriptor(
                id: id, title: id, summary: "", icon: "", slot: .canvas, order: 1, attributes: [],
                commit: .onSelect)
        }

        func content(for context: PickerContext) -> Screen { Screen(title: "", controls: []) }
    }

    private func catalogue(
        _ choices: PickerChoices = PickerChoices(), builtIns: [String] = [], digest: String? = nil
    ) -> [FoundPicker] {
        let levels = [
            PickerLevel(.argument, [folders.path("one"), folders.path("two")]),
            PickerLevel(.person, [folders.path("mine")]), PickerLevel(.system, [folders.path("all")]),
            PickerLevel(.system, [folders.path("more")]), PickerLevel(.examples, [folders.path("examples")]),
        ]
        var scanner = PickerScanner(levels)
        return PickerCatalogue(
            bundles: scanner.scan(), builtIns: builtIns.map { BuiltIn($0) }, choices: choices,
            digest: digest.map { digest in { _ in digest } }
        ).pickers
    }

    private func states(_ pickers: [FoundPicker]) -> [FoundPicker.State] { pickers.map(\.state) }

    @Test func theFirstLevelWinsAndTheOthersSayToWhom() throws {
        let winner = try folders.add("org.example.a", to: "mine")
        let loser = try folders.add("org.example.a", to: "all")
        try folders.add("org.example.a", to: "more")
        let found = catalogue(builtIns: ["org.example.a"])
        #expect(
            states(found) == [.on, .shadowed(by: winner), .shadowed(by: winner), .shadowed(by: winner)])
        let message = try #require(found[1].diagnostics.first)
        #expect(message.code == .shadowed)
        #expect(message.message.contains(winner) && message.message.contains(loser))
    }

    @Test func theSameIDTwiceOnOneLevelLoadsNeither() throws {
        let first = try folders.add("org.example.a", to: "one")
        let second = try folders.add("org.example.a", to: "two")
        try folders.add("org.example.b", to: "two")
        let found = catalogue(builtIns: ["org.example.a"])
        #expect(states(found) == [.on, .on, .invalid, .invalid])
        #expect(found.prefix(2).map(\.id).sorted() == ["org.example.a", "org.example.b"])
        for one in found.suffix(2) {
            let message = try #require(one.diagnostics.first)
            #expect(message.code == .duplicateID)
            #expect([first, second].allSatisfy { "\(message)".contains($0) })
        }
    }

    @Test func aBrokenOneHidesNoOther() throws {
        try folders.add("org.example.a", to: "mine", "{")
        try folders.add("org.example.b", to: "mine")
        let found = catalogue(builtIns: ["org.example.a"])
        #expect(states(found) == [.on, .on, .invalid])
        #expect(Set(found.prefix(2).map(\.id)) == ["org.example.a", "org.example.b"])
    }

    @Test(arguments: [
        (PickerChoices(), FoundPicker.State.off, FoundPicker.State.on),
        (PickerChoices(enabled: ["org.example.e": true, "org.example.m": false]), .on, .off),
        (PickerChoices(enabled: ["org.example.e": true], isSafeMode: true), .off, .off),
        (PickerChoices(suspended: ["org.example.m"]), .off, .suspended),
    ])
    func whatIsSwitchedOnIsUsed(choices: PickerChoices, example: FoundPicker.State, mine: FoundPicker.State)
        throws
    {
        try folders.add("org.example.e", to: "examples")
        try folders.add("org.example.m", to: "mine")
        let found = Dictionary(uniqueKeysWithValues: catalogue(choices).map { ($0.id, $0.state) })
        #expect(found == ["org.example.e": example, "org.example.m": mine])
    }

    @Test(
        arguments: [
            ([:], "x", FoundPicker.State.needsConsent(isChange: false)),
            (["org.example.program": "x"], "x", .on), (["org.example.program": "x"], nil, .on),
            (["org.example.program": "old"], "x", .needsConsent(isChange: true)),
        ] as [([String: String], String?, FoundPicker.State)])
    func aProgramIsAskedForOnceAndWhenItChanges(
        trusted: [String: String], digest: String?, state: FoundPicker.State
    ) throws {
        try folders.add("org.example.program", to: "mine", PickerFolders.executable)
        #expect(states(catalogue(PickerChoices(trusted: trusted), digest: digest)) == [state])
    }

    @Test func oneStandsInForAnotherWhileItIsOn() throws {
        let manifest = PickerFolders.manifest("org.example.new", extra: #" "replaces": ["org.example.old"],"#)
        try folders.add("org.example.new", to: "mine", manifest)
        let on = catalogue(builtIns: ["org.example.old"])
        #expect(states(on) == [.on, .replaced(by: "org.example.new")])
        let off = catalogue(PickerChoices(enabled: ["org.example.new": false]), builtIns: ["org.example.old"])
        #expect(off.first { $0.id == "org.example.old" }?.state == .on)
    }
}
