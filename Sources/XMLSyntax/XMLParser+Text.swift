import SourceText

extension XMLParser {
  /// [14] CharData with the references [67] in it: all up to the next `<`.
  mutating func parseText() {
    let start = position
    var flags: XMLNode.Flags = []
    var index = endOfSpace(from: start)
    if index == end || bytes[index] == .lessThan {
      flags = .whitespaceOnly
    } else {
      while true {
        index = endOfRun(from: index, stop: ByteClass.textStop)
        guard index < end, bytes[index] != .lessThan else { break }
        if bytes[index] == .ampersand {
          flags.insert(.hasReferences)
          index = checkReference(at: index)
        } else if bytes[index] == .closeBracket {
          index = checkSectionEnd(at: index)
        } else {
          index = checkCharacter(at: index)
        }
      }
    }
    position = index
    if open.isEmpty, flags != .whitespaceOnly { reportTextOutsideRoot(from: start) }
    appendLeaf(.text, from: start, flags: flags)
  }

  /// Reports `]]>` at `index`, which text may not hold.
  private mutating func checkSectionEnd(at index: Int) -> Int {
    guard matches("]]>", at: index) else { return index + 1 }
    let range = ByteRange(index, index + 3)
    report(
      .sectionEndInText, "']]>' may not stand in text; write ']]&gt;'", at: range,
      fixes: [Fix("Escape as ]]&gt;", [TextEdit(ByteRange(index + 2, index + 3), "&gt;")], isPreferred: true)])
    return index + 3
  }

  private mutating func reportTextOutsideRoot(from start: Int) {
    let first = endOfSpace(from: start)
    let range = ByteRange(first, startOfSpace(before: position, from: first))
    report(
      .textOutsideRoot,
      hasRoot
        ? "Text may not follow the root element; move it inside or remove it"
        : "Text may not stand before the root element; move it inside or remove it", at: range,
      fixes: [Fix("Remove the text", [.delete(range)])])
  }

  /// A `<` that starts no markup: text that should be escaped, or a tag of which nothing else is typed yet.
  mutating func parseLoneLessThan() {
    let range = ByteRange(position, position + 1)
    position += 1
    report(
      .lessThanInText, "A name is expected after '<'; to write the character itself, use &lt;", at: range,
      fixes: [
        Fix("Escape as &lt;", [TextEdit(range, "&lt;")], isPreferred: isSpace(at: range.end)),
        Fix("Remove '<'", [.delete(range)]),
      ])
    appendLeaf(.unexpected, from: range.start, flags: .missingName)
  }
}
