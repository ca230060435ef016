import Foundation

/// Writes opaque pictures as PNG without compression, so that tests need no library for it.
enum PNGWriter {
    /// A PNG file of `0xRRGGBB` pixels, row by row from the top.
    static func data(width: Int, height: Int, pixels: [UInt32]) -> Data {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * 3 + 1))
        for row in 0..<height {
            rows.append(0)
            for pixel in pixels[row * width..<(row + 1) * width] {
                rows.append(UInt8(pixel >> 16 & 0xff))
                rows.append(UInt8(pixel >> 8 & 0xff))
                rows.append(UInt8(pixel & 0xff))
            }
        }
        let (depth, rgb): (UInt8, UInt8) = (8, 2)
        let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, rgb, 0, 0, 0]
        var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        file.append(contentsOf: chunk("IHDR", header))
        file.append(contentsOf: chunk("IDAT", zlibStream(rows)))
        file.append(contentsOf: chunk("IEND", []))
        return file
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + body
        return bigEndian(UInt32(body.count)) + content + bigEndian(checksum(content))
    }

    /// The bytes in stored blocks of at most 65,535 bytes, as RFC 1950 and 1951 lay them out.
    private static func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xffff, bytes.count)
            let length = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for field in [length, ~length] { stream += [UInt8(field & 0xff), UInt8(field >> 8)] }
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        return stream + bigEndian(adler(bytes))
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }

    private static let checksumTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { sum, byte in checksumTable[Int((sum ^ UInt32(byte)) & 0xff)] ^ (sum >> 8)
        }
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 0xff) }
    }
}
