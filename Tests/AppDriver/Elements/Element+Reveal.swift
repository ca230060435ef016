import Foundation

extension Element {
    /// Waits until it shows and keeps still, scrolling with the wheel towards it, and raises its window.
    func reveal(mustBeSensitive: Bool) throws -> Sighting {
        var last: Sighting?
        var mustMove = false
        var problem: String?
        let found: Sighting? = try Polling(timeout: app.timeout).first {
            if let status = app.exitStatus {
                throw app.fail(.exited(waiting: "\(query) shows", status: status, stderr: app.stderr))
            }
            let sighting = try sight()
            let isStill = sighting == last && !mustMove
            mustMove = false
            last = sighting
            problem = sighting.flatMap { $0.problem(mustBeSensitive: mustBeSensitive) }
            guard let sighting, isStill else { return nil }
            if let turn = sighting.turn, let viewport = sighting.viewport {
                turnWheel(turn, over: viewport)
                mustMove = true
                return nil
            }
            return problem == nil ? sighting : nil
        }
        if let found { return found }
        guard let last else { throw app.fail(missing()) }
        throw app.fail(
            .notPressable(query: "\(query)", reason: problem ?? "it does not keep still (\(last.extents))"))
    }

    private func sight() throws -> Sighting? {
        try find(showingOnly: false) { node in
            let states = node.states
            guard states.contains(.visible), let extents = node.extents, !extents.isEmpty else { return nil }
            let (pane, path) = scrollPane(around: node)
            guard pane != nil || states.contains(.showing) else { return nil }
            app.activateWindow(of: node)
            var sighting = Sighting(extents: extents, states: states, viewport: pane?.extents)
            if !sighting.isInView {
                sighting.turn = turn(towards: extents, path: path, viewport: sighting.viewport)
            }
            return sighting
        } ?? nil
    }

    /// The scrolled area around a node, when it shows, and the nodes from there down to the given one.
    private func scrollPane(around node: AccessibleNode) -> (AccessibleNode?, path: [AccessibleNode]) {
        var path = [node]
        while let parent = path[0].parent {
            if parent.role == .scrollPane { return (parent.states.contains(.showing) ? parent : nil, path) }
            path.insert(parent, at: 0)
        }
        return (nil, path)
    }

    private func turn(towards extents: ScreenRect, path: [AccessibleNode], viewport: ScreenRect?)
        -> WheelTurn?
    {
        if let viewport, extents.isPlaced { return WheelTurn(from: viewport, to: extents) }
        // GTK gives no place to what is scrolled away: its siblings in view tell on which side it is.
        for (parent, child) in zip(path, path.dropFirst()).reversed() {
            let index = child.indexInParent
            let shown = (0..<parent.childCount).filter { sibling in
                sibling != index && parent.child(at: sibling)?.states.contains(.showing) == true
            }
            guard let first = shown.first, let last = shown.last else { continue }
            let places = [first, last].compactMap { parent.child(at: $0)?.extents }
            let isRow = places.count == 2 && first != last && places[0].y == places[1].y
            return WheelTurn(isHorizontal: isRow, rows: index < first ? index - first : index - last)
        }
        return nil
    }

    private func turnWheel(_ turn: WheelTurn, over viewport: ScreenRect) {
        DriverThread.shared.run {
            app.display.movePointer(to: app.pixels(viewport.center))
            app.display.turnWheel(turn.direction, notches: turn.notches)
        }
    }
}
