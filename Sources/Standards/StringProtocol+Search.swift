// What the standard library finds with its module for regular expressions, which Embedded Swift lacks: texts in texts.
//
// Inlinable, as rules look for texts in every text of a card: what is not made for one type asks the type for each byte.

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Where `other` stands first, between whole characters; its start for the empty text.
  @inlinable
  package func firstRange(of other: String) -> Range<Index>? {
    other.isEmpty ? startIndex..<startIndex : firstRange(of: other, from: startIndex)
  }

  /// Where `other`, which is not empty, stands, one place after the other.
  @inlinable
  package func ranges(of other: String) -> [Range<Index>] {
    var found: [Range<Index>] = []
    var rest = startIndex
    while let range = firstRange(of: other, from: rest) {
      found.append(range)
      rest = range.upperBound
    }
    return found
  }

  /// The text with `new` wherever `old` stands; `limit` times at most.
  @inlinable
  package func replacing(_ old: String, with new: String, maxReplacements limit: Int = .max) -> String {
    let ranges = ranges(of: old).prefix(limit)
    if ranges.isEmpty { return String(self) }
    var result = ""
    var rest = startIndex
    for range in ranges {
      result += self[rest..<range.lowerBound]
      result += new
      rest = range.upperBound
    }
    return result + self[rest...]
  }

  /// The parts between the places where `separator` stands.
  @inlinable
  package func split(separator: String, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
    var parts: [SubSequence] = []
    var rest = startIndex
    while let range = firstRange(of: separator, from: rest) {
      if !omittingEmptySubsequences || rest < range.lowerBound { parts.append(self[rest..<range.lowerBound]) }
      rest = range.upperBound
    }
    if !omittingEmptySubsequences || rest < endIndex { parts.append(self[rest...]) }
    return parts
  }

  /// Where `other`, if it is not empty, stands first from `place`.
  @inlinable
  func firstRange(of other: String, from place: Index) -> Range<Index>? {
    guard let first = other.utf8.first else { return nil }
    if other.utf8.contains(where: { $0 >= 0x80 }) {
      // Letters beyond ASCII stand in no text without any, which is most.
      let isPlain = utf8[place...].allSatisfy { $0 < 0x80 }
      return isPlain ? nil : firstRange(ofCharacters: other, from: place)
    }
    var place = place
    while let start = utf8[place...].firstIndex(of: first) {
      if let end = end(of: other, at: start), isBoundary(start), isBoundary(end) { return start..<end }
      place = utf8.index(after: start)
    }
    return nil
  }

  /// Whether a character begins at `place`, or all ends there: between ASCII bytes one does, but for the inside of a line's end.
  @inlinable
  func isBoundary(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    let (before, behind) = (utf8[utf8.index(before: place)], utf8[place])
    guard before < 0x80, behind < 0x80 else { return Index(place, within: self) != nil }
    return before != 0x0D || behind != 0x0A
  }

  /// Where `other`, which is ASCII, ends if its bytes stand at `start`.
  @inlinable
  func end(of other: String, at start: Index) -> Index? {
    var index = start
    for byte in other.utf8 {
      guard index < endIndex, utf8[index] == byte else { return nil }
      index = utf8.index(after: index)
    }
    return index
  }

  /// The same character by character, as one may be written in several ways: “ö” as one scalar or as two.
  @usableFromInline
  func firstRange(ofCharacters other: String, from place: Index) -> Range<Index>? {
    for start in self[place...].indices {
      var index = start
      let isThere = other.allSatisfy { character in
        guard index < endIndex, self[index] == character else { return false }
        index = self.index(after: index)
        return true
      }
      if isThere { return start..<index }
    }
    return nil
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether `other` stands in it, between whole characters.
  @inlinable
  package func contains(_ other: String) -> Bool {
    let whole = self[...]
    // Most have not even its bytes; letters beyond ASCII may be written in other ones.
    if other.utf8.allSatisfy({ $0 < 0x80 }), !whole.utf8.span.contains(other.utf8.span) { return false }
    return whole.firstRange(of: other) != nil
  }
}
