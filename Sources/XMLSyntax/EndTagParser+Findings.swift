import SourceText

// Findings about tags that are missing, unfinished or wrong.
extension EndTagParser {
  /// `<Name` as it stands in the start tag of `element`.
  private func tagStart(_ element: XMLTreeBuilder.OpenElement, _ builder: XMLTreeBuilder) -> ByteRange {
    let node = builder.nodes[Int(element.node)]
    return ByteRange(Int(node.start), Int(node.nameStart + builder.names.entries[Int(element.name)].length))
  }

  /// Reports a start tag without its `>`.
  @inline(never)
  func reportTagNotClosed(
    _ element: XMLTreeBuilder.OpenElement, hasContent: Bool, _ input: inout XMLInput, _ builder: XMLTreeBuilder
  ) {
    let place = Int(builder.nodes[Int(element.node)].startTagEnd)
    let name = builder.qualified(element.name)
    let quote = missingQuote(of: element, builder)
    let open = Fix("Add '>'", [.insert(quote + ">", at: place)], isPreferred: hasContent)
    let empty = Fix("Close as <\(name)/>", [.insert(quote + "/>", at: place)], isPreferred: !hasContent)
    let both = Fix("Add '></\(name)>'", [.insert(quote + "></\(name)>", at: place)])
    input.report(
      .tagNotClosed, "The tag <\(name)> lacks its '>'", at: tagStart(element, builder),
      fixes: hasContent ? [open] : [empty, both])
  }

  /// The closing quote that the last value in the start tag of `element` lacks, if it does.
  private func missingQuote(of element: XMLTreeBuilder.OpenElement, _ builder: XMLTreeBuilder) -> String {
    let node = builder.nodes[Int(element.node)]
    guard node.attributeCount > 0 else { return "" }
    let flags = builder.attributes[Int(node.firstAttribute + node.attributeCount) - 1].flags
    guard flags.contains(.missingCloseQuote), !flags.contains(.missingOpenQuote) else { return "" }
    return flags.contains(.singleQuoted) ? "'" : "\""
  }

  /// Reports an element without its end tag; `ancestor` is the end tag that closes it along with itself.
  func reportMissingEndTag(
    _ element: XMLTreeBuilder.OpenElement, by ancestor: ByteRange?, _ input: inout XMLInput, _ builder: XMLTreeBuilder
  ) {
    let name = builder.qualified(element.name)
    let place = placeForEndTag(element, input, builder)
    input.report(
      .endTagMissing, "The element <\(name)> is not closed; </\(name)> is missing", at: tagStart(element, builder),
      related: ancestor.map { [RelatedInformation("This end tag closes an element around it", at: $0)] } ?? [],
      fixes: [Fix("Close with </\(name)>", [.insert("</\(name)>", at: place)], isPreferred: true)])
  }

  /// Where the missing end tag of `element` belongs: after a text that it starts with, else at the end of its content.
  private func placeForEndTag(_ element: XMLTreeBuilder.OpenElement, _ input: XMLInput, _ builder: XMLTreeBuilder)
    -> Int
  {
    let node = builder.nodes[Int(element.node)]
    let first = Int(element.node) + 1
    if first < builder.nodes.count, builder.nodes[first].kind == .text,
      !builder.nodes[first].flags.contains(.whitespaceOnly)
    {
      let textStart = Int(builder.nodes[first].start)
      if input.isOnOneLine(from: textStart, to: input.endOfSpace(from: textStart)) {
        return input.startOfSpace(before: Int(builder.nodes[first].end), from: textStart)
      }
    }
    return input.startOfSpace(before: Int(node.end), from: Int(node.startTagEnd))
  }

  /// Reports an end tag that closes `element` but is not written well.
  func reportEndTag(
    _ tag: EndTag, closing element: XMLTreeBuilder.OpenElement, _ input: inout XMLInput, _ builder: XMLTreeBuilder
  ) {
    let name = builder.qualified(element.name)
    let message =
      if tag.name.isEmpty {
        "The end tag lacks its name; write </\(name)>"
      } else if !tag.isTerminated {
        "The end tag </\(name)> lacks its '>'"
      } else {
        "An end tag holds nothing but the name; write </\(name)>"
      }
    input.report(
      .endTagMalformed, message, at: ByteRange(tag.start, tag.end),
      related: [RelatedInformation("The element starts here", at: tagStart(element, builder))],
      fixes: [Fix("Write </\(name)>", [TextEdit(ByteRange(tag.start, tag.end), "</\(name)>")], isPreferred: true)])
  }

  /// Reports an end tag that closes `element` under another name.
  func reportMisspelt(
    _ tag: EndTag, closing element: XMLTreeBuilder.OpenElement, _ input: inout XMLInput, _ builder: XMLTreeBuilder
  ) {
    let name = builder.qualified(element.name)
    let written = input.string(tag.name.start, tag.name.end)
    input.report(
      .endTagMismatched, "</\(written)> stands where </\(name)> is expected", at: tag.name,
      related: [RelatedInformation("The element starts here", at: tagStart(element, builder))],
      fixes: [
        Fix(
          "Rename to </\(name)>", [TextEdit(ByteRange(tag.start, tag.end), "</\(name)>")], isPreferred: true)
      ])
  }

  /// Keeps and reports an end tag that no open element answers to.
  func addStray(_ tag: EndTag, _ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let range = ByteRange(tag.start, tag.end)
    let written = input.string(tag.name.start, tag.name.end)
    let expected = builder.open.last.map { "; <\(builder.qualified($0.name))> is open here" } ?? ""
    input.report(
      .endTagUnexpected,
      written.isEmpty
        ? "There is no element for this end tag to close" : "There is no open element <\(written)> to close\(expected)",
      at: range,
      related: builder.open.last.map { [RelatedInformation("The innermost open element", at: tagStart($0, builder))] }
        ?? [],
      fixes: [Fix("Remove </\(written)>", [.delete(range)], isPreferred: true)])
    builder.appendLeaf(.unexpected, from: tag.start, to: input.position, flags: tag.isTerminated ? [] : .unterminated)
  }
}
