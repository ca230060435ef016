import Gtk

/// The checks by name. Adding one is a file in `Checks` and a line here.
@MainActor
enum Checks {
    typealias Check = @MainActor (Facts, Application) -> Void

    static let all: [String: Check] = [
        "adopting": checkAdopting,
        "adapting": checkAdapting,
        "delegate": checkDelegate,
        "first-frame": checkFirstFrame,
        "folders": { facts, _ in checkFolders(facts) },
        "gallery": showGallery,
        "gallery-popover": showGalleryPopover,
        "idle": checkIdle,
        "long-list": checkLongList,
        "main-queue": { facts, _ in checkMainQueue(facts) },
        "navigation": checkNavigation,
        "popovers": { checkPopovers($0, $1, rounds: 1000) },
        "few-popovers": { checkPopovers($0, $1, rounds: 20) },
        "program": checkProgram,
        "screen-color": checkScreenColor,

        "gallery-popovers": { checkPopovers($0, $1, rounds: 100, picker: GalleryPicker()) },

        "signals": { facts, _ in checkSignals(facts) },
        "unknown-signal": { facts, _ in connectUnknownSignal(facts) },
        "view": showRows,
    ]
}
