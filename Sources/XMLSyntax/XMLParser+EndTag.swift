import SourceText

extension XMLParser {
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

  /// [42] ETag.
  mutating func parseEndTag() {
    if let top = open.last {
      let entry = names.entries[Int(top.name)]
      let nameStart = position &+ 2
      let nameEnd = nameStart &+ Int(entry.length)
      if nameEnd < end, bytes[nameEnd] == .greaterThan,
        QualifiedNameTable.isSame(bytes, Int(entry.start), nameStart, count: Int(entry.length))
      {
        close(top, endTag: position, end: nameEnd &+ 1)
        position = nameEnd &+ 1
        return
      }
    }
    parseLooseEndTag()
  }

  /// Closes the innermost element with its end tag.
  @inline(__always)
  mutating func close(_ element: OpenElement, endTag start: Int, end: Int) {
    if element.isTentative { reportTagNotClosed(element, hasContent: true) }
    let node = Int(element.node)
    nodes[node].endTagStart = UInt32(truncatingIfNeeded: start)
    nodes[node].end = UInt32(truncatingIfNeeded: end)
    pop(element)
  }

  /// Takes the innermost element off the stack.
  @inline(__always)
  private mutating func pop(_ element: OpenElement) {
    nodes[Int(element.node)].subtreeEnd = UInt32(truncatingIfNeeded: nodes.count)
    names.entries[Int(element.name)].openCount &-= 1
    scope.restore(to: element.scope)
    open.removeLast()
  }

  /// Closes the innermost element, whose end tag is missing, at `offset`: before the end tag `by` of an ancestor or at
  /// the end of the text.
  @inline(never)
  mutating func closeUnended(_ element: OpenElement, at offset: Int, by ancestor: ByteRange?) {
    let node = Int(element.node)
    nodes[node].endTagStart = UInt32(offset)
    nodes[node].end = UInt32(offset)
    nodes[node].flags.insert(.missingEndTag)
    pop(element)
    if element.isTentative {
      nodes[node].flags.remove(.missingEndTag)
      flattened.append(element.node)
      reportTagNotClosed(element, hasContent: false)
    } else {
      reportMissingEndTag(element, by: ancestor)
    }
  }

  /// [42] ETag off the fast path.
  @inline(never)
  private mutating func parseLooseEndTag() {
    let tag = scanEndTag()
    position = tag.end
    guard let top = open.last else { return addStrayEndTag(tag) }
    if tag.name.isEmpty {
      guard isMisspelt(tag, of: top) else { return addStrayEndTag(tag) }
      reportEndTag(tag, closing: top)
      close(top, endTag: tag.start, end: tag.end)
      return
    }
    let hash = QualifiedNameTable.finish(
      tag.name.range.reduce(0) { ($0 &+ UInt64(bytes[$1])) &* 0x0000_0100_0000_01B3 })
    let name = names.find(bytes, from: tag.name.start, to: tag.name.end, hash: hash)
    if name != 0, names.entries[Int(name)].openCount > 0 {
      while let last = open.last, last.name != name {
        closeUnended(last, at: tag.start, by: ByteRange(tag.start, tag.name.end))
      }
      if !tag.isTerminated || tag.hasUnexpected, let last = open.last { reportEndTag(tag, closing: last) }
      if let last = open.last { close(last, endTag: tag.start, end: tag.end) }
    } else if isMisspelt(tag, of: top) {
      reportMisspelt(tag, closing: top)
      close(top, endTag: tag.start, end: tag.end)
    } else {
      addStrayEndTag(tag)
    }
  }

  /// Reads the end tag at ``position`` as far as it goes.
  private func scanEndTag() -> EndTag {
    let nameStart = position + 2
    let nameEnd = endOfName(from: nameStart)
    let next = endOfSpace(from: nameEnd)
    var tag = EndTag(start: position, end: nameEnd, name: ByteRange(nameStart, nameEnd))
    if next < end, bytes[next] == .greaterThan, nameEnd > nameStart || next == nameStart {
      tag.end = next + 1
      return tag
    }
    var index = nameEnd
    while index < end, bytes[index] != .lineFeed, bytes[index] != .carriageReturn, bytes[index] != .lessThan {
      if bytes[index] == .greaterThan {
        tag.end = index + 1
        tag.hasUnexpected = true
        let first = endOfSpace(from: nameStart)
        if tag.name.isEmpty { tag.name = ByteRange(first, endOfName(from: first)) }
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
  private mutating func isMisspelt(_ tag: EndTag, of top: OpenElement) -> Bool {
    let entry = names.entries[Int(top.name)]
    let expected = ByteRange(Int(entry.start), Int(entry.start + entry.length))
    switch lookForEndTag(of: expected, from: tag.end) {
    case true?: return false
    case false?: return true
    case nil:
      return tag.name.isEmpty || Spelling.isSimilar(bytes[tag.name.range], bytes[expected.range])
    }
  }

  /// Whether an end tag of the name `name` comes after `start` that belongs to an element opened before it.
  ///
  /// - Returns: nil when it is not found within the work that is allowed.
  private mutating func lookForEndTag(of name: ByteRange, from start: Int) -> Bool? {
    let limit = min(end, start + min(lookahead, 100_000))
    var depth = 0
    var index = start
    defer { lookahead -= min(lookahead, index - start) }
    while index < limit {
      index += 1
      guard bytes[index - 1] == .lessThan else { continue }
      if index < end, bytes[index] == .slash {
        guard isName(name, at: index + 1) else { continue }
        if depth == 0 { return true }
        depth -= 1
      } else if isName(name, at: index) {
        var close = index + name.count
        while close < limit, bytes[close] != .greaterThan, bytes[close] != .lessThan { close += 1 }
        if bytes[close - 1] != .slash { depth += 1 }
      }
    }
    return limit == end ? false : nil
  }

  /// Whether the name that stands in `name` stands at `index`, too.
  private func isName(_ name: ByteRange, at index: Int) -> Bool {
    index + name.count <= end && QualifiedNameTable.isSame(bytes, name.start, index, count: name.count)
      && nameLength(at: index + name.count) == 0
  }
}

extension ByteRange {
  /// The range as the standard library's.
  var range: Range<Int> { start..<end }
}
