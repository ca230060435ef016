import Testing

@testable import Popovers

struct RowPlacesTests {
    private let places = RowPlaces(count: 10, rowHeight: 30, headingHeight: 20, sections: [0, 4])

    @Test func headingsPushTheRowsBelowThemDown() {
        #expect((0..<10).map(places.top) == [20, 50, 80, 110, 160, 190, 220, 250, 280, 310])
        #expect(places.height == 340)
        #expect(RowPlaces(count: 10, rowHeight: 30, headingHeight: 20).height == 300)
        #expect(RowPlaces(count: 0, rowHeight: 30, headingHeight: 20, sections: [0]).height == 0)
    }

    @Test(
        arguments: [
            (-1, nil), (0, nil), (19, nil), (20, 0), (49, 0), (50, 1), (139, 3), (140, nil), (159, nil),
            (160, 4),
            (339, 9), (340, nil),
        ] as [(Int, Int?)])
    func aPlaceIsOnARowOrOnAHeading(y: Int, row: Int?) {
        #expect(places.row(at: y) == row)
    }

    @Test func onlyRowsThatBeginASectionHaveAHeading() {
        #expect((0..<10).filter { places.heading(over: $0) != nil } == [0, 4])
        #expect(places.heading(over: 4) == 140..<160)
    }

    @Test func aSpanHasTheRowsThatShowInIt() {
        #expect(places.rows(in: 0..<10) == 0..<1)
        #expect(places.rows(in: 50..<51) == 1..<2)
        #expect(places.rows(in: 139..<141) == 3..<5)
        #expect(places.rows(in: -50..<1000) == 0..<10)
        #expect(places.rows(in: 340..<400).isEmpty)
        #expect(places.rows(in: 60..<60).isEmpty)
    }

    @Test func placesAndRowsAgreeInAVeryLongList() {
        let places = RowPlaces(
            count: 100_000, rowHeight: 32, headingHeight: 29,
            sections: Array(stride(from: 0, to: 100_000, by: 7)))
        for row in stride(from: 0, to: 100_000, by: 997) {
            #expect(places.row(at: places.top(of: row)) == row)
            #expect(places.row(at: places.top(of: row) + 31) == row)
        }
    }
}
