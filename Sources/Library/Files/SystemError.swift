import FoundationEssentials
import Glibc

/// What the kernel refused, as its error number.
struct SystemError: Error, Hashable {
    let code: Int32

    /// The error of the system call that just failed on this thread.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's own words for it, in the person's language where it has them.
    var reason: String { String(cString: strerror(code)) }
}
