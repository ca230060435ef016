import CGtk
import Ink

/// Dashes, of which cairo draws as many as there are, were it to take for ever.
extension Context {
    /// Sets the dash for the current path. An odd number of lengths alternates between line and gap from round to
    /// round, in cairo as in SVG.
    /// - Returns: how much of the line is ink, where it is drawn solid in place of dashes; else 1.
    func setDash(_ style: Style) -> Double {
        let dash = style.dash
        // A path is measured only where something depends on it.
        let length = dash.isSolid ? 0 : currentPathLength
        switch dash.look(along: length, width: style.strokeWidth, cap: style.lineCap, scale: pixelScale) {
        case .solid:
            cairo_set_dash(unsafePointer, nil, 0, 0)
            return 1
        case .dashed:
            cairo_set_dash(unsafePointer, dash.lengths, Int32(dash.lengths.count), dash.offset)
            return 1
        case .shade(let share):
            cairo_set_dash(unsafePointer, nil, 0, 0)
            return share
        }
    }

    /// The length of the current path, in user units: of a curve that of the lines between its control points, which
    /// is no shorter.
    private var currentPathLength: Double {
        guard let path = cairo_copy_path(unsafePointer) else { return 0 }
        defer { cairo_path_destroy(path) }
        let data = UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))
        var (length, start, end) = (0.0, Point.zero, Point.zero)
        var index = 0
        while index < data.count {
            let header = data[index].header
            let points = data[(index + 1)..<(index + Int(header.length))].map {
                Point($0.point.x, $0.point.y)
            }
            index += Int(header.length)
            if header.type == CAIRO_PATH_MOVE_TO, let first = points.first {
                (start, end) = (first, first)
            }
            for point in header.type == CAIRO_PATH_CLOSE_PATH ? [start] : points {
                length += end.distance(to: point)
                end = point
            }
        }
        return length
    }
}
