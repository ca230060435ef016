import Ink

/// Fields in rows and columns of which one can be chosen, which sets an attribute.
public struct GridControl: Sendable, Hashable {
    public let id: String
    /// What assistive technology calls the grid; shown as a heading over it.
    public let name: String
    public let attribute: Attribute
    public let columns: Int
    public let cells: [Cell]

    public init(id: String, name: String, attribute: Attribute, columns: Int, cells: [Cell]) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.columns = columns
        self.cells = cells
    }

    /// One choice of a grid.
    public struct Cell: Sendable, Hashable {
        /// What choosing it sets the attribute to.
        public let value: AttributeValue
        /// What it is called in the tooltip and by assistive technology.
        public let title: String
        /// A colour that fills the cell.
        public let swatch: Paint?
        /// A line drawn across the cell, such as a dash; its width is in pixels.
        public let line: Style?
        /// A piece of SVG drawn in the cell, such as a stamp, as `SVGFragment` takes it.
        public let picture: String?
        public let isChecked: Bool

        public init(
            value: AttributeValue, title: String, swatch: Paint? = nil, line: Style? = nil,
            picture: String? = nil, isChecked: Bool = false
        ) {
            self.value = value
            self.title = title
            self.swatch = swatch
            self.line = line
            self.picture = picture
            self.isChecked = isChecked
        }
    }
}
