import Foundation

/// A picture of the screen, or of a part of it, in the screen's own pixels.
public struct Screenshot: Sendable, Equatable {
    public let width: Int
    public let height: Int
    /// `0xRRGGBB`, row by row from the top.
    let pixels: [UInt32]

    /// One pixel, opaque.
    public struct Pixel: Sendable, Hashable, CustomStringConvertible {
        public let red: UInt8
        public let green: UInt8
        public let blue: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// `#rrggbb`.
        public var description: String {
            "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }

        /// Whether no channel differs by more than the tolerance.
        public func isClose(to other: Pixel, within tolerance: Int = 8) -> Bool {
            zip([red, green, blue], [other.red, other.green, other.blue])
                .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
        }
    }

    /// The pixel at a place inside the picture.
    public func pixel(_ x: Int, _ y: Int) -> Pixel {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is outside the picture")
        let value = pixels[y * width + x]
        return Pixel(
            red: UInt8(value >> 16 & 0xff), green: UInt8(value >> 8 & 0xff), blue: UInt8(value & 0xff))
    }

    /// How many pixels are close to the colour.
    public func count(of color: Pixel, within tolerance: Int = 8) -> Int {
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        return counts.reduce(0) { sum, entry in
            let pixel = Pixel(
                red: UInt8(entry.key >> 16), green: UInt8(entry.key >> 8 & 0xff),
                blue: UInt8(entry.key & 0xff))
            return pixel.isClose(to: color, within: tolerance) ? sum + entry.value : sum
        }
    }

    /// Writes the picture as PNG; the folder must exist.
    public func writePNG(to file: URL) throws {
        try PNGWriter.data(width: width, height: height, pixels: pixels).write(to: file)
    }
}
