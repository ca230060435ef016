import Gtk
import Testing

@testable import Canvas

struct CaretRhythmTests {
    /// When the caret comes or goes, in milliseconds after the last key, and whether it shows from then on.
    private func changes(_ rhythm: CaretRhythm) -> [(time: Int, isShown: Bool)] {
        var result: [(Int, Bool)] = []
        var time = 0
        while let next = rhythm.change(after: time), result.count < 100 {
            result.append((next, rhythm.isShown(at: next)))
            time = next
        }
        return result
    }

    @Test func itBlinksAndComesToRestShown() {
        let changes = changes(CaretRhythm(period: 1200, timeout: 5000))
        #expect(changes.map(\.time) == [1200, 1600, 2400, 2800, 3600, 4000, 4800, 5200])
        #expect(changes.map(\.isShown) == [false, true, false, true, false, true, false, true])
    }

    @Test(arguments: [0, 1000, 1200])
    func aTimeoutWithinTheFirstPeriodLetsItStandStill(timeout: Int) {
        #expect(changes(CaretRhythm(period: 1200, timeout: timeout)).isEmpty)
    }
}
