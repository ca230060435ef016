import Localization
import PickerKit

/// `daub picker list`: every picker that Daub finds, and what has become of it.
public struct PickerListing: Sendable {
    private let folders: [String]
    private let saysWhy: Bool
    private let isJSON: Bool

    /// - Parameters:
    ///   - folders: looked through before all others.
    ///   - saysWhy: whether the reasons follow each picker.
    ///   - isJSON: whether the output is for a program; it has the reasons in any case.
    public init(folders: [String], saysWhy: Bool, isJSON: Bool) {
        self.folders = folders
        self.saysWhy = saysWhy
        self.isJSON = isJSON
    }

    @MainActor
    func run() -> Int32 {
        let choices: PickerChoices
        do {
            let settings = try AppSettings()
            choices = PickerChoices(enabled: settings.enabledPickers, trusted: settings.trustedPickers)
        } catch {
            StandardError.write(tr("daub: the settings cannot be read: {reason}", ["reason": error]))
            return 1
        }
        let pickers = PickerSurvey(folders: folders).catalogue(choices).pickers
        print(isJSON ? JSON(.array(pickers.map(\.json))).pretty : table(pickers), terminator: "")
        return 0
    }

    private func table(_ pickers: [FoundPicker]) -> String {
        let rows = pickers.map { [$0.state.title, $0.id, $0.title, $0.place] }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return zip(rows, pickers).map { row, picker in
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            let reasons = saysWhy ? picker.diagnostics.map { "    \($0)\n" } : []
            return (cells + [row[3]]).joined(separator: "  ") + "\n" + reasons.joined()
        }.joined()
    }
}

extension FoundPicker {
    /// Where it is from, in words.
    fileprivate var place: String { bundle?.folder ?? tr("built in") }

    fileprivate var json: JSON {
        var members: [JSON.Member] = [
            .init("id", JSON(id)), .init("title", JSON(title)), .init("state", JSON(state.word)),
            .init("button", JSON(hasButton)), .init("kind", JSON(kind)),
        ]
        if let bundle {
            members += [.init("folder", JSON(bundle.folder)), .init("level", JSON(bundle.level.rawValue))]
            if let version = bundle.manifest?.version, !version.isEmpty {
                members.append(.init("version", JSON(version)))
            }
        }
        members.append(.init("diagnostics", JSON(.array(diagnostics.map(\.json)))))
        return JSON(.object(members))
    }

    private var kind: String {
        switch origin {
        case .builtIn: "builtIn"
        case .bundle(let bundle): bundle.manifest?.isExecutable == true ? "executable" : "declarative"
        }
    }
}

extension FoundPicker.State {
    /// The state in one word, for programs.
    fileprivate var word: String {
        switch self {
        case .on: "on"
        case .off: "off"
        case .shadowed: "shadowed"
        case .replaced: "replaced"
        case .invalid: "invalid"
        case .needsConsent: "needsConsent"
        case .suspended: "suspended"
        }
    }

    /// The state in the person's language.
    fileprivate var title: String {
        switch self {
        case .on: tr("on")
        case .off: tr("off")
        case .shadowed: tr("shadowed")
        case .replaced: tr("replaced")
        case .invalid: tr("invalid")
        case .needsConsent: tr("not allowed yet")
        case .suspended: tr("suspended")
        }
    }
}
