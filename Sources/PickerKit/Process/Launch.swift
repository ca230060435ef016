import FoundationEssentials
import Glibc

/// What a program is started with.
public struct Launch: Sendable, Hashable {
    /// The file that is run.
    public var program: String
    /// The first is the name that the program is called by.
    public var arguments: [String]
    /// All that it gets.
    public var environment: [String: String]
    /// Where it runs.
    public var folder: String

    public init(program: String, arguments: [String], environment: [String: String], folder: String) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// The command of a bundle, its program found and looked at: what a launcher would only say in its own words
    /// is said here.
    /// - Parameters:
    ///   - command: the program and its arguments. A program with a slash in it, or that is a file of the bundle,
    ///     is of the bundle; any other is searched for along the path.
    ///   - inherited: the environment of the host, of which the program gets little.
    public init(command: [String], of bundle: String, inheriting inherited: [String: String])
        throws(ProgramFault)
    {
        let environment = Self.environment(of: bundle, inheriting: inherited)
        let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let name = command.first ?? ""
        let program = try Self.find(name, in: bundle, path: path)
        try Self.check(program, path: path)
        self.init(
            program: program, arguments: [program] + command.dropFirst(), environment: environment,
            folder: bundle)
    }

    func marked(_ mark: RunMark) -> Launch {
        var launch = self
        launch.environment[RunMark.name] = mark.value
        return launch
    }

    // MARK: The environment

    /// What is taken over from the host as it is.
    private static let taken = [
        "PATH", "HOME", "TMPDIR", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE",
    ]

    private static func environment(of bundle: String, inheriting inherited: [String: String]) -> [String:
        String]
    {
        var environment = inherited.filter { taken.contains($0.key) }
        if environment["PATH", default: ""].isEmpty { environment["PATH"] = "/usr/local/bin:/usr/bin:/bin" }
        environment["DAUB_PICKER_API"] = "\(PickerProtocol.version)"
        environment["DAUB_PICKER_DIR"] = bundle
        // Python would keep what it wrote until its buffer is full.
        environment["PYTHONUNBUFFERED"] = "1"
        // And it would change the bundle, which is to stay what was agreed to.
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        return environment
    }

    // MARK: The program

    private static func find(_ name: String, in bundle: String, path: [String]) throws(ProgramFault) -> String
    {
        let own = name.hasPrefix("/") ? name : bundle + "/" + name
        if name.contains("/") || access(own, F_OK) == 0 {
            guard !name.isEmpty, access(own, F_OK) == 0 else { throw .missing(program: own) }
            return own
        }
        return try search(name, path)
    }

    private static func search(_ name: String, _ path: [String]) throws(ProgramFault) -> String {
        let found = path.map { $0 + "/" + name }.filter(isFile)
        guard let first = found.first, !name.isEmpty else { throw .missing(program: name) }
        guard let program = found.first(where: { access($0, X_OK) == 0 }) else {
            throw .notExecutable(path: first)
        }
        return program
    }

    private static func check(_ program: String, path: [String]) throws(ProgramFault) {
        guard isFile(program), access(program, X_OK) == 0 else { throw .notExecutable(path: program) }
        // What may be run and not be read is left to the system.
        guard let start = start(of: program) else { return }
        let words = interpreter(start)
        guard let interpreter = words.first else { return try checkFormat(start, of: program) }
        guard access(interpreter, X_OK) == 0 else {
            throw .missingInterpreter(path: program, interpreter: interpreter)
        }
        guard interpreter.hasSuffix("/env"), let name = words.dropFirst().first(where: { !$0.hasPrefix("-") })
        else { return }
        guard path.contains(where: { access($0 + "/" + name, X_OK) == 0 }) else {
            throw .missingInterpreter(path: program, interpreter: name)
        }
    }

    /// Whether the system can run it by itself: a launcher would hand anything else to a shell.
    private static func checkFormat(_ start: [UInt8], of program: String) throws(ProgramFault) {
        guard start.starts(with: [0x7F] + "ELF".utf8), start.count >= MemoryLayout<Elf32_Ehdr>.size else {
            throw .notStarted(program: program, reason: String(cString: strerror(ENOEXEC)))
        }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
    }

    /// The first bytes of it; nil where it cannot be read.
    private static func start(of program: String) -> [UInt8]? {
        guard let file = fopen(program, "r") else { return nil }
        defer { fclose(file) }
        var start = [UInt8](repeating: 0, count: 256)
        start.removeLast(start.count - fread(&start, 1, start.count, file))
        return start
    }

    /// The words behind `#!`; empty where it is no script.
    private static func interpreter(_ start: [UInt8]) -> [String] {
        guard start.starts(with: "#!".utf8) else { return [] }
        let line = start.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    }
}
