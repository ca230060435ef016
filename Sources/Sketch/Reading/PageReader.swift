import Ink

/// Works out from the root element's attributes how large the page is and what it shows.
struct PageReader {
    private let viewBox: Rect?
    private let width: Length?
    private let height: Length?
    private let aspect: AspectRatio
    private let background: Color?

    init(_ attributes: ElementAttributes) {
        viewBox = attributes.string(.viewBox).flatMap(PageReader.viewBox)
        width = attributes.string(.width).flatMap { Length(svg: $0) }.flatMap { $0.value < 0 ? nil : $0 }
        height = attributes.string(.height).flatMap { Length(svg: $0) }.flatMap { $0.value < 0 ? nil : $0 }
        aspect = AspectRatio(svg: attributes.string(.preserveAspectRatio) ?? "")
        background = attributes.background
    }

    /// What percentages inside refer to, in user units.
    var viewport: Size { viewBox?.size ?? size(within: Size(300, 150)) }

    /// Whether neither a size nor a `viewBox` is given.
    var needsExtent: Bool { viewBox == nil && (width ?? height) == nil }

    /// - Parameter extent: how far to the right and down the content reaches; it stands in for a size that is
    ///   given neither as such nor by a `viewBox`.
    func page(extent: Size?) -> Page {
        let size = size(within: viewBox?.size ?? extent ?? Size(300, 150))
        guard let viewBox else {
            return Page(
                size: size, viewBox: Rect(0, 0, size.width, size.height), viewTransform: .identity,
                background: background)
        }
        return Page(
            size: size, viewBox: viewBox, viewTransform: aspect.transform(from: viewBox, to: size),
            background: background)
    }

    private func size(within whole: Size) -> Size {
        let w = width.flatMap { $0.unit == .percent ? nil : $0.pixels(of: whole.width, fontSize: 12) }
        let h = height.flatMap { $0.unit == .percent ? nil : $0.pixels(of: whole.height, fontSize: 12) }
        // A side that is not given follows from the other by the shape of the viewBox.
        switch (w, h) {
        case (let w?, let h?): return Size(w, h)
        case (let w?, nil): return Size(w, viewBox.map { w * $0.height / $0.width } ?? whole.height)
        case (nil, let h?): return Size(viewBox.map { h * $0.width / $0.height } ?? whole.width, h)
        case (nil, nil): return whole
        }
    }

    private static func viewBox(_ text: String) -> Rect? {
        var scanner = SVGScanner(text)
        var numbers: [Double] = []
        scanner.skipSpace()
        while let number = scanner.number(), scanner.skipCommaSpace() { numbers.append(number) }
        guard numbers.count == 4, scanner.isAtEnd, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
}

/// SVG's `preserveAspectRatio`: how a viewBox of one shape is fitted into a page of another.
struct AspectRatio {
    /// Where the spare room goes, from 0 to 1 along each axis; nil stretches.
    private let alignment: Point?
    private let slices: Bool

    /// Anything in error is the default, `xMidYMid meet`.
    init(svg text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let parts: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
        slices = words.dropFirst().first == "slice"
        guard let word = words.first, word != "none" else {
            alignment = words.isEmpty ? Point(0.5, 0.5) : nil
            return
        }
        let isPair = word.utf8.count == 8 && word.hasPrefix("x") && word.dropFirst(4).hasPrefix("Y")
        let x = parts[word.dropFirst().prefix(3)]
        let y = parts[word.dropFirst(5)]
        alignment = isPair ? Point(x ?? 0.5, y ?? 0.5) : Point(0.5, 0.5)
    }

    func transform(from viewBox: Rect, to size: Size) -> Transform {
        let sx = size.width / viewBox.width
        let sy = size.height / viewBox.height
        guard let alignment else {
            return Transform.scale(sx, sy).concatenating(.translation(-viewBox.x, -viewBox.y))
        }
        let scale = slices ? max(sx, sy) : min(sx, sy)
        let x = (size.width - viewBox.width * scale) * alignment.x
        let y = (size.height - viewBox.height * scale) * alignment.y
        return Transform.translation(x, y)
            .concatenating(.scale(scale, scale))
            .concatenating(.translation(-viewBox.x, -viewBox.y))
    }
}
