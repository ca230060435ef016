import AppDriver
import Foundation

/// What the command line asks for.
struct BenchOptions: Sendable {
    /// Why the command line cannot be followed.
    enum Failure: Error, CustomStringConvertible {
        case unknown(String)
        case noValue(option: String)
        case notANumber(option: String, value: String)
        case noProgram(URL)

        var description: String {
            switch self {
            case .unknown(let argument): "unknown argument \(argument)"
            case .noValue(let option): "\(option) needs a value"
            case .notANumber(let option, let value): "\(option) needs a whole number above zero, not \(value)"
            case .noProgram(let file): "\(file.path) is not a program; build it first"
            }
        }
    }

    static let usage = """
        usage: Bench [--daub PATH] [--baselines DIR] [--templates DIR] [--runs N] [--seconds N] [--minutes N]
                     [--drawings N] [--many N] [--picker NAME] [--only TEXT] [--json FILE]

          --daub PATH       the release build of daub (default: daub beside this program)
          --baselines DIR   the built programs of Tests/Baselines (default: build/baselines)
          --templates DIR   Resources/PickerTemplates of the sources (default: from here)
          --runs N          runs of each program, taken in turns (default: 9)
          --seconds N       after so many no further turn of a measure begins (default: 25)
          --minutes N       after so many no further measure begins (default: 9)
          --drawings N      drawings in the generated library (default: 10000)
          --many N          drawings in the library that is searched (default: 100000)
          --picker NAME     accessible name of the popover's trigger (default: Title Color)
          --only TEXT       only measures with the text in their name
          --json FILE       writes all samples there

        Exits 0 when every measure is within its limit, 1 when one is over it or failed, 2 on wrong usage.
        """

    var daub = AppDriver.executable
    var baselines = URL(fileURLWithPath: "build/baselines")
    var templates = URL(fileURLWithPath: "Resources/PickerTemplates")
    var runs = 9
    var seconds = 25
    var minutes = 9
    var drawings = 10_000
    var many = 100_000
    var picker = "Title Color"
    var only: String?
    var json: URL?
    var wantsHelp = false

    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Failure.noValue(option: option) }
                return value
            }
            func number() throws -> Int {
                let text = try value()
                guard let number = Int(text), number > 0 else {
                    throw Failure.notANumber(option: option, value: text)
                }
                return number
            }
            switch option {
            case "--daub": daub = URL(fileURLWithPath: try value())
            case "--baselines": baselines = URL(fileURLWithPath: try value())
            case "--templates": templates = URL(fileURLWithPath: try value())
            case "--seconds": seconds = try number()
            case "--minutes": minutes = try number()
            case "--runs": runs = try number()
            case "--drawings": drawings = try number()
            case "--many": many = try number()
            case "--picker": picker = try value()
            case "--only": only = try value()
            case "--json": json = URL(fileURLWithPath: try value())
            case "--help": wantsHelp = true
            default: throw Failure.unknown(option)
            }
        }
    }

    /// A built program of `Tests/Baselines`.
    func baseline(_ name: String) -> URL { baselines.appendingPathComponent(name) }

    /// Shows a picker of any number of rows; built beside this program.
    let popoverHost = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("PopoverHost")

    /// Fails when a program that the measures start is not there.
    func requirePrograms() throws {
        let baselines = ["empty-window", "popover", "font-chooser"].map(baseline)
        for file in [daub, popoverHost] + baselines
        where !FileManager.default.isExecutableFile(atPath: file.path) {
            throw Failure.noProgram(file)
        }
    }
}
