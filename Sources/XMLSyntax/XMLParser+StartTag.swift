import SourceText

extension XMLParser {
  /// How a start tag ends.
  enum TagEnding {
    case open
    case selfClosing
    /// Before its `>`.
    case brokenOff
  }

  /// [40] STag or [44] EmptyElemTag.
  mutating func parseStartTag() {
    let start = position
    position = start &+ 1
    let name = scanName()
    var node = XMLNode(
      kind: .element, parent: open.last?.node ?? 0, start: UInt32(truncatingIfNeeded: start))
    node.name = name
    node.nameStart = UInt32(truncatingIfNeeded: start &+ 1)
    node.firstAttribute = UInt32(truncatingIfNeeded: attributes.count)
    let nameEnd = position
    let scopeHeight = scope.height
    var ending = TagEnding.open
    if position < end, bytes[position] == .greaterThan {
      position &+= 1
    } else {
      ending = parseAttributes(ofTagAt: start, nameEnd: nameEnd)
      node.attributeCount = UInt32(truncatingIfNeeded: attributes.count) &- node.firstAttribute
    }
    let entry = names.entries[Int(name)]
    if entry.prefix != 0 || entry.flags.contains(.malformed) {
      node.namespace = resolvePrefixedElement(name, at: start &+ 1)
    } else {
      node.namespace = scope.namespace(ofPrefix: 0)
    }
    if open.isEmpty { checkRoot(ByteRange(start, nameEnd)) }
    addElement(node, ending: ending, scope: scopeHeight)
  }

  /// Puts the element whose start tag was taken into the tree.
  @inline(__always)
  private mutating func addElement(_ element: XMLNode, ending: TagEnding, scope height: UInt32) {
    var node = element
    let tagEnd = UInt32(truncatingIfNeeded: position)
    node.startTagEnd = tagEnd
    node.end = tagEnd
    node.endTagStart = tagEnd
    node.subtreeEnd = UInt32(truncatingIfNeeded: nodes.count &+ 1)
    if ending == .selfClosing {
      node.flags = .selfClosing
      scope.restore(to: height)
    } else {
      if ending == .brokenOff { node.flags = .unterminated }
      names.entries[Int(node.name)].openCount &+= 1
      open.append(
        OpenElement(
          node: UInt32(truncatingIfNeeded: nodes.count), name: node.name, scope: height,
          isTentative: ending == .brokenOff))
    }
    nodes.append(node)
  }

  /// What stands between the name of a start tag and its end: attributes and white space.
  private mutating func parseAttributes(ofTagAt start: Int, nameEnd: Int) -> TagEnding {
    tagSerial &+= 1
    let firstAttribute = attributes.count
    var needsNamespaces = false
    var bareWords: BareWords?
    var unexpectedEnd = -1
    var ending = TagEnding.brokenOff
    while true {
      let next = endOfSpace(from: position)
      guard next < end, bytes[next] != .lessThan else { break }
      let byte = bytes[next]
      if byte == .greaterThan {
        position = next &+ 1
        ending = .open
        break
      }
      if byte == .slash, next &+ 1 < end, bytes[next &+ 1] == .greaterThan {
        position = next &+ 2
        ending = .selfClosing
        break
      }
      let mark = BareWords(position: position, attribute: attributes.count, finding: diagnostics.count)
      let hasSpace = next > position
      position = next
      if classes[Int(byte)] & ByteClass.nameStart != 0 || byte >= 0x80 && nameStartLength(at: next) > 0 {
        if !hasSpace, next != nameEnd, next != unexpectedEnd { reportMissingSpace(at: next) }
        if parseAttribute(needsNamespaces: &needsNamespaces) { bareWords = nil } else { bareWords = bareWords ?? mark }
      } else {
        skipUnexpectedInTag()
        unexpectedEnd = position
        bareWords = bareWords ?? mark
      }
    }
    if ending == .brokenOff, let bareWords, isEndTag(of: start + 1, nameEnd, at: endOfSpace(from: position)) {
      takeBack(bareWords)
    }
    if needsNamespaces { resolveNamespaces(from: firstAttribute) }
    return ending
  }

  /// Where the first of several words without a value stands; perhaps text, if the tag turns out to lack its `>`.
  private struct BareWords {
    let position: Int
    let attribute: Int
    let finding: Int
  }

  /// `<Title Some words</Title>`: the words are text, only the `>` is missing.
  private mutating func takeBack(_ words: BareWords) {
    position = words.position
    attributes.removeLast(attributes.count - words.attribute)
    diagnostics.removeLast(diagnostics.count - words.finding)
  }

  /// Whether the end tag of the name from `nameStart` to `nameEnd` stands at `index`.
  private func isEndTag(of nameStart: Int, _ nameEnd: Int, at index: Int) -> Bool {
    let count = nameEnd - nameStart
    guard index + 2 + count < end, bytes[index] == .lessThan, bytes[index + 1] == .slash else { return false }
    return QualifiedNameTable.isSame(bytes, nameStart, index + 2, count: count)
      && nameLength(at: index + 2 + count) == 0
  }

  private mutating func reportMissingSpace(at index: Int) {
    report(
      .attributeSpaceMissing,
      "White space is missing before the attribute '\(excerpt(ByteRange(index, endOfName(from: index))))'",
      at: ByteRange(index, endOfName(from: index)),
      fixes: [Fix("Add a space", [.insert(" ", at: index)], isPreferred: true)])
  }

  /// Characters in a start tag that belong to no attribute.
  private mutating func skipUnexpectedInTag() {
    let start = position
    while position < end, !isSpace(at: position) {
      let byte = bytes[position]
      if byte == .greaterThan || byte == .lessThan { break }
      if byte == .slash, position + 1 < end, bytes[position + 1] == .greaterThan { break }
      if nameStartLength(at: position) > 0 {
        if isAttributeStart(at: position) { break }
        position = endOfName(from: position)
      } else {
        position += byte < 0x80 ? 1 : step(at: position).length
      }
    }
    let range = ByteRange(start, position)
    report(
      .unexpectedInTag, "'\(excerpt(range))' may not stand in a start tag; only attributes may, as in name=\"value\"",
      at: range, fixes: [Fix("Remove '\(excerpt(range))'", [.delete(range)], isPreferred: true)])
  }

  /// Notes the root element, or reports another one.
  @inline(__always)
  private mutating func checkRoot(_ range: ByteRange) {
    if hasRoot { reportSecondRoot(range) }
    hasRoot = true
  }

  @inline(never)
  private mutating func reportSecondRoot(_ range: ByteRange) {
    var related: [RelatedInformation] = []
    if let root = nodes.first(where: { $0.kind == .element && $0.parent == 0 }) {
      related = [
        RelatedInformation(
          "The root element starts here",
          at: ByteRange(Int(root.start), Int(root.nameStart) + names.names[Int(root.name)].byteCount))
      ]
    }
    report(
      .rootRepeated, "A document has one root element; '\(string(range.start + 1, range.end))' is another one",
      at: range,
      related: related)
  }
}
