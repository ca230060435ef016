import Foundation
import Gtk
import PickerKit
import Popovers

/// The window: a trigger at its top and nothing below. It writes the lines that Daub writes under `DAUB_TRACE=1`.
@MainActor
final class HostWindow {
    private let window: Window
    private let presenter: PopoverPresenter
    private let values = NoValues()

    init(_ application: Application, rows: Int) {
        window = Window(application: application)
        window.title = "Popover Host"
        window.setDefaultSize(width: 1000, height: 700)
        presenter = PopoverPresenter(window: window)
        let picker = RowsPicker(count: rows)
        let trigger = Trigger(icon: "view-list-symbolic", name: picker.descriptor.title) { [values] in
            PickerContent(PickerSession(picker, host: values))
        }
        trigger.button.setAlignment(horizontal: .center, vertical: .start)
        window.add(trigger.button)
        presenter.add(trigger)
        presenter.onPainted = { _ in Self.trace("popover-painted") }
        window.afterFirstPaint { Self.trace("first-paint") }
    }

    func present() { window.showAll() }

    private static func trace(_ event: String) {
        let times = [CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID].map { clock in
            var time = timespec()
            clock_gettime(clock, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        FileHandle.standardError.write(Data("trace \(event) \(times[0]) \(times[1])\n".utf8))
    }
}

/// A host without values, which keeps none.
@MainActor
private final class NoValues: AttributeHost {
    func values(of attributes: [Attribute]) -> AttributeValues { AttributeValues() }
    func preview(_ values: [Attribute: AttributeValue]) {}
    func commit(_ values: [Attribute: AttributeValue]) {}
    func cancelPreview() {}
}
