import Foundation
import Testing

@testable import Library

@Suite struct UserFoldersTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        arguments: [
            (nil, "/home/ann/Pictures"),
            ("", "/home/ann/Pictures"),
            (#"XDG_PICTURES_DIR="$HOME/Bilder""#, "/home/ann/Bilder"),
            (#"  XDG_PICTURES_DIR = "$HOME/Bilder/"  "#, "/home/ann/Bilder"),
            (#"#XDG_PICTURES_DIR="$HOME/Bilder""#, "/home/ann/Pictures"),
            (#"XDG_PICTURES_DIR="/data/My \"Pics\"""#, #"/data/My "Pics""#),
            (#"XDG_PICTURES_DIR="relative""#, "/home/ann/Pictures"),
            (#"XDG_PICTURES_DIR="$HOMEWORK/x""#, "/home/ann/Pictures"),
            (#"XDG_PICTURES_DIR=unquoted"#, "/home/ann/Pictures"),
            (#"XDG_PICTURES_DIR="$HOME/""#, "/home/ann"),
            (#"XDG_PICTURES_DIR="$HOME""#, "/home/ann"),
            (
                "XDG_PICTURES_DIR=\"$HOME/Old\"\nXDG_MUSIC_DIR=\"$HOME/M\"\nXDG_PICTURES_DIR=\"$HOME/New\"",
                "/home/ann/New"
            ),
        ] as [(String?, String)])
    func picturesAreWhereTheDesktopSays(file: String?, expected: String) throws {
        if let file { try folder.put(file, at: "user-dirs.dirs") }
        let folders = UserFolders(environment: ["HOME": "/home/ann", "XDG_CONFIG_HOME": folder.path])
        #expect(FilePath.plain(folders.pictures) == expected)
        #expect(FilePath.plain(folders.library) == "\(expected)/Daub")
    }

    @Test func stateIsWhereTheEnvironmentSays() {
        let cases: [([String: String], String)] = [
            (["HOME": "/home/ann"], "/home/ann/.local/state/daub"),
            (["HOME": "/home/ann", "XDG_STATE_HOME": "/var/ann"], "/var/ann/daub"),
            (["HOME": "/home/ann", "XDG_STATE_HOME": "relative"], "/home/ann/.local/state/daub"),
            ([:], "/nobody/.local/state/daub"),
        ]
        for (environment, expected) in cases {
            let folders = UserFolders(environment: environment, home: URL(filePath: "/nobody"))
            #expect(FilePath.plain(folders.state) == expected)
        }
    }
}
