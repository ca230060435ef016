import Foundation
import Gtk

/// A watch of folders tells once of several changes, and only of folders that it watches.
@MainActor
func checkFolders(_ facts: Facts) {
    let root = FileManager.default.temporaryDirectory.appending(path: "daub-folders-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let paths = ["a", "b", "c"].map { root.appending(path: $0).path }
    for path in paths {
        facts.expect(
            (try? FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)) != nil, "there is a folder")
    }
    let watch = FolderWatch(most: 2, quietMilliseconds: 200)
    var told = 0
    watch.onChange = { told += 1 }

    func write(_ count: Int, in path: String) {
        for index in 0..<count {
            _ = FileManager.default.createFile(atPath: "\(path)/\(index)", contents: Data("\(told)".utf8))
        }
    }
    // A slower one has seen all, and told so, when the other has nothing more to tell.
    let slow = FolderWatch(most: 3, quietMilliseconds: 600)
    var slowTold = 0
    slow.onChange = { slowTold += 1 }
    slow.watch(paths)
    func waitForQuiet() {
        let before = slowTold
        facts.expect(MainLoop.run(within: .seconds(60)) { slowTold > before }, "nothing changes any more")
    }

    watch.watch(paths)
    facts.expect(
        paths.map(watch.watches), is: [true, true, false], "no more are watched than it may watch")
    write(10, in: paths[0])
    write(10, in: paths[1])
    waitForQuiet()
    facts.expect(told, is: 1, "of many it tells once")

    watch.watch([paths[2]])
    facts.expect(paths.map(watch.watches), is: [false, false, true], "only what is wanted is watched")
    write(3, in: paths[0])
    waitForQuiet()
    facts.expect(told, is: 1, "what is not watched is not told")
    write(3, in: paths[2])
    waitForQuiet()
    facts.expect(told, is: 2, "what came later is")
}
