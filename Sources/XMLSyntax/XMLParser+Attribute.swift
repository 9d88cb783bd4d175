import SourceText

extension XMLParser {
  /// [41] Attribute at ``position``, which is known to start a name.
  ///
  /// - Returns: whether it has a value.
  mutating func parseAttribute(needsNamespaces: inout Bool) -> Bool {
    let start = position
    let name = scanName()
    var attribute = XMLAttribute(
      name: name, nameStart: UInt32(truncatingIfNeeded: start), nameEnd: UInt32(truncatingIfNeeded: position))
    let hasValue: Bool
    if position &+ 1 < end, bytes[position] == .equals,
      bytes[position &+ 1] == .quote || bytes[position &+ 1] == .apostrophe
    {
      position &+= 1
      parseValue(of: &attribute)
      hasValue = true
    } else {
      hasValue = parseLooseValue(of: &attribute)
    }
    let entry = names.entries[Int(name)]
    if entry.prefix | UInt32(entry.flags.rawValue) != 0 {
      needsNamespaces = true
      if entry.flags.contains(.namespaceDeclaration) { attribute.flags.insert(.namespaceDeclaration) }
    }
    if entry.lastTag == tagSerial { reportDuplicate(attribute) }
    names.entries[Int(name)].lastTag = tagSerial
    attributes.append(attribute)
    return hasValue
  }

  /// [10] AttValue at ``position``, off the fast path.
  @inline(never)
  mutating func parseQuotedValue(of attribute: inout XMLAttribute) {
    parseValue(of: &attribute)
  }

  /// [10] AttValue at ``position``, which is at its opening quote.
  @inline(__always)
  private mutating func parseValue(of attribute: inout XMLAttribute) {
    let quote = bytes[position]
    let start = position &+ 1
    let mark = diagnostics.count
    var lessThan = -1
    var index = start
    while true {
      index = endOfRun(from: index, stop: ByteClass.valueStop)
      guard index < end, bytes[index] != quote else { break }
      index = checkInValue(at: index, lessThan: &lessThan, flags: &attribute.flags)
    }
    if quote == .apostrophe { attribute.flags.insert(.singleQuoted) }
    attribute.valueStart = UInt32(truncatingIfNeeded: start)
    let next = index &+ 1
    let isPlain =
      next < end && classes[Int(bytes[next])] & ByteClass.space != 0 || next < end && bytes[next] == .greaterThan
    if lessThan < 0, isPlain {
      attribute.valueEnd = UInt32(truncatingIfNeeded: index)
      attribute.end = UInt32(truncatingIfNeeded: next)
      position = next
      return
    }
    finishValue(of: &attribute, at: index, lessThan: lessThan, findings: mark)
  }

  /// A character in a value that is not simply part of it.
  @inline(never)
  private mutating func checkInValue(at index: Int, lessThan: inout Int, flags: inout XMLAttribute.Flags) -> Int {
    switch bytes[index] {
    case .ampersand:
      flags.insert(.needsNormalization)
      return checkReference(at: index)
    case .tab, .lineFeed, .carriageReturn:
      flags.insert(.needsNormalization)
      return index + 1
    case .lessThan:
      if lessThan < 0 { lessThan = index }
      return index + 1
    case .quote, .apostrophe:
      return index + 1
    default:
      return checkCharacter(at: index)
    }
  }

  /// Decides where a value ends that may lack its closing quote; `index` is at the next such quote or at the end.
  @inline(never)
  private mutating func finishValue(
    of attribute: inout XMLAttribute, at index: Int, lessThan: Int, findings mark: Int
  ) {
    let start = Int(attribute.valueStart)
    if index < end, !isUnclosed(from: start, to: index, lessThan: lessThan) {
      attribute.valueEnd = UInt32(index)
      attribute.end = UInt32(index + 1)
      position = index + 1
      if lessThan >= 0 { reportLessThan(in: ByteRange(start, index), first: lessThan) }
      return
    }
    // What was found in the text that is not a value after all will be found again where it belongs.
    diagnostics.removeLast(max(0, diagnostics.count - mark))
    attribute.flags.remove(.needsNormalization)
    let stop = endOfUnclosedValue(from: start)
    var inner = start
    var ignored = -1
    while true {
      inner = endOfRun(from: inner, stop: ByteClass.valueStop)
      guard inner < stop else { break }
      inner = checkInValue(at: inner, lessThan: &ignored, flags: &attribute.flags)
    }
    attribute.flags.insert(.missingCloseQuote)
    attribute.valueEnd = UInt32(stop)
    attribute.end = UInt32(stop)
    position = stop
    let quote = attribute.flags.contains(.singleQuoted) ? "'" : "\""
    report(
      .quoteNotClosed, "The value of '\(qualified(attribute.name))' lacks its closing quote \(quote)",
      at: ByteRange(start - 1, stop),
      fixes: [Fix("Add the closing quote", [.insert(quote, at: stop)], isPreferred: true)])
  }

  /// Whether the quote at `index` is more likely to open another value than to close the one that starts at `start`.
  private func isUnclosed(from start: Int, to index: Int, lessThan: Int) -> Bool {
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
  private func endOfUnclosedValue(from start: Int) -> Int {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == .lineFeed || byte == .carriageReturn || byte == .lessThan || byte == .greaterThan { return index }
      if byte == .slash, index + 1 < end, bytes[index + 1] == .greaterThan { return index }
      if isSpace(at: index) {
        let next = endOfSpace(from: index)
        if isAttributeStart(at: next) { return index }
        index = max(index + 1, endOfLineSpace(from: index))
      } else {
        index += 1
      }
    }
    return end
  }

  /// The end of the spaces and tabs at `index`.
  private func endOfLineSpace(from index: Int) -> Int {
    var index = index
    while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
    return index
  }

  /// Whether `name="` stands at `index`.
  func isAttributeStart(at index: Int) -> Bool {
    let nameEnd = endOfName(from: index)
    guard nameEnd > index else { return false }
    let equals = endOfSpace(from: nameEnd)
    guard equals < end, bytes[equals] == .equals else { return false }
    let quote = endOfSpace(from: equals + 1)
    return quote < end && (bytes[quote] == .quote || bytes[quote] == .apostrophe)
  }

  private mutating func reportLessThan(in value: ByteRange, first: Int) {
    let edits = (value.start..<value.end).filter { bytes[$0] == .lessThan }
      .map { TextEdit(ByteRange($0, $0 + 1), "&lt;") }
    report(
      .lessThanInValue, "'<' may not stand in an attribute value; write &lt;", at: ByteRange(first, first + 1),
      fixes: [Fix(edits.count == 1 ? "Escape as &lt;" : "Escape each '<' as &lt;", edits, isPreferred: true)])
  }

  private mutating func reportDuplicate(_ attribute: XMLAttribute) {
    let first = attributes.last { $0.name == attribute.name }
    reportDuplicate(attribute, of: first, because: "")
  }

  /// Reports that `attribute` repeats `first`.
  mutating func reportDuplicate(_ attribute: XMLAttribute, of first: XMLAttribute?, because reason: String) {
    let start = Int(attribute.nameStart)
    report(
      .attributeDuplicate, "The attribute '\(qualified(attribute.name))' stands twice in this tag\(reason)",
      at: ByteRange(start, Int(attribute.nameEnd)),
      related: first.map {
        [RelatedInformation("The first one is here", at: ByteRange(Int($0.nameStart), Int($0.end)))]
      } ?? [],
      fixes: [
        Fix(
          "Remove this '\(qualified(attribute.name))'",
          [.delete(ByteRange(startOfSpace(before: start, from: 0), Int(attribute.end)))], isPreferred: true)
      ])
  }
}
