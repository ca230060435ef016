// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: Swift 6, and a warning is an error.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tool(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

/// The house, from the ground up: a target may depend only on those above it.
let package = Package(
    name: "Daub",
    products: [
        .executable(name: "daub", targets: ["daub"]),
        .library(name: "PickerKit", targets: ["PickerKit"]),
        .library(name: "Popovers", targets: ["Popovers"]),
    ],
    targets: [
        .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
        .systemLibrary(name: "CXml2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(name: "CIntl", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "CGtkBridge", dependencies: ["CGtk"]),
        .target(name: "CSpawn"),
        module("Localization", ["CIntl"]),
        module("Gtk", ["CGtk", "CGtkBridge"]),
        module("Ink", []),
        module("Cairo", ["CGtk", "CGtkBridge", "Ink"]),
        module("PickerKit", ["CSpawn", "Localization", "Ink"]),
        module("Pickers", ["Localization", "PickerKit", "Ink"]),
        module("Popovers", ["Localization", "Gtk", "Cairo", "PickerKit", "Ink"]),
        module("Sketch", ["Localization", "CXml2", "Ink"]),
        module("Rendering", ["Localization", "CRsvg", "Cairo", "Sketch", "Ink"]),
        module("Canvas", ["Localization", "Gtk", "Rendering", "Cairo", "Sketch", "Ink"]),
        module("Library", ["CSQLite", "Localization", "Sketch", "Ink"]),
        module(
            "DaubApp",
            [
                "Localization", "Gtk", "Cairo", "Ink", "PickerKit", "Pickers", "Popovers",
                "Sketch", "Rendering", "Canvas", "Library",
            ]),
        tool("daub", ["DaubApp", "Localization"]),

        .systemLibrary(
            name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2",
            providers: [.apt(["libatspi2.0-dev"])]),
        .systemLibrary(
            name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst",
            providers: [.apt(["libxtst-dev"])]),
        .target(
            name: "AppDriver", dependencies: ["CAtspi", "CXTest"], path: "Tests/AppDriver",
            swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["Sketch", "Ink"], path: "Tests/TestSupport",
            swiftSettings: strict),
        tool("GtkProbe", ["CGtk", "Gtk", "Popovers", "PickerKit", "Ink", "CXTest"], path: "Tests/GtkProbe"),
        tool("SecondHost", ["Gtk", "Popovers", "Pickers", "PickerKit"], path: "Tests/SecondHost"),
        tool("PickerProgram", ["Pickers", "PickerKit"], path: "Tests/PickerProgram"),
        // What `daub picker new --kind swift` begins with, built as it is.
        tool("PickerTemplate", ["PickerKit"], path: "Resources/PickerTemplates/swift/Sources"),
        tool("Corpus", ["Rendering", "Sketch", "Cairo", "Ink"], path: "Tests/Corpus"),
        tool("Bench", ["AppDriver", "Pickers", "PickerKit"], path: "Tests/Bench"),
        tool("PopoverHost", ["Gtk", "Popovers", "PickerKit", "Ink"], path: "Tests/PopoverHost"),
        tool(
            "Screenshots", ["AppDriver", "Pickers", "PickerKit", "Localization"], path: "Tests/Screenshots"),
        tests("InkTests", ["Ink"]),
        tests("SketchTests", ["Sketch", "Ink", "TestSupport"]),
        tests("PickerKitTests", ["PickerKit", "Ink", "TestSupport"]),
        tests(
            "PickersTests",
            ["Pickers", "PickerKit", "Ink", "TestSupport", "PickerProgram", "PickerTemplate"]),
        tests("LibraryTests", ["Library", "Sketch", "Ink", "TestSupport"]),
        tests("RenderingTests", ["Rendering", "Sketch", "Cairo", "Ink", "TestSupport"]),
        tests("CanvasTests", ["Canvas", "Rendering", "Gtk", "Sketch", "Ink", "TestSupport"]),
        tests("PopoversTests", ["Popovers", "PickerKit", "Cairo", "Ink"]),
        tests("GtkTests", ["AppDriver"]),
        tests("EndToEndTests", ["AppDriver", "Cairo", "Pickers", "PickerKit"]),
    ]
)
