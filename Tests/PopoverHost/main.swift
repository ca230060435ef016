import Foundation
import Gtk

// A window with one trigger, whose picker has as many rows as the first argument says: for `Bench`, which
// measures how long its popover takes to be painted.

guard let rows = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), rows > 0 else {
    FileHandle.standardError.write(Data("usage: PopoverHost ROWS\n".utf8))
    exit(2)
}
guard Application.openDisplay() else {
    FileHandle.standardError.write(Data("PopoverHost: no display\n".utf8))
    exit(1)
}
MainQueue.attach()
let application = Application(id: "dev.daub.PopoverHost")
var host: HostWindow?
application.onActivate {
    host = HostWindow(application, rows: rows)
    host?.present()
}
exit(application.run())
