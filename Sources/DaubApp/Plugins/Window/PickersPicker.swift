import Localization
import PickerKit

/// The content of the pickers window: every picker that was found, and for each what has become of it, why, and what
/// can be done.
struct PickersPicker: Picker {
    /// The key of the report whose screen shows.
    static let chosen: Attribute = "pickers.chosen"
    /// Whether that picker is switched on.
    static let enabled: Attribute = "pickers.enabled"
    static let details = "details"
    private static let more = "more"

    /// What the window's buttons do, which its host does for them.
    enum Request: String, CaseIterable {
        case allow, forbid, resume, look
        case showFolder = "show-folder"
        case openFolder = "open-folder"
        case copy
        case copyAll = "copy-all"
        case leaveSafeMode = "leave-safe-mode"
    }

    let descriptor = PickerDescriptor(
        id: "dev.daub.pickers", title: tr("Pickers"), summary: "", icon: "", slot: .library, order: 0,
        attributes: [
            AttributeDeclaration(chosen, .text, default: ""),
            AttributeDeclaration(enabled, .keyword(["true", "false"]), default: "true"),
        ], facts: [ConsentPicker.sandbox], commit: .live)
    private let reports: [PickerReport]
    private let isSafeMode: Bool

    init(_ reports: [PickerReport], isSafeMode: Bool) {
        self.reports = reports
        self.isSafeMode = isSafeMode
    }

    // MARK: The list

    func content(for context: PickerContext) -> Screen {
        let text = context.state["search"] ?? ""
        let words = folded(text).split(separator: " ")
        let found = reports.filter { report in
            let name = folded("\(report.found.title) \(report.found.id)")
            return words.allSatisfy { name.contains($0) }
        }
        var controls: [Control] = [
            .search(SearchControl(id: "search", name: tr("Search Pickers"), text: text))
        ]
        if isSafeMode {
            controls.append(
                note("safe-mode", tr("In safe mode only the pickers that come with Daub are used.")))
            controls.append(button(.leaveSafeMode, tr("Use All Pickers")))
        }
        controls.append(.link(LinkControl(id: "more", title: tr("Folder and Report"), screen: Self.more)))
        controls.append(
            .list(ListControl(id: "pickers", name: tr("Pickers"), attribute: Self.chosen, rows: rows(found))))
        if found.isEmpty {
            controls.append(note("none", tr("No picker is found for “{text}”.", ["text": text])))
        }
        return Screen(title: descriptor.title, controls: controls)
    }

    private func rows(_ reports: [PickerReport]) -> [ListControl.Row] {
        let groups = [
            (tr("Need Attention"), reports.filter(\.isTrouble)),
            (tr("In Use"), reports.filter { !$0.isTrouble && $0.found.state == .on }),
            (tr("Not in Use"), reports.filter { !$0.isTrouble && $0.found.state != .on }),
        ]
        return groups.flatMap { title, reports in
            reports.enumerated().map { index, report in
                ListControl.Row(
                    value: AttributeValue(svg: report.key), title: report.found.title, subtitle: report.state,
                    section: index == 0 ? title : nil)
            }
        }
    }

    // MARK: One of them

    func screen(_ id: String, for context: PickerContext) -> Screen? {
        if id == Self.more {
            return Screen(
                title: tr("Folder and Report"),
                controls: [
                    button(.openFolder, tr("Open Pickers Folder")), button(.look, tr("Reload")),
                    button(.copyAll, tr("Copy Report")),
                ])
        }
        guard id == Self.details, let key = context.values[Self.chosen]?.svg,
            let report = reports.first(where: { $0.key == key })
        else { return nil }
        return Screen(title: report.found.title, controls: controls(report, context))
    }

    private func controls(_ report: PickerReport, _ context: PickerContext) -> [Control] {
        var controls: [Control] = []
        if let summary = report.found.descriptor?.summary, !summary.isEmpty {
            controls.append(note("summary", summary))
        }
        if report.canBeSwitched {
            controls.append(
                .toggle(
                    ToggleControl(
                        id: "enabled", name: tr("Use This Picker"), attribute: Self.enabled,
                        isOn: context.values[Self.enabled] == "true")))
        }
        controls.append(note("state", report.state))
        for (index, reason) in report.reasons.enumerated() {
            controls.append(note("reason-\(index)", reason))
        }
        if !report.health.errorText.isEmpty { controls.append(errors(report, context)) }
        if case .needsConsent(let isChange) = report.found.state, let manifest = report.found.bundle?.manifest
        {
            controls += ConsentPicker.notes(on: manifest, isChange: isChange, context)
        }
        controls += [note("particulars", report.particulars), note("origin", report.origin)]
        controls += buttons(report)
        return controls
    }

    private func errors(_ report: PickerReport, _ context: PickerContext) -> Control {
        let isOpen = context.state["errors"] == "open"
        return .disclosure(
            DisclosureControl(
                id: "errors", name: tr("What It Wrote"), value: "", isOpen: isOpen,
                controls: isOpen ? [note("errors-text", report.health.errorText)] : []))
    }

    private func buttons(_ report: PickerReport) -> [Control] {
        var buttons: [Control] = []
        switch report.found.state {
        case .needsConsent: buttons.append(button(.allow, tr("Allow")))
        case .suspended: buttons.append(button(.resume, tr("Start It Again")))
        case .on where report.found.bundle?.manifest?.isExecutable == true:
            buttons.append(button(.forbid, tr("Ask Again")))
        default: break
        }
        if report.found.bundle != nil {
            buttons += [button(.showFolder, tr("Show Folder")), button(.look, tr("Reload"))]
        }
        return buttons + [button(.copy, tr("Copy Report"))]
    }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        [.request(id, Attribute(rawValue: context.values[Self.chosen]?.svg ?? ""))]
    }

    private func note(_ id: String, _ text: String) -> Control { .note(NoteControl(id: id, text: text)) }

    private func button(_ request: Request, _ title: String) -> Control {
        .button(ButtonControl(id: request.rawValue, title: title))
    }
}
