import Testing

@testable import Popovers

@MainActor
struct ScreenSizesTests {
    private let sizes = ScreenSizes()
    private let room = Room(width: 800, height: 600)

    @Test func aScreenThatNeverShowedGetsRoomForASentence() {
        #expect(sizes.placeholder(for: nil, of: "a.b", within: room) == Room(width: 240, height: 96))
    }

    @Test func oneThatDidGetsWhatItHadLast() {
        for width in [300, 200] { sizes.remember(Room(width: width, height: 50), of: nil, of: "a.b") }
        #expect(sizes.placeholder(for: nil, of: "a.b", within: room) == Room(width: 200, height: 50))
    }

    @Test func everyScreenOfEveryPickerHasItsOwn() {
        sizes.remember(Room(width: 300, height: 200), of: nil, of: "a.b")
        sizes.remember(Room(width: 400, height: 100), of: "more", of: "a.b")
        #expect(sizes.placeholder(for: nil, of: "a.b", within: room) == Room(width: 300, height: 200))
        #expect(sizes.placeholder(for: "more", of: "a.b", within: room) == Room(width: 400, height: 100))
        #expect(sizes.placeholder(for: "most", of: "a.b", within: room) == ScreenSizes.first)
        #expect(sizes.placeholder(for: nil, of: "a.c", within: room) == ScreenSizes.first)
    }

    @Test func noneGetsMoreThanThereIs() {
        sizes.remember(Room(width: 300, height: 500), of: nil, of: "a.b")
        let small = Room(width: 200, height: 80)
        #expect(sizes.placeholder(for: nil, of: "a.b", within: small) == small)
        #expect(sizes.placeholder(for: nil, of: "a.c", within: small) == small)
        // What there is now is not what there will be.
        #expect(sizes.placeholder(for: nil, of: "a.b", within: room) == Room(width: 300, height: 500))
    }
}
