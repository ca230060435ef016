import Gtk

/// A handler lives exactly as long as its connection.
@MainActor
func checkSignals(_ facts: Facts) {
    let none = SignalBox.liveCount
    var calls = 0

    let button = Button(label: "Press")
    let connection = button.connect("clicked") { calls += 1 }
    facts.expect(SignalBox.liveCount, is: none + 1, "a connected handler is held")
    button.press()
    facts.expect(calls, is: 1, "a connected handler is called")

    connection.blocked { button.press() }
    facts.expect(calls, is: 1, "a blocked handler is not called")
    button.press()
    facts.expect(calls, is: 2, "it is called once it is not blocked")

    connection.disconnect()
    facts.expect(SignalBox.liveCount, is: none, "disconnecting releases it")
    button.press()
    facts.expect(calls, is: 2, "a disconnected handler is not called")
    connection.disconnect()
    connection.blocked {}
    facts.expect(SignalBox.liveCount, is: none, "disconnecting again does nothing")

    var own: SignalConnection?
    own = button.connect("clicked") {
        own?.disconnect()
        own = nil
        calls += 1
    }
    button.press()
    button.press()
    facts.expect(calls, is: 3, "a handler may disconnect itself")
    facts.expect(SignalBox.liveCount, is: none, "and is released")

    checkSwitch(facts)
    checkEnds(facts, handlers: none)
}

/// A switch whose owner puts it back as it is pressed tells of that press only.
@MainActor
private func checkSwitch(_ facts: Facts) {
    let toggle = Switch()
    // With one, GTK itself listens to it, too.
    toggle.setAccessible(name: "Sample")
    var calls = 0
    toggle.onToggle {
        calls += 1
        toggle.setOn(false)
    }
    for press in 1...2 {
        toggle.toggle()
        facts.expect(calls, is: press, "press \(press) is told once")
        facts.expect(!toggle.isOn, "and what its owner says holds")
    }
    toggle.destroy()
}

/// What a destroyed or finalized widget leaves behind.
@MainActor
private func checkEnds(_ facts: Facts, handlers none: Int) {
    final class Owned {}
    let wrappers = Object.liveCount

    let parent = Box(.vertical)
    let child = Button(label: "Child")
    parent.append(child)
    var owned: Owned? = Owned()
    weak let remaining = owned
    let late = child.connect("clicked") { [owned] in withExtendedLifetime(owned) {} }
    owned = nil
    facts.expect(remaining != nil, "a handler holds what it captures")
    parent.destroy()
    facts.expect(SignalBox.liveCount, is: none, "destroying a parent releases its children's handlers")
    facts.expect(remaining == nil, "and what they captured")
    late.disconnect()
    facts.expect(child.referenceCount, is: 1, "the wrapper alone holds what is destroyed")

    var lone: Button? = Button(label: "Alone")
    let dangling = lone?.connect("clicked") {}
    facts.expect(SignalBox.liveCount, is: none + 1, "a handler of a lone widget is held")
    lone = nil
    facts.expect(SignalBox.liveCount, is: none, "finalizing a widget releases its handlers")
    dangling?.disconnect()
    dangling?.blocked {}
    facts.expect(Object.liveCount, is: wrappers + 2, "the two widgets that are left are held")
}

/// Traps: a misspelled signal is the programmer's mistake.
@MainActor
func connectUnknownSignal(_ facts: Facts) {
    Button(label: "Press").connect("clickt") {}
    facts.expect(false, "an unknown signal traps")
}
