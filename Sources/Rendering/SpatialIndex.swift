import Ink
import Sketch

/// Which graphics of a drawing touch a rectangle: a uniform grid over their extents.
///
/// It speaks of graphics by their position in `Drawing.graphics`, and must be told of every change to that.
/// A query costs what it finds; a change costs a pass over one array of small numbers.
public struct SpatialIndex: Sendable {
    /// A stable number for a graphic while positions shift: what the grid's cells hold.
    typealias Slot = Int32

    private var extents: [InkExtent] = []
    private var positions: [Int32] = []
    private var slots: [Slot] = []
    private var free: [Slot] = []
    private var grid = Grid(bounds: Rect(0, 0, 0, 0), count: 0)

    /// How many graphics it knows.
    public var count: Int { slots.count }

    public init(_ graphics: GraphicList = []) {
        extents = graphics.map(\.inkExtent)
        slots = graphics.indices.map(Slot.init)
        positions = slots
        rebuild()
    }

    // MARK: Queries

    /// The positions of all graphics that can touch the rectangle, in user units, from the lowest to the
    /// topmost. Pad the rectangle by a pixel where soft edges matter.
    public func positions(touching rect: Rect) -> [Int] {
        guard let found = grid.slots(touching: rect) else {
            return slots.indices.filter { touches(slots[$0], rect) }
        }
        // One bit a graphic sorts them, and drops those found in several cells.
        var marks = [UInt64](repeating: 0, count: (slots.count + 63) / 64)
        var count = 0
        for slot in found where touches(slot, rect) {
            let position = Int(positions[Int(slot)])
            marks[position >> 6] |= 1 << UInt64(position & 63)
            count += 1
        }
        var result: [Int] = []
        result.reserveCapacity(count)
        for (index, word) in marks.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                result.append(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return result
    }

    /// What the graphic at the position can touch.
    public func extent(at position: Int) -> InkExtent { extents[Int(slots[position])] }

    private func touches(_ slot: Slot, _ rect: Rect) -> Bool {
        switch extents[Int(slot)] {
        case .nothing: false
        case .within(let bounds): bounds.intersects(rect)
        case .anywhere: true
        }
    }

    // MARK: Changes

    /// A graphic now stands at the position; those from there on move up by one.
    public mutating func insert(_ graphic: Graphic, at position: Int) {
        insert([(position, graphic)])
    }

    /// Graphics now stand at these positions, counted after all of them are in, in rising order.
    public mutating func insert(_ graphics: [(position: Int, graphic: Graphic)]) {
        guard let first = graphics.first?.position else { return }
        let tail = slots[first...]
        slots.removeSubrange(first...)
        var moved = tail.startIndex
        for (position, graphic) in graphics {
            while slots.count < position, moved < tail.endIndex {
                slots.append(tail[moved])
                moved += 1
            }
            slots.append(takeSlot(graphic.inkExtent))
        }
        slots.append(contentsOf: tail[moved...])
        renumber(from: first)
        if slots.count > 4 * max(64, grid.count) { rebuild() }
    }

    /// The graphic at the position is gone; those above it move down by one.
    public mutating func remove(at position: Int) {
        remove(at: [position])
    }

    /// The graphics at these positions, in rising order, are gone.
    public mutating func remove(at gone: [Int]) {
        guard let first = gone.first else { return }
        var next = gone.startIndex
        var kept = first
        for position in first..<slots.count {
            let slot = slots[position]
            if next < gone.endIndex, gone[next] == position {
                next += 1
                grid.remove(slot, extents[Int(slot)])
                free.append(slot)
            } else {
                slots[kept] = slot
                kept += 1
            }
        }
        slots.removeLast(slots.count - kept)
        renumber(from: first)
    }

    /// The graphic at the position has changed.
    public mutating func replace(at position: Int, with graphic: Graphic) {
        let slot = slots[position]
        let extent = graphic.inkExtent
        guard extent != extents[Int(slot)] else { return }
        grid.remove(slot, extents[Int(slot)])
        extents[Int(slot)] = extent
        grid.insert(slot, extent)
    }

    private mutating func takeSlot(_ extent: InkExtent) -> Slot {
        let slot: Slot
        if let reused = free.popLast() {
            slot = reused
            extents[Int(slot)] = extent
        } else {
            slot = Slot(extents.count)
            extents.append(extent)
            positions.append(0)
        }
        grid.insert(slot, extent)
        return slot
    }

    private mutating func renumber(from first: Int) {
        for position in first..<slots.count { positions[Int(slots[position])] = Int32(position) }
    }

    private mutating func rebuild() {
        var bounds: Rect?
        for slot in slots {
            guard case .within(let rect) = extents[Int(slot)] else { continue }
            bounds = bounds?.union(rect) ?? rect
        }
        grid = Grid(bounds: bounds ?? Rect(0, 0, 0, 0), count: slots.count)
        for slot in slots { grid.insert(slot, extents[Int(slot)]) }
    }
}
