import Foundation

extension Source {
    /// A copy of the file in which each of the elements can be named, for a renderer that draws by id.
    ///
    /// An id that the element has already stays, unless another element before it has the same.
    /// - Returns: the file, in its own encoding, and the ids by the number of the element.
    public func identified(for elements: [Int]) -> (svg: Data, ids: [Int: String]) {
        let owners = idOwners
        var ids: [Int: String] = [:]
        var patches: [Patch] = []
        var counter = 0
        for element in Set(elements).sorted() where map.elements.indices.contains(element) {
            let tag = startTag(of: element)
            let attribute = tag["id"] ?? tag["xml:id"]
            let known = attribute.flatMap { XMLText.unescaped(text[$0.value]) } ?? ""
            if owners[known] == element {
                ids[element] = known
                continue
            }
            var fresh: String
            repeat {
                counter += 1
                fresh = "daub-\(counter)"
            } while owners[fresh] != nil
            ids[element] = fresh
            if let attribute {
                patches.append(Patch(attribute.value, fresh))
            } else {
                patches.append(Patch(inserting: " id=\"\(fresh)\"", at: tag.name.upperBound))
            }
        }
        return (encoding.data(of: text.applying(patches)), ids)
    }

    /// The first element with each id.
    private var idOwners: [String: Int] {
        var owners: [String: Int] = [:]
        for element in map.elements.indices {
            let tag = startTag(of: element)
            guard let attribute = tag["id"] ?? tag["xml:id"],
                let id = XMLText.unescaped(text[attribute.value]),
                !id.isEmpty, owners[id] == nil
            else { continue }
            owners[id] = element
        }
        return owners
    }
}
