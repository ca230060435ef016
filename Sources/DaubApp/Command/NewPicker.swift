import FoundationEssentials
import Localization
import PickerKit

/// `daub picker new`: writes a bundle to begin with.
public struct NewPicker: Sendable {
    /// What it is to be; each has a folder of that name among the templates.
    public enum Kind: String, Sendable, CaseIterable {
        case list, slider, grid, form, stamps
        case python, swift, shell
    }

    /// Permanent, and the name of its folder.
    public let id: String
    public let title: String
    private let kind: Kind
    private let parent: String

    /// - Parameters:
    ///   - name: an id, such as `org.example.line-spacing`, or a title, of which an id is made.
    ///   - parent: the folder that the bundle is put into; nil for the person's own folder of pickers.
    /// - Returns: nil where the name has nothing to make an id of.
    public init?(named name: String, kind: Kind, in parent: String?) {
        if PickerDescriptor.isReverseDNS(name) {
            let words = name.split(separator: ".").last ?? ""
            id = name
            title = words.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
                .joined(separator: " ")
        } else {
            let words = folded(name).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            guard !words.isEmpty else { return nil }
            id = "local." + words.joined(separator: "-")
            title = name
        }
        self.kind = kind
        self.parent = parent ?? Self.ownFolder
    }

    private static var ownFolder: String {
        let levels = PickerLevel.searchPath(
            arguments: [], environment: ProcessInfo.processInfo.environment, current: "", examples: "")
        return levels.first { $0.kind == .person }?.folders.first ?? "."
    }

    func run() -> Int32 {
        let folder = URL(filePath: parent, directoryHint: .isDirectory).absoluteURL
            .appending(path: id, directoryHint: .isDirectory)
        do {
            try write(to: folder)
        } catch {
            StandardError.write("daub: \(error)")
            return 1
        }
        print(folder.path)
        print(nextStep(folder.path))
        return 0
    }

    private func nextStep(_ folder: String) -> String {
        switch kind {
        case .list, .slider, .grid, .form, .stamps:
            tr(
                "Next: change picker.json there, and look at it with: daub picker run {folder}",
                ["folder": folder])
        case .python:
            tr(
                "Next: change main.py there, and look at it with: daub picker run {folder}",
                ["folder": folder])
        case .shell:
            tr(
                "Next: change main.sh there, and look at it with: daub picker run {folder}",
                ["folder": folder])
        case .swift:
            tr(
                "Next: build it with {folder}/build, then look at it with: daub picker run {folder}",
                ["folder": folder])
        }
    }

    // MARK: Writing

    private enum Failure: Error, CustomStringConvertible {
        case exists(String)
        case failed(String, String)

        var description: String {
            switch self {
            case .exists(let path): tr("{file}: it is there already, and stays as it is", ["file": path])
            case .failed(let path, let reason):
                tr("{file}: cannot be written: {reason}", ["file": path, "reason": reason])
            }
        }
    }

    private func write(to folder: URL) throws(Failure) {
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else { throw .exists(folder.path) }
        let template = "\(ResourceLocator.current.pickerTemplates)/\(kind.rawValue)"
        do {
            for name in try files.subpathsOfDirectory(atPath: template).sorted()
            where !name.contains("__pycache__") {
                let source = URL(filePath: "\(template)/\(name)", directoryHint: .notDirectory)
                let mode = try files.attributesOfItem(atPath: source.path)
                guard mode[.type] as? FileAttributeType == .typeRegular else { continue }
                let target = folder.appending(path: name, directoryHint: .notDirectory)
                try files.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(filled(try String(contentsOf: source, encoding: .utf8)).utf8).write(to: target)
                try files.setAttributes(
                    [.posixPermissions: mode[.posixPermissions] ?? 0o644], ofItemAtPath: target.path)
            }
        } catch {
            throw .failed(folder.path, "\(error)")
        }
    }

    /// A template with the picker's own words in it. The title stands in quotes wherever it stands.
    private func filled(_ template: String) -> String {
        let quoted = String(JSON(title).line.dropFirst().dropLast())
        let package = ResourceLocator.current.package ?? "/usr/src/daub"
        return template.replacing("@ID@", with: id).replacing("@TITLE@", with: quoted)
            .replacing("@PACKAGE@", with: package)
    }
}
