import SourceText

/// An end tag as it is written, right or wrong.
struct EndTag {
  let start: Int
  var end: Int
  var name: ByteRange
  /// It has its `>`.
  var isTerminated = true
  /// Something stands in it besides the name and white space after it.
  var hasUnexpected = false
}

/// Ends elements: with their end tags, however these are written, or without.
struct EndTagParser {
  /// How many bytes may still be looked ahead, and nodes back, for the sake of a better recovery; keeps the work linear.
  var lookahead = 2_000_000
  /// The element whose missing end tag has been told: what opens inside it was meant to be that.
  private var answered: UInt32?

  /// [42] ETag at the input's position.
  @inline(__always)
  mutating func parse(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    if let top = builder.open.last {
      let entry = builder.names.entries[Int(top.name)]
      let nameStart = input.position &+ 2
      let nameEnd = nameStart &+ Int(entry.length)
      if nameEnd < input.end, input.bytes[nameEnd] == .greaterThan,
        QualifiedNameTable.isSame(input.bytes, Int(entry.start), nameStart, count: Int(entry.length))
      {
        if top.isTentative { reportTagNotClosed(top, hasContent: true, &input, builder) }
        builder.close(top, endTag: input.position, end: nameEnd &+ 1)
        input.position = nameEnd &+ 1
        return
      }
    }
    parseLoosely(&input, &builder)
  }

  /// Closes all elements at the end of the text.
  mutating func finish(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    while let last = builder.open.last { closeUnended(last, at: input.end, by: nil, &input, &builder) }
  }

  /// Closes the innermost element, whose end tag is missing, at `offset`: before the end tag `by` of an ancestor or at
  /// the end of the text.
  private mutating func closeUnended(
    _ element: XMLTreeBuilder.OpenElement, at offset: Int, by ancestor: ByteRange?, _ input: inout XMLInput,
    _ builder: inout XMLTreeBuilder
  ) {
    builder.closeUnended(element, at: offset)
    if element.isTentative {
      reportTagNotClosed(element, hasContent: false, &input, builder)
    } else if element.node == answered {
      answered = nil
    } else if let outer = builder.open.last, isMeantToClose(element, outer, builder) {
      answered = outer.node
      reportMeantToClose(element, outer, &input, builder)
    } else {
      reportMissingEndTag(element, by: ancestor, &input, builder)
    }
  }

  /// [42] ETag off the fast path.
  @inline(never)
  private mutating func parseLoosely(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let tag = Self.scan(input)
    input.position = tag.end
    guard let top = builder.open.last else { return addStray(tag, &input, &builder) }
    if tag.name.isEmpty {
      guard isMisspelt(tag, of: top, input, builder) else { return addStray(tag, &input, &builder) }
      reportEndTag(tag, closing: top, &input, builder)
      close(top, with: tag, &input, &builder)
      return
    }
    let hash = QualifiedNameTable.hash(of: input.bytes, from: tag.name.start, to: tag.name.end)
    let name = builder.names.find(input.bytes, from: tag.name.start, to: tag.name.end, hash: hash)
    if name != 0, builder.names.entries[Int(name)].openCount > 0 {
      while let last = builder.open.last, last.name != name {
        closeUnended(last, at: tag.start, by: ByteRange(tag.start, tag.name.end), &input, &builder)
      }
      if !tag.isTerminated || tag.hasUnexpected, let last = builder.open.last {
        reportEndTag(tag, closing: last, &input, builder)
      }
      if let last = builder.open.last { close(last, with: tag, &input, &builder) }
    } else if isMisspelt(tag, of: top, input, builder) {
      reportMisspelt(tag, closing: top, &input, builder)
      close(top, with: tag, &input, &builder)
    } else {
      addStray(tag, &input, &builder)
    }
  }

  private func close(
    _ element: XMLTreeBuilder.OpenElement, with tag: EndTag, _ input: inout XMLInput, _ builder: inout XMLTreeBuilder
  ) {
    if element.isTentative { reportTagNotClosed(element, hasContent: true, &input, builder) }
    builder.close(element, endTag: tag.start, end: tag.end)
  }

  /// Reads the end tag at the input's position as far as it goes.
  private static func scan(_ input: XMLInput) -> EndTag {
    let nameStart = input.position + 2
    let nameEnd = input.endOfName(from: nameStart)
    let next = input.endOfSpace(from: nameEnd)
    var tag = EndTag(start: input.position, end: nameEnd, name: ByteRange(nameStart, nameEnd))
    if next < input.end, input.bytes[next] == .greaterThan, nameEnd > nameStart || next == nameStart {
      tag.end = next + 1
      return tag
    }
    var index = nameEnd
    while index < input.end, input.bytes[index] != .lineFeed, input.bytes[index] != .carriageReturn,
      input.bytes[index] != .lessThan
    {
      if input.bytes[index] == .greaterThan {
        tag.end = index + 1
        tag.hasUnexpected = true
        let first = input.endOfSpace(from: nameStart)
        if tag.name.isEmpty { tag.name = ByteRange(first, input.endOfName(from: first)) }
        return tag
      }
      index += 1
    }
    tag.isTerminated = false
    return tag
  }

  /// Whether `tag`, which no open element answers to, is meant to close `top` but misspells or lacks its name.
  ///
  /// It is not when the right end tag still comes.
  private mutating func isMisspelt(
    _ tag: EndTag, of top: XMLTreeBuilder.OpenElement, _ input: XMLInput, _ builder: XMLTreeBuilder
  ) -> Bool {
    let entry = builder.names.entries[Int(top.name)]
    let expected = ByteRange(Int(entry.start), Int(entry.start + entry.length))
    switch lookForEndTag(of: expected, from: tag.end, input) {
    case true?: return false
    case false?: return true
    case nil:
      return tag.name.isEmpty || Spelling.isSimilar(input.bytes[tag.name.range], input.bytes[expected.range])
    }
  }

  /// Whether an end tag of `name` comes after `start` that is not that of an element opened behind it.
  mutating func isEnded(_ name: ByteRange, from start: Int, _ input: XMLInput) -> Bool {
    lookForEndTag(of: name, from: start, input) == true
  }

  /// Whether the start tag of `element`, whose end tag is missing, is one that `outer` around it lacks, but for the `/`:
  /// `<Text>one<Text>` at the end of a line.
  private func isMeantToClose(
    _ element: XMLTreeBuilder.OpenElement, _ outer: XMLTreeBuilder.OpenElement, _ builder: XMLTreeBuilder
  ) -> Bool {
    func isText(_ node: XMLNode) -> Bool { node.kind == .text && !node.flags.contains(.whitespaceOnly) }
    let index = Int(element.node)
    let (node, before) = (builder.nodes[index], builder.nodes[index - 1])
    return outer.name == element.name && !outer.isTentative && node.attributeCount == 0 && isText(before)
      && before.parent == outer.node && (index + 1 >= builder.nodes.count || !isText(builder.nodes[index + 1]))
  }

  /// Whether an end tag of the name `name` comes after `start` that belongs to an element opened before it.
  ///
  /// - Returns: nil when it is not found within the work that is allowed.
  private mutating func lookForEndTag(of name: ByteRange, from start: Int, _ input: XMLInput) -> Bool? {
    let limit = min(input.end, start + min(lookahead, 100_000))
    var depth = 0
    var index = start
    defer { lookahead -= min(lookahead, index - start) }
    while index < limit {
      index += 1
      guard input.bytes[index - 1] == .lessThan else { continue }
      if index < input.end, input.bytes[index] == .slash {
        guard input.isName(name, at: index + 1) else { continue }
        if depth == 0 { return true }
        depth -= 1
      } else if input.isName(name, at: index) {
        var close = index + name.count
        while close < limit, input.bytes[close] != .greaterThan, input.bytes[close] != .lessThan { close += 1 }
        if input.bytes[close - 1] != .slash { depth += 1 }
      }
    }
    return limit == input.end ? false : nil
  }
}
