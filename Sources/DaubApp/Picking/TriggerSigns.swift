import PickerKit
import Popovers

/// Says on the buttons of pickers what they are set to, where that is not to be overlooked: a filter that is on.
@MainActor
final class TriggerSigns {
    private let pickers: [(picker: any Picker, trigger: Trigger)]
    private weak var host: (any AttributeHost)?

    init(_ pickers: [(picker: any Picker, trigger: Trigger)], host: any AttributeHost) {
        self.pickers = pickers
        self.host = host
        update()
    }

    /// To be called when a value is another.
    func update() {
        for (picker, trigger) in pickers {
            let attributes = picker.descriptor.attributes.map(\.attribute)
            let values = host?.values(of: attributes) ?? AttributeValues()
            trigger.status = picker.status(for: PickerContext(values: values))
        }
    }
}
