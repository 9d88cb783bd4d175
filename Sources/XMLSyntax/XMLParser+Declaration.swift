import SourceText

/// The XML declaration [23].
extension XMLParser {
  /// A part of the declaration: `version="1.0"`.
  private struct Part {
    let name: ByteRange
    let value: ByteRange
  }

  /// [23] XMLDecl at ``position``.
  @inline(never)
  mutating func parseXMLDeclaration() {
    let start = position
    position += 5
    var parts: [Part] = []
    var problem: (message: String, range: ByteRange)?
    while position < end {
      let next = endOfSpace(from: position)
      if next >= end || bytes[next] == .lessThan || bytes[next] == .greaterThan || bytes[next] == .question { break }
      if next == position, !parts.isEmpty, problem == nil {
        problem = ("White space is missing here in the XML declaration", ByteRange(next, next + 1))
      }
      position = next
      let (part, fault) = parsePart()
      if let part { parts.append(part) }
      problem = problem ?? fault
    }
    let beforeSpace = position
    position = endOfSpace(from: position)
    var isTerminated = true
    if matches("?>", at: position) {
      position += 2
    } else if position < end, bytes[position] == .greaterThan {
      problem = problem ?? ("The XML declaration ends in '?>'", ByteRange(position, position + 1))
      position += 1
    } else {
      isTerminated = false
      position = beforeSpace + (beforeSpace < end && bytes[beforeSpace] == .question ? 1 : 0)
      problem = problem ?? ("The XML declaration lacks its closing '?>'", ByteRange(start, beforeSpace))
    }
    let range = ByteRange(start, position)
    if let problem = problem ?? orderProblem(parts, range) {
      reportDeclaration(problem.message, at: problem.range, parts, range)
    } else {
      checkVersion(parts[0].value)
      for part in parts { checkPart(part) }
    }
    appendLeaf(.xmlDeclaration, from: start, flags: isTerminated ? [] : .unterminated)
  }

  /// One part of the declaration, or what is wrong with it.
  private mutating func parsePart() -> (Part?, (message: String, range: ByteRange)?) {
    let nameEnd = endOfName(from: position)
    let name = ByteRange(position, nameEnd)
    if name.isEmpty {
      let first = position
      position += max(1, step(at: position).length)
      return (
        nil,
        ("'\(excerpt(ByteRange(first, position)))' may not stand in the XML declaration", ByteRange(first, position))
      )
    }
    position = nameEnd
    let equals = endOfSpace(from: nameEnd)
    guard equals < end, bytes[equals] == .equals else {
      return (nil, ("'\(excerpt(name))' has no value in the XML declaration", name))
    }
    position = equals + 1
    let quote = endOfSpace(from: position)
    guard isQuote(at: quote) else { return (nil, ("The value of '\(excerpt(name))' needs quotes", name)) }
    var close = quote + 1
    while close < end, bytes[close] != bytes[quote], bytes[close] != .lessThan, bytes[close] != .greaterThan {
      close += 1
    }
    let value = ByteRange(quote + 1, close)
    guard close < end, bytes[close] == bytes[quote] else {
      // The declaration's own end is not a part of the value.
      position = close < end && bytes[close] == .greaterThan && bytes[close - 1] == .question ? close - 1 : close
      return (nil, ("The value of '\(excerpt(name))' lacks its closing quote", ByteRange(quote, position)))
    }
    position = close + 1
    return (Part(name: name, value: value), nil)
  }

  /// What is wrong with the choice and order of the parts.
  private func orderProblem(_ parts: [Part], _ range: ByteRange) -> (message: String, range: ByteRange)? {
    let order = ["version", "encoding", "standalone"]
    var next = 0
    for part in parts {
      let name = string(part.name.start, part.name.end)
      guard let index = order.firstIndex(of: name) else {
        return ("The XML declaration knows version, encoding and standalone, not '\(excerpt(part.name))'", part.name)
      }
      if next == 0, index > 0 { break }
      if index < next {
        return ("The XML declaration has version, encoding and standalone in this order, each once", part.name)
      }
      next = index + 1
    }
    return next == 0
      ? ("The XML declaration must start with version=\"1.0\"", ByteRange(range.start, range.start + 5)) : nil
  }

  private mutating func reportDeclaration(_ message: String, at place: ByteRange, _ parts: [Part], _ range: ByteRange) {
    var declaration = "<?xml version=\"1.0\""
    for name in ["encoding", "standalone"] {
      guard let part = parts.first(where: { string($0.name.start, $0.name.end) == name }) else { continue }
      let value = string(part.value.start, part.value.end)
      let isKnown = name == "encoding" ? XMLEncoding(named: value) != nil : value == "yes" || value == "no"
      if isKnown { declaration += " \(name)=\"\(value)\"" }
    }
    report(
      .declarationMalformed, message, at: place,
      fixes: [Fix("Write \(declaration)?>", [TextEdit(range, declaration + "?>")], isPreferred: true)])
  }

  /// [26] VersionNum: a processor of 1.0 reads any 1.x as if it were 1.0.
  private mutating func checkVersion(_ value: ByteRange) {
    if string(value.start, value.end) == "1.0" { return }
    let digits = bytes[value.range].dropFirst(2)
    let isFirst = matches("1.", at: value.start) && digits.allSatisfy { (0x30...0x39).contains($0) }
    let fix = Fix("Write 1.0", [TextEdit(value, "1.0")], isPreferred: true)
    if isFirst {
      report(.versionUnusual, "Version \(excerpt(value)) is read as if it were 1.0", at: value, fixes: [fix])
    } else {
      report(
        .versionUnsupported, "'\(excerpt(value))' is no version of XML that can be read; write 1.0", at: value,
        fixes: [fix])
    }
  }

  private mutating func checkPart(_ part: Part) {
    let value = string(part.value.start, part.value.end)
    if matches("encoding", at: part.name.start) {
      if XMLEncoding(named: value) == nil {
        report(
          .encodingUnknown, "The encoding '\(excerpt(part.value))' is not understood; use one of \(XMLEncoding.list)",
          at: part.value,
          fixes: [Fix("Write UTF-8", [TextEdit(part.value, "UTF-8")], isPreferred: true)])
      }
    } else if matches("standalone", at: part.name.start), value != "yes", value != "no" {
      report(
        .declarationMalformed, "standalone is 'yes' or 'no'", at: part.value,
        fixes: [Fix("Write yes", [TextEdit(part.value, "yes")]), Fix("Write no", [TextEdit(part.value, "no")])])
    }
  }

  /// Reports that there is no root element.
  mutating func reportMissingRoot(from start: Int) {
    // Whatever else is wrong explains itself: a half-typed root gets no further finding.
    guard !nodes.contains(where: { $0.kind == .unexpected }) else { return }
    let place = startOfSpace(before: end, from: start)
    report(.rootMissing, "The document has no root element", at: ByteRange(at: place))
  }
}
