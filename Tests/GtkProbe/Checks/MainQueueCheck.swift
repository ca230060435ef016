import Foundation
import Gtk

/// Where work of the main actor ran, and how much of it.
@MainActor
private final class Tally {
    var count = 0
    var isOnMainThread = true

    func add() {
        count += 1
        if !Thread.isMainThread { isOnMainThread = false }
    }
}

/// Tasks of the main actor run under the GLib loop, on the main thread.
@MainActor
func checkMainQueue(_ facts: Facts) {
    let tally = Tally()
    Task { tally.add() }
    facts.expect(MainLoop.run(within: .seconds(5)) { tally.count == 1 }, "a task of the main actor runs")

    let start = ContinuousClock.now
    Task {
        do { try await Task.sleep(for: .milliseconds(60)) } catch { return }
        tally.add()
    }
    facts.expect(MainLoop.run(within: .seconds(5)) { tally.count == 2 }, "a task that sleeps wakes up")
    facts.expect(start.duration(to: .now) >= .milliseconds(60), "no sooner than it asked for")

    for _ in 0..<1000 {
        Task.detached { await tally.add() }
    }
    facts.expect(
        MainLoop.run(within: .seconds(10)) { tally.count == 1002 },
        "1000 hops back from detached tasks arrive")

    Task {
        for _ in 0..<100 {
            await Task.yield()
            tally.add()
        }
    }
    facts.expect(MainLoop.run(within: .seconds(5)) { tally.count == 1102 }, "a task that yields goes on")
    facts.expect(tally.isOnMainThread, "all of it is on the main thread")
}

/// A program with a window in which nothing happens sleeps.
@MainActor
func checkIdle(_ facts: Facts, _ application: Application) {
    let tally = Tally()
    let stage = Stage(application)
    stage.show()
    // The main queue has been used: an event that nobody read would keep the loop awake.
    Task.detached { await tally.add() }
    facts.expect(MainLoop.run(within: .seconds(5)) { tally.count == 1 }, "a hop arrives")
    MainLoop.run(within: .seconds(1)) { false }

    let (switches, time) = (voluntarySwitches(), processorTime())
    var turns = 0
    MainLoop.run(within: .seconds(2)) {
        turns += 1
        return false
    }
    let (woken, used) = (voluntarySwitches() - switches, processorTime() - time)
    // The first turn and the one at the end are this check's own.
    facts.expect(turns <= 3, "the loop turns \(turns) times in 2 s, at most 3")
    facts.expect(woken <= 4, "the main thread wakes \(woken) times, at most 4")
    facts.expect(used < .milliseconds(20), "the process computes for \(used), less than 20 ms")
}

/// How often the main thread has gone to sleep.
private func voluntarySwitches() -> Int {
    let file = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
    let line = String(decoding: file, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

/// What all threads together have computed.
private func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
