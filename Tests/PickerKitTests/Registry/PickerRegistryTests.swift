import PickerKit
import Testing

struct PickerRegistryTests {
    private func registry(_ pickers: SamplePicker...) throws -> PickerRegistry {
        var registry = PickerRegistry()
        for picker in pickers { try registry.register(picker) }
        return registry
    }

    private func ids(_ pickers: [any Picker]) -> [String] { pickers.map(\.descriptor.id) }

    @Test func pickersStandBySlotThenOrderThenID() throws {
        let registry = try registry(
            SamplePicker("org.z", slot: .drawing, order: 1), SamplePicker("org.b", slot: .canvas, order: 2),
            SamplePicker("org.c", slot: .canvas, order: 1), SamplePicker("org.a", slot: .canvas, order: 2),
            SamplePicker("org.l", slot: .library, order: 9))
        #expect(ids(registry.pickers) == ["org.c", "org.a", "org.b", "org.l", "org.z"])
        #expect(ids(registry.pickers(in: .canvas)) == ["org.c", "org.a", "org.b"])
        #expect(ids(registry.pickers(in: .drawing)) == ["org.z"])
    }

    @Test func aPickerIsFoundByItsID() throws {
        let registry = try registry(SamplePicker("org.example.ink"))
        #expect(registry["org.example.ink"]?.descriptor.title == "Sample")
        #expect(registry["org.example.other"] == nil)
    }

    @Test func theFirstOfTwoWithOneIDStays() throws {
        var registry = try registry(SamplePicker("org.example.ink", order: 1))
        #expect(throws: PickerRegistry.Rejection.duplicate(id: "org.example.ink")) {
            try registry.register(SamplePicker("org.example.ink", order: 2))
        }
        #expect(registry.pickers.map(\.descriptor.order) == [1])
    }

    @Test(arguments: ["org.example", "dev.daub.stroke-width", "a.b", "Org.Example.7", "x-y.0"])
    func reverseDNSIsAccepted(id: String) throws {
        #expect(ids(try registry(SamplePicker(id)).pickers) == [id])
    }

    @Test(arguments: [
        "", ".", "sample", "org.", ".example", "org..example", "org.example sample", "org.exämple",
        "org/example.a", "org.ex_ample",
    ])
    func anythingElseIsABadID(id: String) {
        var registry = PickerRegistry()
        #expect(throws: PickerRegistry.Rejection.badID(id)) { try registry.register(SamplePicker(id)) }
        #expect(registry.pickers.isEmpty)
    }

    @Test func aDefaultMustBeOfItsType() {
        var registry = PickerRegistry()
        let picker = SamplePicker(
            "org.example.wide",
            attributes: [
                AttributeDeclaration("stroke", .paint, default: "none"),
                AttributeDeclaration("stroke-width", .number(minimum: 1, maximum: 20), default: "21"),
            ])
        #expect(
            throws: PickerRegistry.Rejection.badDefault(id: "org.example.wide", attribute: "stroke-width")
        ) { try registry.register(picker) }
        #expect(registry.pickers.isEmpty)
    }
}
