import Ink

/// Reads the inside of a `text` element: characters alone, or a plain `tspan` for each line, as Daub writes it.
///
/// What is set in any other way has no shape, and so stays foreign.
struct TextReader {
    private struct Line {
        var bytes: [UInt8] = []
        var x: String?
        var dy: String?
    }

    private let origin: Point?
    private let fontSize: Double
    private let keepsSpaces: Bool
    private let isAtStart: Bool
    private var lines: [Line] = []
    /// The characters that stand in no line.
    private var loose: [UInt8] = []
    private var depth = 0
    private var isPlain = true

    /// - Parameters:
    ///   - viewport: what percentages refer to.
    ///   - cascade: of the element itself.
    init(_ attributes: ElementAttributes, viewport: Size, cascade: Cascade) {
        func along(_ name: AttributeName, _ whole: Double) -> Double? {
            attributes[name] == nil
                ? 0 : attributes.length(name, of: whole, fontSize: cascade.fontSize)
        }
        if let x = along(.x, viewport.width), let y = along(.y, viewport.height) {
            origin = Point(x, y)
        } else {
            origin = nil
        }
        fontSize = cascade.fontSize
        keepsSpaces = cascade.keepsSpaces
        isAtStart = cascade.style.textAnchor == .start
        isPlain = !cascade.needsTypesetter && cascade.fontSize > 0
    }

    mutating func start(_ tag: XMLStartTag, _ name: ElementName?, isExpanded: Bool) {
        depth += 1
        guard isPlain, depth == 1, name == .tspan, !isExpanded else {
            isPlain = false
            return
        }
        var line = Line()
        tag.forEachAttribute { attribute in
            let value = String(decoding: attribute.value, as: UTF8.self)
            switch (attribute.namespace, String(cString: attribute.localName)) {
            case (nil, "x"): line.x = value
            case (nil, "dy"): line.dy = value
            default: isPlain = false
            }
        }
        lines.append(line)
    }

    mutating func end() { depth -= 1 }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if depth == 0 {
            loose.append(contentsOf: bytes)
        } else if !lines.isEmpty {
            lines[lines.count - 1].bytes.append(contentsOf: bytes)
        }
    }

    /// What the element says, and how far its lines stand apart where that shows.
    struct Result {
        let shape: TextShape
        var lineHeight: Double?
    }

    /// What the element says, once it has ended; nil where Daub cannot say it.
    var result: Result? {
        guard isPlain, let origin else { return nil }
        let result: Result?
        if lines.isEmpty {
            result = words(loose).map { Result(shape: TextShape(origin: origin, lines: [$0])) }
        } else {
            // Space between lines would be set behind the one before it.
            let isLoose = !loose.isEmpty && (keepsSpaces || !isAtStart)
            guard loose.allSatisfy({ $0 <= 0x20 }), !isLoose else { return nil }
            result = stacked(at: origin)
        }
        return result.flatMap { $0.shape.isBlank ? nil : $0 }
    }

    /// The lines, where they stand at one x and equally far from each other.
    private func stacked(at origin: Point) -> Result? {
        var texts: [String] = []
        var lineHeight: Double?
        var steps = 1.0
        for (index, line) in lines.enumerated() {
            guard let text = words(line.bytes), isAtOrigin(line, origin, isFirst: index == 0) else {
                return nil
            }
            texts.append(text)
            if index == 0 {
                guard !text.isEmpty, (line.dy.map { step($0) == 0 } ?? true) else { return nil }
            } else if text.isEmpty {
                // A shift of nothing moves nothing: the next line makes up for it.
                guard line.dy == nil else { return nil }
                steps += 1
            } else {
                guard let step = line.dy.flatMap(step) else { return nil }
                let height = step / steps
                guard height > 0, abs(height - (lineHeight ?? height)) < 0.001 else { return nil }
                lineHeight = lineHeight ?? height
                steps = 1
            }
        }
        guard texts.last?.isEmpty == false else { return nil }
        return Result(shape: TextShape(origin: origin, lines: texts), lineHeight: lineHeight)
    }

    private func isAtOrigin(_ line: Line, _ origin: Point, isFirst: Bool) -> Bool {
        guard let x = line.x else { return isFirst }
        guard let length = Length(svg: x), length.unit == .none || length.unit == .px else { return false }
        return length.value == origin.x
    }

    /// In sizes of the font; nil where it is none or told in parts of the page.
    private func step(_ dy: String) -> Double? {
        guard let length = Length(svg: dy), length.unit != .percent else { return nil }
        return length.pixels(of: 0, fontSize: fontSize) / fontSize
    }

    /// The characters as they are set; nil where line breaks or tabs within would have to be told.
    private func words(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        if keepsSpaces { return text.utf8.contains { $0 < 0x20 } ? nil : text }
        let inner = text.trimmed
        guard !inner.utf8.contains(where: { $0 < 0x20 }) else { return nil }
        guard inner.utf8.contains(UInt8(ascii: " ")) else { return inner }
        return inner.split(separator: " ").joined(separator: " ")
    }
}
