import Cairo
import FoundationEssentials
import Localization
import PickerKit

/// The countries of the world as the package iso-codes has them, read once, on a worker.
@MainActor
final class Countries: FactSource {
    let fact: Fact = .countries
    private(set) var known: [String]?
    private let file: String
    private var reading: Task<[String], Never>?

    /// - Parameter file: the package's list in JSON.
    init(file: String = "/usr/share/iso-codes/json/iso_3166-1.json") {
        self.file = file
    }

    /// Empty where the package is not installed, or its list is not understood; asked again, it looks again.
    func gather() async -> [String] {
        if let known { return known }
        let reading = reading ?? Task.detached { [file] in await Self.read(file) }
        self.reading = reading
        let lines = await reading.value
        self.reading = nil
        if !lines.isEmpty { known = lines }
        return lines
    }

    private struct List: Decodable {
        struct Country: Decodable {
            enum CodingKeys: String, CodingKey {
                case code = "alpha_2"
                case longCode = "alpha_3"
                case name
                case commonName = "common_name"
                case flag
            }

            let code: String
            let longCode: String
            let name: String
            let commonName: String?
            let flag: String?
        }

        enum CodingKeys: String, CodingKey { case countries = "3166-1" }

        let countries: [Country]
    }

    @concurrent
    private static func read(_ file: String) async -> [String] {
        // Without the package, the picker says what to install.
        guard let bytes = try? Data(contentsOf: URL(filePath: file, directoryHint: .notDirectory)),
            let list = try? JSONDecoder().decode(List.self, from: bytes)
        else { return [] }
        let hasFlags = TextLayout(list.countries.first?.flag ?? "", describedFont: "Sans 11").isCovered
        let named = list.countries.map { country in
            // The catalogue has the short names that people use where there are any.
            let english = country.commonName ?? country.name
            let name = translated(english, domain: "iso_3166-1")
            let local = name != english ? name : translated(country.name, domain: "iso_3166-1")
            let flag = hasFlags ? country.flag ?? "" : ""
            let line = [country.code, local, country.name, country.commonName ?? "", country.longCode, flag]
            return (key: folded(local), line: line)
        }
        return named.sorted { ($0.key, $0.line[0]) < ($1.key, $1.line[0]) }
            .map { $0.line.joined(separator: "\t") }
    }
}
