import FoundationEssentials
import Localization

/// Checks a picker, each check in a process of its own, so that none takes another down, or for ever.
public struct ConformanceSuite: Sendable {
    /// How a check is run: a program and its arguments, which writes the check's result as a line of JSON.
    public typealias Command = @Sendable (ConformanceCheck) -> [String]

    private let command: Command
    private let limit: Duration

    /// - Parameters:
    ///   - limit: how long a check may take.
    ///   - command: with the full path of the program.
    public init(within limit: Duration = .seconds(60), command: @escaping Command) {
        self.limit = limit
        self.command = command
    }

    /// Runs one check, which blocks the thread.
    public func run(_ check: ConformanceCheck) -> ConformanceResult {
        let words = command(check)
        let launch = Launch(
            program: words.first ?? "", arguments: words, environment: ProcessInfo.processInfo.environment,
            folder: FileManager.default.currentDirectoryPath)
        do throws(ProgramFault) {
            return Self.result(of: check, try CheckProcess(launch, within: limit), limit)
        } catch {
            return ConformanceResult(check, .crash, tr("The check could not be started."))
        }
    }

    private static func result(
        of check: ConformanceCheck, _ process: CheckProcess, _ limit: Duration
    ) -> ConformanceResult {
        let lines = process.output.split(separator: "\n")
        let results = lines.compactMap { try? JSONReader.read(Array($0.utf8)) }.compactMap(
            ConformanceResult.init)
        if let result = results.last(where: { $0.check == check }) { return result }
        if process.isTimedOut {
            return ConformanceResult(
                check, .fail,
                tr("It takes more than {seconds} seconds.", ["seconds": Int(limit / .seconds(1))]))
        }
        let last = process.errors.split(separator: "\n").last.map(String.init) ?? ""
        switch process.end {
        case .killed(let signal):
            return ConformanceResult(
                check, .crash,
                tr("The check was ended by signal {signal}. {text}", ["signal": signal, "text": last]))
        case .exited(let status):
            return ConformanceResult(
                check, .crash,
                tr("The check ended with status {status}. {text}", ["status": status, "text": last]))
        }
    }
}
