import FoundationEssentials
import Synchronization

/// A drawing as it was after one change, written out as SVG once, by whoever needs the bytes first.
public final class Snapshot: Sendable {
    /// Counts the changes of one session; a greater one holds all that a lesser one does.
    let number: Int

    private enum Form {
        case drawing(@Sendable () -> Data)
        case bytes(Data)
    }

    private let form: Mutex<Form>

    init(number: Int, _ serialize: @escaping @Sendable () -> Data) {
        self.number = number
        form = Mutex(.drawing(serialize))
    }

    /// Takes as long as writing the drawing out does: not for the main thread.
    func bytes() -> Data {
        form.withLock { form in
            switch form {
            case .bytes(let bytes): return bytes
            case .drawing(let serialize):
                let bytes = serialize()
                form = .bytes(bytes)
                return bytes
            }
        }
    }
}
