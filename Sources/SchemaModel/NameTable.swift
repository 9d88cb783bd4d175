import Standards

/// A name with its namespace (Namespaces in XML 1.0, section 2.1: an expanded name).
package struct ExpandedName: Hashable, Sendable {
  /// The namespace name; empty for none.
  package let namespace: String
  /// The local part.
  package let local: String

  /// The name `local` in `namespace`.
  package init(namespace: String = "", local: String) {
    self.namespace = namespace
    self.local = local
  }
}

/// An expanded name that a ``Schema`` knows, as a small integer: equal names of one schema have equal ids.
package struct NameID: Hashable, Comparable, Sendable {
  /// Index in ``NameTable/names``; ``unknown`` has -1.
  package let index: Int

  /// The name at `index`.
  package init(_ index: Int) { self.index = index }

  /// Stands for every name that the schema does not know.
  package static let unknown = NameID(-1)

  /// Whether `lhs` was met before `rhs` when the schema was read.
  package static func < (lhs: NameID, rhs: NameID) -> Bool { lhs.index < rhs.index }
}

/// Every expanded name of a schema, once, found by the bytes of its local part.
package struct NameTable: Sendable {
  /// The names; a ``NameID`` is an index here.
  package private(set) var names: [ExpandedName] = []
  /// Every namespace name, once; the first is "no namespace".
  package private(set) var namespaces: [String] = [""]

  private var localBytes: [UInt8] = []
  private var entries: [Entry] = []
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  private struct Entry: Sendable {
    var hash: UInt64
    var start: Int
    var end: Int
    var namespace: Int
  }

  /// A table without names.
  package init() {}

  /// The name with this id; the empty name for ``NameID/unknown``.
  package subscript(id: NameID) -> ExpandedName {
    id.index >= 0 ? names[id.index] : ExpandedName(local: "")
  }

  /// The index of `namespace` in ``namespaces``, or nil when the schema never names it.
  package func namespaceIndex(of namespace: String) -> Int? { namespaces.firstIndex(of: namespace) }

  /// The id of `name`, or ``NameID/unknown``.
  package func find(_ name: ExpandedName) -> NameID {
    guard let namespace = namespaceIndex(of: name.namespace) else { return .unknown }
    let bytes = Array(name.local.utf8)
    return find(bytes, 0..<bytes.count, namespace: namespace)
  }

  /// The id of the name whose local part is `bytes[range]` in the namespace with index `namespace`.
  package func find(_ bytes: [UInt8], _ range: Range<Int>, namespace: Int) -> NameID {
    let hash = FNV1a.hash(bytes, range, seed: UInt64(namespace))
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      let entry = entries[index]
      if entry.hash == hash, entry.namespace == namespace, entry.end - entry.start == range.count,
        localBytes[entry.start..<entry.end].elementsEqual(bytes[range])
      {
        return NameID(index)
      }
      slot = (slot + 1) & mask
    }
    return .unknown
  }

  /// The id of `name`, which becomes known if it was not.
  package mutating func intern(_ name: ExpandedName) -> NameID {
    let namespace = internNamespace(name.namespace)
    let bytes = Array(name.local.utf8)
    let found = find(bytes, 0..<bytes.count, namespace: namespace)
    if found != .unknown { return found }
    let start = localBytes.count
    localBytes.append(contentsOf: bytes)
    entries.append(
      Entry(
        hash: FNV1a.hash(bytes, 0..<bytes.count, seed: UInt64(namespace)), start: start, end: localBytes.count,
        namespace: namespace))
    names.append(name)
    if entries.count * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 2)
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
    return NameID(entries.count - 1)
  }

  /// The index of `namespace`, which becomes known if it was not.
  package mutating func internNamespace(_ namespace: String) -> Int {
    if let index = namespaceIndex(of: namespace) { return index }
    namespaces.append(namespace)
    return namespaces.count - 1
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[index].hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }
}
