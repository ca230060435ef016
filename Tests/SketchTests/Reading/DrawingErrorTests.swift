import Foundation
import Sketch
import Testing

struct DrawingErrorTests {
    static let namespace = "xmlns='http://www.w3.org/2000/svg'"

    private func failure(_ text: String) -> DrawingError? { failure(Data(text.utf8)) }

    private func failure(_ data: Data) -> DrawingError? {
        do throws(DrawingError) {
            _ = try Drawing(svg: data, named: "x.svg")
            return nil
        } catch {
            return error
        }
    }

    @Test func anEmptyFileIsRefused() {
        #expect(failure("") == .empty(file: "x.svg"))
    }

    @Test func aFileOverTheLimitIsRefused() {
        let size = Source.sizeLimit + 1
        #expect(failure(Data(count: size)) == .tooLarge(file: "x.svg", bytes: size))
    }

    @Test(arguments: [
        ("<html/>", "html"), ("<svg/>", "svg"), ("<svg xmlns='urn:other'/>", "svg"),
        ("<g xmlns='http://www.w3.org/2000/svg'/>", "g"),
    ])
    func aRootThatIsNoSVGIsRefused(text: String, root: String) {
        #expect(failure(text) == .notSVG(file: "x.svg", root: root))
    }

    @Test(arguments: [
        ("<svg \(namespace)>\n  <rect</svg>", 2), ("<svg \(namespace)>\n\n<g></svg>", 3), ("plain text", 1),
        ("<svg \(namespace)><g/>", 1), ("<svg \(namespace)/>\n<svg/>", 2),
        ("<svg \(namespace) a='1' a='2'/>", 1),
        ("<svg \(namespace)>&unknown;</svg>", 1), ("<", 1), ("<svg", 1), ("<!DOCTYPE svg [", 1), ("<!--", 1),
        ("\u{0}\u{1}", 1),
    ])
    func aDamagedFileIsRefusedWithItsLine(text: String, line: Int) throws {
        guard case .malformed(_, line, let column, let detail) = try #require(failure(text)) else {
            Issue.record("\(text): \(String(describing: failure(text)))")
            return
        }
        #expect(column >= 1)
        #expect(!detail.isEmpty)
    }

    @Test func anUnknownEncodingIsRefused() {
        #expect(
            failure("<?xml version='1.0' encoding='klingon'?><svg \(Self.namespace)/>")
                == .unreadableEncoding(file: "x.svg", encoding: "klingon"))
        #expect(
            failure(Data([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8]))
                == .unreadableEncoding(file: "x.svg", encoding: "UTF-16"))
    }

    @Test(.timeLimit(.minutes(1)), arguments: [1001, 100_000])
    func aNestingWithoutEndIsRefusedAtOnce(depth: Int) {
        let text =
            "<svg \(Self.namespace)>" + String(repeating: "<g>", count: depth)
            + String(repeating: "</g>", count: depth) + "</svg>"
        let start = ContinuousClock.now
        #expect(failure(text) == .tooDeep(file: "x.svg", limit: Source.depthLimit))
        #expect(start.duration(to: .now) < .seconds(1))
    }

    static let bombs: [String] =
        ["lol", "<rect/>"].flatMap { seed -> [String] in
            let entities = (1...11).map { level in
                "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
            }
            let head = "<!DOCTYPE svg [<!ENTITY a0 \"\(seed)\">\(entities.joined())]><svg \(namespace)"
            let inAttribute = seed.hasPrefix("<") ? [] : ["\(head)><path d='&a11;'/></svg>"]
            return ["\(head)>&a11;</svg>", "\(head)><title>&a11;</title></svg>"] + inAttribute
        } + [
            "<!DOCTYPE svg [<!ENTITY a \"\(String(repeating: "x", count: 100_000))\">]><svg \(namespace)><title>"
                + String(repeating: "&a;", count: 20_000) + "</title></svg>",
            "<!DOCTYPE svg [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]><svg \(namespace)>&a;</svg>",
        ]

    @Test(.timeLimit(.minutes(1)), arguments: bombs)
    func anEntityBombIsRefusedAtOnce(text: String) {
        let start = ContinuousClock.now
        #expect(failure(text) == .entityBomb(file: "x.svg"))
        #expect(start.duration(to: .now) < .seconds(2))
    }

    @Test func nothingOutsideTheFileIsRead() throws {
        let secret = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID()).txt")
        try Data("secret".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let text = """
            <!DOCTYPE svg SYSTEM "\(secret)" [<!ENTITY s SYSTEM "\(secret)"><!ENTITY % p SYSTEM "\(secret)"> %p;]>
            <svg \(Self.namespace)><title>a&s;b</title></svg>
            """
        #expect(try Drawing(svg: Data(text.utf8)).title == "ab")
    }

    @Test func anEmbeddedImageOf12MegabytesOpens() throws {
        let text =
            "<svg \(Self.namespace)><image href='data:;base64,\(String(repeating: "A", count: 12 << 20))'/></svg>"
        #expect(try Drawing(svg: Data(text.utf8)).graphics.count == 1)
    }

    @Test(arguments: [
        DrawingError.empty(file: "x.svg"), .tooLarge(file: "x.svg", bytes: 1 << 30),
        .notSVG(file: "x.svg", root: "html"),
        .malformed(file: "x.svg", line: 3, column: 7, detail: "bad"), .tooDeep(file: "x.svg", limit: 1000),
        .entityBomb(file: "x.svg"), .unreadableEncoding(file: "x.svg", encoding: "klingon"),
    ])
    func everyErrorIsOneLineThatNamesTheFile(error: DrawingError) {
        #expect(error.description.hasPrefix("x.svg "))
        #expect(!error.description.contains("\n") && !error.description.contains("{"))
    }
}
