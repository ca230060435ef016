import FoundationEssentials
import Glibc
import Synchronization

/// Bubblewrap around the programs of pickers: they see the system's files and their own, read-only, a home of
/// their own that is empty, no other process, and no network unless it was permitted.
public final class Sandbox: Sendable {
    public enum State: Sendable, Hashable {
        /// With the path of `bwrap`.
        case works(bwrap: String)
        case missing
        /// It is there and cannot do what it is for, which the kernel or an administrator may have turned off.
        case refused(reason: String)

        public var works: Bool { if case .works = self { true } else { false } }
    }

    private let found = Mutex<State?>(nil)
    private let path: [String]

    /// - Parameter path: the folders in which `bwrap` is searched for.
    public init(path: [String] = ["/usr/local/bin", "/usr/bin", "/bin"]) { self.path = path }

    /// Whether it was tried already, and how that went.
    public var known: State? { found.withLock { $0 } }

    /// Whether it works. It is tried the first time, which takes a moment: do not ask on the main thread.
    public var state: State {
        found.withLock { found in
            if let found { return found }
            let (state, isCertain) = probe()
            // What a busy machine kept from being known may be known the next time.
            if isCertain { found = state }
            return state
        }
    }

    private func probe() -> (State, isCertain: Bool) {
        let candidates = path.map { $0 + "/bwrap" }
        guard let bwrap = candidates.first(where: { access($0, X_OK) == 0 }) else { return (.missing, true) }
        let trial = Launch(program: "/bin/true", arguments: ["true"], environment: [:], folder: "/")
        do throws(ProgramFault) {
            let run = try CheckProcess(
                Self.wrapped(trial, bwrap: bwrap, bundle: nil, network: false), within: .seconds(3))
            if run.end == .exited(status: 0) { return (.works(bwrap: bwrap), true) }
            let reason = run.errors.split(separator: "\n").last.map(String.init)
            return (.refused(reason: reason ?? ""), !run.isTimedOut)
        } catch {
            return (.refused(reason: error.message), false)
        }
    }

    /// The launch within the sandbox, where it works; as it is where it does not.
    /// - Parameter network: whether the program may use it.
    public func wrap(_ launch: Launch, network: Bool) -> Launch {
        guard case .works(let bwrap) = state else { return launch }
        return Self.wrapped(launch, bwrap: bwrap, bundle: launch.folder, network: network)
    }

    // MARK: The command

    /// What of the system a program needs to run, fonts and certificates among it.
    private static let system = [
        "/etc/fonts", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/alternatives",
        "/etc/localtime", "/etc/ssl", "/etc/ca-certificates", "/etc/python3", "/var/cache/fontconfig",
    ]
    private static let network = ["/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf"]

    static func wrapped(_ launch: Launch, bwrap: String, bundle: String?, network: Bool) -> Launch {
        let home = launch.environment["HOME"] ?? "/"
        var arguments = [
            "bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--hostname", "picker",
            "--ro-bind", "/usr", "/usr",
        ]
        if network { arguments.insert("--share-net", at: 2) }
        for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            arguments += same(folder)
        }
        for file in system + (network ? Self.network : []) { arguments += ["--ro-bind-try", file, file] }
        arguments += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
        // The root of the sandbox is empty already.
        if home != "/" { arguments += ["--tmpfs", home] }
        if let bundle { arguments += ["--ro-bind", bundle, bundle, "--chdir", bundle] }
        arguments += ["--remount-ro", "/", "--", launch.program] + launch.arguments.dropFirst()
        var environment = launch.environment
        if environment["TMPDIR"] != nil { environment["TMPDIR"] = "/tmp" }
        return Launch(program: bwrap, arguments: arguments, environment: environment, folder: launch.folder)
    }

    /// The folder as it is on this system: a link into `/usr`, or a folder of its own.
    private static func same(_ folder: String) -> [String] {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
            return ["--symlink", target, folder]
        }
        return ["--ro-bind-try", folder, folder]
    }
}

extension Sandbox {
    /// Where programs are looked for that run in it: what lies elsewhere is not to be seen there.
    static func path(within path: String) -> String {
        path.split(separator: ":").filter { folder in
            ["/usr/", "/bin", "/sbin"].contains { folder.hasPrefix($0) }
        }.joined(separator: ":")
    }
}
