import CAtspi

/// Walks through a program's accessible objects. Used on the driver's thread only.
struct AccessibleTree {
    let root: AccessibleNode

    /// How the walk goes on below an object.
    enum Step { case into, over, stop }

    /// An object on the walk with what was asked of it on the way.
    struct Visit {
        let node: AccessibleNode
        let states: Set<ElementState>
        /// Zero for a window.
        let depth: Int
    }

    /// Visits the objects below the root, parents before children. With `showingOnly` it leaves out what is
    /// not on the screen, with everything below it.
    func walk(showingOnly: Bool, _ visit: (Visit) -> Step) {
        _ = walk(below: root, depth: 0, showingOnly: showingOnly, visit)
    }

    private func walk(
        below parent: AccessibleNode, depth: Int, showingOnly: Bool, _ visit: (Visit) -> Step
    ) -> Bool {
        for index in 0..<parent.childCount {
            guard let node = parent.child(at: index) else { continue }
            let states = node.states
            guard !showingOnly || states.contains(.showing) else { continue }
            switch visit(Visit(node: node, states: states, depth: depth)) {
            case .stop: return false
            case .over: continue
            // A long list makes its rows as they are asked for: looking at each takes seconds, and what is
            // in it is found by the list.
            case .into where states.contains(.managesDescendants) && node.childCount > 300: continue
            case .into:
                guard walk(below: node, depth: depth + 1, showingOnly: showingOnly, visit) else {
                    return false
                }
            }
        }
        return true
    }

    /// The best of what fits: what shows before what does not, then the preferred roles, then the order in
    /// the tree.
    func first(_ query: ElementQuery, showingOnly: Bool = false) -> AccessibleNode? {
        if let node = best(query, showingOnly: true) { return node }
        return showingOnly ? nil : best(query, showingOnly: false)
    }

    private func best(_ query: ElementQuery, showingOnly: Bool) -> AccessibleNode? {
        var best: AccessibleNode?
        walk(showingOnly: showingOnly) { visit in
            if let name = query.name, visit.node.name != name { return .into }
            let role = visit.node.role
            guard query.roles.isEmpty || query.roles.contains(role) else { return .into }
            let wins = query.preferred.isEmpty || query.preferred.contains(role)
            if wins || best == nil { best = visit.node }
            return wins ? .stop : .into
        }
        return best
    }

    /// Everything below the root that fits, in the order of the tree.
    func all(_ query: ElementQuery, showingOnly: Bool = true) -> [AccessibleNode] {
        var found: [AccessibleNode] = []
        walk(showingOnly: showingOnly) { visit in
            if query.fits(name: visit.node.name, role: visit.node.role) { found.append(visit.node) }
            return .into
        }
        return found
    }

    /// The names of what is on the screen, each once, in the order of the tree.
    func showingNames() -> [String] {
        var names: [String] = []
        walk(showingOnly: true) { visit in
            let name = visit.node.name
            if !name.isEmpty, !names.contains(name) { names.append(name) }
            return .into
        }
        return names
    }

    /// The whole tree as text, a line an object: role, name, states, place, text and value. Long lists are
    /// left out.
    func dump() -> String {
        var lines: [String] = []
        walk(showingOnly: false) { visit in
            let node = visit.node
            var line = String(repeating: "  ", count: visit.depth) + "\(node.role) '\(node.name)'"
            line += " [" + visit.states.map { "\($0)" }.sorted().joined(separator: " ") + "]"
            if let extents = node.extents {
                line += " (\(extents.x), \(extents.y)) \(extents.width)x\(extents.height)"
            }
            if let text = node.text, !text.isEmpty { line += " text '\(text)'" }
            if let value = node.value { line += " value \(value)" }
            lines.append(line)
            return .into
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
