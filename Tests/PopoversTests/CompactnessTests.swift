import Testing

@testable import Popovers

struct CompactnessTests {
    @Test(arguments: [
        (Room(width: 449, height: 800), true), (Room(width: 450, height: 800), false),
        (Room(width: 1000, height: 359), true), (Room(width: 1000, height: 360), false),
    ])
    func smallWindowsAreCompact(window: Room, isCompact: Bool) {
        var compactness = Compactness()
        compactness.follow(window)
        #expect(compactness.isCompact == isCompact)
    }

    @Test func itTakesMoreThanTheThresholdToComeBack() {
        var compactness = Compactness()
        for (width, isNarrow) in [(440, true), (455, true), (469, true), (470, false), (455, false)] {
            compactness.follow(Room(width: width, height: 800))
            #expect(compactness.isNarrow == isNarrow, "\(width)")
        }
        for (height, isLow) in [(350, true), (379, true), (380, false), (365, false)] {
            compactness.follow(Room(width: 800, height: height))
            #expect(compactness.isLow == isLow, "\(height)")
        }
    }
}
