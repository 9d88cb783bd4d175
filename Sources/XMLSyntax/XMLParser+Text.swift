import SourceText

extension XMLParser {
  /// [14] CharData with the references [67] in it: all up to the next `<`.
  mutating func parseText() {
    let start = input.position
    var flags: XMLNode.Flags = []
    var index = input.endOfIndentation(from: start)
    if index == input.end || input.bytes[index] == .lessThan {
      flags = .whitespaceOnly
    } else {
      while true {
        index = input.endOfPlainText(from: index)
        guard index < input.end, input.bytes[index] != .lessThan else { break }
        if input.bytes[index] == .ampersand {
          flags.insert(.hasReferences)
          index = input.checkReference(at: index)
        } else if input.bytes[index] == .closeBracket {
          index = checkSectionEnd(at: index)
        } else {
          index = input.checkCharacter(at: index)
        }
      }
    }
    input.position = index
    if builder.open.isEmpty, flags != .whitespaceOnly { reportTextOutsideRoot(from: start) }
    builder.appendLeaf(.text, from: start, to: input.position, flags: flags)
  }

  /// Reports `]]>` at `index`, which text may not hold.
  private mutating func checkSectionEnd(at index: Int) -> Int {
    guard input.matches("]]>", at: index) else { return index + 1 }
    let range = ByteRange(index, index + 3)
    input.report(
      .sectionEndInText, "']]>' may not stand in text; write ']]&gt;'", at: range,
      fixes: [Fix("Escape as ]]&gt;", [TextEdit(ByteRange(index + 2, index + 3), "&gt;")], isPreferred: true)])
    return index + 3
  }

  private mutating func reportTextOutsideRoot(from start: Int) {
    let first = input.endOfSpace(from: start)
    let range = ByteRange(first, input.startOfSpace(before: input.position, from: first))
    input.report(
      .textOutsideRoot,
      hasRoot
        ? "Text may not follow the root element; move it inside or remove it"
        : "Text may not stand before the root element; move it inside or remove it", at: range,
      fixes: [Fix("Remove the text", [.delete(range.withLines(in: input.bytes))])])
  }

  /// A `<` that starts no markup: that of a tag with white space before its name, text that should be escaped, or a tag of
  /// which nothing else is typed yet.
  mutating func parseLoneLessThan() {
    if let name = nameBehindSpace() {
      let space = ByteRange(input.position + 1, name.start)
      input.report(
        .lessThanInText, "'\(input.string(name.start, name.end))' must follow '<' at once",
        at: ByteRange(input.position, name.start),
        fixes: [Fix("Remove the white space", [.delete(space)], isPreferred: true)])
      return parseStartTag(after: space.count)
    }
    let range = ByteRange(input.position, input.position + 1)
    input.position += 1
    input.report(
      .lessThanInText, "A name is expected after '<'; to write the character itself, use &lt;", at: range,
      fixes: [
        Fix("Escape as &lt;", [TextEdit(range, "&lt;")], isPreferred: input.isSpace(at: range.end)),
        Fix("Remove '<'", [.delete(range)]),
      ])
    builder.appendLeaf(.unexpected, from: range.start, to: input.position, flags: .missingName)
  }

  /// How many bytes behind a name are looked at for the end of a start tag that has a slip, so that the work stays linear.
  static let longestTag = 1_000

  /// The name behind the `<` at the input's position and white space, if a start tag is plainly meant: attributes follow, or
  /// `/>`, or `>` and later an end tag that no other element has use for.
  private mutating func nameBehindSpace() -> ByteRange? {
    let start = input.endOfSpace(from: input.position + 1)
    let name = ByteRange(start, input.endOfName(from: start))
    guard start > input.position + 1, !name.isEmpty, input.isOnOneLine(from: input.position, to: start) else {
      return nil
    }
    let next = input.endOfSpace(from: name.end)
    if input.matches("/>", at: next) { return name }
    if next > name.end, input.isAttributeStart(at: next) {
      let limit = min(input.end, next + Self.longestTag)
      let stop = (next..<limit).first { input.bytes[$0] == .greaterThan || input.bytes[$0] == .lessThan }
      return stop.map { input.bytes[$0] == .greaterThan } == true ? name : nil
    }
    guard next < input.end, input.bytes[next] == .greaterThan, !builder.isOpen(name, input) else { return nil }
    return endTags.isEnded(name, from: next + 1, input) ? name : nil
  }
}
