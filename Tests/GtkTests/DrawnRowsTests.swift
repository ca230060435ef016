import Foundation
import Testing

@testable import AppDriver

/// A list that draws its rows itself, as assistive technology sees it.
@Suite(.serialized)
struct DrawnRowsTests {
    private func probe() throws -> AppDriver {
        try AppDriver(
            executable: BuiltProgram.url("GtkProbe"), arguments: ["view"], size: ScreenSize(300, 400))
    }

    @Test func rowsThatShowHaveNamesPlacesAndStates() throws {
        let app = try probe()
        let list = try app.list("Rows").extents
        let rows = try app.list("Rows").children
        #expect(rows.count > 5)
        #expect(rows.map(\.name) == rows.indices.map { "Row \($0)" })
        #expect(rows.allSatisfy { $0.role == .listItem && $0.states.contains(.checkable) })
        #expect(rows.indices.filter { rows[$0].states.contains(.checked) } == [2])
        for (row, next) in zip(rows, rows.dropFirst()) {
            #expect(row.extents.y + row.extents.height == next.extents.y)
            #expect(row.extents.x == list.x && row.extents.width == list.width)
        }
    }

    @Test func aRowIsChosenByAPressWhereverItIs() throws {
        let app = try probe()
        for name in ["Row 3", "Row 55", "Row 0"] {
            try app.list("Rows").select(name)
            try app.waitUntil("\(name) is reported") { try app.element("Report").text == name }
            try app.waitUntil("\(name) is checked") { try app.element(name).states.contains(.checked) }
        }
        #expect(try app.quit() == .exited(0))
    }

    @Test func keysMoveTheFocusFromRowToRow() throws {
        let app = try probe()
        try app.list("Rows").select("Row 3")
        try app.key(.down)
        try app.waitUntil("the next row has the focus") { try app.element("Row 4").isFocused }
        try app.key(.return)
        try app.waitUntil("it is chosen") { try app.element("Report").text == "Row 4" }
        try app.key(.end)
        try app.waitUntil("the last row has the focus") { try app.element("Row 59").isFocused }
        try app.type("row 17")
        try app.waitUntil("typing leads to a row") { try app.element("Row 17").isFocused }
    }
}
