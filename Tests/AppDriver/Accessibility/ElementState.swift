import CAtspi

/// What an element says of itself to assistive technologies.
public enum ElementState: Sendable, Hashable, CaseIterable {
    case active, busy, checkable, checked, collapsed, editable, enabled, expandable, expanded, focusable,
        focused
    case hasPopup, indeterminate, managesDescendants, modal, multiSelectable, pressed, readOnly, selectable
    case selected, sensitive, showing, visible

    var native: AtspiStateType {
        switch self {
        case .active: ATSPI_STATE_ACTIVE
        case .busy: ATSPI_STATE_BUSY
        case .checkable: ATSPI_STATE_CHECKABLE
        case .checked: ATSPI_STATE_CHECKED
        case .collapsed: ATSPI_STATE_COLLAPSED
        case .editable: ATSPI_STATE_EDITABLE
        case .enabled: ATSPI_STATE_ENABLED
        case .expandable: ATSPI_STATE_EXPANDABLE
        case .expanded: ATSPI_STATE_EXPANDED
        case .focusable: ATSPI_STATE_FOCUSABLE
        case .focused: ATSPI_STATE_FOCUSED
        case .hasPopup: ATSPI_STATE_HAS_POPUP
        case .indeterminate: ATSPI_STATE_INDETERMINATE
        case .managesDescendants: ATSPI_STATE_MANAGES_DESCENDANTS
        case .modal: ATSPI_STATE_MODAL
        case .multiSelectable: ATSPI_STATE_MULTISELECTABLE
        case .pressed: ATSPI_STATE_PRESSED
        case .readOnly: ATSPI_STATE_READ_ONLY
        case .selectable: ATSPI_STATE_SELECTABLE
        case .selected: ATSPI_STATE_SELECTED
        case .sensitive: ATSPI_STATE_SENSITIVE
        case .showing: ATSPI_STATE_SHOWING
        case .visible: ATSPI_STATE_VISIBLE
        }
    }
}
