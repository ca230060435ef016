import Foundation
import Ink
import Testing

struct NumberTests {
    @Test(
        arguments: [
            ("-3.8.4.4", [-3.8, 0.4, 0.4]), ("1e3", [1000]), ("1.5E-2", [0.015]), ("+.5-.5", [0.5, -0.5]),
            ("10-20", [10, -20]), ("1e", [1]), ("5.", [5]), ("007", [7]),
            ("123456789012345678", [123_456_789_012_345_680]),
            ("0.1234567890123456789", [0.123_456_789_012_345_68]),
        ] as [(String, [Double])])
    func numbersNeedNoSeparator(text: String, expected: [Double]) {
        var scanner = SVGScanner(text)
        var numbers: [Double] = []
        while let number = scanner.number() { numbers.append(number) }
        #expect(numbers == expected)
    }

    @Test(arguments: ["", ".", "-", "e5", "+-1", "x"])
    func whatIsNoNumberIsNotTaken(text: String) {
        var scanner = SVGScanner(text)
        #expect(scanner.number() == nil)
        #expect(scanner.rest == text)
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1.5, "1.5"), (-0.00001, "0"), (0.00005, "0.0001"), (1e-7, "0"),
        (1e12, "1000000000000"),
        (1234.56789, "1234.5679"), (.infinity, "0"), (.nan, "0"), (0.1 + 0.2, "0.3"), (-12.0304, "-12.0304"),
    ])
    func numbersAreSpelledAsPlainDecimals(number: Double, expected: String) {
        #expect(number.svg == expected)
    }

    @Test(arguments: [
        (0.123_456_789, 9, "0.123456789"), (2.0 / 3, 6, "0.666667"), (2.5, 0, "3"), (1e300, 9, "9000000000"),
    ])
    func decimalsAreAsManyAsAskedFor(number: Double, decimals: Int, expected: String) {
        #expect(number.svg(decimals: decimals) == expected)
    }
}
