import Ink
import PickerKit
import Testing

struct AttributeValuesTests {
    @Test func whatIsMixedHasNoValueToShow() {
        let values = AttributeValues(["stroke": "red", "fill": "none"], mixed: ["stroke"])
        #expect(values["stroke"] == nil)
        #expect(values["fill"] == "none")
        #expect(values["opacity"] == nil)
    }

    @Test func aValueThatIsPickedEndsTheMixture() {
        var values = AttributeValues(["stroke": "red"], mixed: ["stroke", "fill"])
        values["stroke"] = "blue"
        #expect(values["stroke"] == "blue")
        #expect(values.mixed == ["fill"])
    }

    @Test func theStyleIsWhatTheValuesSayOverAPlainOne() {
        let values = AttributeValues([
            "stroke": "#ff0000", "stroke-width": "7", "stroke-dasharray": "4 2", "stroke-linecap": "round",
            "opacity": "0.5", "drawing.title-color": "#00ff00",
        ])
        var style = Style()
        style.stroke = .color(Color(1, 0, 0))
        style.strokeWidth = 7
        style.dash = Dash([4, 2])
        style.lineCap = .round
        style.opacity = 0.5
        #expect(values.style == style)
    }

    @Test func whatIsMixedIsNotInTheStyle() {
        let values = AttributeValues(["stroke-width": "7", "stroke": "red"], mixed: ["stroke-width"])
        #expect(values.style.strokeWidth == Style().strokeWidth)
        #expect(values.style.stroke == .color(Color(1, 0, 0)))
    }
}
