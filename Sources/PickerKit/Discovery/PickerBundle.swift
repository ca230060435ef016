/// A folder with a `picker.json` that was found, whether it is of use or not.
public struct PickerBundle: Sendable {
    /// The full path as it was found.
    public let folder: String
    public let level: PickerLevel.Kind
    /// Where its level stands among all, from 0.
    public let rank: Int
    /// What it describes; nil where it never was right. Where it is no more, what it described last.
    public let manifest: PickerManifest?
    /// What is wrong with it as it is now.
    public let diagnostics: [Diagnostic]
    /// Changes whenever anything in the folder does.
    public let stamp: BundleStamp

    /// Whether `manifest` is of an earlier time, for what stands there now is wrong.
    public var isOutdated: Bool { manifest != nil && diagnostics.contains { $0.severity == .error } }

    /// Of the manifest, or the folder's name where there is none.
    public var id: String { manifest?.id ?? folder.split(separator: "/").last.map(String.init) ?? folder }
}
