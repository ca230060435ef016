import Localization

/// Reads the `picker.json` of a bundle. It never stops at the first mistake: all of them are said.
public struct ManifestReader: Sendable {
    /// How large a manifest may be, in bytes.
    public static let sizeLimit = 8 << 20

    /// The person's languages, the most wanted first.
    public let languages: [String]

    public init(languages: [String] = PersonLanguages.list()) { self.languages = languages }

    /// - Parameter folder: the path of the bundle.
    /// - Returns: nil for the manifest where something is wrong that keeps it from working; the diagnostics are
    ///   in the order of the text, those that concern the whole first.
    public func read(_ folder: String) -> (manifest: PickerManifest?, diagnostics: [Diagnostic]) {
        guard let bundle = BundleFolder(folder) else {
            let missing = Diagnostic(
                .noManifest, file: folder, tr("There is no such folder."),
                mend: tr(
                    "Put {file} into a folder named as the picker's id.", ["file": PickerManifest.fileName]))
            return (nil, [missing])
        }
        let log = DiagnosticLog(file: "\(bundle.path)/\(PickerManifest.fileName)")
        let manifest = text(of: bundle, log).flatMap { read($0, bundle, log) }
        return (manifest, log.all)
    }

    private func text(of bundle: BundleFolder, _ log: DiagnosticLog) -> JSON? {
        let name = PickerManifest.fileName
        do throws(BundleFolder.Failure) {
            let bytes = try bundle.read(name, atMost: Self.sizeLimit)
            do throws(JSONReader.Failure) {
                return try JSONReader.read(bytes)
            } catch {
                log.add(error)
            }
        } catch .missing {
            log.add(
                .noManifest, tr("The folder has no {file}.", ["file": name]),
                mend: tr("Write one, or move the folder out of here."))
        } catch {
            log.add(error, of: name, limit: Self.sizeLimit, at: nil)
        }
        return nil
    }

    private func read(_ json: JSON, _ bundle: BundleFolder, _ log: DiagnosticLog) -> PickerManifest? {
        guard var fields = Fields(json, tr("manifest"), log: log, languages: languages) else { return nil }
        var parts = ManifestParts(bundle: bundle, log: log, languages: languages)
        let manifest = parts.read(&fields)
        fields.finish()
        return log.hasErrors ? nil : manifest.map { $0.with(warnings: log.all) }
    }
}

extension PickerManifest {
    fileprivate func with(warnings: [Diagnostic]) -> PickerManifest {
        PickerManifest(
            descriptor: descriptor, folder: folder, entry: entry, version: version, license: license,
            authors: authors, api: api, permissions: permissions, replaces: replaces, warnings: warnings)
    }
}
