import Ink
import PickerKit
import Pickers
import Testing

struct OpacityPickerTests {
    private func screen(_ values: [Attribute: AttributeValue]) throws -> Screen {
        let picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == "dev.daub.opacity" })
        return picker.content(for: PickerContext(values: AttributeValues(values)))
    }

    @Test(
        arguments: [(nil, 1.0), ("0.5", 0.5), ("0", 0), ("1", 1), ("7", 1), ("-1", 0), ("dim", 1)]
            as [(AttributeValue?, Double)])
    func sliderAndNumberAreAFractionShownInPerCent(value: AttributeValue?, opacity: Double) throws {
        let screen = try screen(value.map { ["opacity": $0] } ?? [:])
        #expect(screen.controls.map(\.id) == ["opacity", "number", "preview"])
        let (slider, number) = (try #require(screen.sliders.first), try #require(screen.numbers.first))
        #expect((slider.value, slider.minimum, slider.maximum, slider.step) == (opacity, 0, 1, 0.01))
        #expect((number.value, number.minimum, number.maximum) == (opacity, 0, 1))
        #expect((slider.unit, slider.scale, number.unit, number.scale) == ("%", 100, "%", 100))
    }

    @Test func thePreviewIsInTheInkThatIsPicked() throws {
        let preview = try #require(
            try screen(["opacity": "0.25", "stroke": "teal", "fill": "red", "stroke-width": "5"]).previews
                .first)
        #expect(preview.name == "Figures 25 % opaque")
        #expect((preview.style.opacity, preview.style.strokeWidth) == (0.25, 5))
        #expect(preview.style.fill == .color(Color(1, 0, 0)))
    }
}
