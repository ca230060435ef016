import Foundation
import PickerKit
import Testing

struct PickerScannerTests {
    private let folders = PickerFolders()
    private var levels: [PickerLevel] {
        [PickerLevel(.person, [folders.path("mine")]), PickerLevel(.system, [folders.path("all")])]
    }

    @Test func bundlesAreFoundInTheOrderOfTheLevels() throws {
        try folders.add("org.example.b", to: "mine")
        try folders.add("org.example.a", to: "mine")
        try folders.add("org.example.a", to: "all")
        try folders.add("org.example.none", to: "mine", named: ".hidden")
        try Data().write(to: folders.root.appendingPathComponent("mine/a-file"))
        var scanner = PickerScanner(levels)
        let found = scanner.scan()
        #expect(found.map(\.id) == ["org.example.a", "org.example.b", "org.example.a"])
        #expect(found.map(\.rank) == [0, 0, 1])
        #expect(found.allSatisfy { $0.diagnostics.isEmpty && !$0.isOutdated })
    }

    @Test func aFolderWithoutAManifestSaysSo() throws {
        try FileManager.default.createDirectory(
            atPath: folders.path("mine/org.example.empty"), withIntermediateDirectories: true)
        var scanner = PickerScanner(levels)
        let bundle = try #require(scanner.scan().first)
        #expect(bundle.id == "org.example.empty")
        #expect(bundle.manifest == nil)
        #expect(bundle.diagnostics.map(\.code) == [.noManifest])
    }

    @Test func aBrokenChangeKeepsWhatWasRight() throws {
        try folders.add("org.example.a", to: "mine")
        var scanner = PickerScanner(levels)
        _ = scanner.scan()
        try folders.add("org.example.a", to: "mine", "{\n  \"id\": oops")
        let broken = try #require(scanner.scan().first)
        #expect(broken.manifest?.descriptor.title == "org.example.a")
        #expect(broken.isOutdated)
        #expect(broken.diagnostics.first?.position == JSON.Position(line: 2, column: 9))

        try folders.add("org.example.a", to: "mine", PickerFolders.manifest("org.example.a", name: "Mended"))
        let mended = try #require(scanner.scan().first)
        #expect(mended.manifest?.descriptor.title == "Mended")
        #expect(!mended.isOutdated)
    }

    @Test func anyFileOfABundleChangesItsStamp() throws {
        let folder = try folders.add("org.example.a", to: "mine")
        var scanner = PickerScanner(levels)
        let first = try #require(scanner.scan().first?.stamp)
        #expect(scanner.scan().first?.stamp == first)
        try FileManager.default.createDirectory(
            atPath: "\(folder)/deep/er", withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(filePath: "\(folder)/deep/er/data.txt"))
        #expect(scanner.scan().first?.stamp != first)
    }

    @Test func whatIsRemovedIsGone() throws {
        let folder = try folders.add("org.example.a", to: "mine")
        var scanner = PickerScanner(levels)
        #expect(scanner.scan().count == 1)
        try FileManager.default.removeItem(atPath: folder)
        #expect(scanner.scan().isEmpty)
    }
}
