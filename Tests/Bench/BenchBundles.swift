import Foundation
import PickerKit
import Pickers
import Synchronization

/// Folders with pickers that measures share: a crowd of small ones, and two that show what a built-in one shows.
final class BenchBundles: Sendable {
    /// How many are in the crowd.
    static let many = 500
    /// Accessible names of the two.
    static let described = "Described Color"
    static let python = "Python Color"

    /// The built-in one.
    static var original: any Picker {
        guard let picker = BuiltInPickers.all.first(where: { $0.descriptor.id == "dev.daub.title-color" })
        else { preconditionFailure("there is no such built-in picker") }
        return picker
    }

    let crowd: URL
    let twins: URL
    /// The template that has the library for Python in it.
    private let template: URL
    private let home: URL
    private let isWritten = Mutex(false)

    /// - Parameters:
    ///   - templates: `Resources/PickerTemplates`.
    ///   - home: of the Daub that opens them, whose settings say which programs may run.
    init(templates: URL, home: URL) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("daub-bench-\(ProcessInfo.processInfo.processIdentifier)-bundles")
        crowd = folder.appendingPathComponent("crowd")
        twins = folder.appendingPathComponent("twins")
        template = templates.appendingPathComponent("python")
        self.home = home
    }

    func write() throws {
        try isWritten.withLock { isWritten in
            guard !isWritten else { return }
            try writeCrowd()
            try writeTwins()
            isWritten = true
        }
    }

    func remove() throws {
        let folder = crowd.deletingLastPathComponent()
        if FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
    }

    // MARK: The crowd

    private func writeCrowd() throws {
        var programs: [String] = []
        for number in 1...Self.many {
            let id = "org.example.crowd-\(number)"
            let manifest: JSON
            if number.isMultiple(of: 5) {
                programs.append(id)
                manifest = Self.manifest(
                    id, "Crowd \(number)", "fill", ["exec": ["sh", "-c", "exec sleep 600"]])
            } else {
                manifest = Self.manifest(
                    id, "Crowd \(number)", "stroke-width",
                    ["controls": [["type": "slider", "minimum": 0, "maximum": JSON(Double(number))]]])
            }
            try Self.write(manifest, to: crowd.appendingPathComponent(id))
        }
        // The digest is looked at when a program's popover is opened, and not before.
        let trusted = programs.map { "'\($0)': '0'" }.joined(separator: ", ")
        let config = home.appendingPathComponent(".config/daub")
        try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
        try Data("[Daub]\ntrusted-pickers={\(trusted)}\n".utf8)
            .write(to: config.appendingPathComponent("settings.ini"))
    }

    // MARK: The twins

    private func writeTwins() throws {
        let picker = Self.original
        let values = picker.descriptor.attributes.map { ($0.attribute, $0.defaultValue) }
        let context = PickerContext(values: AttributeValues(Dictionary(uniqueKeysWithValues: values)))
        let controls = ControlEncoder.json(picker.content(for: context))["controls"] ?? []
        let attribute = picker.descriptor.attributes[0].attribute.rawValue
        let custom: JSON = ["custom": ["title": "Custom", "controls": [["type": "note", "text": "None."]]]]

        let described = "org.example.described-color"
        try Self.write(
            Self.manifest(described, Self.described, attribute, ["controls": controls, "screens": custom]),
            to: twins.appendingPathComponent(described))

        let python = "org.example.python-color"
        let folder = twins.appendingPathComponent(python)
        try Self.write(
            Self.manifest(python, Self.python, attribute, ["exec": ["python3", "main.py"]]), to: folder)
        try FileManager.default.copyItem(
            at: template.appendingPathComponent("daub_picker.py"),
            to: folder.appendingPathComponent("daub_picker.py"))
        try Data(controls.line.utf8).write(to: folder.appendingPathComponent("controls.json"))
        try Data(Self.program.utf8).write(to: folder.appendingPathComponent("main.py"))
    }

    private static let program = """
        import json
        from daub_picker import Picker

        picker = Picker()

        @picker.content
        def content(context):
            with open("controls.json", encoding="utf-8") as file:
                return json.load(file)

        picker.run()

        """

    // MARK: Writing

    private static func manifest(_ id: String, _ name: String, _ attribute: String, _ rest: JSON) -> JSON {
        let head: JSON = [
            "id": JSON(id), "name": JSON(name), "version": "1.0.0", "slot": "canvas", "order": 900,
            "attributes": [JSON(attribute)],
        ]
        return JSON(.object((head.members ?? []) + (rest.members ?? [])))
    }

    private static func write(_ manifest: JSON, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(manifest.pretty.utf8).write(to: folder.appendingPathComponent("picker.json"))
    }
}
