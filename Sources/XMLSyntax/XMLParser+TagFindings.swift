import SourceText

/// Findings about tags that are missing, unfinished or wrong.
extension XMLParser {
  /// `<Name` as it stands in the start tag of `element`.
  private func tagStart(_ element: OpenElement) -> ByteRange {
    let node = nodes[Int(element.node)]
    return ByteRange(Int(node.start), Int(node.nameStart + names.entries[Int(element.name)].length))
  }

  /// Reports a start tag without its `>`.
  @inline(never)
  mutating func reportTagNotClosed(_ element: OpenElement, hasContent: Bool) {
    let place = Int(nodes[Int(element.node)].startTagEnd)
    let name = qualified(element.name)
    let quote = missingQuote(of: element)
    let open = Fix("Add '>'", [.insert(quote + ">", at: place)], isPreferred: hasContent)
    let empty = Fix("Close as <\(name)/>", [.insert(quote + "/>", at: place)], isPreferred: !hasContent)
    let both = Fix("Add '></\(name)>'", [.insert(quote + "></\(name)>", at: place)])
    report(
      .tagNotClosed, "The tag <\(name)> lacks its '>'", at: tagStart(element),
      fixes: hasContent ? [open] : [empty, both])
  }

  /// The closing quote that the last value in the start tag of `element` lacks, if it does.
  private func missingQuote(of element: OpenElement) -> String {
    let node = nodes[Int(element.node)]
    guard node.attributeCount > 0 else { return "" }
    let flags = attributes[Int(node.firstAttribute + node.attributeCount) - 1].flags
    guard flags.contains(.missingCloseQuote), !flags.contains(.missingOpenQuote) else { return "" }
    return flags.contains(.singleQuoted) ? "'" : "\""
  }

  /// Reports an element without its end tag; `ancestor` is the end tag that closes it along with itself.
  mutating func reportMissingEndTag(_ element: OpenElement, by ancestor: ByteRange?) {
    let name = qualified(element.name)
    let place = placeForEndTag(element)
    report(
      .endTagMissing, "The element <\(name)> is not closed; </\(name)> is missing", at: tagStart(element),
      related: ancestor.map { [RelatedInformation("This end tag closes an element around it", at: $0)] } ?? [],
      fixes: [Fix("Close with </\(name)>", [.insert("</\(name)>", at: place)], isPreferred: true)])
  }

  /// Where the missing end tag of `element` belongs: after a text that it starts with, else at the end of its content.
  private func placeForEndTag(_ element: OpenElement) -> Int {
    let node = nodes[Int(element.node)]
    let first = Int(element.node) + 1
    if first < nodes.count, nodes[first].kind == .text, !nodes[first].flags.contains(.whitespaceOnly) {
      let textStart = Int(nodes[first].start)
      if isOnOneLine(from: textStart, to: endOfSpace(from: textStart)) {
        return startOfSpace(before: Int(nodes[first].end), from: textStart)
      }
    }
    return startOfSpace(before: Int(node.end), from: Int(node.startTagEnd))
  }

  /// Reports an end tag that closes `element` but is not written well.
  mutating func reportEndTag(_ tag: EndTag, closing element: OpenElement) {
    let name = qualified(element.name)
    let message =
      if tag.name.isEmpty {
        "The end tag lacks its name; write </\(name)>"
      } else if !tag.isTerminated {
        "The end tag </\(name)> lacks its '>'"
      } else {
        "An end tag holds nothing but the name; write </\(name)>"
      }
    report(
      .endTagMalformed, message, at: ByteRange(tag.start, tag.end),
      related: [RelatedInformation("The element starts here", at: tagStart(element))],
      fixes: [Fix("Write </\(name)>", [TextEdit(ByteRange(tag.start, tag.end), "</\(name)>")], isPreferred: true)])
  }

  /// Reports an end tag that closes `element` under another name.
  mutating func reportMisspelt(_ tag: EndTag, closing element: OpenElement) {
    let name = qualified(element.name)
    let written = string(tag.name.start, tag.name.end)
    report(
      .endTagMismatched, "</\(written)> stands where </\(name)> is expected", at: tag.name,
      related: [RelatedInformation("The element starts here", at: tagStart(element))],
      fixes: [
        Fix(
          "Rename to </\(name)>", [TextEdit(ByteRange(tag.start, tag.end), "</\(name)>")], isPreferred: true)
      ])
  }

  /// Keeps and reports an end tag that no open element answers to.
  mutating func addStrayEndTag(_ tag: EndTag) {
    let range = ByteRange(tag.start, tag.end)
    let written = string(tag.name.start, tag.name.end)
    let expected = open.last.map { "; <\(qualified($0.name))> is open here" } ?? ""
    report(
      .endTagUnexpected,
      written.isEmpty
        ? "There is no element for this end tag to close" : "There is no open element <\(written)> to close\(expected)",
      at: range, related: open.last.map { [RelatedInformation("The innermost open element", at: tagStart($0))] } ?? [],
      fixes: [Fix("Remove </\(written)>", [.delete(range)], isPreferred: true)])
    appendLeaf(.unexpected, from: tag.start, flags: tag.isTerminated ? [] : .unterminated)
  }
}
