// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Picker",
    // Where Daub's source lies: it has the library PickerKit.
    dependencies: [.package(name: "Daub", path: "@PACKAGE@")],
    targets: [
        .executableTarget(
            name: "Picker", dependencies: [.product(name: "PickerKit", package: "Daub")], path: "Sources")
    ]
)
