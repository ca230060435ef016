import TestSupport
import Testing

@testable import PickerKit

@MainActor
struct TimerTests {
    @Test func whatIsLetGoAsItsTimeIsUpIsNotDone() async {
        var done = 0
        var timers = (0..<50).map { _ in Timer(.milliseconds(1)) { done += 1 } }
        let last = ContinuousClock.now + .milliseconds(20)
        // The main actor is busy while they wake.
        while ContinuousClock.now < last {}
        timers = []
        var isOver = false
        let later = Timer(.milliseconds(20)) { isOver = true }
        await eventually("a later one") { isOver }
        #expect(done == 0)
        withExtendedLifetime((timers, later)) {}
    }
}
