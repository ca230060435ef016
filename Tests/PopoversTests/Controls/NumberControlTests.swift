import PickerKit
import Testing

@testable import Popovers

struct NumberControlTests {
    private func control(step: Double = 1, value: Double = 3) -> NumberControl {
        NumberControl(
            id: "n", name: "Number", attribute: "stroke-width", minimum: 0, maximum: 100, step: step,
            value: value)
    }

    @Test(
        arguments: [
            ("12", 12.0), ("2.5", 2.5), ("2,5", 2.5), (" 7 ", 7), ("", nil), ("-", nil), ("101", nil),
            ("-1", nil),
            ("1e999", nil), ("nan", nil),
        ] as [(String, Double?)])
    func numbersAreReadWithPointOrComma(text: String, number: Double?) {
        #expect(control().number(text) == number)
    }

    @Test func decimalsAreThoseOfStepAndValue() {
        #expect(control().decimals == 0)
        #expect(control(step: 0.5).decimals == 1)
        #expect(control(value: 2.25).decimals == 2)
    }
}
