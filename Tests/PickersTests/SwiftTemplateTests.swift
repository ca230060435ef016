import Foundation
import PickerKit
import TestSupport
import Testing

/// What `daub picker new --kind swift` begins with, built as it is.
@MainActor
struct SwiftTemplateTests {
    /// Takes what it gets.
    private final class Page: AttributeHost {
        private(set) var committed: [Attribute: AttributeValue] = [:]

        func values(of attributes: [Attribute]) -> AttributeValues { AttributeValues(["stroke-width": "4"]) }
        func preview(_ values: [Attribute: AttributeValue]) {}
        func commit(_ values: [Attribute: AttributeValue]) { committed.merge(values) { $1 } }
        func cancelPreview() {}
    }

    private static var program: String {
        URL(filePath: OutOfProcessTests.program).deletingLastPathComponent().appending(path: "PickerTemplate")
            .path
    }

    private static let descriptor = PickerDescriptor(
        id: "org.example.widths", title: "Widths", summary: "", icon: "", slot: .canvas, order: 0,
        attributes: [AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 1000), default: "2")],
        commit: .onDismiss)

    @Test func itShowsTheWidthAndDoublesIt() async throws {
        var limits = ProcessLimits()
        limits.answer = .seconds(60)
        let supervisor = PickerSupervisor(
            sandbox: Sandbox(path: []), kept: KeptState(folder: nil),
            environment: ProcessInfo.processInfo.environment, limits: limits)
        let picker = ProcessPicker(
            Self.descriptor, program: .init(command: [Self.program], folder: NSTemporaryDirectory()),
            supervisor: supervisor)
        let page = Page()
        let session = PickerSession(picker, host: page)
        await eventually("its controls show") {
            session.screen.controls.map(\.id) == ["width", "widths", "double"]
        }
        _ = session.press(button: "double")
        await eventually("the width doubles") { session.values["stroke-width"] == "8" }
        await eventually("the slider follows") {
            if case .slider(let slider)? = session.screen.controls.first { slider.value == 8 } else { false }
        }
        session.commit()
        #expect(page.committed == ["stroke-width": "8"])
    }
}
