import AppDriver
import Foundation

/// Takes pictures of Daub on its sample library, in a fresh home, and writes them as PNG.
struct Album: Sendable {
    let daub: URL
    /// As in `LANGUAGE`; nil for English.
    let language: String?

    /// Why there is no picture.
    enum Failure: Error, CustomStringConvertible {
        case notCompressed(URL, errors: String)

        var description: String {
            switch self {
            case .notCompressed(let file, let errors): "\(file.path) cannot be made smaller: \(errors)"
            }
        }
    }

    /// Takes one picture of each scene, named `LOOK-SCENE.png`. A scene that fails does not keep the others
    /// from being taken.
    func takePictures(
        of scenes: [Scene], in look: Look, to folder: URL, onFailure: (String, any Error) -> Void
    ) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let home = try makeHome()
        defer { remove(home) }
        let app = try AppDriver(
            executable: daub, environment: language.map { ["LANGUAGE": $0] } ?? [:], size: look.size,
            scale: look.scale, theme: look.theme, font: look.font, home: home)
        for scene in scenes {
            do {
                try scene.enter(app)
                let file = folder.appendingPathComponent("\(look.name)-\(scene.name).png")
                try stillPicture(of: app).writePNG(to: file)
                try compress(file)
                try scene.leave(app)
            } catch {
                onFailure(scene.name, error)
            }
        }
    }

    /// A home in which windows have no frame: where nothing composes the screen, GTK draws one around them
    /// that nobody sees on a desktop.
    func makeHome() throws -> URL {
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("daub-screenshots-\(UUID().uuidString.prefix(8))")
        let settings = home.appendingPathComponent(".config/gtk-3.0")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try "decoration { margin: 0; padding: 0; border: none; box-shadow: none; }\n".write(
            to: settings.appendingPathComponent("gtk.css"), atomically: true, encoding: .utf8)
        return home
    }

    func remove(_ home: URL) {
        do {
            try FileManager.default.removeItem(at: home)
        } catch {
            complain("\(home.path) is left behind: \(error)")
        }
    }

    /// A picture of the window once nothing moves in it any more: small pictures arrive, tiles are drawn.
    func stillPicture(of app: AppDriver) throws -> Screenshot {
        let enough = 12
        var picture = try app.screenshot()
        var alike = 0
        try app.waitUntil("the window keeps still") {
            let next = try app.screenshot()
            alike = next == picture ? alike + 1 : 0
            picture = next
            return alike == enough
        }
        return picture
    }

    /// Makes the file small: its colours, of which the window has few, become a palette that the eye does not
    /// tell from them.
    /// - Parameter least: how true to the picture it must stay, in per cent.
    func compress(_ file: URL, least: Int = 90) throws {
        let run = try CommandRun(
            ["--force", "--ext", ".png", "--quality", "\(least)-100", "--speed", "1", "--strip", file.path],
            executable: URL(fileURLWithPath: "/usr/bin/pngquant"))
        guard run.status == .exited(0) else { throw Failure.notCompressed(file, errors: run.errors) }
    }
}
