import PickerKit
import Testing

struct RowsTests {
    private func row(_ index: Int) -> ListControl.Row {
        ListControl.Row(
            value: "x", title: "Row \(index)", section: index % 1000 == 0 ? "Section" : nil,
            isChecked: index == 2500)
    }

    @Test func landmarksAreFoundInAnArray() {
        let rows = Rows((0..<10_000).map(row))
        #expect(rows.landmarks == Rows.Landmarks(sections: (0..<10).map { $0 * 1000 }, checked: 2500))
        #expect(Rows([]).landmarks == Rows.Landmarks())
    }

    @Test func whoMakesRowsMaySayWhereTheLandmarksAre() {
        let rows = Rows(
            count: 100_000, version: "1", landmarks: Rows.Landmarks(sections: [7], checked: 99_999)
        ) { _ in
            Issue.record("no row is asked for")
            return ListControl.Row(value: "x", title: "")
        }
        #expect(rows.landmarks.checked == 99_999)
        #expect(rows.landmarks.sections == [7])
    }

    @Test func ofRowsThatAreMadeTheFirstAreLookedThrough() {
        let rows = Rows(count: 100_000, version: "1") { self.row($0) }
        #expect(rows.landmarks.sections == [0, 1000, 2000, 3000, 4000])
        #expect(rows.landmarks.checked == 2500)
    }

    @Test func aSampleHasTheFirstAndTheLast() {
        let rows = Rows(count: 100_000, version: "1") { self.row($0) }
        let sample = rows.sample(atMost: 64)
        #expect(sample.count == 64)
        #expect(sample.first?.title == "Row 0")
        #expect(sample.last?.title == "Row 99999")
        #expect(sampleIndices(of: 3, atMost: 64) == [0, 1, 2])
        #expect(sampleIndices(of: 0, atMost: 64).isEmpty)
    }
}
