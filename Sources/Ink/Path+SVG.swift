import FoundationEssentials
import Glibc

extension Path {
    /// Reads path data as far as it is well formed, and keeps that much: SVG's rule for errors in `d`.
    public init(svg data: some StringProtocol) {
        self.init(svgBytes: Array(String(data).utf8))
    }

    /// The same from text in UTF-8.
    public init(svgBytes data: [UInt8]) {
        var reader = PathReader(SVGScanner(bytes: data))
        // A curve seldom takes less: what is too little grows, what is too much is never touched.
        reader.segments.reserveCapacity(data.count / 32 + 2)
        reader.read()
        self.init(reader.segments)
    }

    /// Path data with absolute commands and plain decimals.
    public var svg: String { svg(decimals: 4) }

    /// The same with at most so many decimals in a number.
    public func svg(decimals: Int) -> String {
        var text = ""
        func put(_ command: Character, _ points: Point...) {
            if !text.isEmpty { text += " " }
            text.append(command)
            text += points.map { "\($0.x.svg(decimals: decimals)) \($0.y.svg(decimals: decimals))" }
                .joined(separator: " ")
        }
        for segment in segments {
            switch segment {
            case .move(let p): put("M", p)
            case .line(let p): put("L", p)
            case .curve(let p, let q, let r): put("C", p, q, r)
            case .close: put("Z")
            }
        }
        return text
    }
}

/// The state of reading path data: where the pen is, and what a smooth curve mirrors.
private struct PathReader {
    var segments: [Path.Segment] = []
    private var scanner: SVGScanner
    private var pen = Point.zero
    private var start = Point.zero
    private var lastCubic: Point?
    private var lastQuadratic: Point?

    init(_ scanner: SVGScanner) {
        self.scanner = scanner
    }

    mutating func read() {
        scanner.skipSpace()
        guard scanner.next.map({ $0 | 0x20 == UInt8(ascii: "m") }) ?? false else { return }
        while let command = scanner.next {
            guard "mzlhvcsqtaMZLHVCSQTA".utf8.contains(command) else { return }
            scanner.advance()
            scanner.skipSpace()
            let isRelative = command >= 0x61
            guard run(command | 0x20, isRelative) else { return }
        }
    }

    /// Runs one command letter with all its argument groups; false where the data is in error.
    private mutating func run(_ letter: UInt8, _ isRelative: Bool) -> Bool {
        if letter == UInt8(ascii: "z") {
            segments.append(.close)
            pen = start
            forgetControls()
            return true
        }
        var letter = letter
        var isFirst = true
        repeat {
            guard step(letter, isRelative) else { return false }
            if isFirst, letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
            isFirst = false
            guard scanner.skipCommaSpace() else { return false }
        } while scanner.next.map(startsNumber) ?? false
        return true
    }

    private func startsNumber(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || byte == 0x2B || byte == 0x2D || byte == 0x2E
    }

    private mutating func step(_ letter: UInt8, _ isRelative: Bool) -> Bool {
        let origin = isRelative ? pen : .zero
        // A subpath that goes on after a close starts where that one started.
        if letter != UInt8(ascii: "m"), segments.last == .close { segments.append(.move(pen)) }
        switch letter {
        case UInt8(ascii: "m"):
            guard let p = point(origin) else { return false }
            segments.append(.move(p))
            start = p
            pen = p
            forgetControls()
        case UInt8(ascii: "l"):
            guard let p = point(origin) else { return false }
            line(p)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(Point(origin.x + x, pen.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(Point(pen.x, origin.y + y))
        case UInt8(ascii: "c"):
            guard let a = point(origin), let b = point(origin), let c = point(origin) else { return false }
            cubic(a, b, c)
        case UInt8(ascii: "s"):
            guard let b = point(origin), let c = point(origin) else { return false }
            cubic(mirrored(lastCubic), b, c)
        case UInt8(ascii: "q"):
            guard let a = point(origin), let b = point(origin) else { return false }
            quadratic(a, b)
        case UInt8(ascii: "t"):
            guard let b = point(origin) else { return false }
            quadratic(mirrored(lastQuadratic), b)
        default:
            return arc(origin)
        }
        return true
    }

    private mutating func number() -> Double? {
        guard let value = scanner.number() else { return nil }
        return value
    }

    private mutating func point(_ origin: Point) -> Point? {
        scanner.skipCommaSpace()
        guard let x = scanner.number(), scanner.skipCommaSpace(), let y = scanner.number() else { return nil }
        return Point(origin.x + x, origin.y + y)
    }

    private func mirrored(_ control: Point?) -> Point {
        control.map { pen * 2 - $0 } ?? pen
    }

    private mutating func forgetControls() {
        lastCubic = nil
        lastQuadratic = nil
    }

    private mutating func line(_ p: Point) {
        segments.append(.line(p))
        pen = p
        forgetControls()
    }

    private mutating func cubic(_ a: Point, _ b: Point, _ c: Point) {
        segments.append(.curve(a, b, c))
        pen = c
        forgetControls()
        lastCubic = b
    }

    private mutating func quadratic(_ control: Point, _ end: Point) {
        let a = pen + (control - pen) * (2.0 / 3)
        let b = end + (control - end) * (2.0 / 3)
        segments.append(.curve(a, b, end))
        pen = end
        forgetControls()
        lastQuadratic = control
    }

    private mutating func arc(_ origin: Point) -> Bool {
        guard let rx = number(), scanner.skipCommaSpace(), let ry = number(), scanner.skipCommaSpace(),
            let turn = number(), scanner.skipCommaSpace(), let isLarge = scanner.flag(),
            scanner.skipCommaSpace(), let isClockwise = scanner.flag(), let end = point(origin)
        else { return false }
        if rx == 0 || ry == 0 {
            line(end)
            return true
        }
        segments +=
            EllipticalArc(
                from: pen, to: end, rx: abs(rx), ry: abs(ry), turn: turn * .pi / 180,
                isLarge: isLarge, isClockwise: isClockwise
            ).curves
        pen = end
        forgetControls()
        return true
    }
}

/// An arc of an ellipse between two points, as SVG 1.1 appendix F.6 turns it into centre and angles.
private struct EllipticalArc {
    let curves: [Path.Segment]

    init(
        from: Point, to: Point, rx: Double, ry: Double, turn: Double, isLarge: Bool, isClockwise: Bool
    ) {
        if from == to {
            curves = []
            return
        }
        let (sine, cosine) = (sin(turn), cos(turn))
        let half = (from - to) * 0.5
        let x = cosine * half.x + sine * half.y
        let y = cosine * half.y - sine * half.x
        var (rx, ry) = (rx, ry)
        let stretch = x * x / (rx * rx) + y * y / (ry * ry)
        if stretch > 1 {
            rx *= stretch.squareRoot()
            ry *= stretch.squareRoot()
        }
        let below = rx * rx * y * y + ry * ry * x * x
        let ratio = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
        let factor = isLarge == isClockwise ? -ratio : ratio
        let cx = factor * rx * y / ry
        let cy = -factor * ry * x / rx
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

        let middle = (from + to) * 0.5
        let map = Transform(
            cosine * rx, sine * rx, -sine * ry, cosine * ry,
            cosine * cx - sine * cy + middle.x, sine * cx + cosine * cy + middle.y)
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / Double(count)
        let reach = 4.0 / 3 * tan(part / 4)
        var result: [Path.Segment] = []
        for index in 0..<count {
            let a = first + part * Double(index)
            let b = a + part
            let isLast = index == count - 1
            result.append(
                .curve(
                    map.apply(Point(cos(a) - reach * sin(a), sin(a) + reach * cos(a))),
                    map.apply(Point(cos(b) + reach * sin(b), sin(b) - reach * cos(b))),
                    isLast ? to : map.apply(Point(cos(b), sin(b)))))
        }
        curves = result
    }
}
