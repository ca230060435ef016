import Localization

extension DiagnosticCode {
    /// What it means, with an example where one helps, and how to mend it.
    public var explanation: String {
        manifestExplanation ?? libraryExplanation ?? programExplanation ?? title
    }

    /// Of what is wrong with a manifest.
    private var manifestExplanation: String? {
        switch self {
        case .unreadable:
            tr("The file is there and cannot be opened. Give yourself the right to read it: chmod u+r FILE.")
        case .notJSON:
            tr(
                "The text is no JSON from the place named on. Often a comma or a quote is missing just before it, or a comma stands behind the last item. JSON has no comments."
            )
        case .notUTF8:
            tr("The file is in another encoding. Save it again as UTF-8; any editor can.")
        case .duplicateKey:
            tr(
                "An object has the same name twice, such as {\"id\": 1, \"id\": 2}, and nobody can tell which is meant. Remove one."
            )
        case .tooDeep:
            tr("Lists and objects lie more than {depth} deep in each other.", ["depth": JSONReader.deepest])
        case .tooLarge:
            tr("A picker.json has at most 8 MiB. Write a program for content that is larger.")
        case .noManifest:
            tr("A picker is a folder with a file picker.json in it.")
        case .missingField:
            tr(
                "A picker needs “id”, “name” and either “controls” or “exec”; each control needs “type” and what it is about. Add what is named."
            )
        case .wrongType:
            tr(
                "A value is of another kind than is needed, such as \"2\", a text, where the number 2 is meant. Take the quotes off, or put them on."
            )
        case .unknownField:
            tr(
                "Nobody reads this name, so it does nothing; mostly it is misspelled. Names that begin with “x-” are yours to use."
            )
        case .badValue:
            tr(
                "The value is of the right kind and cannot be meant here, such as a slot that does not exist. Use one of those that are named."
            )
        case .badID:
            tr(
                "An id is letters, digits and hyphens with points between, such as org.example.line-spacing: a domain of yours and a name."
            )
        case .folderName:
            tr(
                "The folder of a picker is named as its id, so that two never lie in one. Rename the folder or change the id."
            )
        case .apiVersion:
            tr(
                "“api” says for which versions of the contract the picker was made, such as {\"min\": 1, \"max\": 1}; this Daub has version 1. Update the picker, or Daub."
            )
        case .badDefault:
            tr(
                "The default of an attribute must be a value of its type, such as 2 for a number from 0 to 10."
            )
        case .unknownControl:
            tr("There is no control of this type. The reference of controls lists them all.")
        case .unknownAttribute:
            tr(
                "Daub knows the types of SVG's attributes and of its own. Give any other a type: {\"my-attribute\": {\"type\": \"text\", \"default\": \"\"}}."
            )
        case .unknownFact:
            tr(
                "“facts” are lists that Daub gathers for pickers, such as drawing.colors. One of this name it does not have; it stays empty."
            )
        case .outsideBundle:
            tr(
                "A picker may use files of its own folder only. Copy the file there. A symbolic link that leads out counts as outside."
            )
        case .missingFile:
            tr("The manifest names a file that is not in the folder. Mind large and small letters.")
        case .badSVG:
            tr(
                "Pictures are plain SVG: shapes, text, gradients and “use” within the picture. No scripts, no DOCTYPE, no filters, no links to other files, at most 256 KiB and 5,000 elements."
            )
        case .duplicateControl:
            tr(
                "What a person typed and unfolded is kept by the id of its control, so two of one screen cannot share one."
            )
        case .undeclaredAttribute:
            tr(
                "A control can set only what “attributes” lists: so a person can see what a picker changes before it does."
            )
        case .wrongValue:
            tr("The value is none of its attribute's type, such as “wide” for a number.")
        case .unknownScreen:
            tr("A link or a button leads to a screen that “screens” does not have.")
        case .tooMany:
            tr(
                "There are limits: 200 controls on a screen, 200,000 rows in a list, 4,096 cells in a grid, 100 options in a choice."
            )
        case .unknownAction:
            tr(
                "An action is an object with one name, such as {\"choose\": [\"stroke\", \"red\"]} or {\"dismiss\": true}."
            )
        default: nil
        }
    }

    /// Of what happens between the pickers that are found.
    private var libraryExplanation: String? {
        switch self {
        case .duplicateID:
            tr(
                "Two folders of the same place have a picker of this id. Neither is loaded, for nobody can tell which is meant. Remove one."
            )
        case .shadowed:
            tr("A picker of the same id was found earlier on the search path and is used instead.")
        case .replaced:
            tr("Another picker says that it replaces this one. Turn that one off to have this one back.")
        case .disabled:
            tr("The picker is turned off. Turn it on in the Pickers window.")
        case .needsConsent:
            tr(
                "The picker runs a program. It is started only after you said that it may, in the Pickers window."
            )
        case .changed:
            tr(
                "Files of the picker are other ones than when you said that it may run. Say so again, if you trust the change."
            )
        default: nil
        }
    }

    /// Of what a program does.
    private var programExplanation: String? {
        switch self {
        case .missingProgram:
            tr(
                "The program that “exec” names is neither in the bundle nor among the installed programs. Install it, or correct the name."
            )
        case .notExecutable:
            tr(
                "The file may not be run. Allow it: chmod +x FILE. Or name its interpreter first: \"exec\": [\"python3\", \"main.py\"]."
            )
        case .cannotStart:
            tr(
                "The system refused to start the program; mostly the interpreter in its first line, such as #!/usr/bin/python, does not exist."
            )
        case .exitedAtOnce:
            tr(
                "The program ended before it said {\"type\": \"ready\", \"api\": 1}. Its last error messages tell why."
            )
        case .exitedWhileOpen:
            tr(
                "The program ended while its popover was open. It must read lines until “bye” or the end of its input."
            )
        case .killed:
            tr(
                "The system ended the program by a signal; 11 is an access to memory that is not its own. The drawing is as it was."
            )
        case .hungAtStart:
            tr(
                "The program said nothing for five seconds after its start. Print {\"type\": \"ready\", \"api\": 1} first and flush the output."
            )
        case .hungAtEvent:
            tr(
                "The program did not answer for five seconds. Answer with what is known, and send the rest as “rows” later. Flush the output behind each line."
            )
        case .outputFlood:
            tr("The program wrote more than 200 messages a second, or 16 MiB that could not be read in time.")
        case .errorFlood:
            tr("The program writes very many error messages; only the last 64 KiB are kept.")
        case .lineTooLong:
            tr("A message is one line of at most 1 MiB. Send long lists in pieces, as “rows”.")
        case .outputNotUTF8:
            tr("A line of the output is not UTF-8. In Python: sys.stdout.reconfigure(encoding=\"utf-8\").")
        case .outputNotJSON:
            tr(
                "A line of the output is no JSON. The output is for messages alone: print what is for people to the error output."
            )
        case .wrongMessage:
            tr("A message lacks what its type needs. The reference of the protocol shows each.")
        case .cancelledToken:
            tr(
                "The program answered a question that was taken back with “cancel”. The answer is dropped; it does no harm, but costs time."
            )
        case .changedUndeclared:
            tr(
                "The program tried to change an attribute that its picker.json does not list. Nothing was changed."
            )
        case .changedToWrongValue:
            tr("The program tried to set an attribute to what is no value of its type. Nothing was changed.")
        case .tooManyCommits:
            tr(
                "The program changed the drawing more than 20 times a second. Show what is moving with “change” and take it once, with “choose”."
            )
        case .contentTooLarge:
            tr("The program sent more than a screen can have: 200 controls, 200,000 rows, 4,096 cells.")
        case .refusedSVG:
            tr("The program sent SVG that could do harm or has no end. It was not drawn and not placed.")
        case .suspended:
            tr("The program crashed three times within five minutes and is not started again by itself.")
        case .noSandbox:
            tr(
                "bubblewrap does not work here. A program that was allowed to run in the sandbox is not started without it; you are asked again, and may let it run with all that you may do yourself. Install the package bubblewrap."
            )
        default: nil
        }
    }
}
