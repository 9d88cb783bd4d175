import SourceText

/// Attributes that are not written `name="value"` straight on.
extension XMLParser {
  /// What follows an attribute's name when it is not `="` or `='`.
  ///
  /// - Returns: whether there is a value.
  @inline(never)
  mutating func parseLooseValue(of attribute: inout XMLAttribute) -> Bool {
    let nameEnd = position
    let next = endOfSpace(from: nameEnd)
    if next < end, bytes[next] == .equals {
      let value = endOfSpace(from: next + 1)
      if isQuote(at: value) {
        position = value
        parseQuotedValue(of: &attribute)
        return true
      }
      return parseUnquotedValue(of: &attribute, equals: next, value: value)
    }
    if isQuote(at: next), isOnOneLine(from: nameEnd, to: next) {
      attribute.flags.insert(.missingEquals)
      report(
        .equalsMissing, "'=' is missing between the attribute '\(qualified(attribute.name))' and its value",
        at: ByteRange(Int(attribute.nameStart), nameEnd),
        fixes: [Fix("Add '='", [TextEdit(ByteRange(nameEnd, next), "=")], isPreferred: true)])
      position = next
      parseQuotedValue(of: &attribute)
      return true
    }
    attribute.flags.formUnion([.missingEquals, .missingOpenQuote])
    report(
      .attributeValueMissing,
      "The attribute '\(qualified(attribute.name))' has no value; write \(qualified(attribute.name))=\"…\"",
      at: ByteRange(Int(attribute.nameStart), nameEnd),
      fixes: [Fix("Add =\"\"", [.insert("=\"\"", at: nameEnd)], isPreferred: true)])
    return false
  }

  /// A value without an opening quote; `value` is the first byte after the `=` that is not white space.
  private mutating func parseUnquotedValue(of attribute: inout XMLAttribute, equals: Int, value: Int) -> Bool {
    attribute.flags.insert(.missingOpenQuote)
    let stop = isMissingValue(equals: equals, at: value) ? value : endOfUnquotedValue(from: value)
    let name = qualified(attribute.name)
    if stop == value {
      let place = equals + 1
      attribute.valueStart = UInt32(place)
      attribute.valueEnd = UInt32(place)
      attribute.end = UInt32(place)
      position = place
      report(
        .attributeValueMissing, "The attribute '\(name)' has no value; write \(name)=\"…\"",
        at: ByteRange(Int(attribute.nameStart), place),
        fixes: [Fix("Add \"\"", [.insert("\"\"", at: place)], isPreferred: true)])
      return true
    }
    checkUnquotedValue(of: &attribute, from: value, to: stop)
    attribute.valueStart = UInt32(value)
    attribute.valueEnd = UInt32(stop)
    let afterQuote = stop + 1
    let hasCloseQuote =
      isQuote(at: stop)
      && (afterQuote >= end || isSpace(at: afterQuote) || bytes[afterQuote] == .greaterThan
        || bytes[afterQuote] == .slash)
    let quote = hasCloseQuote ? string(stop, afterQuote) : "\""
    if !hasCloseQuote { attribute.flags.insert(.missingCloseQuote) }
    position = hasCloseQuote ? afterQuote : stop
    attribute.end = UInt32(position)
    report(
      .quotesMissing,
      hasCloseQuote
        ? "The value of '\(name)' lacks its opening quote"
        : "The value of '\(name)' needs quotes: \(name)=\"\(excerpt(ByteRange(value, stop)))\"",
      at: ByteRange(value, stop),
      fixes: [
        Fix(
          hasCloseQuote ? "Add the opening quote" : "Add quotes",
          [.insert(quote, at: value)] + (hasCloseQuote ? [] : [.insert(quote, at: stop)]), isPreferred: true)
      ])
    return true
  }

  /// Whether what stands at `index` is not the value of the attribute whose `=` is at `equals`, but what comes next.
  private func isMissingValue(equals: Int, at index: Int) -> Bool {
    guard index < end, isOnOneLine(from: equals, to: index) else { return true }
    let nameEnd = endOfName(from: index)
    guard index > equals + 1, nameEnd > index else { return false }
    let next = endOfSpace(from: nameEnd)
    return next < end && bytes[next] == .equals
  }

  /// Where a value without quotes ends.
  private func endOfUnquotedValue(from start: Int) -> Int {
    var index = start
    while index < end, !isSpace(at: index), !isQuote(at: index) {
      let byte = bytes[index]
      if byte == .lessThan || byte == .greaterThan { break }
      if byte == .slash, index + 1 < end, bytes[index + 1] == .greaterThan { break }
      index += 1
    }
    return index
  }

  /// Finds what is wrong inside a value without quotes.
  private mutating func checkUnquotedValue(of attribute: inout XMLAttribute, from start: Int, to stop: Int) {
    var index = start
    while true {
      index = endOfRun(from: index, stop: ByteClass.valueStop)
      guard index < stop else { return }
      if bytes[index] == .ampersand {
        attribute.flags.insert(.needsNormalization)
        index = checkReference(at: index)
      } else {
        index = checkCharacter(at: index)
      }
    }
  }

  /// Whether a quote of either kind stands at `index`.
  func isQuote(at index: Int) -> Bool {
    index < end && (bytes[index] == .quote || bytes[index] == .apostrophe)
  }
}
