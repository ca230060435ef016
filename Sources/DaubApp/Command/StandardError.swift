import Foundation

/// Where a command says what went wrong: one line a message.
public enum StandardError {
    public static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
