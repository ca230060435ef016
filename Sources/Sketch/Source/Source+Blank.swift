import Ink

extension Source {
    /// The text of a drawing with nothing on it.
    static func blank(title: String, page: Page) -> String {
        let box = page.viewBox
        let heading = title.isEmpty ? "" : "\n  <title>\(XMLText.escaped(title))</title>"
        return """
            <svg xmlns="\(SceneReader.svgNamespace)" width="\(page.size.width.svg)" \
            height="\(page.size.height.svg)" \
            viewBox="\(box.x.svg) \(box.y.svg) \(box.width.svg) \(box.height.svg)">\(heading)
            </svg>

            """
    }
}
