import SourceText
import XMLSyntax

extension Formatter {
  /// Lays out a start tag: on one line if it fits, else each attribute on a line of its own.
  ///
  /// A tag with anything unexpected in it stays as it is.
  mutating func startTag(_ index: Int, _ node: XMLNode, column: Int) {
    guard Int(node.start) >= allowed.start, Int(node.startTagEnd) <= allowed.end else { return }
    let closer = Int(node.startTagEnd) - (node.flags.contains(.selfClosing) ? 2 : 1)
    let first = Int(node.firstAttribute)
    let range = first..<first + Int(node.attributeCount)
    let nameEnd = tree.nameRange(of: NodeID(index)).end
    guard closer >= nameEnd, bytes[Int(node.startTagEnd) - 1] == UInt8(ascii: ">"),
      isWellFormed(range, from: nameEnd, to: closer)
    else { return }
    let isOneLine = range.isEmpty || fits(range, nameEnd: nameEnd, column: column, node)
    let attributeColumn = min(column + options.tabSize, Self.widestIndentation)
    var end = nameEnd
    for index in range {
      let attribute = tree.attributes[index]
      let space = ByteRange(end, Int(attribute.nameStart))
      if !isOneLine {
        setSpace(space, lineEnds: 1, column: attributeColumn)
      } else if space.count != 1 || bytes[space.start] != 0x20 {
        replaceSpace(space, with: " ")
      }
      let quote = Int(attribute.valueStart) - 1
      if quote - Int(attribute.nameEnd) > 1 { tightenEquals(ByteRange(Int(attribute.nameEnd), quote)) }
      end = Int(attribute.end)
    }
    if end < closer { replaceSpace(ByteRange(end, closer), with: "") }
  }

  /// Takes the space out of an end tag.
  mutating func endTag(_ node: XMLNode, _ index: Int) {
    guard let name = tree.endTagNameRange(of: NodeID(index)) else { return }
    let closer = Int(node.end) - 1
    guard name.start >= allowed.start, closer < allowed.end, closer > name.end, bytes[closer] == UInt8(ascii: ">"),
      bytes.isSpace(from: name.end, to: closer)
    else { return }
    replaceSpace(ByteRange(name.end, closer), with: "")
  }

  /// Whether there is nothing but attributes in quotes and white space between `start` and `closer`.
  private func isWellFormed(_ range: Range<Int>, from start: Int, to closer: Int) -> Bool {
    let broken: XMLAttribute.Flags = [.missingEquals, .missingOpenQuote, .missingCloseQuote]
    var end = start
    for index in range {
      let attribute = tree.attributes[index]
      let nameStart = Int(attribute.nameStart)
      guard attribute.flags.isDisjoint(with: broken), nameStart > end, bytes.isSpace(from: end, to: nameStart) else {
        return false
      }
      end = Int(attribute.end)
    }
    return bytes.isSpace(from: end, to: closer)
  }

  /// Whether the tag fits on one line that begins with `column` columns of indentation.
  private func fits(_ range: Range<Int>, nameEnd: Int, column: Int, _ node: XMLNode) -> Bool {
    var width = column + columns(from: Int(node.start), to: nameEnd) + (node.flags.contains(.selfClosing) ? 2 : 1)
    for index in range {
      let attribute = tree.attributes[index]
      let value = tree.valueRange(of: attribute)
      if attribute.flags.contains(.needsNormalization), hasLineEnd(from: value.start, to: value.end) { return false }
      // A space, the equals sign, two quotes.
      width += 4 + columns(from: Int(attribute.nameStart), to: Int(attribute.nameEnd))
      guard width + value.count / 4 <= options.lineLength else { return false }
      width += columns(from: value.start, to: value.end)
      guard width <= options.lineLength else { return false }
    }
    return true
  }

  /// The number of scalars between two places.
  private func columns(from start: Int, to end: Int) -> Int {
    var count = 0
    var index = start
    while index < end {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return count
  }

  /// Takes the space on both sides of the `=` out of `range`.
  private mutating func tightenEquals(_ range: ByteRange) {
    guard let equals = bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: "=")) else { return }
    replaceSpace(ByteRange(range.start, equals), with: "")
    replaceSpace(ByteRange(equals + 1, range.end), with: "")
  }
}
