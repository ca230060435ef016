import Foundation

extension Element {
    /// What is known of an element that shall be pressed.
    private struct Sighting: Equatable {
        var extents: ScreenRect
        var isShowing: Bool
        var isSensitive: Bool
        /// The extents of the scrolled area around it.
        var viewport: ScreenRect?
    }

    /// Waits until it shows and keeps still, scrolling with the wheel towards it, and raises its window.
    /// Returns where it is, in the program's pixels.
    func reveal(mustBeSensitive: Bool) throws -> ScreenRect {
        var last: Sighting?
        var problem: String?
        let extents: ScreenRect? = try Polling(timeout: app.timeout).first {
            let sighting = try sight()
            defer { last = sighting }
            if let status = app.exitStatus {
                throw app.fail(.exited(waiting: "\(query) shows", status: status, stderr: app.stderr))
            }
            guard let sighting else {
                problem = nil
                return nil
            }
            if let viewport = sighting.viewport, !viewport.contains(sighting.extents.center) {
                problem = "it stays outside the scrolled area around it"
                if sighting == last || last == nil { scroll(sighting.extents, into: viewport) }
                return nil
            }
            guard sighting.isShowing else {
                problem = "it does not show"
                return nil
            }
            guard !mustBeSensitive || sighting.isSensitive else {
                problem = "it is not sensitive"
                return nil
            }
            problem = "it does not keep still"
            return sighting == last ? sighting.extents : nil
        }
        if let extents { return extents }
        if let problem, problem != "it does not show" {
            throw app.fail(.notPressable(query: "\(query)", reason: problem))
        }
        throw app.fail(try missing())
    }

    private func sight() throws -> Sighting? {
        try find(showingOnly: false) { node in
            guard let extents = node.extents, !extents.isEmpty else { return nil }
            let states = node.states
            guard states.contains(.visible) else { return nil }
            app.activateWindow(of: node)
            return Sighting(
                extents: extents, isShowing: states.contains(.showing),
                isSensitive: states.contains(.sensitive), viewport: viewport(around: node))
        } ?? nil
    }

    private func viewport(around node: AccessibleNode) -> ScreenRect? {
        var ancestor = node.parent
        while let current = ancestor {
            if current.role == .scrollPane {
                return current.states.contains(.showing) ? current.extents : nil
            }
            ancestor = current.parent
        }
        return nil
    }

    private func scroll(_ extents: ScreenRect, into viewport: ScreenRect) {
        let (target, middle) = (extents.center, viewport.center)
        let direction: VirtualDisplay.WheelNotch =
            if target.y < viewport.y { .up } else if target.y >= viewport.y + viewport.height {
                .down
            } else if target.x < viewport.x { .left } else { .right }
        DriverThread.shared.run {
            app.display.movePointer(to: app.pixels(middle))
            app.display.turnWheel(direction)
        }
    }
}
