import Testing

@testable import Popovers

@MainActor
struct ListMetricsTests {
    private func metrics(
        _ titles: [String], font: String = "Sans 14px", picture: (width: Int, height: Int) = (0, 0),
        hasChecks: Bool = false, hasSwatches: Bool = false, accelerators: [String] = []
    ) -> ListMetrics {
        ListMetrics(
            font: font, pictureSize: picture, titles: (titles.count, { titles[$0] }), hasChecks: hasChecks,
            hasSwatches: hasSwatches, accelerators: accelerators)
    }

    @Test func theNaturalWidthIsThatOfTheWidestTitle() {
        let short = metrics(["Red", "Blue"]).naturalWidth
        let long = metrics(["Red", "Blue", "A longer name of a colour"]).naturalWidth
        #expect(long > short)
        #expect(metrics(["A longer name of a colour", "Blue"]).naturalWidth == long)
        #expect(metrics([]).naturalWidth < short)
    }

    @Test func oneLongTitleAmongVeryManyIsFound() {
        var titles = (0..<5000).map { "Row \($0)" }
        let before = metrics(titles).naturalWidth
        titles[4321] = "A row with a title that is much longer than any other"
        #expect(metrics(titles).naturalWidth > before)
    }

    @Test func theTitleGetsWhatTheRestLeaves() {
        let plain = metrics(["Red"])
        let full = metrics(
            ["Red"], picture: (40, 30), hasChecks: true, hasSwatches: true, accelerators: ["Ctrl+Z"])
        #expect(full.naturalWidth > plain.naturalWidth)
        #expect(full.textWidth(in: full.naturalWidth) == plain.textWidth(in: plain.naturalWidth))
    }

    @Test func rowsAreHighEnoughForTextAndPicture() {
        #expect(metrics(["Red"]).rowHeight == 32)
        #expect(metrics(["Red"], picture: (64, 48)).rowHeight == 60)
        #expect(metrics(["Red"], font: "Sans 40px").rowHeight > 48)
    }
}
