import Foundation

/// What else the machine does: times taken beside other work say little.
struct MachineLoad: CustomStringConvertible {
    /// Runnable processes, on average over the last minute, as the kernel counts them.
    let average: Double
    let processors: Int

    /// Reads `/proc/loadavg`.
    static func now() throws -> MachineLoad {
        let text = try String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
        let average = text.split(separator: " ").first.flatMap { Double($0) } ?? 0
        return MachineLoad(average: average, processors: ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Whether others had half of a processor or more.
    var disturbs: Bool { average >= 0.5 }

    var description: String { "load \(average) on \(processors) processors" }
}
