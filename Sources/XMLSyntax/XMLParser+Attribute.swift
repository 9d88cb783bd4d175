import SourceText

extension XMLParser {
  /// [41] Attribute at the input's position, which is known to start a name.
  ///
  /// - Returns: whether it has a value.
  mutating func parseAttribute(needsNamespaces: inout Bool) -> Bool {
    let start = input.position
    let name = builder.names.scan(&input)
    var attribute = XMLAttribute(
      name: name, nameStart: UInt32(truncatingIfNeeded: start), nameEnd: UInt32(truncatingIfNeeded: input.position))
    var hasValue = true
    let open = input.position &+ 1
    let close = input.endOfVerbatimValue(afterEquals: open)
    if close > 0 {
      if input.bytes[open] == .apostrophe { attribute.flags = .singleQuoted }
      attribute.valueStart = UInt32(truncatingIfNeeded: open &+ 1)
      attribute.valueEnd = UInt32(truncatingIfNeeded: close)
      attribute.end = UInt32(truncatingIfNeeded: close &+ 1)
      input.position = close &+ 1
    } else {
      (attribute, hasValue) = parseAnyValue(of: attribute)
    }
    let entry = builder.names.entries[Int(name)]
    if entry.prefix | UInt32(entry.flags.rawValue) != 0 {
      needsNamespaces = true
      if entry.flags.contains(.namespaceDeclaration) { attribute.flags.insert(.namespaceDeclaration) }
    }
    if entry.lastTag == tagSerial { reportDuplicate(attribute) }
    builder.names.entries[Int(name)].lastTag = tagSerial
    builder.attributes.append(attribute)
    return hasValue
  }

  /// What follows an attribute's name when it is not simply `="…"`.
  ///
  /// By value: an attribute whose address is known could not be put together in registers.
  ///
  /// - Returns: the attribute, and whether there is a value.
  @inline(never)
  private mutating func parseAnyValue(of attribute: XMLAttribute) -> (attribute: XMLAttribute, hasValue: Bool) {
    var attribute = attribute
    guard input.position + 1 < input.end, input.bytes[input.position] == .equals, input.isQuote(at: input.position + 1)
    else {
      let hasValue = parseLooseValue(of: &attribute)
      return (attribute, hasValue)
    }
    input.position += 1
    parseQuotedValue(of: &attribute)
    return (attribute, true)
  }

  /// [10] AttValue at the input's position, which is at its opening quote.
  mutating func parseQuotedValue(of attribute: inout XMLAttribute) {
    let quote = input.bytes[input.position]
    let start = input.position + 1
    let mark = input.findingCount
    var lessThan = -1
    var index = start
    while true {
      index = input.endOfPlainValue(from: index)
      guard index < input.end, input.bytes[index] != quote else { break }
      index = checkInValue(at: index, lessThan: &lessThan, flags: &attribute.flags)
    }
    if quote == .apostrophe { attribute.flags.insert(.singleQuoted) }
    attribute.valueStart = UInt32(start)
    finishValue(of: &attribute, at: index, lessThan: lessThan, findings: mark)
  }

  /// A character in a value that is not simply part of it.
  @inline(never)
  mutating func checkInValue(at index: Int, lessThan: inout Int, flags: inout XMLAttribute.Flags) -> Int {
    switch input.bytes[index] {
    case .ampersand:
      flags.insert(.needsNormalization)
      return input.checkReference(at: index)
    case .tab, .lineFeed, .carriageReturn:
      flags.insert(.needsNormalization)
      return index + 1
    case .lessThan:
      if lessThan < 0 { lessThan = index }
      return index + 1
    case .quote, .apostrophe:
      return index + 1
    default:
      return input.checkCharacter(at: index)
    }
  }

  /// Decides where a value ends that may lack its closing quote; `index` is at the next such quote or at the end.
  @inline(never)
  private mutating func finishValue(
    of attribute: inout XMLAttribute, at index: Int, lessThan: Int, findings mark: Int
  ) {
    let start = Int(attribute.valueStart)
    if index < input.end, !input.isUnclosed(from: start, to: index, lessThan: lessThan) {
      attribute.valueEnd = UInt32(index)
      attribute.end = UInt32(index + 1)
      input.position = index + 1
      if lessThan >= 0 { reportLessThan(in: ByteRange(start, index), first: lessThan) }
      return
    }
    // What was found in the text that is not a value after all will be found again where it belongs.
    input.takeBack(to: mark)
    attribute.flags.remove(.needsNormalization)
    let stop = input.endOfUnclosedValue(from: start)
    let quote = attribute.flags.contains(.singleQuoted) ? "'" : "\""
    let mark = QuotationMark.last(before: stop, from: start, like: input.bytes[start - 1], input)
    let valueEnd = mark?.start ?? stop
    checkInside(of: &attribute, from: start, to: valueEnd)
    attribute.flags.insert(.missingCloseQuote)
    attribute.valueEnd = UInt32(valueEnd)
    attribute.end = UInt32(stop)
    input.position = stop
    let instead = mark.map { "; it ends in \(input.string($0.start, $0.end))" } ?? ""
    input.report(
      .quoteNotClosed, "The value of '\(builder.qualified(attribute.name))' lacks its closing quote \(quote)\(instead)",
      at: ByteRange(start - 1, stop),
      fixes: [
        mark.map { Fix("Write \(quote) instead", [TextEdit($0, quote)], isPreferred: true) }
          ?? Fix("Add the closing quote", [.insert(quote, at: stop)], isPreferred: true)
      ])
  }

  private mutating func reportLessThan(in value: ByteRange, first: Int) {
    let edits = (value.start..<value.end).filter { input.bytes[$0] == .lessThan }
      .map { TextEdit(ByteRange($0, $0 + 1), "&lt;") }
    input.report(
      .lessThanInValue, "'<' may not stand in an attribute value; write &lt;", at: ByteRange(first, first + 1),
      fixes: [Fix(edits.count == 1 ? "Escape as &lt;" : "Escape each '<' as &lt;", edits, isPreferred: true)])
  }

  private mutating func reportDuplicate(_ attribute: XMLAttribute) {
    let first = builder.attributes.last { $0.name == attribute.name }
    builder.reportDuplicate(attribute, of: first, because: "", &input)
  }
}
