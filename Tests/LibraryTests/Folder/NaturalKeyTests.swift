import Testing

@testable import Library

@Suite struct NaturalKeyTests {
    func key(_ name: String) -> NaturalKey {
        var folding = NameFolding()
        return NaturalKey(name, folding: &folding)
    }

    @Test(arguments: [
        ["a1", "a2", "a10"], ["a", "B", "c"], ["file 9", "file 10", "file 10a", "file 100"],
        ["1", "02", "3"],
        ["", "0", "a"], ["Ala", "Åland", "Alb"], ["v1.9", "v1.10"], ["é", "f"],
        ["x\(String(repeating: "9", count: 90))", "y"],
    ])
    func isInOrder(names: [String]) {
        let keys = names.map { key($0) }
        for (before, after) in zip(keys, keys.dropFirst()) {
            #expect(before < after)
            #expect(!(after < before))
        }
    }

    @Test(arguments: [("a", "A"), ("Åland", "aland"), ("É", "e"), ("007", "7"), ("e\u{301}", "é")])
    func isTheSameName(a: String, b: String) {
        #expect(key(a) == key(b))
    }
}
