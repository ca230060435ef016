import Foundation
import Testing

@testable import Library

@Suite struct DigestTests {
    /// Histories and snapshots on disk are filed by it: it must never change.
    @Test func isTheSameOnEveryRun() {
        #expect(Digest(Data()).text == Digest("").text)
        #expect(Digest("Daub").text == "f6fb3827b45d52080bcb1f485933f5c2")
    }

    @Test func oneBitOrOneByteMoreMakesAnother() {
        var seen: Set<Digest> = []
        var count = 0
        for length in 0..<40 {
            let zeros = Data(count: length)
            seen.insert(Digest(zeros))
            count += 1
            for bit in 0..<(length * 8) {
                var changed = zeros
                changed[bit / 8] ^= 1 << (bit % 8)
                seen.insert(Digest(changed))
                count += 1
            }
        }
        #expect(seen.count == count)
    }

    @Test func survivesJSON() throws {
        let digest = Digest("Daub")
        let json = try JSONEncoder().encode([digest])
        #expect(try JSONDecoder().decode([Digest].self, from: json) == [digest])
        for broken in [#"[""]"#, #"["zz"]"#, "[\"\(String(repeating: "g", count: 32))\"]"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([Digest].self, from: Data(text: broken))
            }
        }
    }
}
