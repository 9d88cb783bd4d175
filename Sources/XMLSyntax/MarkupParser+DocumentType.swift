import SourceText

// DOCTYPE is skipped as one piece: nothing in it is read, no entity is ever defined or fetched.
extension MarkupParser {
  /// [28] doctypedecl.
  mutating func parseDocumentType(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let start = input.position
    let stop = start < unclosedFrom.documentType ? Self.endOfDocumentType(from: start + 9, input) : nil
    if stop == nil { unclosedFrom.documentType = start }
    let isTerminated = stop != nil
    if let stop {
      input.position = stop
    } else {
      input.position = max(
        input.startOfSpace(before: input.endOfLineOrMarkup(from: start + 9), from: start), start + 9)
    }
    let range = ByteRange(start, input.position)
    let after = input.endOfSpace(from: input.position)
    input.report(
      .documentTypeRefused, "A DOCTYPE is not allowed here: card files need none, and it could define entities",
      at: ByteRange(start, start + 9),
      fixes: [Fix("Remove the DOCTYPE", [.delete(ByteRange(range.start, max(after, range.end)))], isPreferred: true)])
    builder.appendLeaf(.documentType, from: start, to: input.position, flags: isTerminated ? [] : .unterminated)
  }

  /// The place after the `>` that ends the DOCTYPE, internal subset included.
  private static func endOfDocumentType(from start: Int, _ input: XMLInput) -> Int? {
    var index = start
    var inSubset = false
    while index < input.end {
      switch input.bytes[index] {
      case .greaterThan where !inSubset:
        return index + 1
      case .openBracket: inSubset = true
      case .closeBracket: inSubset = false
      case .quote, .apostrophe:
        guard let close = input.bytes[(index + 1)..<input.end].firstIndex(of: input.bytes[index]) else { return nil }
        index = close
      case .lessThan where !inSubset: return nil
      case .lessThan:
        if input.matches("<!--", at: index) {
          guard let close = Self.index(of: "-->", from: index + 4, input) else { return nil }
          index = close + 2
        } else if input.matches("<?", at: index) {
          guard let close = Self.index(of: "?>", from: index + 2, input) else { return nil }
          index = close + 1
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where `word` next stands.
  private static func index(of word: StaticString, from start: Int, _ input: XMLInput) -> Int? {
    var index = start
    while index < input.end {
      if input.matches(word, at: index) { return index }
      index += 1
    }
    return nil
  }
}
