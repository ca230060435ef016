import PickerKit
import Pickers
import Testing

@testable import AppDriver

/// Content that would be wider than a narrow window stands in more lines.
@Suite(.serialized)
struct NarrowContentTests {
    @Test(arguments: [nil, "Cantarell 18"]) func nothingIsCutOff(font: String?) throws {
        let notebook = try Notebook()
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path], size: ScreenSize(320, 600), font: font,
            home: notebook.home)
        try app.waitUntilOpen("Sketch")
        for picker in BuiltInPickers.all where picker.descriptor.slot != .library {
            let name = picker.descriptor.title
            let more = try app.openPopover("More")
            try more.element(name, role: .listItem).press()
            try app.waitUntil("\(name) is pushed") { try app.control("Back").isShowing }
            let window = try #require(app.windowFrame)
            let sheet = try more.extents
            #expect(sheet.intersection(window) == sheet, "\(name)")
            #expect(try app.namesBeside(sheet, in: more) == [], "\(name)")
            try app.key(.escape)
            try app.waitUntil("the list is back") { try !app.element("Back").exists }
            try app.key(.escape)
            try app.waitForNoPopover("More")
        }
    }
}

extension AppDriver {
    /// The names of what shows in an element and reaches beyond the sides of a place.
    fileprivate func namesBeside(_ place: ScreenRect, in element: Element) throws -> [String] {
        try element.find(showingOnly: true) { node in
            var names: [String] = []
            AccessibleTree(root: node).walk(showingOnly: true) { visit in
                guard let extents = visit.node.extents, extents.isPlaced else { return .into }
                let isWithin =
                    extents.x >= place.x && extents.x + extents.width <= place.x + place.width
                if !isWithin { names.append(visit.node.name) }
                return .into
            }
            return names
        } ?? []
    }
}
