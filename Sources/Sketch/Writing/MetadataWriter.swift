/// Plans the changes of what describes a drawing: its title, its description and its properties.
struct MetadataWriter {
    private let drawing: Drawing
    private let source: Source
    private let scene: Scene
    private let root: StartTag

    init(_ drawing: Drawing) {
        self.drawing = drawing
        source = drawing.source
        scene = drawing.source.scene
        root = drawing.source.startTag(of: 0)
    }

    /// What changes between the root's tags.
    var contentPatches: [Patch] {
        let title = change(of: "title", scene.titleElement, from: scene.title, to: drawing.title)
        let description = change(
            of: "desc", scene.descriptionElement, from: scene.description, to: drawing.description)
        return title + description
    }

    private func change(of name: String, _ element: Int?, from old: String, to new: String) -> [Patch] {
        if old == new { return [] }
        let text = XMLText.escaped(new, isUnicode: source.encoding.isUnicode)
        let prefix = root.prefix(in: source.text)
        guard let element else {
            let line = source.lineBreak + "  <\(prefix)\(name)>\(text)</\(prefix)\(name)>"
            return [Patch(inserting: line, at: metadataEnd(for: name))]
        }
        let place = source.map.elements[element]
        if new.isEmpty { return [Patch(removing: source.map.wholeLine(of: element, in: source.text))] }
        guard place.isSelfClosing else { return [Patch(place.content, text)] }
        let slash = Int(place.tagEnd) - 2
        let spelled = String(decoding: source.text[source.startTag(of: element).name], as: UTF8.self)
        return [
            Patch(removing: slash..<slash + 1),
            Patch(inserting: "\(text)</\(spelled)>", at: Int(place.tagEnd)),
        ]
    }

    /// Where a new element of the name goes: first in the root, but a description behind a title.
    private func metadataEnd(for name: String) -> Int {
        let start = Int(source.map.elements[0].tagEnd)
        guard name == "desc", let title = scene.titleElement else { return start }
        return Int(source.map.elements[title].end)
    }

    // MARK: - Properties and page

    /// What changes in the root's start tag.
    var rootPatches: [Patch] {
        let names = Set(scene.properties.keys).union(drawing.properties.keys).sorted()
        let changed = names.filter { scene.properties[$0] != drawing.properties[$0] }
        var editor = TagEditor(0, in: source)
        setPage(in: &editor)
        if changed.isEmpty { return editor.patches }
        let bound = boundPrefixes
        let prefix = bound.first ?? freePrefix
        if bound.isEmpty { editor.set("xmlns:\(prefix)", SceneReader.daubNamespace) }
        for name in changed {
            let spelled = bound.map { "\($0):\(name)" }.first { editor.tag[$0] != nil } ?? "\(prefix):\(name)"
            if let value = drawing.properties[name] {
                editor.set(spelled, value)
            } else {
                editor.remove(spelled)
            }
        }
        if let only = bound.first, bound.count == 1, drawing.properties.isEmpty, isUnused(only) {
            editor.remove("xmlns:\(only)")
        }
        return editor.patches
    }

    private func setPage(in editor: inout TagEditor) {
        let (page, old) = (drawing.page, scene.page)
        guard page != old else { return }
        if page.size != old.size {
            let size = page.spelledSize
            editor.set("width", size.width)
            editor.set("height", size.height)
        }
        // Without one, the user unit is a pixel.
        guard editor.tag["viewBox"] != nil || page.viewTransform != .identity else { return }
        let box = page.viewBox
        editor.set("viewBox", [box.x, box.y, box.width, box.height].map(\.svg).joined(separator: " "))
    }

    private var boundPrefixes: [String] {
        root.attributes.filter {
            $0.name.hasPrefix("xmlns:")
                && XMLText.unescaped(source.text[$0.value]) == SceneReader.daubNamespace
        }.map { String($0.name.dropFirst("xmlns:".count)) }
    }

    /// `daub`, or where that means something else, the first free name after it.
    private var freePrefix: String {
        var number = 1
        var name = "daub"
        while root["xmlns:\(name)"] != nil {
            number += 1
            name = "daub\(number)"
        }
        return name
    }

    /// Whether nothing in the file but the root's own properties has the prefix.
    private func isUnused(_ prefix: String) -> Bool {
        let word = Array("\(prefix):".utf8)
        var count = 0
        var index = source.text.startIndex
        while let found = source.text[index...].firstRange(of: word) {
            // A longer name, or the namespace itself, may end in the same letters.
            let before = found.lowerBound > 0 ? source.text[found.lowerBound - 1] : 0x20
            if before <= 0x20 || "</\"'".utf8.contains(before) { count += 1 }
            index = found.upperBound
        }
        return count == scene.properties.keys.filter { root["\(prefix):\($0)"] != nil }.count
    }
}
