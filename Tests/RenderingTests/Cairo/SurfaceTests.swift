import Cairo
import Foundation
import Ink
import Testing

struct SurfaceTests {
    @Test(arguments: [(0, 10), (10, 0), (-1, 5), (32_768, 1)])
    func sizesThatNoImageHasAreRefused(width: Int, height: Int) {
        #expect(throws: CairoError.size(width: width, height: height)) {
            try Surface(width: width, height: height)
        }
        #expect(throws: CairoError.size(width: width, height: height)) {
            try Picture(width: width, height: height) { _ in }
        }
    }

    @Test func aPNGHoldsThePixels() throws {
        let surface = try Surface(width: 3, height: 2)
        Context(surface).fill(Rect(1, 0, 1, 1), Color(1, 0, 0, 0.4))
        let copy = try Surface(png: surface.png())
        #expect((copy.width, copy.height) == (3, 2))
        #expect(copy.pixel(1, 0) == surface.pixel(1, 0))
        #expect(copy.pixel(0, 0) == .transparent)
        #expect(copy.pixel(9, 9) == .transparent)
    }

    @Test func whatIsNoPNGIsNotRead() {
        #expect(throws: CairoError.self) { try Surface(png: Data("GIF89a".utf8)) }
        #expect(throws: CairoError.self) { try Surface(png: Data()) }
    }

    @Test func theDeviceScaleCountsPixels() throws {
        let surface = try Surface(width: 10, height: 10, scale: 2)
        let context = Context(surface)
        context.fill(Rect(0, 0, 2, 2), .black)
        #expect(context.pixelScale == 2)
        #expect(surface.pixel(3, 3).alpha == 1)
        #expect(surface.pixel(4, 4).alpha == 0)
    }

    @Test func aPictureIsPaintedOnAnyThread() async throws {
        let picture = try Picture(width: 4, height: 4, scale: 2) { $0.paint(Color(0, 0, 1)) }
        let surfaces = try await withThrowingTaskGroup(of: Color.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let surface = try Surface(width: 4, height: 4)
                    Context(surface).paint(picture, at: Point(1, 1))
                    return surface.pixel(2, 2)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(surfaces == Array(repeating: Color(0, 0, 1), count: 8))
        #expect(picture.size == Size(2, 2))
    }

    @Test func aGroupIsPaintedAsOne() throws {
        let surface = try Surface(width: 10, height: 10)
        let context = Context(surface)
        context.group(opacity: 0.5) {
            context.fill(Rect(0, 0, 6, 6), .black)
            context.fill(Rect(3, 3, 6, 6), .black)
        }
        #expect(surface.pixel(4, 4) == surface.pixel(1, 1))
        #expect(surface.pixel(9, 9).alpha == 0)
    }

    @Test func aPageOfVectorsIsAPDF() throws {
        let data = try PDF.document(size: Size(72, 36), title: "Ärger") { $0.fill(Rect(0, 0, 9, 9), .black) }
        #expect(data.starts(with: Data("%PDF-".utf8)))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/MediaBox [ 0 0 72 36 ]"))
    }

    @Test func aFailedPageIsNoPDF() {
        struct Refusal: Error {}
        #expect(throws: Refusal.self) { try PDF.document(size: Size(9, 9)) { _ in throw Refusal() } }
    }
}
