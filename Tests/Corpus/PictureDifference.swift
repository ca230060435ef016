import Cairo
import Foundation

/// How far two pictures are apart, as roots of mean squares, from 0 to 1.
struct PictureDifference: Codable {
    /// Over red, green and blue, each weighed by alpha: what ImageMagick's `compare -metric RMSE` prints in
    /// brackets. Blind to alpha where the colour is black.
    let color: Double
    /// Over alpha as well: what `compare -metric RMSE -channel RGBA` prints.
    let colorAndAlpha: Double

    /// As far apart as pictures can be.
    static let complete = PictureDifference(color: 1, colorAndAlpha: 1)

    private init(color: Double, colorAndAlpha: Double) {
        self.color = color
        self.colorAndAlpha = colorAndAlpha
    }

    /// Pictures of different size are as far apart as can be.
    init(_ a: Surface, _ b: Surface) {
        guard a.width == b.width, a.height == b.height else {
            self = .complete
            return
        }
        // Blue, green, red, alpha, as they stand in memory.
        var sums = [0, 0, 0, 0]
        a.withBytes { first in
            b.withBytes { second in
                for row in 0..<a.height {
                    for byte in 0..<4 * a.width {
                        let difference =
                            Int(first[row * a.bytesPerRow + byte]) - Int(second[row * b.bytesPerRow + byte])
                        sums[byte & 3] += difference * difference
                    }
                }
            }
        }
        func root(_ channels: ArraySlice<Int>) -> Double {
            (Double(channels.reduce(0, +)) / Double(channels.count * a.width * a.height)).squareRoot() / 255
        }
        color = root(sums[..<3])
        colorAndAlpha = root(sums[...])
    }
}
