/// What a child process finds out about one file.
struct FileOutcome: Codable {
    /// Why the file did not open; nil where it did.
    var refusal: String?
    /// Whether saving it unedited gives its own bytes.
    var keepsBytes = false
    /// Whether adding a line inserts one element in one place, and touches no other byte.
    var insertsOnce = false
    /// Whether undoing that gives its own bytes.
    var undoes = false
    /// Whether it looks the same, opened again from what was saved.
    var looksSame = false
    /// How far the picture is from the reference; nil without a reference.
    var difference: PictureDifference?
    /// Why there is no picture.
    var renderFailure: String?
}

/// All that is known about one file.
struct FileResult: Codable {
    /// Below the folder of the run.
    var path: String
    var outcome: FileOutcome?
    /// How the child process ended where it did not end well.
    var crash: String?
    /// How far librsvg's own picture is from the reference; nil where it is not installed or makes none.
    var librsvg: PictureDifference?

    /// Whether saving or undo altered bytes that nobody edited, or the look.
    var isChanged: Bool {
        guard let outcome, outcome.refusal == nil else { return false }
        return !(outcome.keepsBytes && outcome.insertsOnce && outcome.undoes && outcome.looksSame)
    }
}
