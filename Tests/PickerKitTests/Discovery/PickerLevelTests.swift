import PickerKit
import Testing

struct PickerLevelTests {
    private func path(_ arguments: [String] = [], _ environment: [String: String]) -> [String] {
        PickerLevel.searchPath(
            arguments: arguments, environment: environment, current: "/here", examples: "/daub/examples"
        ).map { "\($0.kind.rawValue): \($0.folders.joined(separator: " "))" }
    }

    @Test func theOrderIsThatOfTheSearchPath() {
        let environment = [
            "HOME": "/home/me", "DAUB_PICKER_PATH": "/one:two", "XDG_DATA_DIRS": "/opt/share/:/usr/share",
        ]
        #expect(
            path(["a", "/b"], environment) == [
                "argument: /here/a /b", "environment: /one /here/two",
                "person: /home/me/.local/share/daub/pickers", "system: /opt/share/daub/pickers",
                "system: /usr/share/daub/pickers", "examples: /daub/examples",
            ])
    }

    @Test(arguments: [
        (["HOME": "/h"], "/h/.local/share"), (["HOME": "/h", "XDG_DATA_HOME": "/data"], "/data"),
        (["HOME": "/h", "XDG_DATA_HOME": "data"], "/h/.local/share"),
    ])
    func thePersonsFolderFollowsTheEnvironment(environment: [String: String], folder: String) {
        #expect(path([], environment).first == "person: \(folder)/daub/pickers")
    }

    @Test func whatComesWithDaubIsNoSystemLevelBesides() {
        let levels = PickerLevel.searchPath(
            arguments: [], environment: ["HOME": "/h", "XDG_DATA_DIRS": "/usr/share:relative"], current: "/",
            examples: "/usr/share/daub/pickers")
        #expect(levels.map(\.kind) == [.person, .examples])
    }
}
