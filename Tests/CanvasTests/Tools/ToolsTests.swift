import Canvas
import Testing

struct ToolsTests {
    @Test func noTwoToolsShareAnIDANameOrAKey() {
        #expect(Set(Tools.all.map(\.id)).count == Tools.all.count)
        #expect(Set(Tools.all.map(\.name)).count == Tools.all.count)
        #expect(Set(Tools.all.map(\.key)).count == Tools.all.count)
    }

    @Test func untranslatedAToolIsCalledByItsID() {
        #expect(Tools.all.map(\.name) == Tools.all.map(\.id))
    }

    @Test func aToolIsFoundByItsIDAndThePencilStandsInForAnUnknownOne() {
        #expect(Tools.tool("Ellipse").id == "Ellipse")
        #expect(Tools.tool("Airbrush").id == "Pencil")
    }
}
