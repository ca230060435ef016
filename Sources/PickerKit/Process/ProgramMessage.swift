import Synchronization

/// What a program tells, read: its controls and actions are those of the host, and what is wrong with them is said.
enum ProgramMessage: Sendable {
    case ready(api: Int)
    /// Nil where there is no such screen.
    case content(token: Int, ScreenTemplate?, [Diagnostic])
    /// The list of that content has more rows.
    case rows(token: Int, [Diagnostic])
    case actions(token: Int, [PickerAction], [Diagnostic])
    case unasked([PickerAction], [Diagnostic])
    case changed
    case keep(JSON)
    case unknown(type: String)
}

/// Reads what a program tells, on the program's thread: of many rows that takes longer than the host's thread has.
final class ProgramMessageReader: Sendable {
    /// A list that more rows may come for.
    private struct OpenList: Sendable {
        let attribute: Attribute
        let rows: ListRows
        var count: Int
    }

    private let declared: [AttributeDeclaration]
    private let title: String
    /// What diagnostics name.
    private let file: String
    private let languages: [String]
    /// The lists of the last content, by id, and its token.
    private let open = Mutex<(token: Int, lists: [String: OpenList])>((-1, [:]))

    init(_ descriptor: PickerDescriptor, file: String, languages: [String]) {
        declared = descriptor.attributes
        title = descriptor.title
        self.file = file
        self.languages = languages
    }

    func read(_ json: JSON) throws(PickerProtocol.Problem) -> ProgramMessage {
        let log = DiagnosticLog(file: file)
        let decoder = ControlDecoder(for: declared, from: .program, languages: languages, log: log)
        switch try PickerMessage(json) {
        case .ready(let api): return .ready(api: api)
        case .content(let token, let title, let controls):
            let template = decoder.screen(controls, titled: title ?? self.title)
            let lists = template.lists(in: template.screen(for: PickerContext()).controls)
            open.withLock {
                $0 = (token, lists.mapValues { OpenList(attribute: $0.0, rows: $0.1, count: $0.1.count) })
            }
            return .content(token: token, template, log.all)
        case .noContent(let token): return .content(token: token, nil, [])
        case .rows(let token, let list, let rows, _):
            try append(rows, to: list, of: token, decoder)
            return .rows(token: token, log.all)
        case .actions(let token, let actions):
            return .actions(token: token, decoder.actions(actions), log.all)
        case .unasked(let actions): return .unasked(decoder.actions(actions), log.all)
        case .changed: return .changed
        case .keep(let state): return .keep(state)
        case .unknown(let type): return .unknown(type: type)
        }
    }

    /// Rows for a content that another has followed meanwhile are nobody's.
    private func append(_ rows: [JSON], to list: String, of token: Int, _ decoder: ControlDecoder)
        throws(PickerProtocol.Problem)
    {
        let (current, target) = open.withLock { ($0.token, $0.lists[list]) }
        guard token >= current else { return }
        guard token == current, let target else {
            throw PickerProtocol.Problem(text: "“rows” names “\(list)”, which is no list of content \(token)")
        }
        guard target.count + rows.count <= ControlDecoder.Limits.rows else {
            throw PickerProtocol.Problem(text: "“\(list)” has more than \(ControlDecoder.Limits.rows) rows")
        }
        target.rows.append(decoder.rows(rows, for: target.attribute))
        open.withLock { $0.lists[list]?.count += rows.count }
    }
}

extension ScreenTemplate {
    /// The lists among the controls and below them, by id, with what each sets.
    fileprivate func lists(in controls: [Control]) -> [String: (Attribute, ListRows)] {
        var result: [String: (Attribute, ListRows)] = [:]
        for control in controls {
            switch control {
            case .list(let list): result[list.id] = lists[list.id].map { (list.attribute, $0) }
            case .disclosure(let disclosure):
                result.merge(lists(in: disclosure.controls)) { first, _ in first }
            default: break
            }
        }
        return result
    }
}
