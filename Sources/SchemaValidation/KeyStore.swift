/// The values of all keys and unique constraints of one document, found by constraint, declaring element and hash.
struct KeyStore {
  /// One value.
  struct Entry {
    let constraint: Int32
    let scope: Int32
    let hash: UInt64
    let node: Int32
    let field: KeyField
  }

  private var entries: [Entry] = []
  private var slots = [Int32](repeating: -1, count: 64)

  /// The entry with this value, if there is one.
  func find(_ constraint: Int, _ scope: Int, _ hash: UInt64) -> Entry? {
    let found = slots[slot(constraint, scope, hash)]
    return found < 0 ? nil : entries[Int(found)]
  }

  /// Adds a value.
  ///
  /// - Returns: the entry that has it already, and then nothing is added.
  mutating func insert(_ constraint: Int, _ scope: Int, _ hash: UInt64, _ node: Int, _ field: KeyField) -> Entry? {
    let place = slot(constraint, scope, hash)
    if slots[place] >= 0 { return entries[Int(slots[place])] }
    slots[place] = Int32(entries.count)
    entries.append(
      Entry(constraint: Int32(constraint), scope: Int32(scope), hash: hash, node: Int32(node), field: field))
    if entries.count * 2 > slots.count { grow() }
    return nil
  }

  /// The values of a constraint inside the elements from `first` up to but not including `end`, in document order.
  func entries(of constraint: Int, from first: Int, to end: Int) -> [Entry] {
    entries.filter { Int($0.constraint) == constraint && Int($0.scope) >= first && Int($0.scope) < end }
  }

  /// Where the value is, or where it would be put.
  private func slot(_ constraint: Int, _ scope: Int, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var place =
      Int(truncatingIfNeeded: (hash &+ UInt64(constraint) &* 0x9E37_79B9 &+ UInt64(scope) &* 0x85EB_CA6B)) & mask
    while slots[place] >= 0 {
      let entry = entries[Int(slots[place])]
      if entry.hash == hash, Int(entry.constraint) == constraint, Int(entry.scope) == scope { return place }
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      slots[slot(Int(entry.constraint), Int(entry.scope), entry.hash)] = Int32(index)
    }
  }
}
