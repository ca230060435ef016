import Localization
import PickerKit

extension PickerRegistry.Rejection {
    /// One line for a person.
    var description: String {
        switch self {
        case .duplicate(let id): tr("Two pickers have the id {id}; the second is left out.", ["id": id])
        case .badID(let id): tr("A picker’s id, {id}, is not reverse-DNS; it is left out.", ["id": id])
        case .badDefault(let id, let attribute):
            tr(
                "The picker {id} gives {attribute} a default that is none of its values; it is left out.",
                ["id": id, "attribute": attribute.rawValue])
        }
    }
}
