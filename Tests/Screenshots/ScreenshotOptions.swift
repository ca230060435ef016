import AppDriver
import Foundation

/// What the command line asks for.
struct ScreenshotOptions: Sendable {
    /// Why the command line cannot be followed.
    enum Failure: Error, CustomStringConvertible {
        case unknown(String)
        case noValue(option: String)
        case noProgram(URL)

        var description: String {
            switch self {
            case .unknown(let argument): "unknown argument \(argument)"
            case .noValue(let option): "\(option) needs a value"
            case .noProgram(let file): "\(file.path) is not a program; build it first"
            }
        }
    }

    static let usage = """
        usage: Screenshots [--daub PATH] [--out DIR] [--readme DIR] [--docs DIR] [--only TEXT] [--language CODE]

          --daub PATH    the build of daub to show (default: daub beside this program)
          --out DIR      where the pictures of every state go (default: build/screenshots)
          --readme DIR   where the pictures of the README go (default: none are taken)
          --docs DIR     the folder of the reference of controls, whose pictures are taken (default: none are)
          --only TEXT    only looks with the text in their name, such as dark or 480
          --language CODE
                         the language of the desktop, such as de (default: English)

        Exits 0 when every picture was taken, 1 when one was not, 2 on wrong usage.
        """

    var daub = AppDriver.executable
    var output = URL(fileURLWithPath: "build/screenshots")
    var readme: URL?
    var documentation: URL?
    var only: String?
    var language: String?
    var wantsHelp = false

    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Failure.noValue(option: option) }
                return value
            }
            switch option {
            case "--daub": daub = URL(fileURLWithPath: try value())
            case "--out": output = URL(fileURLWithPath: try value())
            case "--readme": readme = URL(fileURLWithPath: try value())
            case "--docs": documentation = URL(fileURLWithPath: try value())
            case "--only": only = try value()
            case "--language": language = try value()
            case "--help": wantsHelp = true
            default: throw Failure.unknown(option)
            }
        }
        guard wantsHelp || FileManager.default.isExecutableFile(atPath: daub.path) else {
            throw Failure.noProgram(daub)
        }
    }
}
