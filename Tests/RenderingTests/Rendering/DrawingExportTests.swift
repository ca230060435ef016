import Cairo
import Foundation
import Ink
import Rendering
import Sketch
import Testing

struct DrawingExportTests {
    private func drawing(width: String, height: String) throws -> Drawing {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><title>Bird</title>\
            <rect width="9" height="9"/></svg>
            """
        return try Drawing(svg: Data(text.utf8), named: "test.svg")
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test(arguments: [
        ("30", "20", nil, 30, 20), ("30", "20", 60, 60, 40), ("30", "20", 1, 1, 1),
        ("30.2", "20.9", nil, 31, 21),
        ("1in", "10mm", nil, 96, 38), ("300", "1", 100, 100, 1),
    ])
    func picturesAreThePagesSizeOrScaled(
        width: String, height: String, wanted: Int?, pixelsWide: Int, pixelsHigh: Int
    ) throws {
        let data = try DrawingExport(drawing(width: width, height: height)).data(as: .png, width: wanted)
        let picture = try Surface(png: data)
        #expect((picture.width, picture.height) == (pixelsWide, pixelsHigh))
        #expect(picture.pixel(0, 0).alpha > 0)
    }

    @Test func theGroundIsTransparent() throws {
        let picture = try DrawingExport(drawing(width: "30", height: "20")).picture()
        #expect(picture.pixel(20, 15) == .transparent)
        #expect(picture.pixel(5, 5) == .black)
    }

    @Test(arguments: [
        ("0", "0", nil), ("40000", "10", nil), ("10", "10", 32_768), ("1", "10", 10_000), ("10", "10", 0),
        ("1e300", "1", nil),
    ])
    func sizesThatNoPictureHasAreErrors(width: String, height: String, wanted: Int?) throws {
        let export = try DrawingExport(drawing(width: width, height: height))
        for format in [DrawingExport.Format.png, .pdf] {
            do {
                _ = try export.data(as: format, width: wanted)
                Issue.record("\(width) × \(height) at \(wanted ?? 0) made a \(format)")
            } catch {
                guard case .size = error else { throw error }
                #expect("\(error)".contains("32767"))
            }
        }
    }

    @Test func aPDFIsThePageInPoints() throws {
        let data = try DrawingExport(drawing(width: "96", height: "48")).data(as: .pdf)
        #expect(data.starts(with: Data("%PDF-".utf8)))
        #expect(String(decoding: data, as: UTF8.self).contains("/MediaBox [ 0 0 72 36 ]"))
    }

    @Test func anSVGIsTheDrawingsOwn() throws {
        let drawing = try drawing(width: "3", height: "2")
        #expect(try DrawingExport(drawing).data(as: .svg) == drawing.svg())
    }

    @Test(arguments: DrawingExport.Format.allCases)
    func filesAreWritten(format: DrawingExport.Format) throws {
        let folder = try folder()
        let file = folder.appendingPathComponent("bird.\(format)")
        let export = try DrawingExport(drawing(width: "30", height: "20"))
        try export.write(to: file, as: format)
        #expect(try Data(contentsOf: file).count > 50)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["bird.\(format)"])
        try FileManager.default.removeItem(at: folder)
    }

    @Test func whatCannotBeWrittenIsNamedAndLeavesNothing() throws {
        let folder = try folder()
        let file = folder.appendingPathComponent("missing/bird.png")
        let export = try DrawingExport(drawing(width: "30", height: "20"))
        do {
            try export.write(to: file, as: .png)
            Issue.record("a file was written into no folder")
        } catch {
            guard case .write(file.path, _) = error else { throw error }
            #expect("\(error)".contains(file.path))
            #expect("\(error)".contains("No such file"))
        }
        #expect(throws: RenderingError.self) { try export.write(to: file, as: .png, width: 0) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        try FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: [
        (Size(100, 100), 1.0, 100, 67), (Size(60, 10), 2, 30, 20), (Size(15, 100), 1, 15, 10),
        (Size(1, 1), 0.1, 1, 1),
    ])
    func thumbnailsFit(room: Size, scale: Double, pixelsWide: Int, pixelsHigh: Int) throws {
        let picture = try Thumbnail.picture(
            of: drawing(width: "30", height: "20"), fitting: room, scale: scale)
        #expect((picture.width, picture.height) == (pixelsWide, pixelsHigh))
        #expect(picture.scale == scale)
    }
}
