import Foundation

extension AppDriver {
    /// Why a call of the driver failed.
    public enum Failure: Error, Sendable {
        case noElement(query: String, showing: [String])
        case notPressable(query: String, reason: String)
        case noWindow
        case exited(waiting: String, status: ExitStatus, stderr: String)
        case timedOut(waiting: String, reason: String?)
        indirect case reported(Failure, report: String)
    }

    /// Waits until the condition holds. A condition that throws does not hold yet.
    ///
    /// - Parameter fact: What is true then, as in "the title is blue".
    public func waitUntil(_ fact: String, timeout: Double? = nil, _ condition: () throws -> Bool) throws {
        var reason: (any Error)?
        let holds = try Polling(timeout: timeout ?? self.timeout).holds {
            do {
                reason = nil
                if try condition() { return true }
            } catch {
                reason = error
            }
            if let status = exitStatus { throw fail(.exited(waiting: fact, status: status, stderr: stderr)) }
            return false
        }
        guard holds else { throw fail(.timedOut(waiting: fact, reason: reason.map { "\($0)" })) }
    }

    /// The failure together with a picture of the screen and the accessible tree, saved below `Failures`.
    func fail(_ failure: Failure) -> Failure {
        do {
            return .reported(failure, report: try saveReport(named: failure.label).joined(separator: " and "))
        } catch {
            return .reported(failure, report: "no report could be saved: \(error)")
        }
    }

    private func saveReport(named label: String) throws -> [String] {
        let folder = BuiltProgram.packageRoot.appendingPathComponent("Failures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stem = "\(label)-\(process.identifier)"
        let picture = folder.appendingPathComponent("\(stem).png")
        let listing = folder.appendingPathComponent("\(stem).txt")
        let screen = ScreenRect(0, 0, display.size.width, display.size.height)
        try DriverThread.shared.run { display.image(of: screen) }?.writePNG(to: picture)
        try (accessibleTree() + "\nstderr:\n" + stderr).write(to: listing, atomically: true, encoding: .utf8)
        return [picture.path, listing.path]
    }
}

extension AppDriver.Failure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noElement(let query, let showing):
            "no \(query) is showing; showing are: \(showing.map { "'\($0)'" }.joined(separator: ", "))"
        case .notPressable(let query, let reason):
            "the \(query) cannot be pressed: \(reason)"
        case .noWindow:
            "the program has no window on the screen"
        case .exited(let waiting, let status, let stderr):
            "the program ended (\(status)) while waiting until \(waiting); stderr: \(stderr.suffix(2000))"
        case .timedOut(let waiting, let reason):
            "waited in vain until \(waiting)" + (reason.map { ": \($0)" } ?? "")
        case .reported(let failure, let report):
            "\(failure) (see \(report))"
        }
    }

    /// A short name for the files of its report.
    fileprivate var label: String {
        let text =
            switch self {
            case .noElement(let query, _): query
            case .notPressable(let query, _): query
            case .noWindow: "no window"
            case .exited(let waiting, _, _): "exited \(waiting)"
            case .timedOut(let waiting, _): waiting
            case .reported(let failure, _): failure.label
            }
        let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return words.prefix(8).joined(separator: "-")
    }
}
