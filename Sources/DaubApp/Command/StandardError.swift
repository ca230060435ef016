import FoundationEssentials
import Glibc

/// Where a command says what went wrong: one line a message.
public enum StandardError {
    public static func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        // Where nobody reads there is nobody to tell of it.
        _ = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
    }
}
