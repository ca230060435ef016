import Localization

/// Reads the members of a manifest, one after the other.
struct ManifestParts {
    let bundle: BundleFolder
    let log: DiagnosticLog
    let languages: [String]

    mutating func read(_ fields: inout Fields) -> PickerManifest? {
        schema(&fields)
        let id = id(&fields)
        let name = fields.requiredText("name")
        let api = api(&fields)
        let attributes = attributes(&fields)
        let descriptor = PickerDescriptor(
            id: id ?? bundle.name, title: name ?? bundle.name, summary: fields.text("summary") ?? "",
            icon: icon(&fields), slot: fields.word("slot") ?? .canvas,
            order: fields.integer("order", in: -1_000_000...1_000_000) ?? 1000, attributes: attributes,
            reads: (fields.strings("reads") ?? []).map(Attribute.init(rawValue:)), facts: facts(&fields),
            accelerator: accelerator(&fields), commit: fields.word("commit") ?? .onSelect)
        let entry = entry(&fields, descriptor)
        let version = fields.string("version") ?? ""
        let license = fields.string("license") ?? ""
        let authors = fields.strings("authors") ?? []
        let permissions = permissions(&fields)
        let replaces = fields.strings("replaces") ?? []
        guard let entry else { return nil }
        return PickerManifest(
            descriptor: descriptor, folder: bundle.path, entry: entry, version: version, license: license,
            authors: authors, api: api, permissions: permissions, replaces: replaces, warnings: [])
    }

    // MARK: What it is

    private func schema(_ fields: inout Fields) {
        guard let schema = fields.integer("schema", in: 1...1_000_000), schema > PickerManifest.schemaVersion
        else { return }
        log.add(
            .apiVersion, at: fields.json["schema"]?.position,
            tr("The manifest is written in form {version}.", ["version": schema]),
            expected: "\(PickerManifest.schemaVersion)",
            mend: tr("Update Daub, or write it in the older form."))
    }

    private func id(_ fields: inout Fields) -> String? {
        guard let id = fields.requiredString("id") else { return nil }
        guard PickerDescriptor.isReverseDNS(id) else {
            log.add(
                .badID, at: fields.json["id"]?.position, tr("“{id}” is no id.", ["id": id]),
                expected: tr("letters, digits and hyphens with points between, such as “org.example.thing”"),
                mend: tr("Begin it with a domain of yours, backwards."))
            return nil
        }
        if id != bundle.name {
            log.add(
                .folderName, at: fields.json["id"]?.position,
                tr(
                    "The folder is named “{folder}” and the picker “{id}”.",
                    ["folder": bundle.name, "id": id]),
                mend: tr("Rename the folder to “{id}”.", ["id": id]))
        }
        return id
    }

    private func api(_ fields: inout Fields) -> ClosedRange<Int> {
        let ours = PickerManifest.apiVersion
        guard let json = fields.optional("api"),
            var api = Fields(json, "“api”", log: log, languages: languages)
        else { return ours...ours }
        let least = api.integer("min", in: 1...1_000_000) ?? 1
        let most = api.integer("max", in: 1...1_000_000) ?? max(least, ours)
        api.finish()
        if !(least...max(least, most)).contains(ours) {
            log.add(
                .apiVersion, at: json.position,
                tr(
                    "The picker is made for versions {low} to {high} of the contract; this Daub has {ours}.",
                    ["low": least, "high": most, "ours": ours]),
                mend: least > ours ? tr("Update Daub.") : tr("Update the picker."))
        }
        return least...max(least, most)
    }

    private func icon(_ fields: inout Fields) -> String {
        let neutral = "application-x-addon-symbolic"
        guard let icon = fields.string("icon") else { return neutral }
        let position = fields.json["icon"]?.position
        guard icon.contains("/") || icon.hasSuffix(".svg") else {
            let isName = !icon.isEmpty && !icon.contains { $0.isWhitespace }
            if !isName {
                log.badValue(
                    fields.json["icon"] ?? fields.json, of: "icon",
                    expected: tr("the name of an icon, or an SVG file of the bundle"))
            }
            return isName ? icon : neutral
        }
        guard let text = file(icon, at: position) else { return neutral }
        if let problem = SVGFragment.problem(in: text) { refuse(problem, in: icon) }
        return "\(bundle.path)/\(icon)"
    }

    /// The text of a picture of the bundle.
    func file(_ name: String, at position: JSON.Position?) -> String? {
        let limit = SVGFragment.Limits.bytes
        do throws(BundleFolder.Failure) {
            let bytes = try bundle.read(name, atMost: limit)
            if let text = String(validating: bytes, as: UTF8.self) { return text }
            log.add(
                .badSVG, at: position, tr("“{name}” is not UTF-8.", ["name": name]),
                mend: tr("Save it as UTF-8."))
        } catch {
            log.add(error, of: name, limit: limit, at: position)
        }
        return nil
    }

    private func refuse(_ problem: SVGFragment.Problem, in name: String) {
        log.add(
            .badSVG, in: "\(bundle.path)/\(name)", at: problem.position,
            tr("The picture cannot be used: {problem}", ["problem": problem.sentence]),
            mend: tr("Use plain shapes, without scripts, filters and links to other files."))
    }

    private func accelerator(_ fields: inout Fields) -> String? {
        guard let text = fields.string("accelerator") else { return nil }
        // A letter alone, or one with Shift, is for typing and for the tools.
        let withModifier =
            /(<[A-Za-z]+>)*<(?i:Primary|Control|Ctrl|Alt|Super|Meta)>(<[A-Za-z]+>)*[A-Za-z0-9_]+/
        let functionKey = /(<[A-Za-z]+>)*F([1-9]|[12][0-9]|3[0-5])/
        guard text.wholeMatch(of: withModifier) != nil || text.wholeMatch(of: functionKey) != nil else {
            log.badValue(
                fields.json["accelerator"] ?? fields.json, of: "accelerator",
                expected: tr("a key with Ctrl, Alt or Super, or a function key, such as “<Primary>9” or “F9”")
            )
            return nil
        }
        return text
    }

    private func facts(_ fields: inout Fields) -> [Fact] {
        (fields.array("facts") ?? []).compactMap { json in
            guard let name = json.string else {
                log.wrongType(json, of: "“facts”", expected: tr("texts in quotes"))
                return nil
            }
            let fact = Fact(rawValue: name)
            if !Fact.all.contains(fact) {
                let near = nearest(to: name, among: Fact.all.map(\.rawValue))
                log.add(
                    .unknownFact, at: json.position, tr("Daub has no list “{name}”.", ["name": name]),
                    mend: near.map { tr("Did you mean “{name}”?", ["name": $0]) } ?? tr("Remove it."))
            }
            return fact
        }
    }

    private func permissions(_ fields: inout Fields) -> [PickerManifest.Permission] {
        guard let json = fields.optional("permissions"),
            var asked = Fields(json, "“permissions”", log: log, languages: languages)
        else { return [] }
        let permissions = PickerManifest.Permission.Kind.allCases.compactMap { kind in
            asked.text(kind.rawValue).map { PickerManifest.Permission(kind, reason: $0) }
        }
        asked.finish()
        return permissions
    }

    // MARK: What makes its content

    private enum Kind: String, CaseIterable { case declarative, executable }

    private mutating func entry(
        _ fields: inout Fields, _ descriptor: PickerDescriptor
    ) -> PickerManifest.Entry? {
        let kind: Kind? = fields.word("kind")
        let (controls, screens) = (fields.array("controls"), fields.object("screens"))
        let exec = fields.optional("exec")
        switch kind ?? (exec == nil ? .declarative : .executable) {
        case .declarative:
            if let exec { unused(exec, "exec", kind: .declarative) }
            guard controls != nil else {
                if fields.json["controls"] == nil {
                    log.add(
                        .missingField, at: fields.json.position,
                        tr("The manifest has neither “controls” nor “exec”."),
                        mend: tr("Add “controls”, a list of what the picker shows, or “exec”, a program."))
                }
                return nil
            }
            return declarative(controls ?? [], screens ?? [], descriptor)
        case .executable:
            if let controls = fields.json["controls"] { unused(controls, "controls", kind: .executable) }
            guard let exec = fields.requiredArray("exec") else { return nil }
            return command(exec).map { .executable($0) }
        }
    }

    private func unused(_ json: JSON, _ name: String, kind: Kind) {
        log.add(
            .unknownField, at: json.position,
            tr(
                "A picker of the kind “{kind}” has no use for “{name}”.",
                ["kind": kind.rawValue, "name": name]),
            mend: tr("Remove it, or change “kind”."))
    }

    private func declarative(
        _ controls: [JSON], _ screens: [JSON.Member], _ descriptor: PickerDescriptor
    ) -> PickerManifest.Entry {
        let decoder = ControlDecoder(
            for: descriptor.attributes, from: .manifest, languages: languages, log: log,
            file: { name, position in file(name, at: position) })
        var parts = ControlDecoder.Parts(title: descriptor.title)
        let root = decoder.screen(controls, titled: descriptor.title, "", &parts)
        var others: [String: ScreenTemplate] = [:]
        for member in screens {
            let subject = tr("screen “{name}”", ["name": member.name])
            guard var fields = Fields(member.value, subject, log: log, languages: languages) else { continue }
            let title = fields.requiredText("title") ?? member.name
            let controls = fields.requiredArray("controls") ?? []
            fields.finish()
            others[member.name] = decoder.screen(controls, titled: title, "\(member.name)-", &parts)
        }
        let names = screens.map(\.name)
        for target in parts.targets where !names.contains(target.screen) {
            let near = nearest(to: target.screen, among: names)
            log.add(
                .unknownScreen, at: target.position,
                tr("“screens” has no “{name}”.", ["name": target.screen]),
                mend: near.map { tr("Did you mean “{name}”?", ["name": $0]) } ?? tr("Add it there."))
        }
        return .declarative(root: root, screens: others)
    }

    // MARK: Programs

    private func command(_ exec: [JSON]) -> PickerManifest.Command? {
        let words = exec.compactMap(\.string)
        guard words.count == exec.count, let first = exec.first, let program = words.first, !program.isEmpty
        else {
            log.wrongType(
                exec.first { $0.string == nil } ?? exec.first ?? [], of: "“exec”",
                expected: tr("a program and its arguments, such as [\"python3\", \"main.py\"]"))
            return nil
        }
        var arguments = words
        if program.contains("/") || bundle.has(program) {
            guard let path = resolve(program, first) else { return nil }
            arguments[0] = path
            guard BundleFolder.isExecutable(path) else {
                log.add(
                    .notExecutable, at: first.position, tr("“{name}” may not be run.", ["name": program]),
                    mend: tr("Allow it: chmod +x {path}", ["path": path]))
                return nil
            }
        }
        for (word, json) in zip(words, exec).dropFirst() where bundle.has(word) {
            guard resolve(word, json) != nil else { return nil }
        }
        return PickerManifest.Command(arguments)
    }

    private func resolve(_ name: String, _ json: JSON) -> String? {
        do throws(BundleFolder.Failure) {
            return try bundle.resolve(name)
        } catch {
            log.add(error, of: name, limit: 0, at: json.position)
            return nil
        }
    }
}
