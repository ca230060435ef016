extension Palette {
    /// What is wrong with a line of a GIMP palette.
    public struct GPLProblem: Error, Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            /// The file does not begin with `GIMP Palette`: it is another kind of file.
            case noHeader
            /// The line does not begin with three whole numbers.
            case noColor(String)
            /// A part of the colour is not from 0 to 255.
            case outOfRange(Int)
            /// The file names no colour at all.
            case empty
        }

        /// Counted from 1.
        public let line: Int
        public let kind: Kind

        public init(line: Int, kind: Kind) {
            self.line = line
            self.kind = kind
        }
    }

    /// Reads a GIMP palette (`.gpl`): a header, `Name:` and `Columns:`, comments behind `#`, and a line of
    /// red, green and blue from 0 to 255 with a name for each colour.
    ///
    /// A line that is no colour is left out and reported; the others are taken.
    /// - Parameter name: for a palette that does not name itself.
    /// - Returns: nil for the palette where nothing of the file can be used.
    public static func reading(
        gpl text: String, named name: String
    ) -> (palette: Palette?, problems: [GPLProblem]) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let first = lines.first, first.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("GIMP Palette")
        else {
            return (nil, [GPLProblem(line: 1, kind: .noHeader)])
        }
        var palette = Palette(name: name, entries: [])
        var problems: [GPLProblem] = []
        for (index, raw) in lines.enumerated().dropFirst() {
            let line = raw.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            if let value = line.value(of: "Name:") {
                if !value.isEmpty { palette.name = String(value) }
            } else if line.value(of: "Columns:") == nil {
                do throws(GPLProblem) {
                    palette.entries.append(try entry(line, number: index + 1))
                } catch {
                    problems.append(error)
                }
            }
        }
        if palette.entries.isEmpty, problems.isEmpty {
            problems.append(GPLProblem(line: lines.count, kind: .empty))
        }
        return (palette.entries.isEmpty ? nil : palette, problems)
    }

    private static func entry(_ line: Substring, number: Int) throws(GPLProblem) -> Entry {
        let words = line.split(maxSplits: 3, whereSeparator: \.isWhitespace)
        let parts = words.prefix(3).compactMap { Int($0) }
        guard parts.count == 3 else {
            throw GPLProblem(line: number, kind: .noColor(String(line.prefix(40))))
        }
        if let wrong = parts.first(where: { !(0...255).contains($0) }) {
            throw GPLProblem(line: number, kind: .outOfRange(wrong))
        }
        let name = words.count > 3 ? words[3].trimmed : ""
        return Entry(
            name: name == "Untitled" ? "" : String(name),
            color: Color(Double(parts[0]) / 255, Double(parts[1]) / 255, Double(parts[2]) / 255))
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let tail = drop(while: \.isWhitespace)
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return tail[...last]
    }

    fileprivate func value(of key: String) -> Substring? {
        hasPrefix(key) ? dropFirst(key.count).trimmed : nil
    }
}
