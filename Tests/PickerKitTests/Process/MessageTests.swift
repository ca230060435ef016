import Testing

@testable import PickerKit

struct MessageTests {
    private static let context: PickerContext = {
        var context = PickerContext(
            values: AttributeValues(["stroke": "red", "fill": "none"], mixed: ["opacity"]),
            state: ["search": "ä \"b\""], original: AttributeValues(["stroke": "blue"]))
        context.refused["stroke"] = "bluish"
        return context
    }()

    @Test(
        arguments: [
            .hello(api: 1, id: "a.b", language: "de", kept: ["uses": 3]),
            .facts(["drawing.colors": ["#123456"], "system.fonts": []]),
            .content(token: 1, screen: nil, context: context),
            .content(token: 2, screen: "more", context: PickerContext()),
            .press(token: 3, button: "go", context: context), .cancel(token: 2), .bye,
        ] as [HostMessage])
    func whatTheHostSaysIsReadAgain(message: HostMessage) throws {
        #expect(try HostMessage(JSONReader.read(message.json.line)) == message)
    }

    @Test(
        arguments: [
            .ready(api: 1), .content(token: 1, title: "A", controls: [["type": "note"]]),
            .content(token: 1, title: nil, controls: []), .noContent(token: 4),
            .rows(token: 1, list: "a", rows: [1, "b"], isLast: true),
            .actions(token: 2, actions: [["pop": true]]),
            .unasked(actions: []), .changed, .keep(["a": [1]]), .unknown(type: "sing"),
        ] as [PickerMessage])
    func whatAProgramSaysIsReadAgain(message: PickerMessage) throws {
        #expect(try PickerMessage(JSONReader.read(message.json.line)) == message)
    }

    @Test(arguments: [
        ("[]", "a message is an object, not a list in brackets"), ("{}", "a message has a “type” in quotes"),
        (#"{"type":"ready"}"#, "“ready” has no “api”"),
        (#"{"type":"ready","api":"1"}"#, "“api” of “ready” is a text in quotes, not a whole number"),
        (#"{"type":"content","token":1}"#, "“content” has no “controls”"),
        (
            #"{"type":"rows","token":1.5,"list":"a","rows":[]}"#,
            "“token” of “rows” is a number, not a whole number"
        ),
        (#"{"type":"keep","state":[]}"#, "“state” of “keep” is a list in brackets, not an object"),
    ])
    func whatIsNoMessageIsSaidInWords(text: String, problem: String) throws {
        #expect(throws: PickerProtocol.Problem(text: problem)) {
            _ = try PickerMessage(JSONReader.read(text))
        }
    }
}

struct RateLimitTests {
    @Test func soManyAtOnceAndThenSoManyASecond() {
        let start = ContinuousClock.now
        var limit = RateLimit(perSecond: 10, atOnce: 3, now: start)
        func take(_ count: Int, after time: Duration) -> [Bool] {
            (0..<count).map { _ in limit.take(now: start + time) }
        }
        let (first, second) = (take(5, after: .zero), take(2, after: .milliseconds(110)))
        #expect(first == [true, true, true, false, false])
        #expect(second == [true, false])
        let third = take(5, after: .seconds(60))
        #expect(third == [true, true, true, false, false])
    }
}

struct LineFramerTests {
    private func lines(_ pieces: [String], longest: Int = 10) throws -> [String] {
        var framer = LineFramer(longest: longest)
        return try pieces.flatMap { try framer.take(ArraySlice($0.utf8)) }.map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test func linesAreCutWhereverTheBytesAre() throws {
        #expect(try lines(["a\nb", "c\n\r\n", "", "d\r\n\n", "rest"]) == ["a", "bc", "d"])
        #expect(try lines(["0123456789\n"]) == ["0123456789"])
    }

    @Test(arguments: [["01234567890\n"], ["01234", "567890"], ["a\n01234567890"]])
    func aLineMayNotBeTooLong(pieces: [String]) {
        #expect(throws: LineFramer.TooLong.self) { try lines(pieces) }
    }
}
