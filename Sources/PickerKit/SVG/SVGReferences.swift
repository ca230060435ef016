/// Who stands in whom and who refers to whom in a fragment: enough to tell how much is drawn in the end.
struct SVGReferences {
    private struct Node {
        let place: Int
        var children: [Int] = []
        var targets: [String] = []
    }

    /// How long a chain of elements and references may be that is followed.
    private static let longest = 512

    private var nodes: [Node] = []
    private var byID: [String: Int] = [:]

    var count: Int { nodes.count }

    mutating func add(in parent: Int?, at place: Int) -> Int {
        nodes.append(Node(place: place))
        let node = nodes.count - 1
        if let parent { nodes[parent].children.append(node) }
        return node
    }

    /// - Returns: false where another node has that id.
    mutating func name(_ node: Int, _ id: String) -> Bool {
        guard byID[id] == nil else { return false }
        byID[id] = node
        return true
    }

    mutating func refer(from node: Int, to id: String) { nodes[node].targets.append(id) }

    /// The place of the first element that, with all that it refers to, is more than so many elements, or refers
    /// to itself; nil where none does.
    func excess(over limit: Int) -> Int? {
        var costs: [Int?] = Array(repeating: nil, count: nodes.count)
        var isOpen = Array(repeating: false, count: nodes.count)

        /// Nil where it is too much.
        func cost(_ node: Int, _ depth: Int) -> Int? {
            if let known = costs[node] { return known }
            guard !isOpen[node], depth < Self.longest else { return nil }
            isOpen[node] = true
            defer { isOpen[node] = false }
            var sum = 1
            for next in nodes[node].children + nodes[node].targets.compactMap({ byID[$0] }) {
                guard let part = cost(next, depth + 1) else { return nil }
                sum += part
                guard sum <= limit else { return nil }
            }
            costs[node] = sum
            return sum
        }

        return nodes.indices.reversed().first { cost($0, 0) == nil }.map { nodes[$0].place }
    }
}
