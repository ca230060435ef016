import Foundation
import Ink
import Sketch
import TestSupport
import Testing

/// What must hold for every file that opens, whoever wrote it.
struct RoundTripTests {
    static let files: [SampleSVG] =
        SampleSVG.all
        + Corpus.files.compactMap { url in
            (try? Data(contentsOf: url)).map { SampleSVG(url.lastPathComponent, $0) }
        }

    @Test(arguments: files)
    func anUnchangedDrawingSavesTheVeryBytes(file: SampleSVG) throws {
        #expect(try Drawing(svg: file.data).svg() == file.data)
    }

    @Test(arguments: files)
    func aLineOnTopIsOneContiguousInsertion(file: SampleSVG) throws {
        var drawing = try Drawing(svg: file.data)
        drawing.apply(.insert(drawing.redLine(), at: drawing.graphics.count))
        let saved = drawing.svg()
        let head = zip(saved, file.data).prefix { $0 == $1 }.count
        let tail = zip(saved.reversed(), file.data.reversed()).prefix { $0 == $1 }.count
        #expect(saved.count > file.data.count)
        #expect(head + tail >= file.data.count)
    }

    @Test(arguments: files)
    func undoGivesTheFirstBytesBack(file: SampleSVG) throws {
        var drawing = try Drawing(svg: file.data)
        var history = History()
        let line = drawing.redLine()
        history.perform(.insert(line, at: drawing.graphics.count), on: &drawing)
        history.perform(.insert(line, at: 0), on: &drawing)
        history.perform(.remove(at: drawing.graphics.count / 2), on: &drawing)
        history.perform(.setTitle("Other"), on: &drawing)
        history.perform(.setProperty("title-color", "#ff0000"), on: &drawing)
        for _ in 0..<5 { history.undo(&drawing) }
        #expect(!history.canUndo)
        #expect(drawing.svg() == file.data)
    }

    @Test(arguments: files)
    func aStoredHistoryUndoesInTheFileReadAnew(file: SampleSVG) throws {
        var drawing = try Drawing(svg: file.data)
        var history = History()
        history.perform(.insert(drawing.redLine(), at: drawing.graphics.count), on: &drawing)
        let stored = try JSONEncoder().encode(history)

        var reopened = try Drawing(svg: drawing.svg())
        #expect(reopened.graphics.count == drawing.graphics.count || reopened.graphics.count == 1)
        var restored = try JSONDecoder().decode(History.self, from: stored)
        restored.undo(&reopened)
        #expect(reopened.svg() == file.data)
    }

    @Test(arguments: files)
    func aLineLooksTheSameInTheFileReadAnew(file: SampleSVG) throws {
        let drawing = try Drawing(svg: file.data)
        let line = drawing.redLine()
        for index in 0...drawing.graphics.count {
            var changed = drawing
            changed.apply(.insert(line, at: index))
            let reopened = try Drawing(svg: changed.svg())
            guard !drawing.isForeignThroughout else {
                #expect(reopened.isForeignThroughout)
                continue
            }
            try #require(reopened.graphics.count == changed.graphics.count)
            let read = reopened.graphics[index]
            #expect(read.shape == line.shape)
            #expect(read.style.spelling == line.style.spelling)
            #expect(read.transform.isClose(to: .identity))
            #expect(read.groups == changed.graphics[index].groups)
        }
    }

    @Test(arguments: files)
    func aRemovedGraphicIsGoneFromTheFileAndNothingElseIs(file: SampleSVG) throws {
        let drawing = try Drawing(svg: file.data)
        for index in drawing.graphics.indices {
            var changed = drawing
            changed.apply(.remove(at: index))
            let reopened = try Drawing(svg: changed.svg())
            #expect(reopened.graphics.count <= changed.graphics.count)
            guard !drawing.isForeignThroughout, reopened.graphics.count == changed.graphics.count else {
                continue
            }
            for (read, kept) in zip(reopened.graphics, changed.graphics) where !kept.isForeign {
                #expect(read.shape == kept.shape)
                #expect(read.style == kept.style)
                #expect(read.transform == kept.transform)
            }
        }
    }

    @Test(arguments: files)
    func aMovedAndRestyledGraphicReadsBackAsItIs(file: SampleSVG) throws {
        let drawing = try Drawing(svg: file.data)
        for index in drawing.graphics.indices where !drawing.graphics[index].isForeign {
            var changed = drawing
            var graphic = drawing.graphics[index]
            graphic.style.stroke = .color(Color(0, 0, 1, 0.5))
            graphic.style.strokeWidth = 3
            graphic.style.opacity = 0.5
            graphic.transform = Transform.translation(3, 4).concatenating(graphic.transform)
            changed.apply(.replace(graphic, at: index))
            let reopened = try Drawing(svg: changed.svg())
            try #require(reopened.graphics.count == drawing.graphics.count)
            let read = reopened.graphics[index]
            #expect(read.shape == graphic.shape)
            #expect(read.style.spelling == graphic.style.spelling)
            #expect(read.transform.isClose(to: graphic.transform))
        }
    }

    @Test(arguments: files)
    func aReorderedDrawingReadsBackInItsOrder(file: SampleSVG) throws {
        let drawing = try Drawing(svg: file.data)
        guard drawing.graphics.count > 1, !drawing.isForeignThroughout, drawing.groups.isEmpty else { return }
        var changed = drawing
        changed.apply(.all([.remove(at: 0), .insert(drawing.graphics[0], at: drawing.graphics.count - 1)]))
        let reopened = try Drawing(svg: changed.svg())
        try #require(reopened.graphics.count == changed.graphics.count)
        for (read, kept) in zip(reopened.graphics, changed.graphics) where !kept.isForeign {
            #expect(read.shape == kept.shape)
            #expect(read.style.spelling == kept.style.spelling)
            #expect(read.transform.isClose(to: kept.transform))
        }
    }
}
