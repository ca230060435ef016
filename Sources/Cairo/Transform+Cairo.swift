import CGtk
import Ink

extension Transform {
    var matrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: e, y0: f)
    }

    init(_ matrix: cairo_matrix_t) {
        self.init(matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0)
    }

    /// Whether cairo can draw through the map; through another its context would fail for good.
    var isDrawable: Bool {
        let determinant = self.determinant
        return determinant.isFinite && determinant != 0 && e.isFinite && f.isFinite
    }
}
