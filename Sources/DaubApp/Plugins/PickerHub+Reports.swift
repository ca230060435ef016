import FoundationEssentials
import Localization
import PickerKit

/// What the pickers window shows.
extension PickerHub {
    /// Of every picker that was found.
    var reports: [PickerReport] {
        catalogue.pickers.map {
            PickerReport(found: $0, health: supervisor.health(of: $0.id), isSafeMode: isSafeMode)
        }
    }

    /// All of it, for a message to somebody.
    var report: String {
        let head = ["daub \(DaubApp.version)"] + levels.flatMap(\.folders)
        return head.joined(separator: "\n") + "\n\n" + reports.map(\.text).joined(separator: "\n\n") + "\n"
    }

    /// The folder for the person's own pickers, which is made where it is missing.
    func personFolder() -> String? {
        guard let folder = levels.first(where: { $0.kind == .person })?.folders.first else { return nil }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            onProblem?(folder, tr("{folder} cannot be made: {reason}", ["folder": folder, "reason": error]))
            return nil
        }
        return folder
    }
}
