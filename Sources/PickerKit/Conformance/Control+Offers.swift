extension Control {
    /// A value that can be chosen.
    struct Offer {
        let attribute: Attribute
        let value: AttributeValue
        let isChecked: Bool
    }

    /// The values of which one can be chosen here; of very many rows, the first, a few between and the last.
    var offers: [Offer] {
        switch self {
        case .list(let list):
            let step = max(1, list.rows.count / 50)
            return stride(from: 0, to: list.rows.count, by: step).map { index in
                let row = list.rows[index]
                return Offer(attribute: list.attribute, value: row.value, isChecked: row.isChecked)
            }
        case .grid(let grid):
            return grid.cells.map {
                Offer(attribute: grid.attribute, value: $0.value, isChecked: $0.isChecked)
            }
        case .choice(let choice):
            return choice.options.map {
                Offer(attribute: choice.attribute, value: $0.value, isChecked: $0.isChosen)
            }
        default: return []
        }
    }
}

extension Screen {
    /// Its controls and those that are unfolded below them.
    var everyControl: [Control] { controls.flatMap(\.everyControl) }

    /// What a control that remembers shows.
    enum Shown: Equatable {
        case search(String)
        case disclosure(Bool)
    }

    func shown(_ id: String) -> Shown? {
        switch everyControl.first(where: { $0.id == id }) {
        case .search(let search): .search(search.text)
        case .disclosure(let disclosure): .disclosure(disclosure.isOpen)
        default: nil
        }
    }
}

extension Control {
    fileprivate var everyControl: [Control] {
        if case .disclosure(let disclosure) = self {
            [self] + disclosure.controls.flatMap(\.everyControl)
        } else {
            [self]
        }
    }
}
