import Foundation
import Gtk

// One check of what needs a display and the process's main thread, named by the first argument:
// 0 where every fact holds, 1 where one does not, 2 where there is no such check or no display.

let name = CommandLine.arguments.dropFirst().first ?? ""
let facts = Facts()
guard let check = Checks.all[name] else {
    facts.say("usage: GtkProbe \(Checks.all.keys.sorted().joined(separator: "|"))")
    exit(2)
}
guard Application.openDisplay() else {
    facts.say("no display")
    exit(2)
}
MainQueue.attach()
let application = Application(id: "dev.daub.GtkProbe")
application.onActivate {
    check(facts, application)
    exit(facts.allHold ? 0 : 1)
}
exit(application.run())
