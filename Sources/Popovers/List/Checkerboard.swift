import Cairo
import Ink

/// The squares that show through colours that are not opaque.
enum Checkerboard {
    private static let square = 4.0

    /// Covers the shape, which lies in the box.
    static func draw(_ shape: Path, in box: Rect, _ context: Context) {
        context.fill(shape, .white)
        context.saved {
            context.clip(to: shape)
            let (columns, rows) = (
                Int((box.width / square).rounded(.up)), Int((box.height / square).rounded(.up))
            )
            for row in 0..<max(0, rows) {
                for column in 0..<max(0, columns) where (row + column) % 2 == 1 {
                    context.fill(
                        Rect(
                            box.x + Double(column) * square, box.y + Double(row) * square, square, square),
                        Color(hex: 0xC0BFBC))
                }
            }
        }
    }
}
