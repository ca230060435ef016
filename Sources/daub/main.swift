import DaubApp
import FoundationEssentials
import Glibc

DaubApp.prepare()
exit(Arguments(CommandLine.arguments.dropFirst()).run())
