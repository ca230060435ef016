import Ink
import TestSupport
import Testing

@testable import Sketch

struct GraphicListTests {
    private func graphic(_ number: Int) -> Graphic {
        Graphic(id: GraphicID(number), shape: .line(from: Point(0, 0), to: Point(1, 1)))
    }

    private func numbers(_ list: some Sequence<Graphic>) -> [Int] { list.map(\.id.number) }

    /// Whatever is done to it, it is what an array would be; and a copy made before is what it was.
    @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 2000], [1, 2, 3])
    func itIsAsAnArray(count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var array = (0..<count).map(graphic)
        var list = GraphicList(array)
        var next = count
        for step in 0..<200 {
            let (before, numbersBefore) = (list, numbers(array))
            let from = Int(random.next() % UInt64(array.count + 1))
            switch step % 6 {
            case 0:
                array.insert(graphic(next), at: from)
                list.insert(graphic(next), at: from)
            case 1 where !array.isEmpty:
                let index = min(from, array.count - 1)
                #expect(list.remove(at: index).id == array.remove(at: index).id)
            case 2 where !array.isEmpty:
                let index = min(from, array.count - 1)
                array[index] = graphic(next)
                list[index] = graphic(next)
            case 3:
                array.append(graphic(next))
                list.append(graphic(next))
            case 4:
                let to = min(array.count, from + Int(random.next() % 700))
                array.removeSubrange(from..<to)
                list.removeSubrange(from..<to)
            default:
                let to = min(array.count, from + Int(random.next() % 10))
                let new = (0..<Int(random.next() % 700)).map { graphic(next + $0) }
                array.replaceSubrange(from..<to, with: new)
                list.replaceSubrange(from..<to, with: new)
                next += new.count
            }
            next += 1
            #expect(numbers(list) == numbers(array))
            #expect(list.indices.map { list[$0].id.number } == numbers(array))
            #expect(numbers(before) == numbersBefore)
        }
    }

    @Test func aSliceAndAnEmptyOneAreWhatTheySay() {
        let list = GraphicList((0..<600).map(graphic))
        #expect(numbers(list[250..<260]) == Array(250..<260))
        #expect(numbers(list[590...]) == Array(590..<600))
        #expect(GraphicList().isEmpty)
        #expect(GraphicList([]) == [])
        #expect(list != GraphicList((0..<599).map(graphic)))
    }
}
