import PickerKit
import Testing

struct SliderControlTests {
    private func slider(_ minimum: Double, _ maximum: Double, step: Double) -> SliderControl {
        SliderControl(
            id: "slider", name: "Slider", attribute: "opacity", minimum: minimum, maximum: maximum,
            step: step, value: minimum)
    }

    @Test(arguments: [
        (1.0, 1.0), (20, 20), (7, 7), (7.4, 7), (7.6, 8), (0, 1), (-1e9, 1), (20.4, 20), (1e9, 20),
    ])
    func wholeStepsAreFound(number: Double, place: Double) {
        #expect(slider(1, 20, step: 1).clamped(number) == place)
    }

    @Test(arguments: [(0.0, 0.0), (0.12, 0.1), (0.13, 0.15), (0.3, 0.3), (1, 1), (2, 1)])
    func partsOfOneAreFound(number: Double, place: Double) {
        #expect(abs(slider(0, 1, step: 0.05).clamped(number) - place) < 1e-12)
    }

    @Test func stepsAreCountedFromTheLowerEnd() {
        #expect(slider(0.5, 10, step: 2).clamped(3) == 2.5)
    }

    @Test func theUpperEndIsReachedWhereNoStepEndsThere() {
        #expect(slider(0, 10, step: 4).clamped(11) == 10)
    }
}
