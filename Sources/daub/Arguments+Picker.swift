import DaubApp
import Localization

/// `daub picker …`: the tools of whoever makes pickers.
extension Arguments {
    static func parsePicker(_ words: ArraySlice<String>) -> Arguments {
        if words.contains("--help") || words.contains("-h") { return .pickerHelp }
        do throws(CommandWords.WrongUsage) {
            return .picker(try pickerCommand(words.first, words.dropFirst()))
        } catch {
            return .wrong(error.problem)
        }
    }

    private static func pickerCommand(
        _ name: String?, _ words: ArraySlice<String>
    ) throws(CommandWords.WrongUsage) -> PickerCommand {
        switch name {
        case "new": return .new(try newPicker(words))
        case "validate": return try validation(words)
        case "list":
            let words = try CommandWords(
                words, switches: ["--why", "--json"], options: ["--picker-dir": tr("a folder")])
            guard words.rest.isEmpty else {
                throw CommandWords.WrongUsage(problem: tr("picker list takes no names"))
            }
            return .list(
                PickerListing(
                    folders: words.values["--picker-dir"] ?? [], saysWhy: words.switches.contains("--why"),
                    isJSON: words.switches.contains("--json")))
        case "test": return .test(try conformance(words))
        case "run":
            let words = try CommandWords(words, switches: [])
            guard words.rest.count == 1 else {
                throw CommandWords.WrongUsage(problem: tr("picker run needs one bundle"))
            }
            return .run(PickerTrial(bundle: words.rest[0]))
        case let name?:
            throw CommandWords.WrongUsage(problem: tr("there is no “picker {name}”", ["name": name]))
        case nil:
            throw CommandWords.WrongUsage(problem: tr("picker needs to be told what to do"))
        }
    }

    private static func newPicker(_ words: ArraySlice<String>) throws(CommandWords.WrongUsage) -> NewPicker {
        let kinds = NewPicker.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        let words = try CommandWords(
            words, switches: [],
            options: ["--kind": tr("one of {words}", ["words": kinds]), "--dir": tr("a folder")])
        guard words.rest.count == 1 else {
            throw CommandWords.WrongUsage(problem: tr("picker new needs one name"))
        }
        guard let kind = NewPicker.Kind(rawValue: words.value("--kind") ?? "list") else {
            throw CommandWords.WrongUsage(
                problem: tr(
                    "{option} needs {what}",
                    ["option": "--kind", "what": tr("one of {words}", ["words": kinds])]))
        }
        guard let picker = NewPicker(named: words.rest[0], kind: kind, in: words.value("--dir")) else {
            throw CommandWords.WrongUsage(
                problem: tr("“{name}” has no letter or digit to make an id of", ["name": words.rest[0]]))
        }
        return picker
    }

    private static func conformance(
        _ words: ArraySlice<String>
    ) throws(CommandWords.WrongUsage) -> PickerConformance {
        let words = try CommandWords(
            words, switches: ["--json"],
            options: ["--seed": tr("a number"), "--check": tr("the name of a check")])
        guard words.rest.count == 1 else {
            throw CommandWords.WrongUsage(problem: tr("picker test needs one bundle"))
        }
        let seed = words.value("--seed").map(UInt64.init)
        guard seed == nil || seed != .some(nil) else {
            throw CommandWords.WrongUsage(
                problem: tr("{option} needs {what}", ["option": "--seed", "what": tr("a number")]))
        }
        let conformance = PickerConformance(
            bundle: words.rest[0], isJSON: words.switches.contains("--json"), seed: seed ?? nil,
            check: words.value("--check"))
        guard let conformance else {
            throw CommandWords.WrongUsage(
                problem: tr(
                    "{option} needs {what}", ["option": "--check", "what": tr("the name of a check")]))
        }
        return conformance
    }

    private static func validation(
        _ words: ArraySlice<String>
    ) throws(CommandWords.WrongUsage) -> PickerCommand {
        let words = try CommandWords(
            words, switches: ["--strict", "--json"], options: ["--explain": tr("a code such as PK020")])
        guard let code = words.value("--explain") else {
            return .validate(
                PickerValidation(
                    bundles: words.rest, isStrict: words.switches.contains("--strict"),
                    isJSON: words.switches.contains("--json")))
        }
        guard words.rest.isEmpty, words.switches.isEmpty else {
            throw CommandWords.WrongUsage(problem: tr("--explain stands alone"))
        }
        guard let explanation = PickerExplanation(code) else {
            throw CommandWords.WrongUsage(problem: tr("there is no code {code}", ["code": code]))
        }
        return .explain(explanation)
    }

    static var pickerUsage: String {
        tr(
            """
            Usage:
              daub picker new NAME [--kind KIND] [--dir DIR]
              daub picker run BUNDLE
              daub picker validate [--strict] [--json] [BUNDLE…]
              daub picker validate --explain CODE
              daub picker test [--json] [--seed N] BUNDLE
              daub picker list [--why] [--json] [--picker-dir DIR]

            A picker is a folder, its bundle, with a file picker.json in it.
            “new” writes one to begin with, in DIR or where Daub looks for pickers. KIND is
            list, slider, grid, form or stamps for one without code, python, swift or shell
            for a program.
            “run” shows a BUNDLE in a window of its own, follows each saved change, and prints
            what is picked, a JSON object a line.
            “validate” says all that is wrong with a BUNDLE, or with every one that Daub
            finds; with --strict what is only unusual is wrong too. It exits with 1 where
            something is.
            “test” tries all that a picker must be able to do, each in a process of its own;
            with the same N, the same happens at random.
            “list” names every picker that Daub finds and what has become of it, with --why
            for what reason.
            """)
    }
}
