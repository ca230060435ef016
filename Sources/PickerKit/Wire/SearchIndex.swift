import Glibc
import Localization

/// Finds which of many texts hold all the words of a search, in any order; case and accents do not matter.
struct SearchIndex: Sendable {
    /// The folded texts one behind the other, each with a line end.
    private var bytes: [UInt8] = []
    /// Where each text ends.
    private var ends: [Int] = []

    init(_ texts: some Sequence<String>) {
        for text in texts {
            bytes.append(contentsOf: folded(text).replacing("\n", with: " ").utf8)
            bytes.append(UInt8(ascii: "\n"))
            ends.append(bytes.count)
        }
    }

    /// The words that a search asks for; none where nothing is searched for.
    static func words(of search: String) -> [[UInt8]] {
        folded(search).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    }

    /// The indices of the texts that hold every word, in order.
    func matches(_ words: [[UInt8]]) -> [Int] {
        // The longest word is the rarest: few texts are left to look at closely.
        guard let rarest = words.max(by: { $0.count < $1.count }) else { return Array(ends.indices) }
        var result: [Int] = []
        var from = 0
        var text = 0
        while let place = find(rarest, in: from..<bytes.count) {
            while ends[text] <= place { text += 1 }
            let range = (text == 0 ? 0 : ends[text - 1])..<ends[text]
            if words.allSatisfy({ $0 == rarest || find($0, in: range) != nil }) { result.append(text) }
            from = range.upperBound
        }
        return result
    }

    private func find(_ word: [UInt8], in range: Range<Int>) -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let all = bytes.baseAddress else { return nil }
            var from = range.lowerBound
            while from + word.count <= range.upperBound {
                let length = range.upperBound - word.count + 1 - from
                guard let first = memchr(all + from, Int32(word[0]), length) else { return nil }
                let place = all.distance(to: UnsafeRawPointer(first))
                if memcmp(first, word, word.count) == 0 { return place }
                from = place + 1
            }
            return nil
        }
    }
}
