import SourceText

extension XMLParser {
  /// [40] STag or [44] EmptyElemTag; its name stands `space` bytes further behind the `<` than it should.
  mutating func parseStartTag(after space: Int = 0) {
    let start = input.position
    let nameStart = start &+ 1 &+ space
    input.position = nameStart
    let name = builder.names.scan(&input)
    var node = XMLNode(
      kind: .element, parent: builder.open.last?.node ?? 0, start: UInt32(truncatingIfNeeded: start))
    node.name = name
    node.nameStart = UInt32(truncatingIfNeeded: nameStart)
    node.firstAttribute = UInt32(truncatingIfNeeded: builder.attributes.count)
    let nameEnd = input.position
    let scopeHeight = builder.scope.height
    var ending = XMLTreeBuilder.TagEnding.open
    if input.position < input.end, input.bytes[input.position] == .greaterThan {
      input.position &+= 1
    } else {
      ending = parseAttributes(ofTagNamed: ByteRange(nameStart, nameEnd))
      node.attributeCount = UInt32(truncatingIfNeeded: builder.attributes.count) &- node.firstAttribute
    }
    let entry = builder.names.entries[Int(name)]
    if entry.prefix != 0 || entry.flags.contains(.malformed) {
      node.namespace = NamespaceResolver.namespace(ofElement: name, at: nameStart, builder, &input)
    } else {
      node.namespace = builder.scope.namespace(ofPrefix: 0)
    }
    if builder.open.isEmpty { checkRoot(ByteRange(start, nameEnd), name) }
    builder.addElement(node, to: input.position, ending: ending, scope: scopeHeight)
  }

  /// What stands between the name of a start tag and its end: attributes and white space.
  private mutating func parseAttributes(ofTagNamed name: ByteRange) -> XMLTreeBuilder.TagEnding {
    tagSerial &+= 1
    let firstAttribute = builder.attributes.count
    var needsNamespaces = false
    var bareWords: BareWords?
    var unexpectedEnd = -1
    var ending = XMLTreeBuilder.TagEnding.brokenOff
    while true {
      let next = input.endOfSpace(from: input.position)
      guard next < input.end, input.bytes[next] != .lessThan else { break }
      let byte = input.bytes[next]
      if byte == .greaterThan {
        input.position = next &+ 1
        ending = .open
        break
      }
      if byte == .slash, next &+ 1 < input.end, input.bytes[next &+ 1] == .greaterThan {
        input.position = next &+ 2
        ending = .selfClosing
        break
      }
      let mark = BareWords(
        position: input.position, attribute: builder.attributes.count, finding: input.findingCount)
      let hasSpace = next > input.position
      input.position = next
      if input.classes[Int(byte)] & ByteClass.nameStart != 0 || byte >= 0x80 && input.nameStartLength(at: next) > 0 {
        if !hasSpace, next != name.end, next != unexpectedEnd { reportMissingSpace(at: next) }
        if parseAttribute(needsNamespaces: &needsNamespaces) { bareWords = nil } else { bareWords = bareWords ?? mark }
      } else {
        skipUnexpectedInTag()
        unexpectedEnd = input.position
        bareWords = bareWords ?? mark
      }
    }
    if ending == .brokenOff, let bareWords, isEndTag(of: name, at: input.endOfSpace(from: input.position)) {
      takeBack(bareWords)
    }
    if needsNamespaces { namespaces.resolve(from: firstAttribute, &builder, &input) }
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
    hasTakenBack = true
    input.position = words.position
    builder.attributes.removeLast(builder.attributes.count - words.attribute)
    input.takeBack(to: words.finding)
  }

  /// Whether the end tag of `name` stands at `index`.
  private func isEndTag(of name: ByteRange, at index: Int) -> Bool {
    index + 2 + name.count < input.end && input.bytes[index] == .lessThan && input.bytes[index + 1] == .slash
      && input.isName(name, at: index + 2)
  }

  private mutating func reportMissingSpace(at index: Int) {
    input.report(
      .attributeSpaceMissing,
      "White space is missing before the attribute '\(input.excerpt(ByteRange(index, input.endOfName(from: index))))'",
      at: ByteRange(index, input.endOfName(from: index)),
      fixes: [Fix("Add a space", [.insert(" ", at: index)], isPreferred: true)])
  }

  /// Characters in a start tag that belong to no attribute.
  private mutating func skipUnexpectedInTag() {
    let start = input.position
    while input.position < input.end, !input.isSpace(at: input.position) {
      let byte = input.bytes[input.position]
      if byte == .greaterThan || byte == .lessThan { break }
      if byte == .slash, input.position + 1 < input.end, input.bytes[input.position + 1] == .greaterThan { break }
      if input.nameStartLength(at: input.position) > 0 {
        if input.isAttributeStart(at: input.position) { break }
        input.position = input.endOfName(from: input.position)
      } else {
        input.position += byte < 0x80 ? 1 : input.step(at: input.position).length
      }
    }
    let range = ByteRange(start, input.position)
    let shown = input.excerpt(range)
    // As in `a="1",b="2"`.
    let separates = !input.isSpace(at: start - 1) && input.nameStartLength(at: range.end) > 0
    input.report(
      .unexpectedInTag,
      "'\(shown)' may not stand in a start tag; only attributes may, as in name=\"value\"", at: range,
      fixes: [
        separates
          ? Fix("Replace '\(shown)' by a space", [TextEdit(range, " ")], isPreferred: true)
          : Fix("Remove '\(shown)'", [.delete(range.withLines(in: input.bytes))], isPreferred: true)
      ])
  }

  /// Notes the root element, or reports another one.
  @inline(__always)
  private mutating func checkRoot(_ range: ByteRange, _ name: UInt32) {
    if hasRoot { reportSecondRoot(range, name) }
    hasRoot = true
  }

  @inline(never)
  private mutating func reportSecondRoot(_ range: ByteRange, _ name: UInt32) {
    var related: [RelatedInformation] = []
    if let root = builder.nodes.first(where: { $0.kind == .element && $0.parent == 0 }) {
      related = [
        RelatedInformation(
          "The root element starts here",
          at: ByteRange(Int(root.start), Int(root.nameStart) + builder.names.names[Int(root.name)].byteCount))
      ]
    }
    input.report(
      .rootRepeated, "A document has one root element; '\(builder.qualified(name))' is another one",
      at: range,
      related: related)
  }
}
