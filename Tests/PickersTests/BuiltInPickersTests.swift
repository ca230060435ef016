import PickerKit
import Pickers
import Testing

struct BuiltInPickersTests {
    struct Expectation: Sendable {
        let title: String
        let id: String
        let slot: PickerDescriptor.Slot
        let attribute: Attribute
        let type: AttributeType
        let defaultValue: AttributeValue
        let commit: PickerDescriptor.CommitPolicy
    }

    /// In the order of their buttons.
    static let expectations = [
        Expectation(
            title: "Stroke Color", id: "dev.daub.stroke-color", slot: .canvas, attribute: "stroke",
            type: .paint, defaultValue: "#000000", commit: .onSelect),
        Expectation(
            title: "Fill Color", id: "dev.daub.fill-color", slot: .canvas, attribute: "fill", type: .paint,
            defaultValue: "none", commit: .onSelect),
        Expectation(
            title: "Stroke Width", id: "dev.daub.stroke-width", slot: .canvas, attribute: "stroke-width",
            type: .number(minimum: 0, maximum: 1000), defaultValue: "2", commit: .onDismiss),
        Expectation(
            title: "Opacity", id: "dev.daub.opacity", slot: .canvas, attribute: "opacity",
            type: .number(minimum: 0, maximum: 1), defaultValue: "1", commit: .onDismiss),
        Expectation(
            title: "Title Color", id: "dev.daub.title-color", slot: .drawing,
            attribute: "drawing.title-color", type: .color, defaultValue: "#000000", commit: .onSelect),
    ]

    @Test(arguments: expectations)
    func aDescriptorSaysWhatItsButtonPromises(expected: Expectation) throws {
        let picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == expected.id })
        let descriptor = picker.descriptor
        #expect(descriptor.title == expected.title)
        #expect(descriptor.slot == expected.slot)
        #expect(descriptor.commit == expected.commit)
        #expect(
            descriptor.attributes == [
                AttributeDeclaration(expected.attribute, expected.type, default: expected.defaultValue)
            ])
        #expect(!descriptor.summary.isEmpty)
        #expect(descriptor.icon.hasPrefix("daub-") && descriptor.icon.hasSuffix("-symbolic"))
    }

    @Test func everyPickerHasAButtonInItsOrder() {
        let catalogue = PickerCatalogue(
            bundles: [], builtIns: BuiltInPickers.all, choices: PickerChoices())
        let ids = catalogue.buttons.map(\.id)
        #expect(Set(ids).count == BuiltInPickers.all.count)
        #expect(ids.allSatisfy(PickerDescriptor.isReverseDNS))
        #expect(ids.filter(Self.expectations.map(\.id).contains) == Self.expectations.map(\.id))
    }

    @Test func everyDefaultIsAValueOfItsType() {
        for declaration in BuiltInPickers.all.flatMap(\.descriptor.attributes) {
            #expect(declaration.type.accepts(declaration.defaultValue), "\(declaration.attribute)")
        }
    }

    @Test func noTwoPickersShareATitleOrAnAttribute() {
        let descriptors = BuiltInPickers.all.map(\.descriptor)
        let attributes = descriptors.flatMap { $0.attributes.map(\.attribute) }
        #expect(Set(descriptors.map(\.title)).count == descriptors.count)
        #expect(Set(attributes).count == attributes.count)
    }
}
