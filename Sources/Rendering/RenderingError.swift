import Cairo
import Localization

/// Why a drawing could not be shown or written.
public enum RenderingError: Error, Hashable, CustomStringConvertible {
    /// An image must be from 1 to 32,767 pixels wide and high.
    case size(width: Int, height: Int)
    /// What Daub does not draw itself, librsvg did not draw either.
    case foreign(reason: String)
    /// Cairo failed.
    case drawing(reason: String)
    /// The file could not be written.
    case write(file: String, reason: String)

    public var description: String {
        switch self {
        case .size(let width, let height):
            tr(
                "A picture of {width} × {height} pixels cannot be made: sides run from 1 to 32767 pixels",
                ["width": width, "height": height])
        case .foreign(let reason):
            tr("Part of the drawing cannot be shown: {reason}", ["reason": reason])
        case .drawing(let reason):
            tr("The drawing cannot be drawn: {reason}", ["reason": reason])
        case .write(let file, let reason):
            tr("{file} cannot be written: {reason}", ["file": file, "reason": reason])
        }
    }

    init(_ error: CairoError) {
        switch error {
        case .size(let width, let height): self = .size(width: width, height: height)
        case .png(let reason), .status(let reason): self = .drawing(reason: reason)
        }
    }
}

extension RenderingError {
    /// Runs the body; what cairo throws in it is thrown as a `RenderingError`.
    static func wrapping<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as CairoError {
            throw RenderingError(error)
        }
    }
}

extension Int {
    /// The number without its fraction, cut to what an `Int` holds.
    init(clamping number: Double) {
        self = number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
}
