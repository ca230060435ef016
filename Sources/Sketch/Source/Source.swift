import FoundationEssentials

/// The bytes of a drawing as opened, and where each element stands in them.
public struct Source: Sendable {
    /// No larger file is opened, in bytes.
    public static let sizeLimit = 256 << 20
    /// No deeper nesting of elements is opened.
    public static let depthLimit = 1000

    /// In an encoding that keeps ASCII as it is.
    let text: [UInt8]
    let encoding: SourceEncoding
    let map: SourceMap
    /// The drawing as it was read.
    let scene: Scene

    /// The bytes of the file as opened.
    public var data: Data { encoding.data(of: text) }

    /// The file's own kind of line break.
    var lineBreak: String {
        guard let end = text.firstIndex(of: 0x0A), end > 0, text[end - 1] == 0x0D else { return "\n" }
        return "\r\n"
    }

    /// The graphics as they were read, the bottom one first.
    public var graphics: GraphicList { scene.graphics }

    /// The page as it was read.
    public var page: Page { scene.page }

    /// Whether there is anything that Daub leaves to librsvg.
    public var hasForeign: Bool {
        scene.graphics.contains { $0.foreignElement != nil }
    }

    /// Reads a file.
    /// - Parameter file: what to call it in an error.
    init(_ data: Data, named file: String) throws(DrawingError) {
        guard !data.isEmpty else { throw .empty(file: file) }
        guard data.count <= Source.sizeLimit else { throw .tooLarge(file: file, bytes: data.count) }
        encoding = SourceEncoding(of: data)
        guard let text = encoding.text(of: data) else {
            throw .unreadableEncoding(file: file, encoding: encoding.name)
        }
        self.text = text
        map = SourceMap(scanning: text)
        guard map.deepest <= Source.depthLimit else { throw .tooDeep(file: file, limit: Source.depthLimit) }
        let scene = try Source.read(text, encoding, map, file, leavesAllToRenderer: false)
        // A style sheet may stand anywhere, behind what it changes too: only now is it known.
        self.scene =
            scene.hasStyleSheet
            ? try Source.read(text, encoding, map, file, leavesAllToRenderer: true) : scene
    }

    private static func read(
        _ text: [UInt8], _ encoding: SourceEncoding, _ map: SourceMap, _ file: String,
        leavesAllToRenderer: Bool
    ) throws(DrawingError) -> Scene {
        let reader = SceneReader(leavesAllToRenderer: leavesAllToRenderer)
        let parser = XMLReader(encoding: encoding.parserOverride, allowsHuge: !map.declaresEntities)
        do {
            try parser.read(text, to: reader)
        } catch {
            throw DrawingError(error, file: file, encoding: encoding)
        }
        if let root = reader.foreignRoot { throw .notSVG(file: file, root: root) }
        // The map counts bytes, the parser characters: where they disagree, ASCII is not what it seems.
        guard reader.elementCount == map.elements.count else {
            throw .unreadableEncoding(file: file, encoding: encoding.name)
        }
        return reader.scene
    }
}

extension DrawingError {
    fileprivate init(_ failure: XMLReader.Failure, file: String, encoding: SourceEncoding) {
        self =
            switch failure {
            case .malformed(let line, let column, let detail):
                .malformed(file: file, line: line, column: column, detail: detail)
            case .entityBomb: .entityBomb(file: file)
            case .tooDeep: .tooDeep(file: file, limit: Source.depthLimit)
            case .unreadableEncoding: .unreadableEncoding(file: file, encoding: encoding.name)
            }
    }
}
