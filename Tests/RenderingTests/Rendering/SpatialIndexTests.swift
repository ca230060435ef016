import Ink
import Rendering
import Sketch
import Testing

struct SpatialIndexTests {
    private func box(_ x: Double, _ y: Double, side: Double = 1, id: Int = 0) -> Graphic {
        Graphic(id: GraphicID(id), shape: .rectangle(Rect(x, y, side, side), rx: 0, ry: 0))
    }

    private func scattered(_ count: Int) -> GraphicList {
        var generator = SystemRandomNumberGenerator()
        return GraphicList(
            (0..<count).map {
                box(
                    .random(in: -50...50, using: &generator), .random(in: 0...900, using: &generator),
                    side: .random(in: 0.1...30, using: &generator), id: $0)
            })
    }

    private func plain(_ graphics: GraphicList, _ rect: Rect) -> [Int] {
        graphics.indices.filter { index in
            switch graphics[index].inkExtent {
            case .nothing: false
            case .within(let bounds): bounds.intersects(rect)
            case .anywhere: true
            }
        }
    }

    private let views = [
        Rect(0, 0, 10, 10), Rect(-50, 0, 100, 900), Rect(20, 400, 1, 1), Rect(-1e9, -1e9, 2e9, 2e9),
        Rect(5000, 5000, 10, 10), Rect(0, 0, 0, 0),
    ]

    @Test(arguments: [0, 1, 7, 300, 5000])
    func queriesFindWhatALookAtEachFinds(count: Int) {
        let graphics = scattered(count)
        let index = SpatialIndex(graphics)
        for view in views { #expect(index.positions(touching: view) == plain(graphics, view)) }
    }

    @Test func changesKeepItTrue() {
        var graphics = scattered(400)
        var index = SpatialIndex(graphics)
        for round in 0..<300 {
            let position = Int.random(in: 0..<graphics.count)
            let fresh = box(.random(in: -200...200), .random(in: -200...1200), side: 5, id: 1000 + round)
            switch round % 3 {
            case 0:
                graphics.insert(fresh, at: position)
                index.insert(fresh, at: position)
            case 1:
                graphics.remove(at: position)
                index.remove(at: position)
            default:
                graphics[position] = fresh
                index.replace(at: position, with: fresh)
            }
        }
        for view in views { #expect(index.positions(touching: view) == plain(graphics, view)) }
    }

    @Test func manyComeAndGoAtOnce() {
        let all = scattered(2000)
        let gone = all.indices.filter { $0 % 3 != 1 }
        let kept = GraphicList(all.indices.filter { $0 % 3 == 1 }.map { all[$0] })
        var index = SpatialIndex(all)
        index.remove(at: gone)
        #expect(index.count == kept.count)
        for view in views { #expect(index.positions(touching: view) == plain(kept, view)) }
        index.insert(gone.map { ($0, all[$0]) })
        for view in views { #expect(index.positions(touching: view) == plain(all, view)) }
    }

    @Test func itFollowsWhatADrawingIsGiven() {
        let squares = scattered(200)
        let (extra, other) = (box(3, 3, side: 40, id: 900), box(7, 7, side: 2, id: 901))
        var drawing = Drawing(title: "Index")
        var index = SpatialIndex()
        let edits: [Edit] = [
            .all(squares.enumerated().map { .insert($1, at: $0) }),
            .all((0..<150).reversed().filter { $0 % 3 > 0 }.map { .remove(at: $0) }),
            .insert(extra, at: 5), .replace(other, at: 9), .remove(at: 0), .setTitle("Birds"),
            .all([.remove(at: 3), .insert(extra, at: 0), .remove(at: 7), .replace(extra, at: 2)]),
            .remove(at: 9999), .insert(extra, at: -1), .nothing,
        ]
        var inverses: [Edit] = []
        for edit in edits {
            inverses.append(drawing.apply(edit))
            index.apply(edit)
            for view in views { #expect(index.positions(touching: view) == plain(drawing.graphics, view)) }
        }
        for inverse in inverses.reversed() {
            drawing.apply(inverse)
            index.apply(inverse)
            for view in views { #expect(index.positions(touching: view) == plain(drawing.graphics, view)) }
        }
        #expect(index.count == 0)
    }

    @Test func itGrowsFromNothing() {
        var index = SpatialIndex()
        let graphics = scattered(1000)
        for (position, graphic) in graphics.enumerated() { index.insert(graphic, at: position) }
        for view in views { #expect(index.positions(touching: view) == plain(graphics, view)) }
    }

    @Test func foreignGraphicsTouchEverything() {
        let foreign = Graphic(id: GraphicID(2), shape: .foreign(element: 2))
        let index = SpatialIndex([box(0, 0), foreign, box(9, 9)])
        #expect(index.positions(touching: Rect(500, 500, 1, 1)) == [1])
        #expect(index.positions(touching: Rect(0.2, 0.2, 0.1, 0.1)) == [0, 1])
    }

    @Test(arguments: [
        (LineJoin.miter, LineCap.butt, 4.0), (.round, .butt, 1), (.bevel, .round, 1),
        (.round, .square, 2.0.squareRoot()),
    ])
    func extentsCountTheStroke(join: LineJoin, cap: LineCap, factor: Double) {
        var style = Style()
        style.stroke = .color(.black)
        style.strokeWidth = 2
        style.lineJoin = join
        style.lineCap = cap
        let line = Graphic(
            id: GraphicID(0), shape: .line(from: Point(0, 0), to: Point(10, 0)), style: style,
            transform: .scale(3, 1))
        let reach = factor * 3
        #expect(line.inkExtent == .within(Rect(-reach, -reach, 30 + 2 * reach, 2 * reach)))
    }

    @Test func whatIsNotShownTouchesNothing() {
        var hidden = box(0, 0)
        hidden.style.isVisible = false
        #expect(hidden.inkExtent == .nothing)
        #expect(box(0, 0, side: 0).inkExtent == .nothing)
    }
}
