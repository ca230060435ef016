import Foundation
import Gtk
import PickerKit
import Popovers

/// Shows every kind of control, for people and assistive technology to look at, until its window closes.
@MainActor
func showGallery(_ facts: Facts, _ application: Application) {
    readStyle(facts)
    let window = Window(application: application)
    let host = EmptyHost()
    let content = PickerContent(PickerSession(GalleryPicker(), host: host))
    content.fit(Room(width: 380, height: 1150))
    let scroll = ScrollView()
    scroll.add(content.view)
    window.add(scroll)
    window.setDefaultSize(width: 380, height: 1150)
    var isOpen = true
    window.onCloseRequest {
        isOpen = false
        return false
    }
    window.showAll()
    withExtendedLifetime((content, host)) {
        facts.expect(MainLoop.run(within: .seconds(300)) { !isOpen }, "the window is closed")
    }
}

/// Shows the same in a popover.
@MainActor
func showGalleryPopover(_ facts: Facts, _ application: Application) {
    readStyle(facts)
    let stage = Stage(application)
    let host = EmptyHost()
    let trigger = Trigger(icon: "color-select-symbolic", name: "Gallery") {
        PickerContent(PickerSession(GalleryPicker(), host: host))
    }
    stage.add(trigger)
    stage.window.setDefaultSize(width: 700, height: 1150)
    var isOpen = true
    stage.window.onCloseRequest {
        isOpen = false
        return false
    }
    stage.show()
    withExtendedLifetime((stage, host)) {
        facts.expect(MainLoop.run(within: .seconds(300)) { !isOpen }, "the window is closed")
    }
}

@MainActor
private func readStyle(_ facts: Facts) {
    let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let style = root.appendingPathComponent("Resources/Style/daub.css").path
    facts.expect(Application.addStyleSheet(path: style), is: nil, "the style sheet is read")
}
