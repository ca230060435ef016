import CGtk

/// What assistive technology calls a widget.
public enum AccessibleRole: Sendable {
    case dialog, list, listItem, canvas, panel, image, heading, toolBar, statusBar, alert, table, tableCell

    var atk: AtkRole {
        switch self {
        case .dialog: ATK_ROLE_DIALOG
        case .list: ATK_ROLE_LIST
        case .listItem: ATK_ROLE_LIST_ITEM
        case .canvas: ATK_ROLE_CANVAS
        case .panel: ATK_ROLE_PANEL
        case .image: ATK_ROLE_IMAGE
        case .heading: ATK_ROLE_HEADING
        case .toolBar: ATK_ROLE_TOOL_BAR
        case .statusBar: ATK_ROLE_STATUSBAR
        case .alert: ATK_ROLE_ALERT
        case .table: ATK_ROLE_TABLE
        case .tableCell: ATK_ROLE_TABLE_CELL
        }
    }
}
