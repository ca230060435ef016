import Cairo
import Foundation
import Ink
import Rendering
import Sketch

/// What is tried with one file, in the child process.
struct FileCheck {
    /// How wide the references are, in pixels.
    static let width = 300

    private let file: URL

    init(_ file: URL) {
        self.file = file
    }

    func run() -> FileOutcome {
        var outcome = FileOutcome()
        do {
            let bytes = try Data(contentsOf: file)
            let drawing = try Drawing(svg: bytes, named: file.lastPathComponent)
            outcome.keepsBytes = drawing.svg() == bytes
            try checkEdits(of: drawing, bytes, &outcome)
            try checkLook(of: drawing, &outcome)
        } catch {
            outcome.refusal = "\(error)"
        }
        return outcome
    }

    /// Adds a line on top, and takes it away again.
    private func checkEdits(of drawing: Drawing, _ bytes: Data, _ outcome: inout FileOutcome) throws {
        var style = Style()
        style.stroke = .color(.black)
        let line = Graphic(
            id: drawing.freshID(), shape: .line(from: Point(1, 2), to: Point(3.5, 4)), style: style)
        var edited = drawing
        let inverse = edited.apply(.insert(line, at: drawing.graphics.count))
        let saved = edited.svg()
        outcome.insertsOnce = FileCheck.isOneInsertion(from: [UInt8](bytes), to: [UInt8](saved))
        let reopened = try Drawing(svg: saved, named: file.lastPathComponent)
        outcome.insertsOnce = outcome.insertsOnce && reopened.graphics.count == drawing.graphics.count + 1
        edited.apply(inverse)
        outcome.undoes = edited.svg() == bytes
    }

    /// Whether the second is the first with one element put in at one place.
    static func isOneInsertion(from old: [UInt8], to new: [UInt8]) -> Bool {
        guard new.count > old.count else { return false }
        var head = 0
        while head < old.count, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < old.count - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        guard head + tail == old.count else { return false }
        // UTF-16 has a zero beside each letter. Where the insertion starts and ends may be read in several
        // ways when its neighbours have the same bytes: count what opens and closes.
        let added = new[head..<new.count - tail].filter { $0 != 0 }
        return added.count { $0 == UInt8(ascii: "<") } == 1 && added.count { $0 == UInt8(ascii: ">") } == 1
    }

    /// Renders it as opened and as saved, and compares with the reference.
    private func checkLook(of drawing: Drawing, _ outcome: inout FileOutcome) throws {
        let hasReference = FileManager.default.fileExists(atPath: file.reference.path)
        let reference = hasReference ? try Surface(png: Data(contentsOf: file.reference)) : nil
        do {
            let picture = try DrawingExport(drawing, file: file).picture(
                width: reference?.width ?? FileCheck.width)
            let saved = try Drawing(svg: drawing.svg(), named: file.lastPathComponent)
            let again = try DrawingExport(saved, file: file).picture(width: picture.width)
            outcome.looksSame = PictureDifference(picture, again).colorAndAlpha == 0
            outcome.difference = reference.map { PictureDifference(picture, $0) }
        } catch {
            outcome.renderFailure = "\(error)"
            // What cannot be shown either time looks the same.
            outcome.looksSame = true
            outcome.difference = reference.map { _ in .complete }
        }
    }
}
