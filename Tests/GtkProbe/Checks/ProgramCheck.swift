import Foundation
import Gtk
import PickerKit
import Popovers

/// A picker that is a program, in a popover: it answers through the main loop, and what goes wrong is shown.
@MainActor
func checkProgram(_ facts: Facts, _ application: Application) {
    let stage = Stage(application)
    let host = EmptyHost()
    let folder = root.appending(path: "Tests/Faults").path
    let supervisor = PickerSupervisor(
        sandbox: Sandbox(path: []), kept: KeptState(folder: nil), environment: ["PATH": "/usr/bin:/bin"],
        limits: slow)
    let picker = ProcessPicker(
        PickerDescriptor(
            id: "org.example.program", title: "Program", summary: "", icon: "color-select-symbolic",
            slot: .canvas, order: 0,
            attributes: [
                AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 20), default: "2")
            ], commit: .live),
        program: .init(command: ["./exits-when-pressed"], folder: folder), supervisor: supervisor)
    weak var session: PickerSession?
    let trigger = Trigger(icon: "color-select-symbolic", name: "Program") {
        let new = PickerSession(picker, host: host)
        session = new
        return PickerContent(new)
    }
    stage.add(trigger)
    stage.show()

    func eventually(_ fact: String, _ holds: () -> Bool) {
        facts.expect(MainLoop.run(within: .seconds(60)) { holds() }, fact)
    }
    func ids() -> [String] { session?.screen.controls.map(\.id) ?? [] }
    func health() -> PickerSupervisor.Health { supervisor.health(of: picker.descriptor.id) }

    facts.expect(health().running, is: 0, "it is not started before its popover opens")
    trigger.press()
    eventually("it shows what the program says") { ids().contains("go") }
    facts.expect(health().running, is: 1, "it runs")
    _ = session?.press(button: "go")
    eventually("what went wrong is shown") { ids().contains("daub.restart") && health().running == 0 }
    session?.remember("open", as: "daub.errors")
    session?.onChange?()
    MainLoop.settle()
    _ = session?.press(button: "daub.restart")
    eventually("it runs again") { ids().contains("go") }
    trigger.press()
    eventually("it ends with its popover") { health().running == 0 }
    eventually("nothing of the popover is left") { session == nil }
}

private let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
}

private var slow: ProcessLimits {
    var limits = ProcessLimits()
    limits.answer = .seconds(60)
    return limits
}
