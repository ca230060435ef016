import FoundationEssentials

/// The index of a library as it stands on disk: a row for each drawing, and its words.
///
/// It can be thrown away at any time: every row comes from a drawing's file.
final class IndexFile {
    typealias Row = (row: Int, stamp: FileStamp, card: DrawingCard)

    /// Another number makes a file of an earlier Daub start afresh.
    private static let version = 1

    private let database: Database
    private let insert: Statement
    private let insertWords: Statement
    private let remove: Statement
    private let removeWords: Statement
    private let search: Statement

    init(_ path: String) throws(Database.Failure) {
        database = try Database(path)
        try Self.prepare(database)
        insert = try database.prepare(
            """
            INSERT INTO drawings (path, modified, size, title, description, tags, author, country, notebook,
              is_favourite, is_readable, has_text, has_pictures, created)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (path) DO UPDATE SET modified = excluded.modified, size = excluded.size,
              title = excluded.title, description = excluded.description, tags = excluded.tags,
              author = excluded.author, country = excluded.country, notebook = excluded.notebook,
              is_favourite = excluded.is_favourite, is_readable = excluded.is_readable,
              has_text = excluded.has_text, has_pictures = excluded.has_pictures,
              created = min(created, excluded.created)
            RETURNING id, created
            """)
        insertWords = try database.prepare("INSERT OR REPLACE INTO words (rowid, text) VALUES (?, ?)")
        remove = try database.prepare("DELETE FROM drawings WHERE id = ?")
        removeWords = try database.prepare("DELETE FROM words WHERE rowid = ?")
        search = try database.prepare("SELECT rowid FROM words WHERE words MATCH ?")
    }

    private static func prepare(_ database: Database) throws(Database.Failure) {
        try database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        var version = 0
        try database.prepare("PRAGMA user_version").run { version = $0.integer(0) }
        guard version != Self.version else { return }
        try database.run(
            """
            BEGIN IMMEDIATE;
            DROP TABLE IF EXISTS drawings;
            DROP TABLE IF EXISTS words;
            CREATE TABLE drawings (
              id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, modified INTEGER NOT NULL, size INTEGER NOT NULL,
              title TEXT NOT NULL, description TEXT NOT NULL, tags TEXT NOT NULL, author TEXT NOT NULL,
              country TEXT NOT NULL, notebook TEXT NOT NULL, is_favourite INTEGER NOT NULL,
              is_readable INTEGER NOT NULL, has_text INTEGER NOT NULL, has_pictures INTEGER NOT NULL,
              created INTEGER NOT NULL);
            CREATE VIRTUAL TABLE words USING fts5 (
              text, prefix = '1 2 3', detail = none, columnsize = 0, tokenize = 'unicode61');
            PRAGMA user_version = \(Self.version);
            COMMIT;
            """)
    }

    /// Every row, by the drawing's path below the library.
    func rows() throws(Database.Failure) -> [String: Row] {
        var rows: [String: Row] = [:]
        let all = try database.prepare(
            """
            SELECT id, path, modified, size, title, is_favourite, is_readable, has_text, has_pictures, created
            FROM drawings
            """)
        try all.run { row in
            var card = DrawingCard(title: row.text(4))
            card.changed = row.integer(2)
            card.size = row.integer(3)
            card.isFavourite = row.bool(5)
            card.isReadable = row.bool(6)
            card.hasText = row.bool(7)
            card.hasPictures = row.bool(8)
            card.created = row.integer(9)
            rows[row.text(1)] = (row.integer(0), FileStamp(size: card.size, modified: card.changed), card)
        }
        return rows
    }

    /// Writes what was read of drawings, all of them or none.
    /// - Returns: of each the number of its row, and when it was met first.
    func keep(_ records: [(Entry, DrawingRecord)]) throws(Database.Failure) -> [(row: Int, created: Int)] {
        var kept: [(row: Int, created: Int)] = []
        try database.transaction { () throws(Database.Failure) in
            for (entry, record) in records {
                let card = record.card
                var row = 0
                var created = 0
                try insert.run([
                    .text(entry.path), .integer(card.changed), .integer(card.size), .text(card.title),
                    .text(record.description), .text(record.tags), .text(record.author),
                    .text(record.country), .text(entry.notebook), .integer(card.isFavourite ? 1 : 0),
                    .integer(card.isReadable ? 1 : 0), .integer(card.hasText ? 1 : 0),
                    .integer(card.hasPictures ? 1 : 0), .integer(card.created),
                ]) {
                    row = $0.integer(0)
                    created = $0.integer(1)
                }
                try insertWords.run([.integer(row), .text(record.words(name: entry.name))])
                kept.append((row, created))
            }
        }
        return kept
    }

    func remove(_ rows: [Int]) throws(Database.Failure) {
        try database.transaction { () throws(Database.Failure) in
            for row in rows {
                try remove.run([.integer(row)])
                try removeWords.run([.integer(row)])
            }
        }
    }

    /// The rows that have all of the words, in no order.
    func rows(with words: SearchWords) throws(Database.Failure) -> [Int] {
        var rows: [Int] = []
        guard !words.words.isEmpty else { return rows }
        try search.run([.text(words.match)]) { rows.append($0.integer(0)) }
        return rows
    }
}
