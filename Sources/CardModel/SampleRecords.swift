package import JSON
package import XMLSyntax

/// What the bindings at one place read: a record, or all records of the lists around it.
package struct SampleRecords: Sendable {
  /// More records are not looked at.
  package static let most = 200

  /// The data of each record.
  package let scopes: [SampleScope]
  /// Whether there are more.
  package let isCut: Bool
  /// Whether they are one record, which is the whole sample.
  package let isAtTop: Bool

  fileprivate init(_ scopes: [SampleScope], isCut: Bool = false, isAtTop: Bool = false) {
    self.scopes = Array(scopes.prefix(Self.most))
    self.isCut = isCut || scopes.count > Self.most
    self.isAtTop = isAtTop
  }

  /// The values at `path`, which is written as in a binding, of those records that have one.
  package func values(at path: String) -> [JSONValue] { scopes.compactMap { $0.value(path) } }

  /// The records of the lists at `binding`, which stands in braces; none when no record has such a list.
  fileprivate func repeated(for binding: String) -> SampleRecords {
    var inner: [SampleScope] = []
    var isCut = isCut
    for scope in scopes where inner.count <= Self.most {
      guard let items = scope.items(binding) else { continue }
      isCut = isCut || items.count > Self.most
      inner += items.prefix(Self.most + 1).map { SampleScope(root: scope.root, item: $0) }
    }
    return SampleRecords(inner, isCut: isCut)
  }
}

/// What bindings at one place read.
package struct SampleData: Sendable {
  /// The records; none where there is no sample, or nothing at its place.
  package fileprivate(set) var records = SampleRecords([])
  /// Where paths start.
  package fileprivate(set) var place = SamplePlace()
  /// What the schema of the sample says of them, if one is named.
  package fileprivate(set) var shape: SampleShape?
  /// What tells them apart from others that the same finder has found.
  package fileprivate(set) var number = 0
}

/// Finds the sample data that elements of one tree read, by the samples and repetitions around them.
package final class SampleFinder {
  private let tree: XMLTree
  private let words: [CardWord]
  private let sample: (_ path: String) -> JSONValue?
  /// What is read inside the elements that name a sample or are repeated.
  private var known: [NodeID: SampleData] = [:]
  /// How much was found.
  private var count = 0
  /// More than the language nests elements.
  private static let deepest = 64

  /// Finds the data of `tree`, whose names mean `words`.
  package init(_ tree: XMLTree, _ words: [CardWord], sample: @escaping (_ path: String) -> JSONValue?) {
    (self.tree, self.words, self.sample) = (tree, words, sample)
  }

  /// The data at the element `node`; nil when there is no sample, or nothing in it, and no schema.
  ///
  /// - Parameter isInside: Whether the place is inside the part, or in the attribute that says what it is repeated for.
  package func data(at node: NodeID, inside isInside: Bool = true) -> SampleData? {
    let found = found(at: node, isInside)
    return found.records.scopes.isEmpty && found.shape == nil ? nil : found
  }

  /// The records at the element `node`; nil when there are none.
  ///
  /// - Parameter isInside: As in ``data(at:inside:)``.
  package func records(at node: NodeID, inside isInside: Bool = true) -> SampleRecords? {
    let records = found(at: node, isInside).records
    return records.scopes.isEmpty ? nil : records
  }

  /// Where paths start at the element `node`.
  ///
  /// - Parameter isInside: As in ``data(at:inside:)``.
  package func place(at node: NodeID, inside isInside: Bool = true) -> SamplePlace { found(at: node, isInside).place }

  /// Where the value at `path`, which is written as in a binding, stands: in the first record at the element `node` that has one; nil
  /// where none has.
  ///
  /// - Parameter isInside: As in ``data(at:inside:)``.
  package func source(of path: String, at node: NodeID, inside isInside: Bool = true) -> (
    file: String, pointer: JSONPointer
  )? {
    var lists: [String] = []
    var part = node
    for _ in 0..<Self.deepest where part != .document {
      if part != node || isInside, let each = value(.each, part) { lists.append(SampleScope.path(each) ?? each) }
      guard let reference = value(.sample, part) else {
        part = NodeID(Int(tree.nodes[part.index].parent))
        continue
      }
      let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let root = sample(parts[0]), let start = JSONPointer(fragment: parts.count > 1 ? parts[1] : "") else {
        return nil
      }
      var places = [start]
      for list in lists.reversed() {
        let items = places.lazy.flatMap { place in
          let list = Self.pointer(list, from: place)
          return (0..<(root[list]?.array?.count ?? 0)).lazy.map { list.appending(String($0)) }
        }
        places = Array(items.prefix(SampleRecords.most))
      }
      return places.lazy.map { Self.pointer(path, from: $0) }.first { root[$0] != nil }.map { (parts[0], $0) }
    }
    return nil
  }

  private static func pointer(_ path: String, from start: JSONPointer) -> JSONPointer {
    JSONPointer(tokens: (path.utf8.first == 0x2F ? [] : start.tokens) + SampleScope.names(path))
  }

  private func found(at node: NodeID, _ isInside: Bool) -> SampleData {
    var outer: [NodeID] = []
    var found = SampleData()
    var part = node
    for _ in 0..<Self.deepest where part != .document {
      if part != node || isInside, let known = known[part] {
        found = known
        break
      }
      if value(.sample, part) != nil || value(.each, part) != nil || value(.schema, part) != nil { outer.append(part) }
      part = NodeID(Int(tree.nodes[part.index].parent))
    }
    for part in outer.reversed() {
      let reference = value(.sample, part)
      if let schema = value(.schema, part) {
        found.shape = SampleShape(schema: schema, sample: reference, file: sample)
      } else if reference != nil {
        found.shape = nil
      }
      if let reference {
        let scope = SampleScope(reference, sample: sample)
        found.place = SamplePlace(reference: reference)
        found.records = SampleRecords(scope.item == nil ? [] : [scope], isAtTop: found.place.names.isEmpty)
      }
      count += 1
      found.number = count
      if part == node, !isInside { return found }
      if let each = value(.each, part) {
        found.records = found.records.repeated(for: each)
        found.place = found.place.appending(SampleScope.path(each) ?? "")
        found.place.names.append(SamplePlace.anyItem)
        found.shape = found.shape?.repeated(for: each)
        count += 1
        found.number = count
      }
      known[part] = found
    }
    return found
  }

  private func value(_ name: AttributeName, _ node: NodeID) -> String? {
    guard tree.nodes[node.index].attributeCount > 0 else { return nil }
    for attribute in tree.attributes(of: node) where words[Int(attribute.name)].attribute == name {
      return tree.value(of: attribute)
    }
    return nil
  }
}
