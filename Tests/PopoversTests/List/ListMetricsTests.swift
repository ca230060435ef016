import Testing

@testable import Popovers

@MainActor
struct ListMetricsTests {
    private func metrics(
        lineHeight: Double = 17, title: Double = 40, keys: Double = 0,
        picture: (width: Int, height: Int) = (0, 0),
        hasChecks: Bool = false, hasSwatches: Bool = false
    ) -> ListMetrics {
        ListMetrics(
            lineHeight: lineHeight, widestTitle: title, widestKeys: keys, pictureSize: picture,
            hasChecks: hasChecks, hasSwatches: hasSwatches)
    }

    @Test func theNaturalWidthGrowsWithTheWidestTitle() {
        #expect(metrics(title: 140).naturalWidth == metrics(title: 40).naturalWidth + 100)
        #expect(metrics(title: 40.2).naturalWidth == metrics(title: 41).naturalWidth)
    }

    @Test func theTitleGetsWhatTheRestLeaves() {
        let plain = metrics()
        let full = metrics(keys: 44, picture: (40, 30), hasChecks: true, hasSwatches: true)
        #expect(full.naturalWidth > plain.naturalWidth)
        #expect(full.textWidth(in: full.naturalWidth) == plain.textWidth(in: plain.naturalWidth))
    }

    @Test func rowsAreHighEnoughForTextAndPicture() {
        #expect(metrics().rowHeight == 32)
        #expect(metrics(picture: (64, 48)).rowHeight == 60)
        #expect(metrics(lineHeight: 47).rowHeight == 59)
    }
}
