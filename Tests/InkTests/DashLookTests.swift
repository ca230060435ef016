import Ink
import Testing

struct DashLookTests {
    /// A dash, the path and the scale it meets, and what comes of it.
    struct Case: Sendable, CustomTestStringConvertible {
        let lengths: [Double]
        var offset = 0.0
        var length = 100.0
        var width = 1.0
        var cap = LineCap.butt
        var scale = 1.0
        let look: Dash.Look

        var testDescription: String { "\(lengths) along \(length) at \(scale)" }
    }

    static let cases = [
        Case(lengths: [], look: .solid),
        Case(lengths: [0, 0], look: .solid),
        Case(lengths: [4, -4], look: .solid),
        Case(lengths: [.infinity, 1], look: .solid),
        Case(lengths: [4, 2], offset: .nan, look: .solid),
        Case(lengths: [4, 2], look: .dashed),
        Case(lengths: [4, 2], length: 0, look: .dashed),
        Case(lengths: [1e300, 1e308, 1e308, 1e308], look: .dashed),

        // Too fine to be told apart.
        Case(lengths: [0.001], length: 1, look: .shade(0.5)),
        Case(lengths: [0.03, 0.01], length: 1, look: .shade(0.75)),
        Case(lengths: [0.03, 0.01], length: 1, scale: 4, look: .dashed),
        Case(lengths: [3, 1], scale: 0.01, look: .shade(0.75)),
        Case(lengths: [3, 1], scale: 0.1, look: .dashed),
        Case(lengths: [1, 2, 3], scale: 0.001, look: .shade(0.5)),

        // Too many, however large each is.
        Case(lengths: [3, 1], length: 200_000, scale: 100, look: .dashed),
        Case(lengths: [3, 1], length: 200_001, scale: 100, look: .shade(0.75)),
        Case(lengths: [2], length: 200_001, scale: 100, look: .shade(0.5)),
        Case(lengths: [0.001], length: 1e7, scale: 1000, look: .shade(0.5)),
        Case(lengths: [4, 2], length: .infinity, look: .shade(2.0 / 3)),
        Case(lengths: [4, 2], length: .nan, look: .shade(2.0 / 3)),
        Case(
            lengths: Array(repeating: 0, count: 99_999) + [100], length: 200, look: .shade(0)),

        // Caps fill the gaps.
        Case(lengths: [0, 4], length: 1e7, width: 1, cap: .round, look: .shade(0.25)),
        Case(lengths: [0, 4], length: 1e7, width: 1, look: .shade(0)),
        Case(lengths: [0.001], length: 1e7, width: 1, cap: .square, look: .shade(1)),
        Case(lengths: [1, 2, 3], length: 1e7, width: 1, cap: .square, look: .shade(0.75)),
    ]

    @Test(arguments: cases) func dashesThatNobodyTellsApartAreAShade(_ each: Case) {
        let look = Dash(each.lengths, offset: each.offset)
            .look(along: each.length, width: each.width, cap: each.cap, scale: each.scale)
        if case (.shade(let share), .shade(let expected)) = (look, each.look) {
            #expect(abs(share - expected) < 1e-9)
        } else {
            #expect(look == each.look)
        }
    }
}
