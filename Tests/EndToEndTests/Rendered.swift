import AppDriver
import Cairo
import Foundation
import Ink

/// What `daub render` makes of a drawing's file.
struct Rendered {
    private let surface: Surface

    /// Why there is no picture.
    enum Failure: Error {
        case notRendered(errors: String)
    }

    init(_ file: URL) throws {
        let picture = file.appendingPathExtension("png")
        let run = try CommandRun(["render", file.path, "-o", picture.path])
        guard run.status == .exited(0) else { throw Failure.notRendered(errors: run.errors) }
        surface = try Surface(png: Data(contentsOf: picture))
        try FileManager.default.removeItem(at: picture)
    }

    /// How far a picture of the screen is from it on white paper: the root of the mean square over all
    /// channels, from 0 to 1; 1 where their sizes differ.
    func difference(to shot: Screenshot) -> Double {
        guard (shot.width, shot.height) == (surface.width, surface.height) else { return 1 }
        var sum = 0.0
        for y in 0..<shot.height {
            for x in 0..<shot.width {
                let (seen, drawn) = (shot.pixel(x, y), surface.pixel(x, y))
                for (a, b) in [(seen.red, drawn.red), (seen.green, drawn.green), (seen.blue, drawn.blue)] {
                    let expected = b * drawn.alpha + 1 - drawn.alpha
                    let distance = Double(a) / 255 - expected
                    sum += distance * distance
                }
            }
        }
        return (sum / Double(3 * shot.width * shot.height)).squareRoot()
    }
}
