import SourceText

// Where markup ends that is half typed, so that the rest of the document keeps its meaning.
extension XMLInput {
  /// Whether the quote at `index` is more likely to open another value than to close the one that starts at `start`.
  func isUnclosed(from start: Int, to index: Int, lessThan: Int) -> Bool {
    let next = index + 1
    let isFollowedWell =
      next >= end || isSpace(at: next) || bytes[next] == .greaterThan || bytes[next] == .slash
      || bytes[next] == .question
    if isFollowedWell, lessThan < 0 { return false }
    if endsInAttributeStart(from: start, to: index) { return true }
    if lessThan >= 0 {
      return !isFollowedWell || isMarkupOnOwnLine(from: start, to: index)
    }
    return bytes[start..<index].contains(.greaterThan)
  }

  /// Whether `… name=` stands before `index`.
  private func endsInAttributeStart(from start: Int, to index: Int) -> Bool {
    var index = startOfSpace(before: index, from: start)
    guard index > start, bytes[index - 1] == .equals else { return false }
    index = startOfSpace(before: index - 1, from: start)
    let nameEnd = index
    while index > start, bytes[index - 1] >= 0x80 || classes[Int(bytes[index - 1])] & ByteClass.name != 0 { index -= 1 }
    return index < nameEnd && index > start && isSpace(at: index - 1)
  }

  /// Whether between `start` and `stop` a line starts with a tag.
  private func isMarkupOnOwnLine(from start: Int, to stop: Int) -> Bool {
    var index = start
    while index < stop {
      while index < stop, !isLineEnd(at: index) { index += 1 }
      let first = endOfSpace(from: index)
      guard first < stop else { return false }
      if bytes[first] == .lessThan, first + 1 < end, bytes[first + 1] == .slash || nameStartLength(at: first + 1) > 0 {
        return true
      }
      index = max(first, index + 1)
    }
    return false
  }

  /// Where a value without a closing quote ends: at the line's end, the tag's end or before the next attribute.
  func endOfUnclosedValue(from start: Int) -> Int {
    var index = start
    while index < end, !endsUnclosedValue(at: index) { index += 1 }
    return index
  }

  /// Whether a value without a closing quote that began before `index` ends there.
  func endsUnclosedValue(at index: Int) -> Bool {
    switch bytes[index] {
    case .lineFeed, .carriageReturn, .lessThan, .greaterThan: return true
    case .slash: return index + 1 < end && bytes[index + 1] == .greaterThan
    // Asked once for a run of spaces, however long it is.
    default: return isSpace(at: index) && !isSpace(at: index - 1) && isAttributeStart(at: endOfSpace(from: index))
    }
  }

  /// Whether `name="` stands at `index`, perhaps with a quotation mark that XML does not know.
  func isAttributeStart(at index: Int) -> Bool {
    let nameEnd = endOfName(from: index)
    guard nameEnd > index else { return false }
    let equals = endOfSpace(from: nameEnd)
    guard equals < end, bytes[equals] == .equals else { return false }
    let quote = endOfSpace(from: equals + 1)
    return isQuote(at: quote) || QuotationMark(foreignAt: quote, in: self) != nil
  }

  /// Whether what stands at `index` is not the value of the attribute whose `=` is at `equals`, but what comes next.
  func isMissingValue(equals: Int, at index: Int) -> Bool {
    guard index < end, isOnOneLine(from: equals, to: index) else { return true }
    let nameEnd = endOfName(from: index)
    guard index > equals + 1, nameEnd > index else { return false }
    let next = endOfSpace(from: nameEnd)
    return next < end && bytes[next] == .equals
  }

  /// Where a value without quotes ends.
  func endOfUnquotedValue(from start: Int) -> Int {
    var index = start
    while index < end, !isSpace(at: index), !isQuote(at: index) {
      let byte = bytes[index]
      if byte == .lessThan || byte == .greaterThan { break }
      if byte == .slash, index + 1 < end, bytes[index + 1] == .greaterThan { break }
      index += 1
    }
    return index
  }

  /// Whether the name that stands in `name` stands at `index`, too.
  func isName(_ name: ByteRange, at index: Int) -> Bool {
    index + name.count <= end && QualifiedNameTable.isSame(bytes, name.start, index, count: name.count)
      && nameLength(at: index + name.count) == 0
  }
}

extension ByteRange {
  /// The range as the standard library's.
  var range: Range<Int> { start..<end }
}
