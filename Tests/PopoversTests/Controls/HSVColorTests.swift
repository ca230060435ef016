import Ink
import Testing

@testable import Popovers

struct HSVColorTests {
    @Test(arguments: [
        (0xFF0000, 0.0, 1.0, 1.0), (0xFFFF00, 60, 1, 1), (0x00FF00, 120, 1, 1), (0x00FFFF, 180, 1, 1),
        (0x0000FF, 240, 1, 1), (0xFF00FF, 300, 1, 1), (0x800000, 0, 1, 128.0 / 255),
    ])
    func coloursHaveHueSaturationAndValue(hex: Int, hue: Double, saturation: Double, value: Double) {
        let found = HSVColor(Color(hex: UInt32(hex)))
        #expect(abs(found.hue - hue) < 1e-9)
        #expect(found.saturation == saturation)
        #expect(abs(found.value - value) < 1e-9)
    }

    @Test func everyColourComesBackAsItWas() {
        for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 40_009) {
            let color = Color(hex: hex).withAlpha(0.4)
            #expect(HSVColor(color).color.css == color.css)
        }
    }

    @Test func greyKeepsTheHueAndBlackTheSaturation() {
        let blue = HSVColor(hue: 240, saturation: 0.7, value: 0.9)
        #expect(HSVColor(Color(0.5, 0.5, 0.5), keeping: blue).hue == 240)
        let black = HSVColor(.black, keeping: blue)
        #expect(black.hue == 240)
        #expect(black.saturation == 0.7)
        #expect(black.value == 0)
    }

    @Test func placesInThePlaneAreColours() {
        let mapping = PlaneMapping(width: 200, height: 100)
        let blue = HSVColor(hue: 240, saturation: 0, value: 0, alpha: 0.5)
        #expect(
            mapping.color(at: Point(50, 20), of: blue)
                == HSVColor(hue: 240, saturation: 0.25, value: 0.8, alpha: 0.5))
        let outside = mapping.color(at: Point(900, -30), of: blue)
        #expect(outside.saturation == 1)
        #expect(outside.value == 1)
        #expect(mapping.place(of: mapping.color(at: Point(31, 62), of: blue)) == Point(31, 62))
    }

    @Test func huesHaveNames() {
        #expect(HueName.of(HSVColor(hue: 355, saturation: 1, value: 1)) == "Red")
        #expect(HueName.of(HSVColor(hue: 31, saturation: 1, value: 1)) == "Orange")
        #expect(HueName.of(HSVColor(hue: 31, saturation: 0, value: 1)) == "Gray")
    }
}
