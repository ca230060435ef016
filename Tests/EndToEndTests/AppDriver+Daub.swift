@testable import AppDriver

/// What a person does with Daub and sees in it.
extension AppDriver {
    /// Waits until the drawing with the title is open.
    func waitUntilOpen(_ title: String) throws {
        try waitUntil("\(title) is open") { try element(title, role: .heading).isShowing }
    }

    /// Opens a popover by its trigger and waits until it shows.
    @discardableResult
    func openPopover(_ name: String) throws -> Element {
        try press(name)
        try waitForPopover(name)
        return dialog(name)
    }

    func waitForPopover(_ name: String) throws {
        try waitUntil("the popover \(name) shows") { try dialog(name).isShowing }
    }

    func waitForNoPopover(_ name: String) throws {
        try waitUntil("the popover \(name) is gone") { try !dialog(name).exists }
    }

    /// Chooses a row of a trigger's popover, which closes with that.
    func choose(_ row: String, from trigger: String) throws {
        try openPopover(trigger).element(row).press()
        try waitForNoPopover(trigger)
    }

    func waitForGraphics(_ count: Int) throws {
        let summary = count == 1 ? "1 graphic" : "\(count) graphics"
        try waitUntil("the drawing has \(summary)") { try canvas.summary == summary }
    }

    /// The name of what has the focus, of the innermost where one lies in another; nil where nothing has it.
    var focusedName: String? {
        get throws {
            DriverThread.shared.run {
                var name: String?
                tree()?.walk(showingOnly: true) { visit in
                    if visit.states.contains(.focused) { name = visit.node.name }
                    return .into
                }
                return name
            }
        }
    }

    /// Presses Tab until the element with the name has the focus.
    func tab(to name: String) throws {
        var passed: [String?] = []
        while passed.count < 40 {
            let before = try focusedName
            if before == name { return }
            passed.append(before)
            try key(.tab)
            try waitUntil("the focus leaves \(before ?? "nothing")") {
                let now = try focusedName
                return now != nil && now != before
            }
        }
        throw fail(.notPressable(query: name, reason: "Tab only reaches \(passed.compactMap { $0 })"))
    }

    // MARK: The page

    /// Where a page of 400 × 300 lies on the canvas: at its own size, in the middle.
    func place(_ x: Int, _ y: Int) throws -> ScreenPoint {
        let canvas = try canvas.extents
        return ScreenPoint(Self.middle(canvas.width, 400) + x, Self.middle(canvas.height, 300) + y)
    }

    private static func middle(_ room: Int, _ side: Int) -> Int {
        Int((Double(room - side) / 2).rounded())
    }

    /// Drags with the tool in hand between two places of the page.
    func draw(from start: (Int, Int), to end: (Int, Int)) throws {
        try canvas.drag(from: place(start.0, start.1), to: place(end.0, end.1))
    }

    /// What the canvas shows of the page.
    func pageShot() throws -> Screenshot {
        let (canvas, corner) = (try canvas.extents, try place(0, 0))
        return try picture(of: ScreenRect(canvas.x + corner.x, canvas.y + corner.y, 400, 300))
    }

    /// Drags to a place of the page, and does something before the button goes up.
    func drag(from start: (Int, Int), to end: (Int, Int), beforeRelease: () throws -> Void) throws {
        let sighting = try canvas.reveal(mustBeSensitive: true)
        let places = try [place(start.0, start.1), place(end.0, end.1)].map { sighting.extents.origin + $0 }
        DriverThread.shared.run {
            display.movePointer(to: pixels(places[0]))
            display.setButton(.left, down: true)
            display.movePointer(to: pixels(places[1]))
        }
        defer { DriverThread.shared.run { display.setButton(.left, down: false) } }
        try beforeRelease()
    }
}

extension Screenshot.Pixel {
    init(hex: Int) {
        self.init(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
    }
}
