import Sketch

extension DrawingSession {
    /// Notes a change, and keeps it in the recovery journal from now on; saving it is another step.
    public func record(_ drawing: Drawing) -> Snapshot {
        record { drawing.svg() }
    }
}

extension Autosave {
    /// Notes a committed change: in the recovery journal at once, in the file soon. Returns at once.
    public func changed(_ drawing: Drawing) {
        changed { drawing.svg() }
    }

    /// Saves over what another program wrote, for a person who was asked and chose what they see.
    @discardableResult
    public func keepMine(_ drawing: Drawing) async -> SaveState {
        await keepMine { drawing.svg() }
    }
}
