import Foundation

/// A folder of small drawings made for a measurement.
enum GeneratedLibrary {
    /// Writes so many drawings, each with a title, a paper and a dozen strokes.
    static func write(_ drawings: Int, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 1...drawings { try Data(drawing(number).utf8).write(to: file(number, in: folder)) }
    }

    /// The file of a drawing, counted from one.
    static func file(_ number: Int, in folder: URL) -> URL {
        folder.appendingPathComponent("Drawing \(number).svg")
    }

    private static func drawing(_ number: Int) -> String {
        let strokes = (0..<12).map { index in
            let (x, y) = ((number * 37 + index * 53) % 700, (number * 71 + index * 29) % 500)
            return """
                  <path d="M\(x),\(y) C\(x + 40),\(y) \(x + 40),\(y + 60) \(x + 80),\(y + 60)" fill="none" \
                stroke="#\(String(format: "%06x", (number * 7919 + index * 104_729) % 0xff_ffff))" stroke-width="3"/>
                """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:daub="urn:x-daub:1" width="800" height="600" \
            viewBox="0 0 800 600" daub:country="NO">
              <title>Drawing \(number)</title>
              <desc>Made for a measurement, with \(strokes.count) strokes</desc>
            \(strokes.joined(separator: "\n"))
            </svg>

            """
    }
}
