import AppDriver
import Foundation
import Localization

/// Writes a line to standard error.
func complain(_ text: String) {
    FileHandle.standardError.write(Data("screenshots: \(text)\n".utf8))
}

/// Takes every picture that the options ask for; how many could not be taken.
func takePictures(_ options: ScreenshotOptions) throws -> Int {
    let album = Album(daub: options.daub, language: options.language)
    if let language = options.language {
        // Buttons are found by their names.
        setenv("LANGUAGE", language, 1)
        openCatalogues(in: URL(fileURLWithPath: "build/share/locale").path)
    }
    var failures = 0
    for look in Look.all where options.only.map(look.name.contains) ?? true {
        try album.takePictures(of: Scene.all, in: look, to: options.output) { scene, error in
            failures += 1
            complain("\(look.name), \(scene): \(error)")
        }
    }
    if let folder = options.readme {
        for look in Look.readme {
            try album.takePictures(of: [Scene.readme], in: look, to: folder) { scene, error in
                failures += 1
                complain("\(look.name), \(scene): \(error)")
            }
        }
    }
    if let folder = options.documentation {
        try ControlPictures(album: album).take(in: folder) { control, error in
            failures += 1
            complain("\(control): \(error)")
        }
    }
    return failures
}

do {
    let options = try ScreenshotOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    if options.wantsHelp {
        print(ScreenshotOptions.usage)
        exit(0)
    }
    exit(try takePictures(options) == 0 ? 0 : 1)
} catch let failure as ScreenshotOptions.Failure {
    complain("\(failure)\n\(ScreenshotOptions.usage)")
    exit(2)
} catch {
    complain("\(error)")
    exit(1)
}
