import Canvas
import Ink
import Sketch
import Testing

struct SelectedGraphicsTests {
    private func selected(_ positions: [Int], _ drawing: Drawing = Boxes.drawing(4)) -> SelectedGraphics {
        SelectedGraphics(positions, of: drawing)
    }

    private func after(_ edit: Edit, _ drawing: Drawing = Boxes.drawing(4)) -> Drawing {
        var drawing = drawing
        let before = drawing.graphics
        let inverse = drawing.apply(edit)
        var back = drawing
        back.apply(inverse)
        #expect(back.graphics == before)
        return drawing
    }

    @Test func aMoveGoesBehindTheTransformThatIsThere() {
        var drawing = Boxes.drawing(2)
        var turned = drawing.graphics[1]
        turned.transform = .scale(2, 3)
        drawing.apply(.replace(turned, at: 1))
        let moved = after(selected([1], drawing).moved(by: Point(5, -7)), drawing)
        #expect(moved.graphics[1].transform == Transform(2, 0, 0, 3, 5, -7))
        #expect(moved.graphics[0] == drawing.graphics[0])
    }

    @Test func noWayIsNoEdit() {
        #expect(selected([0, 1]).moved(by: .zero).isNothing)
        #expect(selected([]).moved(by: Point(1, 1)).isNothing)
    }

    @Test func deletionTakesAwayEachAndNothingElse() {
        #expect(after(selected([0, 2]).deleted()).lefts == [100, 300])
        #expect(after(selected([0, 1, 2, 3]).deleted()).lefts.isEmpty)
    }

    @Test(
        arguments: [
            ([0], [100, 0, 200, 300]), ([1, 2], [0, 300, 100, 200]), ([3], [0, 100, 200, 300]),
            ([1, 3], [0, 100, 200, 300]),
        ] as [([Int], [Double])])
    func raisingGoesAboveTheNextAndStopsAtTheTop(positions: [Int], lefts: [Double]) {
        #expect(after(selected(positions).raised()).lefts == lefts)
    }

    @Test(
        arguments: [
            ([3], [0, 100, 300, 200]), ([1, 2], [100, 200, 0, 300]), ([0], [0, 100, 200, 300]),
        ] as [([Int], [Double])])
    func loweringGoesBelowTheNextAndStopsAtTheBottom(positions: [Int], lefts: [Double]) {
        #expect(after(selected(positions).lowered()).lefts == lefts)
    }

    // MARK: Styles

    @Test func aStyleGoesToEachThatIsSelected() {
        let drawing = after(selected([1, 3]).styled(["fill": "#ff0000", "opacity": "0.5"]))
        for (position, graphic) in drawing.graphics.enumerated() {
            #expect(graphic.style.value(of: "fill") == (position % 2 == 1 ? "#ff0000" : "#000000"))
            #expect(graphic.style.opacity == (position % 2 == 1 ? 0.5 : 1))
        }
    }

    @Test(arguments: [["fill": "#000000"], ["fill": "no colour"], ["unheard-of": "1"], [:]])
    func whatChangesNoStyleIsNoEdit(values: [String: String]) {
        #expect(selected([0, 1]).styled(values).isNothing)
    }

    @Test func valuesThatDifferAreMixed() {
        let drawing = after(selected([1]).styled(["stroke": "#00ff00", "stroke-width": "4"]))
        let one = selected([1], drawing).styleValues(of: ["stroke", "stroke-width", "unheard-of"])
        #expect(one.values == ["stroke": "#00ff00", "stroke-width": "4"])
        #expect(one.mixed.isEmpty)
        let all = selected([0, 1, 2], drawing).styleValues(of: ["stroke", "stroke-width", "fill"])
        #expect(all.values == ["fill": "#000000"])
        #expect(all.mixed == ["stroke", "stroke-width"])
    }

    @Test func lengthsAreInTheUnitsOfTheDrawing() {
        var drawing = Boxes.drawing(2)
        var large = drawing.graphics[1]
        large.transform = .scale(4, 4)
        drawing.apply(.replace(large, at: 1))
        let styled = after(
            selected([0, 1], drawing).styled(["stroke-width": "6", "stroke-dasharray": "8 4"]), drawing)
        #expect(styled.graphics.map(\.style.strokeWidth) == [6, 1.5])
        #expect(styled.graphics.map(\.style.dash.lengths) == [[8, 4], [2, 1]])
        let values = selected([0, 1], styled).styleValues(of: ["stroke-width", "stroke-dasharray"])
        #expect(values.values == ["stroke-width": "6", "stroke-dasharray": "8 4"])
        #expect(values.mixed.isEmpty)
    }

    /// A box and a text, which has an outline or not.
    private func boxAndText(outline: Paint) -> Drawing {
        var drawing = Boxes.drawing(1)
        var style = Style()
        style.fill = .color(.black)
        style.stroke = outline
        let text = Graphic(
            id: drawing.freshID(), shape: .text(TextShape(origin: .zero, lines: ["ink"])), style: style)
        drawing.apply(.insert(text, at: 1))
        return drawing
    }

    @Test(
        arguments: [
            (["stroke": "#ff0000"], "#ff0000", 1), (["stroke": "none"], "#000000", 1),
            (["fill": "#ff0000"], "#ff0000", 1), (["stroke": "#00ff00", "fill": "#ff0000"], "#00ff00", 1),
            (["stroke": "none", "fill": "#ff0000"], "#ff0000", 1),
            (["stroke": "#ff0000", "stroke-opacity": "0.5"], "#ff0000", 0.5),
        ] as [([String: String], String, Double)])
    func lettersAreWrittenInTheColorOfLines(values: [String: String], color: String, opacity: Double) {
        let drawing = boxAndText(outline: .none)
        let text = after(selected([1], drawing).styled(values), drawing).graphics[1].style
        #expect(text.value(of: "fill") == color)
        #expect(text.fillOpacity == opacity)
        #expect(text.stroke == .none)
    }

    @Test func lettersTellTheirColorAsThatOfLines() {
        let drawing = boxAndText(outline: .none)
        let both = after(selected([0, 1], drawing).styled(["stroke": "#ff0000"]), drawing)
        #expect(both.graphics[0].style.value(of: "stroke") == "#ff0000")
        let values = selected([0, 1], both).styleValues(of: ["stroke"])
        #expect(values.values == ["stroke": "#ff0000"] && values.mixed.isEmpty)
    }

    @Test func lettersWithAnOutlineKeepItApart() {
        let drawing = boxAndText(outline: .color(.black))
        let text = after(selected([1], drawing).styled(["stroke": "#ff0000"]), drawing).graphics[1].style
        #expect(text.value(of: "stroke") == "#ff0000" && text.value(of: "fill") == "#000000")
    }
}
