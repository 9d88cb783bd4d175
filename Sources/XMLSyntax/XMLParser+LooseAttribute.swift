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
      if let mark = QuotationMark(foreignAt: value, in: input), input.isOnOneLine(from: next, to: value) {
        parseMarkedValue(of: &attribute, from: value, mark)
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
    let afterQuote = stop + 1
    let hasCloseQuote =
      input.isQuote(at: stop)
      && (afterQuote >= input.end || input.isSpace(at: afterQuote) || input.bytes[afterQuote] == .greaterThan
        || input.bytes[afterQuote] == .slash)
    let mark = hasCloseQuote ? nil : QuotationMark.last(before: stop, from: value + 1, like: nil, input)
    let valueEnd = mark?.start ?? stop
    checkInside(of: &attribute, from: value, to: valueEnd)
    attribute.valueStart = UInt32(value)
    attribute.valueEnd = UInt32(valueEnd)
    let quote = hasCloseQuote ? input.string(stop, afterQuote) : "\""
    if !hasCloseQuote { attribute.flags.insert(.missingCloseQuote) }
    input.position = hasCloseQuote ? afterQuote : stop
    attribute.end = UInt32(input.position)
    input.report(
      .quotesMissing,
      hasCloseQuote
        ? "The value of '\(name)' lacks its opening quote"
        : "The value of '\(name)' needs quotes: \(name)=\"\(input.excerpt(ByteRange(value, valueEnd)))\"",
      at: ByteRange(value, stop),
      fixes: [
        Fix(
          hasCloseQuote ? "Add the opening quote" : "Add quotes",
          [.insert(quote, at: value)] + (hasCloseQuote ? [] : [TextEdit(ByteRange(valueEnd, stop), quote)]),
          isPreferred: true)
      ])
    return true
  }

  /// A value that begins at `start` with `mark`, which XML does not know.
  private mutating func parseMarkedValue(of attribute: inout XMLAttribute, from start: Int, _ mark: QuotationMark) {
    let inner = start + mark.length
    let closing = QuotationMark.closing(from: inner, like: mark.quote, input)
    attribute.flags.formUnion([.missingOpenQuote, .missingCloseQuote])
    checkInside(of: &attribute, from: inner, to: closing.start)
    attribute.valueStart = UInt32(start)
    attribute.valueEnd = UInt32(closing.end)
    attribute.end = UInt32(closing.end)
    input.position = closing.end
    let name = builder.qualified(attribute.name)
    let quotesInside = (inner..<closing.start).filter { input.bytes[$0] == .quote }
      .map { TextEdit(ByteRange($0, $0 + 1), "&quot;") }
    input.report(
      .quotesMissing,
      "The quotes of '\(name)' are not those of XML; write \(name)=\"\(input.excerpt(ByteRange(inner, closing.start)))\"",
      at: ByteRange(start, closing.end),
      fixes: [
        Fix(
          "Write straight quotes",
          [TextEdit(ByteRange(start, inner), "\"")] + quotesInside + [TextEdit(closing, "\"")], isPreferred: true)
      ])
  }

  /// Finds what is wrong inside a value whose quotes are not as they should be.
  mutating func checkInside(of attribute: inout XMLAttribute, from start: Int, to stop: Int) {
    var index = start
    var ignored = -1
    while true {
      index = input.endOfPlainValue(from: index)
      guard index < stop else { return }
      index = checkInValue(at: index, lessThan: &ignored, flags: &attribute.flags)
    }
  }
}
