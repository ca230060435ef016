import Foundation

/// Finds programs built beside the running tests.
enum BuiltProgram {
    /// The program in the build folder of whatever runs now: the test bundle lies there, and so does `Bench`.
    static func url(_ name: String) -> URL {
        let arguments = CommandLine.arguments
        let bundle = arguments.firstIndex(of: "--test-bundle-path").flatMap {
            arguments.dropFirst($0 + 1).first
        }
        let running = bundle ?? "/proc/self/exe"
        return URL(fileURLWithPath: running).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent(name)
    }

    /// The folder that holds `Package.swift`.
    static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
