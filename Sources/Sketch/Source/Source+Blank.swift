import Ink

extension Source {
    /// The text of a drawing with nothing on it.
    static func blank(title: String, page: Page) -> String {
        let (box, size) = (page.viewBox, page.spelledSize)
        let heading = title.isEmpty ? "" : "\n  <title>\(XMLText.escaped(title))</title>"
        return """
            <svg xmlns="\(SceneReader.svgNamespace)" width="\(size.width)" height="\(size.height)" \
            viewBox="\(box.x.svg) \(box.y.svg) \(box.width.svg) \(box.height.svg)">\(heading)
            </svg>

            """
    }
}
