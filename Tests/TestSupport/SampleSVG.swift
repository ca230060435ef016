import Foundation
import Ink
import Sketch

/// Small SVG files, each with something that a careless writer breaks.
public struct SampleSVG: Sendable, CustomStringConvertible {
    public let description: String
    public let data: Data

    public init(_ description: String, _ data: Data) {
        self.description = description
        self.data = data
    }

    init(_ description: String, _ text: String) {
        self.init(description, Data(text.utf8))
    }

    public static let all: [SampleSVG] = [
        SampleSVG(
            "one line, no white space",
            "<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>"),
        SampleSVG(
            "comments, instructions and a document type",
            """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <!-- <rect/> is not here -->
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
              <!-- it's a trap: " -->
              <!ENTITY red "#f00">
              <!ENTITY box "<rect width='3' height='3'/>">
            ]>
            <svg xmlns="http://www.w3.org/2000/svg" width="10mm" height="10mm" viewBox="0 0 10 10">
              <?daub <rect/> ?>
              <path d='M1 1 L 9 9' style="stroke:&red; ; fill : none" data-note="a > b"/>
              <g>&box;</g>
            </svg>
            <!-- the end -->

            """),
        SampleSVG(
            "a prefix for SVG",
            """
            <svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
            \t<svg:g opacity=".5"><svg:circle r="4"/></svg:g>
            </svg:svg>
            """),
        SampleSVG(
            "Inkscape's own elements",
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/x">
              <sodipodi:namedview pagecolor="#fff"><sodipodi:guide/></sodipodi:namedview>
              <defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>
              <g transform="translate(5 5)" style="fill:red"><rect width="9" height="9" style="stroke:blue"/></g>
              <text x="1">Ä</text>
            </svg>
            """),
        SampleSVG(
            "CRLF line ends",
            "<svg xmlns=\"http://www.w3.org/2000/svg\">\r\n  <line x2=\"9\" stroke=\"red\"/>\r\n</svg>\r\n"),
        SampleSVG(
            "a style sheet",
            """
            <svg xmlns="http://www.w3.org/2000/svg"><style><![CDATA[ rect > a { fill: red } ]]></style>
              <rect width="9" height="9"/>
            </svg>
            """),
        SampleSVG(
            "UTF-16 with a mark",
            utf16("<svg xmlns='http://www.w3.org/2000/svg'><title>Ω</title><path/></svg>")),
        SampleSVG(
            "Latin-1",
            Data(
                "<?xml version='1.0' encoding='ISO-8859-1'?><svg xmlns='http://www.w3.org/2000/svg'><title>"
                    .utf8)
                + [0xE9] + Data("</title><circle r='3'/></svg>".utf8)),
        SampleSVG(
            "UTF-8 with a mark",
            [0xEF, 0xBB, 0xBF] + Data("<svg xmlns='http://www.w3.org/2000/svg'><rect/></svg>".utf8)),
        SampleSVG("an empty root", "<svg xmlns='http://www.w3.org/2000/svg'></svg>"),
    ]

    private static func utf16(_ text: String) -> Data {
        Data([0xFF, 0xFE]) + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    }
}

extension Drawing {
    /// A red line to put on top.
    public func redLine() -> Graphic {
        var style = Style()
        style.fill = .none
        style.stroke = .color(Color(hex: 0xFF0000))
        style.strokeWidth = 2.5
        return Graphic(id: freshID(), shape: .line(from: Point(1, 2), to: Point(30, 40.5)), style: style)
    }
}
