import Localization

/// A picker that is a program of its own, in any language. It is started when its popover opens and ended with
/// it.
public struct ProcessPicker: Picker {
    /// What is run for it.
    public struct Program: Sendable, Hashable {
        /// The program and its arguments. A program with a slash in its name, or that is a file of the bundle, is of
        /// the bundle; any other is searched for along the path.
        public let command: [String]
        /// The bundle's folder, in which it runs.
        public let folder: String
        /// Whether it may use the network.
        public let usesNetwork: Bool
        /// Whether it is not started where the sandbox does not work.
        public let mustBeConfined: Bool

        public init(
            command: [String], folder: String, usesNetwork: Bool = false, mustBeConfined: Bool = false
        ) {
            self.command = command
            self.folder = folder
            self.usesNetwork = usesNetwork
            self.mustBeConfined = mustBeConfined
        }
    }

    public let descriptor: PickerDescriptor
    public let program: Program
    let supervisor: PickerSupervisor

    public init(_ descriptor: PickerDescriptor, program: Program, supervisor: PickerSupervisor) {
        self.descriptor = descriptor
        self.program = program
        self.supervisor = supervisor
    }

    init(
        _ manifest: PickerManifest, _ command: PickerManifest.Command, supervisor: PickerSupervisor,
        mustBeConfined: Bool
    ) {
        self.init(
            manifest.descriptor,
            program: Program(
                command: command.arguments, folder: manifest.folder,
                usesNetwork: manifest.permissions.contains { $0.kind == .network },
                mustBeConfined: mustBeConfined),
            supervisor: supervisor)
    }

    /// Only a conversation knows what the program shows.
    public func content(for context: PickerContext) -> Screen {
        Screen(
            title: descriptor.title, controls: [.waiting(.init(id: HostControl.waiting, text: waitingText))])
    }

    var waitingText: String { tr("Waiting for {picker}…", ["picker": descriptor.title]) }

    public func converse() -> any PickerConversation { ProcessConversation(self) }
}

/// The ids of what the host itself puts on a program's screen, none of which the program hears of.
enum HostControl {
    static let prefix = "daub."
    static let waiting = "daub.waiting"
    static let warning = "daub.warning"
    static let failure = "daub.failure"
    static let errors = "daub.errors"
    static let restart = "daub.restart"
    static let disable = "daub.disable"
}
