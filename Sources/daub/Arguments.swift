import DaubApp
import FoundationEssentials
import Localization

/// What the command line asks for.
enum Arguments {
    case open(DaubApp.Request)
    case render(RenderCommand)
    case picker(PickerCommand)
    case version
    case help
    case pickerHelp
    /// What is wrong with it.
    case wrong(String)

    init(_ words: some Sequence<String>) {
        var words = ArraySlice(Array(words))
        if words.first == "render" {
            self = Self.parseRender(words.dropFirst())
            return
        }
        if words.first == "picker" {
            self = Self.parsePicker(words.dropFirst())
            return
        }
        var request = DaubApp.Request()
        var isOnlyFiles = false
        while let word = words.popFirst() {
            switch word {
            case _ where isOnlyFiles: request.files.append(Self.file(word))
            case "--": isOnlyFiles = true
            case "--version":
                self = .version
                return
            case "--help", "-h":
                self = .help
                return
            case "--library":
                guard let folder = words.popFirst() else {
                    self = .wrong(tr("--library needs a folder"))
                    return
                }
                request.library = URL(filePath: folder, directoryHint: .isDirectory).absoluteURL
            case "--picker-dir":
                guard let folder = words.popFirst() else {
                    self = .wrong(tr("{option} needs {what}", ["option": word, "what": tr("a folder")]))
                    return
                }
                request.pickerFolders.append(folder)
            case "--safe-mode": request.isSafeMode = true
            case _ where word.hasPrefix("-") && word.count > 1:
                self = .wrong(tr("unknown option {option}", ["option": word]))
                return
            default: request.files.append(Self.file(word))
            }
        }
        self = .open(request)
    }

    private static func file(_ path: String) -> URL {
        URL(filePath: path, directoryHint: .notDirectory).absoluteURL
    }

    private static func parseRender(_ words: ArraySlice<String>) -> Arguments {
        var words = words
        var inputs: [String] = []
        var output: String?
        var width: Int?
        while let word = words.popFirst() {
            switch word {
            case "-o":
                output = words.popFirst()
                if output == nil { return .wrong(tr("-o needs a file")) }
            case "--width":
                guard let text = words.popFirst(), let pixels = Int(text), pixels > 0 else {
                    return .wrong(tr("--width needs a number of pixels, at least 1"))
                }
                width = pixels
            case "--help", "-h": return .help
            case _ where word.hasPrefix("-") && word.count > 1:
                return .wrong(tr("unknown option {option}", ["option": word]))
            default: inputs.append(word)
            }
        }
        guard inputs.count == 1 else { return .wrong(tr("render needs one file")) }
        guard let output else { return .wrong(tr("render needs -o with the file to write")) }
        return .render(RenderCommand(input: file(inputs[0]), output: file(output), width: width))
    }

    /// Does it.
    /// - Returns: the exit status: 0 done, 1 failed, 2 wrong usage.
    @MainActor
    func run() -> Int32 {
        switch self {
        case .open(let request): return DaubApp.run(request)
        case .render(let command):
            guard let problem = command.run() else { return 0 }
            StandardError.write("daub: \(problem)")
            return 1
        case .picker(let command): return command.run()
        case .version:
            print("daub \(DaubApp.version)")
            return 0
        case .help:
            print(Self.usage)
            return 0
        case .pickerHelp:
            print(Self.pickerUsage)
            return 0
        case .wrong(let problem):
            StandardError.write(tr("daub: {problem}; see daub --help", ["problem": problem]))
            return 2
        }
    }

    private static var usage: String {
        tr(
            """
            Usage:
              daub [--library DIR] [--picker-dir DIR]… [--safe-mode] [FILE…]
              daub render FILE -o OUT.{png,pdf,svg} [--width PX]
              daub picker new|run|validate|test|list …
              daub --version
              daub --help

            Daub is a vector sketchbook. Without a FILE it opens the library, a folder of
            SVG files: “Daub” among your pictures, or DIR.
            With --picker-dir it also looks for pickers in DIR, first of all; with
            --safe-mode it uses none but its own.
            “daub render” draws FILE into OUT without a display, PX pixels wide.
            “daub picker” makes, checks and lists pickers; “daub picker --help” says how.
            """)
    }
}
