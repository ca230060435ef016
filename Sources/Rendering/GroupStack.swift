import Cairo
import Sketch

/// The groups that are open while graphics are drawn one after the other, outermost first.
struct GroupStack {
    private let groups: [Group]
    private let context: Context
    private var open: [Int] = []

    /// - Parameter groups: of the drawing, which graphics name by index.
    init(groups: [Group], context: Context) {
        self.groups = groups
        self.context = context
    }

    /// Closes the groups that the next graphic is not in, and opens those that it is.
    mutating func open(_ wanted: [Int]) {
        guard wanted != open else { return }
        var shared = 0
        while shared < min(open.count, wanted.count), open[shared] == wanted[shared] { shared += 1 }
        close(to: shared)
        for group in wanted[shared...] {
            context.beginGroup()
            open.append(group)
        }
    }

    /// Closes groups, innermost first, until so many are left.
    mutating func close(to depth: Int) {
        while open.count > depth {
            context.endGroup(opacity: groups[open.removeLast()].opacity)
        }
    }
}
