import Testing

@testable import Popovers

struct GridNavigationTests {
    /// Three rows: 0 to 3, 4 to 7, 8 and 9.
    private let grid = GridNavigation(columns: 4, count: 10)

    @Test(
        arguments: [
            (.left, 5, 4), (.left, 4, 3), (.left, 0, nil),
            (.right, 5, 6), (.right, 3, 4), (.right, 9, nil),
            (.up, 5, 1), (.up, 9, 5), (.up, 2, nil),
            (.down, 1, 5), (.down, 5, 9), (.down, 7, 9), (.down, 9, nil), (.down, 8, nil),
            (.rowStart, 6, 4), (.rowStart, 4, 4), (.rowEnd, 5, 7), (.rowEnd, 8, 9),
            (.start, 9, 0), (.end, 0, 9),
        ] as [(GridNavigation.Move, Int, Int?)])
    func keysLeadFromCellToCell(move: GridNavigation.Move, cell: Int, target: Int?) {
        #expect(grid.destination(move, from: cell) == target)
    }

    @Test func aWholeLastRowEndsTheGrid() {
        let square = GridNavigation(columns: 3, count: 9)
        #expect(square.destination(.down, from: 7) == nil)
        #expect(square.destination(.down, from: 5) == 8)
    }

    @Test func nothingLeadsAnywhereInAnEmptyGrid() {
        #expect(GridNavigation(columns: 4, count: 0).destination(.end, from: 0) == nil)
        #expect(GridNavigation(columns: 0, count: 4).destination(.right, from: 0) == nil)
    }

    @Test func pointsFallOnTheCellsThatStandThere() {
        let places = GridPlaces(columns: 4, count: 10, cell: (32, 24))
        #expect(places.width == 128)
        #expect(places.height == 72)
        for cell in 0..<10 {
            let frame = places.frame(of: cell)
            #expect(places.cell(atX: Double(frame.x) + 31, y: Double(frame.y) + 23) == cell)
        }
        #expect(places.cell(atX: 70, y: 50) == nil)
        #expect(places.cell(atX: 128, y: 0) == nil)
        #expect(places.cell(atX: -1, y: 0) == nil)
    }

    @Test func cellsShrinkOrStandInFewerColumnsWhereThereIsNoRoom() {
        let swatches = GridPlaces(columns: 12, count: 72, cell: (32, 32), shrinks: true, within: 300)
        #expect(swatches.width <= 300 && swatches.columns == 12)
        #expect(swatches.frame(of: 0).width == 25 && swatches.frame(of: 0).height == 25)
        let words = GridPlaces(columns: 4, count: 8, cell: (100, 30), within: 300)
        #expect(words.columns == 3 && words.width == 300 && words.height == 90)
        #expect(GridPlaces(columns: 4, count: 8, cell: (100, 30), within: 400).columns == 4)
    }

    @Test func aMirroredGridBeginsAtTheRight() {
        let places = GridPlaces(columns: 4, count: 10, cell: (32, 24), isMirrored: true)
        #expect(places.frame(of: 0).x == 96)
        #expect(places.frame(of: 9).x == 64)
        for cell in 0..<10 {
            let frame = places.frame(of: cell)
            #expect(places.cell(atX: Double(frame.x), y: Double(frame.y)) == cell)
            #expect(places.cell(atX: Double(frame.x) + 31, y: Double(frame.y) + 23) == cell)
        }
    }
}
