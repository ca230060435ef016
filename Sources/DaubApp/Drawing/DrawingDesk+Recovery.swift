import FoundationEssentials
import Library
import Localization

/// What earlier runs could not save.
extension DrawingDesk {
    /// Offers what earlier runs could not save.
    func lookForUnsaved() {
        Task {
            let found = await Self.pending(recovery)
            for problem in found.problems { show(problem) }
            for pending in found.pending { offer(pending) }
        }
    }

    @concurrent
    private static func pending(
        _ recovery: Recovery
    ) async -> (pending: [Recovery.Pending], problems: [LibraryError]) {
        do throws(LibraryError) {
            return try recovery.pending()
        } catch {
            return ([], [error])
        }
    }

    private func offer(_ pending: Recovery.Pending) {
        let time = localMoment(pending.time.timeIntervalSince1970)
        onEvent?(
            .message(
                .question, subject: "recovery \(pending.url.path) \(pending.time.timeIntervalSince1970)",
                text: tr(
                    "{file} has changes from {time} that were never saved.",
                    ["file": pending.url.path, "time": time]),
                answers: [
                    MessageBars.Answer(tr("Recover")) { [weak self] in self?.recover(pending) },
                    MessageBars.Answer(tr("Discard")) { [weak self] in self?.discard(pending) },
                ]))
    }

    private func recover(_ pending: Recovery.Pending) {
        Task {
            switch await LoadedDrawing.recover(pending, from: recovery) {
            case .success(let loaded):
                show(loaded)
                if await current?.save() == .saved { discard(pending) }
            case .failure(let error): show(error)
            }
        }
    }

    private func discard(_ pending: Recovery.Pending) {
        do throws(LibraryError) {
            try recovery.discard(pending)
        } catch {
            show(error)
        }
    }
}
