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
    let last = builder.attributes[Int(node.firstAttribute + node.attributeCount) - 1]
    guard last.flags.contains(.missingCloseQuote), !last.flags.contains(.missingOpenQuote), last.end == last.valueEnd
    else { return "" }
    return last.flags.contains(.singleQuoted) ? "'" : "\""
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

  /// Reports that `element` opens where `outer` should be closed.
  func reportMeantToClose(
    _ element: XMLTreeBuilder.OpenElement, _ outer: XMLTreeBuilder.OpenElement, _ input: inout XMLInput,
    _ builder: XMLTreeBuilder
  ) {
    let name = builder.qualified(element.name)
    let place = Int(builder.nodes[Int(element.node)].nameStart)
    input.report(
      .endTagMissing, "<\(name)> opens again where </\(name)> is expected", at: tagStart(element, builder),
      related: [RelatedInformation("The element starts here", at: tagStart(outer, builder))],
      fixes: [Fix("Write </\(name)>", [.insert("/", at: place)], isPreferred: true)])
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
  mutating func addStray(_ tag: EndTag, _ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let range = ByteRange(tag.start, tag.end)
    let written = input.string(tag.name.start, tag.name.end)
    defer {
      builder.appendLeaf(.unexpected, from: tag.start, to: input.position, flags: tag.isTerminated ? [] : .unterminated)
    }
    let removal = Fix("Remove </\(written)>", [.delete(range.withLines(in: input.bytes))], isPreferred: true)
    if let start = startWithoutBracket(of: tag, input, builder) {
      let last = builder.nodes.count - 1
      if start.end > Int(builder.nodes[last].start) { builder.nodes[last].flags.insert(.missingLessThan) }
      return input.report(
        .endTagUnexpected, "There is no open element <\(written)> to close; its start tag lacks the '<'", at: range,
        related: [RelatedInformation("'<' is missing here", at: start)],
        fixes: [
          Fix("Write <\(written)>", [.insert("<", at: start.start)], isPreferred: true),
          Fix(removal.title, removal.edits),
        ])
    }
    if let slash = slashOfEmptyElement(of: tag, input, builder) {
      return input.report(
        .endTagUnexpected, "There is no open element <\(written)> to close; its start tag closes itself", at: range,
        related: [RelatedInformation("This '/' closes the element", at: slash)],
        fixes: [
          Fix("Remove '/'", [.delete(slash)], isPreferred: true), Fix(removal.title, removal.edits),
        ])
    }
    let expected = builder.open.last.map { "; <\(builder.qualified($0.name))> is open here" } ?? ""
    input.report(
      .endTagUnexpected,
      written.isEmpty
        ? "There is no element for this end tag to close" : "There is no open element <\(written)> to close\(expected)",
      at: range,
      related: builder.open.last.map { [RelatedInformation("The innermost open element", at: tagStart($0, builder))] }
        ?? [],
      fixes: [removal])
  }

  /// How many nodes before an end tag are looked at for its start tag without a `<`.
  private static let mostNodesBefore = 64

  /// The start tag of the element that `tag` closes, if just one stands in the texts before it beside which `tag` stands, without
  /// its `<`.
  private mutating func startWithoutBracket(
    of tag: EndTag, _ input: XMLInput, _ builder: XMLTreeBuilder
  ) -> ByteRange? {
    guard !tag.name.isEmpty, tag.isTerminated, input.isListening else { return nil }
    let parent = builder.open.last?.node ?? 0
    var found: ByteRange?
    for node in builder.nodes.suffix(Self.mostNodesBefore).reversed() {
      guard node.kind == .text, node.parent == parent, node.flags.isDisjoint(with: [.whitespaceOnly, .missingLessThan])
      else { continue }
      let count = Int(node.end - node.start)
      guard count <= lookahead else { return nil }
      lookahead -= count
      var index = Int(node.start)
      while index < Int(node.end) {
        if let range = startTag(of: tag.name, at: index, upTo: Int(node.end), input) {
          if found != nil { return nil }
          found = range
        }
        while index < Int(node.end), !input.isSpace(at: index) { index += 1 }
        index = input.endOfSpace(from: index)
      }
    }
    return found
  }

  /// The `/` in the start tag of the element that `tag` is to close, if the last sibling of that name before it closes itself and
  /// something stands between the two.
  private mutating func slashOfEmptyElement(
    of tag: EndTag, _ input: XMLInput, _ builder: XMLTreeBuilder
  ) -> ByteRange? {
    guard !tag.name.isEmpty, tag.isTerminated, input.isListening else { return nil }
    let parent = builder.open.last?.node ?? 0
    var isFilled = false
    var index = builder.nodes.count - 1
    while index > Int(parent), lookahead > 0 {
      lookahead -= 1
      let node = builder.nodes[index]
      guard node.parent == parent else {
        index = Int(node.parent)
        continue
      }
      index -= 1
      guard node.kind == .element, input.isName(tag.name, at: Int(node.nameStart)) else {
        isFilled = isFilled || !node.flags.contains(.whitespaceOnly)
        continue
      }
      guard isFilled, node.flags.contains(.selfClosing) else { return nil }
      let slash = Int(node.startTagEnd) - 2
      return ByteRange(input.startOfSpace(before: slash, from: Int(node.nameStart)), slash + 1)
    }
    return nil
  }

  /// The start tag of `name` that stands at `index` without its `<`, and ends before `limit`.
  private func startTag(of name: ByteRange, at index: Int, upTo limit: Int, _ input: XMLInput) -> ByteRange? {
    guard input.isName(name, at: index) else { return nil }
    var end = input.endOfSpace(from: index + name.count)
    if end > index + name.count, input.isAttributeStart(at: end) {
      let limit = min(limit, end + XMLParser.longestTag)
      while end < limit, input.bytes[end] != .greaterThan { end += 1 }
    }
    return end < limit && input.bytes[end] == .greaterThan && input.bytes[end - 1] != .slash
      ? ByteRange(index, end + 1) : nil
  }
}
