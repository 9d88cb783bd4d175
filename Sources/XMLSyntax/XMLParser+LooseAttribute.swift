import SourceText

// Attributes that are not written `name="value"` straight on.
extension XMLParser {
  /// What follows an attribute's name when it is not `="` or `='`.
  ///
  /// - Returns: whether there is a value.
  @inline(never)
  mutating func parseLooseValue(of attribute: inout XMLAttribute) -> Bool {
    let nameEnd = input.position
    let next = input.endOfSpace(from: nameEnd)
    if next < input.end, input.bytes[next] == .equals {
      let value = input.endOfSpace(from: next + 1)
      if input.isQuote(at: value) {
        input.position = value
        parseQuotedValue(of: &attribute)
        return true
      }
      return parseUnquotedValue(of: &attribute, equals: next, value: value)
    }
    if input.isQuote(at: next), input.isOnOneLine(from: nameEnd, to: next) {
      attribute.flags.insert(.missingEquals)
      input.report(
        .equalsMissing, "'=' is missing between the attribute '\(builder.qualified(attribute.name))' and its value",
        at: ByteRange(Int(attribute.nameStart), nameEnd),
        fixes: [Fix("Add '='", [TextEdit(ByteRange(nameEnd, next), "=")], isPreferred: true)])
      input.position = next
      parseQuotedValue(of: &attribute)
      return true
    }
    attribute.flags.formUnion([.missingEquals, .missingOpenQuote])
    input.report(
      .attributeValueMissing,
      "The attribute '\(builder.qualified(attribute.name))' has no value; write \(builder.qualified(attribute.name))=\"…\"",
      at: ByteRange(Int(attribute.nameStart), nameEnd),
      fixes: [Fix("Add =\"\"", [.insert("=\"\"", at: nameEnd)], isPreferred: true)])
    return false
  }

  /// A value without an opening quote; `value` is the first byte after the `=` that is not white space.
  private mutating func parseUnquotedValue(of attribute: inout XMLAttribute, equals: Int, value: Int) -> Bool {
    attribute.flags.insert(.missingOpenQuote)
    let stop = input.isMissingValue(equals: equals, at: value) ? value : input.endOfUnquotedValue(from: value)
    let name = builder.qualified(attribute.name)
    if stop == value {
      let place = equals + 1
      attribute.valueStart = UInt32(place)
      attribute.valueEnd = UInt32(place)
      attribute.end = UInt32(place)
      input.position = place
      input.report(
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
      input.isQuote(at: stop)
      && (afterQuote >= input.end || input.isSpace(at: afterQuote) || input.bytes[afterQuote] == .greaterThan
        || input.bytes[afterQuote] == .slash)
    let quote = hasCloseQuote ? input.string(stop, afterQuote) : "\""
    if !hasCloseQuote { attribute.flags.insert(.missingCloseQuote) }
    input.position = hasCloseQuote ? afterQuote : stop
    attribute.end = UInt32(input.position)
    input.report(
      .quotesMissing,
      hasCloseQuote
        ? "The value of '\(name)' lacks its opening quote"
        : "The value of '\(name)' needs quotes: \(name)=\"\(input.excerpt(ByteRange(value, stop)))\"",
      at: ByteRange(value, stop),
      fixes: [
        Fix(
          hasCloseQuote ? "Add the opening quote" : "Add quotes",
          [.insert(quote, at: value)] + (hasCloseQuote ? [] : [.insert(quote, at: stop)]), isPreferred: true)
      ])
    return true
  }

  /// Finds what is wrong inside a value without quotes.
  private mutating func checkUnquotedValue(of attribute: inout XMLAttribute, from start: Int, to stop: Int) {
    var index = start
    while true {
      index = input.endOfRun(from: index, stop: ByteClass.valueStop)
      guard index < stop else { return }
      if input.bytes[index] == .ampersand {
        attribute.flags.insert(.needsNormalization)
        index = input.checkReference(at: index)
      } else {
        index = input.checkCharacter(at: index)
      }
    }
  }
}
