import Ink

/// Spells graphics as elements, and changes elements so that they spell another graphic.
struct ElementWriter {
    private let source: Source
    private let lineBreak: String

    init(source: Source) {
        self.source = source
        lineBreak = source.lineBreak
    }

    /// What makes the element of a loaded graphic, where it stands, say what the graphic has become.
    func patches(turning loaded: Graphic, into graphic: Graphic) -> [Patch] {
        let element = loaded.id.number
        let container = container(Int(source.map.elements[element].parent))
        var editor = TagEditor(element, in: source)
        placeElement(loaded, graphic, from: container, to: container, &editor)
        var patches: [Patch] = []
        if graphic.shape.elementName != nil {
            changeInk(loaded, graphic, from: container, to: container, &editor)
            patches = changeShape(loaded, graphic, element, &editor)
        }
        return patches + editor.patches
    }

    /// A new element for a graphic, on a line of its own.
    /// - Parameters:
    ///   - loaded: what its element, now elsewhere in the source, says; nil where it has none.
    ///   - parent: the element that it goes into.
    func insertion(of graphic: Graphic, from loaded: Graphic?, in parent: Int, at offset: Int) -> Patch {
        let container = container(parent)
        let line = lineBreak + indent(in: parent)
        guard let loaded else {
            return Patch(inserting: line + element(graphic, in: container, parent), at: offset)
        }
        let number = loaded.id.number
        let old = self.container(Int(source.map.elements[number].parent))
        var editor = TagEditor(number, in: source)
        placeElement(loaded, graphic, from: old, to: container, &editor)
        var patches: [Patch] = []
        if graphic.shape.elementName != nil {
            changeInk(loaded, graphic, from: old, to: container, &editor)
            patches = changeShape(loaded, graphic, number, &editor)
        }
        let whole = source.map.elements[number].whole
        let moved = (patches + editor.patches).map {
            Patch(
                $0.range.lowerBound - whole.lowerBound..<$0.range.upperBound - whole.lowerBound,
                $0.replacement)
        }
        return Patch(offset..<offset, Array(line.utf8) + Array(source.text[whole]).applying(moved))
    }

    private func container(_ element: Int) -> Scene.Container {
        source.scene.containers[element] ?? Scene.Container()
    }

    // MARK: - New elements

    private func element(_ graphic: Graphic, in container: Scene.Container, _ parent: Int) -> String {
        let decimals = graphic.decimals
        guard let name = graphic.shape.elementName,
            let geometry = graphic.shape.spelled(as: name, decimals: decimals)
        else { return "" }
        var attributes = geometry
        let inherited = container.style.spelled(decimals: decimals, isText: graphic.shape.text != nil)
        let own = graphic.style.spelled(decimals: decimals, isText: graphic.shape.text != nil)
        if source.scene.hasStyleSheet {
            // Only `style` wins against the sheet, whatever that says.
            attributes.append(
                ("style", own.flatMap(\.properties).map { "\($0.name):\($0.value)" }.joined(separator: ";")))
        } else {
            attributes += zip(own, inherited).flatMap { $0.0.split(against: $0.1).needed }
        }
        let transform = placed(graphic.transform, in: container).svg
        if !transform.isEmpty { attributes.append(("transform", transform)) }
        let text = attributes.map {
            " \($0.name)=\"\(XMLText.escaped($0.value, isUnicode: source.encoding.isUnicode, inAttribute: true))\""
        }
        let prefix = source.startTag(of: parent).prefix(in: source.text)
        let content = graphic.content(prefix: prefix, isUnicode: source.encoding.isUnicode)
        let tag = "<\(prefix)\(name)\(text.joined())"
        return content.isEmpty ? "\(tag)/>" : "\(tag)>\(content)</\(prefix)\(name)>"
    }

    private func placed(_ transform: Transform, in container: Scene.Container) -> Transform {
        guard container.transform != .identity, let inverse = container.transform.inverse else {
            return transform
        }
        return inverse.concatenating(transform)
    }

    private func indent(in parent: Int) -> String {
        String(repeating: "  ", count: Int(source.map.elements[parent].depth) + 1)
    }

    // MARK: - Changed elements

    private func placeElement(
        _ loaded: Graphic, _ graphic: Graphic, from old: Scene.Container, to new: Scene.Container,
        _ editor: inout TagEditor
    ) {
        let hasProperty = editor.styleValue("transform") != nil
        let spelled = editor.styleValue("transform") ?? editor.value("transform")
        let own = spelled.flatMap { Transform(svg: $0) } ?? .identity
        var wanted = graphic.transform
        var present = new.transform.concatenating(own)
        if case .foreign = graphic.shape {
            wanted = wanted.concatenating(old.transform).concatenating(own)
            if wanted == present { return }
        } else if loaded.transform == wanted, old.transform == new.transform {
            present = wanted
        }
        guard wanted != present else { return }
        let transform = placed(wanted, in: new)
        if hasProperty {
            editor.setProperty("transform", transform.css)
        } else if transform == .identity {
            editor.remove("transform")
        } else {
            editor.set("transform", transform.svg)
        }
    }

    private func changeInk(
        _ loaded: Graphic, _ graphic: Graphic, from old: Scene.Container, to new: Scene.Container,
        _ editor: inout TagEditor
    ) {
        let stays = old.style == new.style
        if stays, loaded.style == graphic.style { return }
        let (decimals, isText) = (graphic.decimals, graphic.shape.text != nil)
        let before = loaded.style.spelled(decimals: decimals, isText: isText)
        let base = new.style.spelled(decimals: decimals, isText: isText)
        for (index, wanted) in graphic.style.spelled(decimals: decimals, isText: isText).enumerated() {
            let isOwn = stays || wanted.properties.contains { editor.declares($0.name) }
            if wanted.matches(isOwn ? before[index] : base[index]) { continue }
            let (needed, spare) = wanted.split(against: base[index])
            for (name, value) in needed { editor.setProperty(name, value) }
            for (name, _) in spare { editor.removeProperty(name) }
        }
    }

    /// What turns the inside of an element into what the graphic's shape says there.
    private func contentPatches(
        _ loaded: Graphic, _ graphic: Graphic, _ element: Int, _ tag: StartTag
    ) -> [Patch] {
        let (prefix, isUnicode) = (tag.prefix(in: source.text), source.encoding.isUnicode)
        func content(_ graphic: Graphic) -> String {
            graphic.content(prefix: prefix, isUnicode: isUnicode)
        }
        let now = content(graphic)
        // A text that was read is never empty, and so has an end tag.
        return now == content(loaded) ? [] : [Patch(source.map.elements[element].content, now)]
    }

    /// Changes the geometry; where the element cannot say it, renames the element. Returns what renames it.
    private func changeShape(
        _ loaded: Graphic, _ graphic: Graphic, _ element: Int, _ editor: inout TagEditor
    ) -> [Patch] {
        if graphic.shape == loaded.shape, graphic.style.lineHeight == loaded.style.lineHeight { return [] }
        let decimals = graphic.decimals
        let name = source.localName(of: editor.tag)
        if let now = graphic.shape.spelled(as: name, decimals: decimals) {
            let before = loaded.shape.spelled(as: name, decimals: decimals) ?? []
            for (attribute, value) in now where !before.contains(where: { $0 == (attribute, value) }) {
                editor.set(attribute, value)
            }
            for (attribute, _) in before where !now.contains(where: { $0.name == attribute }) {
                editor.remove(attribute)
            }
            return contentPatches(loaded, graphic, element, editor.tag)
        }
        guard let newName = graphic.shape.elementName,
            let geometry = graphic.shape.spelled(as: newName, decimals: decimals)
        else { return [] }
        for attribute in Shape.geometryAttributes { editor.remove(attribute) }
        for (attribute, value) in geometry { editor.set(attribute, value) }
        let range = editor.tag.name.upperBound - name.utf8.count..<editor.tag.name.upperBound
        var patches = [Patch(range, newName)]
        let place = source.map.elements[element]
        if !place.isSelfClosing {
            let end = Int(place.contentEnd) + 2 + editor.tag.name.count
            patches.append(Patch(end - name.utf8.count..<end, newName))
        }
        return patches
    }
}
