import Ink

/// Builds a scene out of the parser's events: resolves styles and transforms, and tells what Daub draws
/// itself from what it leaves to librsvg.
final class SceneReader: XMLReceiver {
    static let svgNamespace = "http://www.w3.org/2000/svg"
    static let daubNamespace = "urn:x-daub:1"

    /// An open element that is being walked into.
    private struct Frame {
        let element: Int
        let cascade: Cascade
        let transform: Transform
        let groups: [Int]
        /// Whether all inside is painted as one, and so is foreign as a whole if any of it is.
        let isAtomic: Bool
        let firstGraphic: Int
        let firstGroup: Int
        var containsForeign = false
        /// Whether it must be left to librsvg as it is.
        var isForeign = false
    }

    /// What the text inside the open elements is collected for.
    private enum Capture { case title, description, styleSheet }

    private(set) var scene = Scene()
    /// The name of a root that is no `svg`.
    private(set) var foreignRoot: String?
    /// How many elements of the text itself were seen.
    private(set) var elementCount = 0

    private let leavesAllToRenderer: Bool
    private var names = NameTable()
    private var frames: [Frame] = []
    private var skipped = 0
    private var capture: Capture?
    private var captured: [UInt8] = []
    private var captureDepth = 0
    private var resolver = PropertyResolver(viewport: Size(300, 150))
    private var pageReader: PageReader?
    private var openText: OpenText?

    /// A `text` element that is being read.
    private struct OpenText {
        let element: Int
        var reader: TextReader
        let style: Style
        let transform: Transform
        let groups: [Int]
    }

    /// - Parameter leavesAllToRenderer: whether every child of the root is foreign, as a style sheet has it.
    init(leavesAllToRenderer: Bool) {
        self.leavesAllToRenderer = leavesAllToRenderer
    }

    func startElement(_ tag: XMLStartTag, isExpanded: Bool) {
        let number = isExpanded ? -1 : elementCount
        if !isExpanded { elementCount += 1 }
        let isSVG = names.isSVG(tag.namespace)
        let name = isSVG ? names.element(tag.localName) : nil
        if capture != nil {
            captureDepth += 1
        } else if name == .style {
            begin(.styleSheet)
        }
        if skipped > 0 {
            skipped += 1
            openText?.reader.start(tag, name, isExpanded: isExpanded)
            return
        }
        if frames.isEmpty {
            startRoot(tag, isSVG && name == .svg, number)
            return
        }
        if isExpanded {
            frames[frames.count - 1].isForeign = true
            skipped = 1
            return
        }
        if frames.count == 1, capture == nil { captureMetadata(name, number) }
        guard isSVG, name.map({ !$0.drawsNothing }) ?? true else {
            skipped = 1
            return
        }
        startDrawable(tag, name, number)
    }

    private func startRoot(_ tag: XMLStartTag, _ isSVGRoot: Bool, _ number: Int) {
        guard isSVGRoot else {
            foreignRoot = foreignRoot ?? String(cString: tag.localName)
            skipped = 1
            return
        }
        let attributes = ElementAttributes(tag, name: { self.names.attribute($0) })
        let reader = PageReader(attributes)
        pageReader = reader
        resolver = PropertyResolver(viewport: reader.viewport)
        tag.forEachAttribute { attribute in
            guard names.isDaub(attribute.namespace) else { return }
            scene.properties[String(cString: attribute.localName)] = String(
                decoding: attribute.value, as: UTF8.self)
        }
        open(attributes, number, parent: nil)
    }

    private func startDrawable(_ tag: XMLStartTag, _ name: ElementName?, _ number: Int) {
        let parent = frames[frames.count - 1]
        guard let name, name != .svg, !leavesAllToRenderer else { return addForeign(number) }
        let attributes = ElementAttributes(tag, name: { self.names.attribute($0) })
        guard attributes.isDisplayed else {
            skipped = 1
            return
        }
        if attributes.needsRenderer { return addForeign(number) }
        if name == .g { return open(attributes, number, parent: parent) }

        var cascade = parent.cascade.inherited
        resolver.apply(attributes.declarations, to: &cascade, parent: parent.cascade)
        if cascade.isCrisp || cascade.style.fill.isReference || cascade.style.stroke.isReference {
            return addForeign(number)
        }
        if let keepsSpaces = attributes.keepsSpaces { cascade.keepsSpaces = keepsSpaces }
        let transform = parent.transform.concatenating(attributes.transform)
        if name == .text {
            openText = OpenText(
                element: number,
                reader: TextReader(attributes, viewport: resolver.viewport, cascade: cascade),
                style: cascade.style, transform: transform, groups: parent.groups)
            skipped = 1
            return
        }
        let reader = ShapeReader(
            viewport: resolver.viewport, diagonal: resolver.diagonal, fontSize: cascade.fontSize)
        guard let shape = reader.shape(name, attributes) else { return addForeign(number) }
        // Of text alone: what has none is the same in any font.
        var style = cascade.style
        style.font = Font()
        style.textAnchor = .start
        scene.graphics.append(
            Graphic(
                id: GraphicID(number), shape: shape, style: style, transform: transform,
                groups: parent.groups))
        skipped = 1
    }

    private func end(_ text: OpenText) {
        openText = nil
        guard let result = text.reader.result else { return appendForeign(text.element) }
        var style = text.style
        if let lineHeight = result.lineHeight { style.lineHeight = lineHeight }
        scene.graphics.append(
            Graphic(
                id: GraphicID(text.element), shape: .text(result.shape), style: style,
                transform: text.transform, groups: text.groups))
    }

    private func open(_ attributes: ElementAttributes, _ number: Int, parent: Frame?) {
        var cascade = parent?.cascade.inherited ?? Cascade()
        resolver.apply(attributes.declarations, to: &cascade, parent: parent?.cascade ?? Cascade())
        if let keepsSpaces = attributes.keepsSpaces { cascade.keepsSpaces = keepsSpaces }
        let isAtomic = cascade.style.opacity < 1
        let firstGroup = scene.groups.count
        if isAtomic { scene.groups.append(Group(opacity: cascade.style.opacity)) }
        let groups = (parent?.groups ?? []) + (isAtomic ? [firstGroup] : [])
        let transform = (parent?.transform ?? .identity).concatenating(attributes.transform)
        var frame = Frame(
            element: number, cascade: cascade, transform: transform, groups: groups, isAtomic: isAtomic,
            firstGraphic: scene.graphics.count, firstGroup: firstGroup)
        frame.isForeign = attributes.needsRenderer || !attributes.isDisplayed && parent == nil
        frames.append(frame)
        scene.containers[number] = Scene.Container(
            transform: transform, style: cascade.inherited.style, groups: groups)
    }

    private func addForeign(_ number: Int) {
        appendForeign(number)
        skipped = 1
    }

    private func appendForeign(_ number: Int) {
        scene.graphics.append(Graphic(id: GraphicID(number), shape: .foreign(element: number)))
        frames[frames.count - 1].containsForeign = true
    }

    func endElement() {
        if capture != nil {
            captureDepth -= 1
            if captureDepth == 0 { endCapture() }
        }
        if skipped > 0 {
            skipped -= 1
            if skipped > 0 {
                openText?.reader.end()
            } else if let openText {
                end(openText)
            }
            return
        }
        guard let frame = frames.popLast() else { return }
        let isForeign = frame.isForeign || frame.isAtomic && frame.containsForeign
        if isForeign {
            scene.graphics.removeSubrange(frame.firstGraphic...)
            scene.groups.removeSubrange(frame.firstGroup...)
            scene.graphics.append(
                Graphic(id: GraphicID(frame.element), shape: .foreign(element: frame.element)))
        }
        if frames.isEmpty {
            endRoot()
        } else if isForeign || frame.containsForeign {
            frames[frames.count - 1].containsForeign = true
        }
    }

    private func endRoot() {
        guard let pageReader else { return }
        let extent = pageReader.needsExtent ? scene.extent : nil
        scene.page = pageReader.page(extent: extent)
    }
}

// MARK: - Text

extension SceneReader {
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if capture != nil { captured.append(contentsOf: bytes) }
        openText?.reader.text(bytes)
    }

    func processingInstruction(_ target: String) {
        if target == "xml-stylesheet" { scene.hasStyleSheet = true }
    }

    private func captureMetadata(_ name: ElementName?, _ number: Int) {
        if name == .title, scene.titleElement == nil {
            scene.titleElement = number
            begin(.title)
        } else if name == .desc, scene.descriptionElement == nil {
            scene.descriptionElement = number
            begin(.description)
        }
    }

    private func begin(_ kind: Capture) {
        capture = kind
        captured.removeAll(keepingCapacity: true)
        captureDepth = 1
    }

    private func endCapture() {
        let text = String(decoding: captured, as: UTF8.self).trimmed
        switch capture {
        case .title: scene.title = text
        case .description: scene.description = text
        case .styleSheet: scene.hasStyleSheet = scene.hasStyleSheet || !text.isEmpty
        case nil: break
        }
        capture = nil
    }
}

extension Paint {
    fileprivate var isReference: Bool {
        if case .reference = self { true } else { false }
    }
}
