extension Color {
    /// Reads a CSS colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()`, a name.
    ///
    /// `currentColor` is no colour but a reference, and is read by `Paint`.
    public init?(css text: some StringProtocol) {
        if let color = Color(plainHex: text) {
            self = color
            return
        }
        let trimmed = text.drop(while: \.isWhitespace).lowercased()
        let word = String(trimmed.reversed().drop(while: \.isWhitespace).reversed())
        if word.hasPrefix("#") {
            self.init(digits: word.dropFirst())
        } else if word.contains("(") {
            self.init(function: word)
        } else if word == "transparent" {
            self = .transparent
        } else if let hex = ColorNames.hex[word] {
            self.init(hex: hex)
        } else {
            return nil
        }
    }

    /// The form that files are full of, `#rrggbb` and nothing else, without a detour over characters.
    private init?(plainHex text: some StringProtocol) {
        var value: UInt32 = 0
        var count = 0
        for byte in String(text).utf8 {
            if count == 0 {
                guard byte == UInt8(ascii: "#") else { return nil }
            } else {
                let digit: UInt8
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
                case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
                case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
                default: return nil
                }
                value = value << 4 | UInt32(digit)
            }
            count += 1
            if count > 7 { return nil }
        }
        guard count == 7 else { return nil }
        self.init(hex: value)
    }

    private init?(digits: Substring) {
        let nibbles = digits.compactMap(\.hexDigitValue).map(Double.init)
        guard nibbles.count == digits.count else { return nil }
        switch nibbles.count {
        case 3, 4:
            let parts = nibbles.map { $0 / 15 }
            self.init(parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1)
        case 6, 8:
            let parts = stride(from: 0, to: nibbles.count, by: 2).map { (index: Int) -> Double in
                (nibbles[index] * 16 + nibbles[index + 1]) / 255
            }
            self.init(parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1)
        default: return nil
        }
    }

    private init?(function text: String) {
        var scanner = SVGScanner(text)
        guard let name = scanner.identifier(), scanner.take("(") else { return nil }
        var parts: [(value: Double, isPercent: Bool)] = []
        scanner.skipSpace()
        while !scanner.take(")") {
            guard let value = scanner.number() else { return nil }
            let isPercent = scanner.take("%")
            if !isPercent { _ = scanner.identifier() }
            parts.append((value, isPercent))
            scanner.skipCommaSpace()
            if scanner.take("/") { scanner.skipSpace() }
        }
        scanner.skipSpace()
        guard scanner.isAtEnd, parts.count == 3 || parts.count == 4 else { return nil }
        let alpha = parts.count == 4 ? clamp(parts[3].isPercent ? parts[3].value / 100 : parts[3].value) : 1
        switch name {
        case "rgb", "rgba":
            let rgb = parts.prefix(3).map { clamp($0.isPercent ? $0.value / 100 : $0.value / 255) }
            self.init(rgb[0], rgb[1], rgb[2], alpha)
        case "hsl", "hsla":
            self.init(
                hue: parts[0].value, saturation: clamp(parts[1].value / 100),
                lightness: clamp(parts[2].value / 100), alpha: alpha)
        default: return nil
        }
    }

    /// A colour from a hue in degrees and a saturation and lightness from 0 to 1.
    public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
        let turn = hue.truncatingRemainder(dividingBy: 360)
        let h = (turn < 0 ? turn + 360 : turn) / 30
        let reach = saturation * min(lightness, 1 - lightness)
        func part(_ offset: Double) -> Double {
            let k = (offset + h).truncatingRemainder(dividingBy: 12)
            return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
        }
        self.init(part(0), part(8), part(4), alpha)
    }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    public var css: String {
        func byte(_ part: Double) -> String {
            let value = Int((clamp(part) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
    }
}

private func clamp(_ value: Double) -> Double { min(1, max(0, value)) }
