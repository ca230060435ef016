import FoundationEssentials

extension Source {
    /// A copy of the file in which each of the elements can be named, for a renderer that draws by id.
    ///
    /// An id that the element has already stays, unless another element before it has the same.
    /// - Parameter hidden: elements that the copy does not show where they stand; what refers to them still
    ///   does.
    /// - Returns: the file, in its own encoding, and the ids by the number of the element.
    public func identified(for elements: [Int], hiding hidden: [Int] = []) -> (svg: Data, ids: [Int: String])
    {
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
        for element in hidden where map.elements.indices.contains(element) {
            patches += patchesHiding(element)
        }
        return (encoding.data(of: text.applying(patches)), ids)
    }

    private func patchesHiding(_ element: Int) -> [Patch] {
        let tag = startTag(of: element)
        guard tag["id"] == nil, tag["xml:id"] == nil else {
            // Not displayed, it would be lost to those that refer to it, too.
            let (whole, prefix) = (map.elements[element].whole, tag.prefix(in: text))
            return [
                Patch(inserting: "<\(prefix)defs>", at: whole.lowerBound),
                Patch(inserting: "</\(prefix)defs>", at: whole.upperBound),
            ]
        }
        if let style = tag["style"] {
            return [Patch(inserting: ";display:none!important", at: style.value.upperBound)]
        }
        return [Patch(inserting: " style=\"display:none!important\"", at: tag.end)]
    }

    /// The first element with each id.
    var idOwners: [String: Int] {
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
