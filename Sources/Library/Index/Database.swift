import CSQLite

/// A connection to an SQLite file, for one thread at a time.
final class Database {
    struct Failure: Error, Hashable {
        let code: Int32
        /// SQLite's own words.
        let reason: String

        /// Whether the file is no database, or one that was damaged, so that only a new one helps.
        var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }
    }

    fileprivate let handle: OpaquePointer

    /// Opens the file, made where it is missing; `:memory:` is one that nobody keeps.
    init(_ path: String) throws(Failure) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(
            path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard let opened else { throw Failure(code: code, reason: String(cString: sqlite3_errstr(code))) }
        guard code == SQLITE_OK else {
            defer { sqlite3_close_v2(opened) }
            throw Failure(code: code, reason: String(cString: sqlite3_errmsg(opened)))
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 500)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements that give nothing back.
    func run(_ sql: String) throws(Failure) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// Does all of the body, or, where it throws, nothing of it.
    func transaction(_ body: () throws(Failure) -> Void) throws(Failure) {
        try run("BEGIN IMMEDIATE")
        do throws(Failure) {
            try body()
            try run("COMMIT")
        } catch {
            // The first failure is the one to tell of.
            _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    func prepare(_ sql: String) throws(Failure) -> Statement { try Statement(sql, in: self) }

    var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

    fileprivate var failure: Failure {
        Failure(code: sqlite3_extended_errcode(handle), reason: String(cString: sqlite3_errmsg(handle)))
    }
}

/// A statement that is run any number of times.
final class Statement {
    enum Value {
        case integer(Int)
        case text(String)
    }

    private let database: Database
    private let handle: OpaquePointer

    fileprivate init(_ sql: String, in database: Database) throws(Database.Failure) {
        self.database = database
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
            throw database.failure
        }
        handle = prepared
    }

    deinit { sqlite3_finalize(handle) }

    /// Runs it with these values in place of its question marks, and reads each row that comes of it.
    func run(
        _ values: [Value] = [], row: (Statement) -> Void = { _ in }
    ) throws(Database.Failure) {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            switch value {
            case .integer(let number): sqlite3_bind_int64(handle, place, Int64(number))
            case .text(let text):
                // SQLite copies the text: it does not outlive this call.
                sqlite3_bind_text(
                    handle, place, text, Int32(text.utf8.count),
                    unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            }
        }
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: row(self)
            case SQLITE_DONE: return
            default: throw database.failure
            }
        }
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
    func bool(_ column: Int32) -> Bool { integer(column) != 0 }

    func text(_ column: Int32) -> String {
        guard let text = sqlite3_column_text(handle, column) else { return "" }
        return String(cString: text)
    }
}
