import Foundation
import Sketch
import Testing

@Test func anUnchangedDrawingSavesTheVeryBytes() throws {
    let data = Data("<svg xmlns='http://www.w3.org/2000/svg'><rect width='4' height='4'/></svg>".utf8)
    #expect(try Drawing(svg: data).svg() == data)
}
