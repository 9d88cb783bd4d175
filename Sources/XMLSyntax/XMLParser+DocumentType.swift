import SourceText

/// DOCTYPE is skipped as one piece: nothing in it is read, no entity is ever defined or fetched.
extension XMLParser {
  /// [28] doctypedecl.
  mutating func parseDocumentType() {
    let start = position
    let stop = start < unclosedFrom.documentType ? endOfDocumentType(from: start + 9) : nil
    if stop == nil { unclosedFrom.documentType = start }
    let isTerminated = stop != nil
    if let stop {
      position = stop
    } else {
      position = max(startOfSpace(before: endOfBrokenDocumentType(from: start + 9), from: start), start + 9)
    }
    let range = ByteRange(start, position)
    let after = endOfSpace(from: position)
    report(
      .documentTypeRefused, "A DOCTYPE is not allowed here: card files need none, and it could define entities",
      at: ByteRange(start, start + 9),
      fixes: [Fix("Remove the DOCTYPE", [.delete(ByteRange(range.start, max(after, range.end)))], isPreferred: true)])
    appendLeaf(.documentType, from: start, flags: isTerminated ? [] : .unterminated)
  }

  /// The place after the `>` that ends the DOCTYPE, internal subset included.
  private func endOfDocumentType(from start: Int) -> Int? {
    var index = start
    var inSubset = false
    while index < end {
      switch bytes[index] {
      case .greaterThan where !inSubset:
        return index + 1
      case .openBracket: inSubset = true
      case .closeBracket: inSubset = false
      case .quote, .apostrophe:
        guard let close = bytes[(index + 1)..<end].firstIndex(of: bytes[index]) else { return nil }
        index = close
      case .lessThan where !inSubset: return nil
      case .lessThan:
        if matches("<!--", at: index) {
          guard let close = self.index(of: "-->", from: index + 4) else { return nil }
          index = close + 2
        } else if matches("<?", at: index) {
          guard let close = self.index(of: "?>", from: index + 2) else { return nil }
          index = close + 1
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where a DOCTYPE without its end breaks off.
  private func endOfBrokenDocumentType(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] != .lineFeed, bytes[index] != .carriageReturn, bytes[index] != .lessThan {
      index += 1
    }
    return index
  }

  /// Where `word` next stands.
  private func index(of word: StaticString, from start: Int) -> Int? {
    var index = start
    while index < end {
      if matches(word, at: index) { return index }
      index += 1
    }
    return nil
  }
}
