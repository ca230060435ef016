import PickerKit
import Testing

@MainActor
struct PickerSessionTests {
    private func picker(_ commit: PickerDescriptor.CommitPolicy) -> SamplePicker {
        SamplePicker(
            attributes: [
                AttributeDeclaration("stroke", .paint, default: "#000000"),
                AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 20), default: "2"),
            ], reads: ["opacity"], commit: commit)
    }

    // MARK: Begin

    @Test func itBeginsWithTheHostsValuesAndDefaultsForTheRest() {
        let host = RecordingHost(AttributeValues(["stroke": "red", "opacity": "0.5"]))
        let session = PickerSession(picker(.onSelect), host: host)
        #expect(host.asked == ["stroke", "stroke-width", "opacity"])
        #expect(session.values == AttributeValues(["stroke": "red", "stroke-width": "2", "opacity": "0.5"]))
        #expect(host.calls.isEmpty)
    }

    @Test func whatIsMixedGetsNoDefault() {
        let host = RecordingHost(AttributeValues(mixed: ["stroke"]))
        let session = PickerSession(picker(.onSelect), host: host)
        #expect(session.values["stroke"] == nil)
        #expect(session.values.mixed == ["stroke"])
    }

    @Test func whatTheValuesWereIsKept() {
        let session = PickerSession(
            picker(.onSelect), host: RecordingHost(AttributeValues(["stroke": "red"])))
        session.change("stroke", to: "blue")
        #expect(session.context.original["stroke"] == "red")
        #expect(session.context.original["stroke-width"] == "2")
    }

    // MARK: Preview

    @Test func whatIsRefusedIsKeptUntilAValueIsTaken() {
        let session = PickerSession(picker(.onSelect), host: RecordingHost())
        session.change("stroke", to: "bluish")
        #expect(session.context.refused == ["stroke": "bluish"])
        session.change("stroke-width", to: "5")
        #expect(session.context.refused == ["stroke": "bluish"])
        session.change("stroke", to: "blue")
        #expect(session.context.refused.isEmpty)
    }

    @Test(arguments: [PickerDescriptor.CommitPolicy.onSelect, .live, .onDismiss])
    func aValueThatStillMovesIsOnlyPreviewed(commit: PickerDescriptor.CommitPolicy) {
        let host = RecordingHost()
        let session = PickerSession(picker(commit), host: host)
        #expect(session.change("stroke-width", to: "5"))
        #expect(session.change("stroke", to: "red"))
        #expect(
            host.calls == [
                .preview(["stroke-width": "5"]), .preview(["stroke-width": "5", "stroke": "red"]),
            ])
        #expect(session.values["stroke-width"] == "5")
    }

    @Test func theScreenFollowsTheValues() {
        let host = RecordingHost()
        let session = PickerSession(picker(.onDismiss), host: host)
        #expect(session.screen.controls == [.note(NoteControl(id: "note", text: "#000000 2"))])
        session.change("stroke-width", to: "5")
        #expect(session.screen.controls == [.note(NoteControl(id: "note", text: "#000000 5"))])
    }

    @Test(
        arguments: [
            ("fill", "red"), ("opacity", "1"), ("stroke", "bluish"), ("stroke-width", "21"),
            ("stroke-width", "5px"),
        ] as [(Attribute, AttributeValue)])
    func whatThePickerDoesNotDeclareIsRefused(attribute: Attribute, value: AttributeValue) {
        let host = RecordingHost()
        let session = PickerSession(picker(.live), host: host)
        let before = session.values
        #expect(!session.change(attribute, to: value))
        #expect(!session.choose(value, for: attribute))
        session.commit()
        #expect(host.calls.isEmpty)
        #expect(session.values == before)
    }

    // MARK: Commit

    @Test func onSelectCommitsTheChoiceAndCloses() {
        let host = RecordingHost()
        let session = PickerSession(picker(.onSelect), host: host)
        #expect(session.choose("red", for: "stroke"))
        #expect(host.calls == [.preview(["stroke": "red"]), .commit(["stroke": "red"])])
    }

    @Test func liveCommitsEachChoiceAndStaysOpen() {
        let host = RecordingHost()
        let session = PickerSession(picker(.live), host: host)
        #expect(!session.choose("red", for: "stroke"))
        #expect(!session.choose("5", for: "stroke-width"))
        session.commit()
        #expect(
            host.calls == [
                .preview(["stroke": "red"]), .commit(["stroke": "red"]),
                .preview(["stroke-width": "5"]), .commit(["stroke-width": "5"]),
            ])
    }

    @Test func onDismissCommitsEverythingAtTheEnd() {
        let host = RecordingHost()
        let session = PickerSession(picker(.onDismiss), host: host)
        #expect(!session.choose("red", for: "stroke"))
        session.change("stroke-width", to: "5")
        #expect(!host.calls.contains { if case .commit = $0 { true } else { false } })
        session.commit()
        #expect(host.calls.last == .commit(["stroke": "red", "stroke-width": "5"]))
    }

    @Test func aCommitWithoutAChangeIsNone() {
        let host = RecordingHost()
        PickerSession(picker(.onDismiss), host: host).commit()
        #expect(host.calls.isEmpty)
    }

    // MARK: Cancel

    @Test func cancelTakesThePreviewBack() {
        let host = RecordingHost()
        let session = PickerSession(picker(.onDismiss), host: host)
        session.change("stroke-width", to: "5")
        session.cancel()
        #expect(host.calls == [.preview(["stroke-width": "5"]), .cancelPreview])
    }

    @Test func cancelWithoutAPreviewTellsNobody() {
        let host = RecordingHost()
        PickerSession(picker(.onDismiss), host: host).cancel()
        #expect(host.calls.isEmpty)
    }

    @Test func cancelLeavesWhatWasCommittedLive() {
        let host = RecordingHost()
        let session = PickerSession(picker(.live), host: host)
        _ = session.choose("red", for: "stroke")
        session.cancel()
        #expect(host.calls.last == .commit(["stroke": "red"]))
    }

    // MARK: Trying out

    @Test func whatIsTriedOutShowsOverWhatWasPickedAndIsNotTaken() {
        let host = RecordingHost()
        let session = PickerSession(picker(.onDismiss), host: host)
        session.change("stroke-width", to: "5")
        session.tryOut("red", for: "stroke")
        session.tryOut("red", for: "stroke")
        session.tryOut(nil, for: "stroke")
        #expect(session.values["stroke"] == "#000000")
        session.commit()
        #expect(
            host.calls == [
                .preview(["stroke-width": "5"]), .preview(["stroke-width": "5", "stroke": "red"]),
                .preview(["stroke-width": "5"]), .commit(["stroke-width": "5"]),
            ])
    }

    @Test(arguments: [true, false]) func theEndTakesBackWhatIsTriedOut(byCommit: Bool) {
        let host = RecordingHost()
        let session = PickerSession(picker(.onSelect), host: host)
        session.tryOut("red", for: "stroke")
        if byCommit { session.commit() } else { session.cancel() }
        #expect(host.calls == [.preview(["stroke": "red"]), .cancelPreview])
        session.tryOut("blue", for: "stroke")
        #expect(host.calls.count == 2)
    }

    @Test func noValueOfTheAttributeIsTriedOut() {
        let host = RecordingHost()
        let session = PickerSession(picker(.onSelect), host: host)
        session.tryOut("bluish", for: "stroke")
        session.tryOut("1", for: "opacity")
        session.tryOut(nil, for: "stroke")
        #expect(host.calls.isEmpty)
    }

    @Test func anAttributeWithAPolicyOfItsOwnIsTakenAlone() {
        let host = RecordingHost()
        let picker = SamplePicker(
            attributes: [
                AttributeDeclaration("stroke", .paint, default: "#000000"),
                AttributeDeclaration("user.stars", .text, default: "", commit: .live),
            ], commit: .onSelect)
        let session = PickerSession(picker, host: host)
        session.change("stroke", to: "red")
        #expect(!session.choose("a", for: "user.stars"))
        session.cancel()
        #expect(
            host.calls == [
                .preview(["stroke": "red"]), .preview(["stroke": "red", "user.stars": "a"]),
                .commit(["user.stars": "a"]), .preview(["stroke": "red"]), .cancelPreview,
            ])
    }

    // MARK: End

    @Test(arguments: [true, false])
    func itEndsOnce(byCommit: Bool) {
        let host = RecordingHost()
        let session = PickerSession(picker(.onDismiss), host: host)
        session.change("stroke-width", to: "5")
        if byCommit { session.commit() } else { session.cancel() }
        let calls = host.calls
        session.commit()
        session.cancel()
        #expect(!session.change("stroke-width", to: "6"))
        #expect(!session.choose("7", for: "stroke-width"))
        #expect(host.calls == calls)
        #expect(session.values["stroke-width"] == "5")
    }

    @Test func itDoesNotKeepItsHostAlive() {
        var host: RecordingHost? = RecordingHost()
        weak let weakHost = host
        let session = host.map { PickerSession(picker(.onDismiss), host: $0) }
        host = nil
        #expect(weakHost == nil)
        session?.change("stroke-width", to: "5")
        session?.commit()
        #expect(session?.values["stroke-width"] == "5")
    }
}
