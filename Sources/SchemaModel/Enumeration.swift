import Standards

/// The values that a simple type lists, found by their bytes.
package struct Enumeration: Sendable {
  /// The values in schema order.
  package let values: [EnumerationValue]
  /// The values in their value space, for types that write one value in several ways; nil when the bytes are the value.
  package let distinctValues: Set<SimpleValue>?
  private let slots: [Int32]
  private let bytes: [UInt8]
  private let ends: [Int]

  /// A list of values.
  package init(_ values: [EnumerationValue], distinctValues: Set<SimpleValue>? = nil) {
    self.values = values
    self.distinctValues = distinctValues
    var bytes: [UInt8] = []
    var ends = [0]
    for value in values {
      bytes.append(contentsOf: value.value.utf8)
      ends.append(bytes.count)
    }
    var capacity = 4
    while capacity < values.count * 2 { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    for index in values.indices {
      var slot = Self.hash(bytes, ends[index]..<ends[index + 1]) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(index)
    }
    self.bytes = bytes
    self.ends = ends
    self.slots = slots
  }

  /// The index in ``values`` of the value written as `text[range]`, or nil.
  package func index(of text: [UInt8], _ range: Range<Int>) -> Int? {
    var slot = Self.hash(text, range) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      let start = ends[index]
      if ends[index + 1] - start == range.count {
        var offset = 0
        while offset < range.count, bytes[start + offset] == text[range.lowerBound + offset] { offset += 1 }
        if offset == range.count { return index }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> Int {
    Int(truncatingIfNeeded: FNV1a.hash(text, range))
  }
}
