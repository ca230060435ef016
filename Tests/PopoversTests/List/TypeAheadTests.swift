import Testing

@testable import Popovers

struct TypeAheadTests {
    private static let titles = ["Åland", "Belgium", "Benin", "Denmark", "Benin again", "élan", "Égypte"]

    /// A clock that stands still until a test moves it.
    private final class Watch {
        var time = ContinuousClock.now
    }

    private let watch = Watch()

    private func typeAhead() -> TypeAhead { TypeAhead { [watch] in watch.time } }

    /// The rows that the keys lead to, one after the other.
    private func rows(
        _ keys: String, from start: Int? = nil, in titles: [String] = titles,
        pauses: Duration = .milliseconds(300)
    ) -> [Int?] {
        var typeAhead = typeAhead()
        var current = start
        return keys.map { key in
            watch.time += pauses
            let found = typeAhead.find(key, from: current, in: titles.count) { titles[$0] }
            current = found ?? current
            return found
        }
    }

    @Test(
        arguments: [
            ("b", nil, 1), ("B", nil, 1), ("d", nil, 3), ("a", nil, 0), ("Å", nil, 0), ("e", nil, 5),
            ("É", nil, 5),
            ("b", 1, 2), ("b", 4, 1), ("d", 5, 3), ("d", 3, 3), ("z", nil, nil), ("z", 2, nil),
        ] as [(String, Int?, Int?)])
    func aKeyLeadsToTheNextRowThatBeginsWithIt(key: String, start: Int?, row: Int?) {
        #expect(rows(key, from: start) == [row])
    }

    @Test(
        arguments: [
            ("ben", [1, 1, 2]), ("BEN", [1, 1, 2]), ("eg", [5, 6]), ("aland", [0, 0, 0, 0, 0]),
            ("benin ag", [1, 1, 2, 2, 2, 4, 4, 4]), ("bex", [1, 1, nil]), ("bxen", [1, nil, nil, nil]),
        ] as [(String, [Int?])])
    func keysThatFollowEachOtherMakeAWord(keys: String, found: [Int?]) {
        #expect(rows(keys) == found)
    }

    @Test func theSameKeyAgainGoesRoundTheMatches() {
        #expect(rows("bbbbb") == [1, 2, 4, 1, 2])
    }

    @Test func aSecondWithoutAKeyEndsTheWord() {
        #expect(rows("be", pauses: .milliseconds(1000)) == [1, 1])
        #expect(rows("be", pauses: .milliseconds(1001)) == [1, 5])
    }

    @Test func aSpaceStartsNoWordButGoesOnWithOne() {
        var typeAhead = typeAhead()
        #expect(typeAhead.isEmpty)
        _ = typeAhead.find("b", from: nil, in: 1) { _ in "Benin" }
        #expect(!typeAhead.isEmpty)
        watch.time += .seconds(2)
        #expect(typeAhead.isEmpty)
    }

    @Test func anEmptyListHasNoMatch() {
        #expect(rows("ab", in: []) == [nil, nil])
    }
}
