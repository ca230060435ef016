import FoundationEssentials
import PickerKit
import Pickers

/// What the search path holds, for a command that looks at it once.
struct PickerSurvey {
    let bundles: [PickerBundle]

    /// - Parameter folders: those that the command line names, which come first.
    init(folders: [String] = []) {
        let levels = PickerLevel.searchPath(
            arguments: folders, environment: ProcessInfo.processInfo.environment,
            current: FileManager.default.currentDirectoryPath, examples: ResourceLocator.current.pickers)
        var scanner = PickerScanner(levels)
        bundles = scanner.scan()
    }

    /// All of them and those that are built in, and what becomes of each.
    func catalogue(_ choices: PickerChoices) -> PickerCatalogue {
        PickerCatalogue(
            bundles: bundles, builtIns: BuiltInPickers.all, choices: choices,
            digest: { bundle in
                var digests = BundleDigests()
                return digests.digest(of: bundle.folder)
            })
    }
}
