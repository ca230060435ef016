import DaubApp
import Foundation

DaubApp.prepare()
exit(Arguments(CommandLine.arguments.dropFirst()).run())
