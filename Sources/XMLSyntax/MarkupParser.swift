import SourceText

/// Takes comments, CDATA sections, processing instructions, DOCTYPE and what else starts with `<!` or `<?`.
struct MarkupParser {
  /// From here on no `-->`, `]]>`, `?>` or end of a DOCTYPE is left; saves looking for it again.
  struct UnclosedFrom {
    var comment = Int.max
    var section = Int.max
    var instruction = Int.max
    var documentType = Int.max
  }

  var unclosedFrom = UnclosedFrom()

  /// What starts with `<!`.
  @inline(never)
  mutating func parse(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    if input.matches("<!--", at: input.position) {
      parseComment(&input, &builder)
    } else if input.matches("<![CDATA[", at: input.position) {
      parseSection(&input, &builder)
    } else if input.matches("<!DOCTYPE", at: input.position) {
      parseDocumentType(&input, &builder)
    } else {
      parseUnknownMarkup(&input, &builder)
    }
  }

  /// [15] Comment.
  private mutating func parseComment(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let start = input.position
    let mark = input.findingCount
    var index = start + 4
    var hasDoubleHyphen = false
    while start < unclosedFrom.comment {
      index = input.endOfRun(from: index, stop: ByteClass.markupStop)
      guard index < input.end else {
        unclosedFrom.comment = start
        break
      }
      if input.bytes[index] >= 0x80 || input.bytes[index] < 0x20 {
        index = input.checkCharacter(at: index)
      } else if input.bytes[index] == .hyphen, index + 1 < input.end, input.bytes[index + 1] == .hyphen {
        if index + 2 < input.end, input.bytes[index + 2] == .greaterThan {
          input.position = index + 3
          return builder.appendLeaf(.comment, from: start, to: input.position)
        }
        // A comment that starts inside: this one lacks its end.
        if input.matches("<!--", at: index - 2) { break }
        if !hasDoubleHyphen { Self.reportDoubleHyphen(at: index, &input) }
        hasDoubleHyphen = true
        index += 1
      } else {
        index += 1
      }
    }
    input.takeBack(to: mark)
    let comment = Delimited(node: .comment, name: "comment", delimiter: "-->", kind: .commentNotClosed)
    finishUnclosed(comment, from: start, &input, &builder)
  }

  private static func reportDoubleHyphen(at index: Int, _ input: inout XMLInput) {
    var stop = index
    while stop < input.end, input.bytes[stop] == .hyphen { stop += 1 }
    // The last two of `--->` close the comment.
    let closes = stop < input.end && input.bytes[stop] == .greaterThan
    let range = ByteRange(index, closes ? max(index + 1, stop - 2) : stop)
    input.report(
      .doubleHyphenInComment, "A comment may not hold '--', nor end in '--->'", at: range,
      fixes: [
        Fix(
          closes ? "Remove the extra hyphens" : "Write a single hyphen", [TextEdit(range, closes ? "" : "-")],
          isPreferred: true)
      ])
  }

  /// [18] CDSect.
  private mutating func parseSection(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let start = input.position
    let mark = input.findingCount
    var index = start + 9
    while start < unclosedFrom.section {
      index = input.endOfRun(from: index, stop: ByteClass.markupStop)
      guard index < input.end else {
        unclosedFrom.section = start
        break
      }
      if input.bytes[index] == .closeBracket, index + 2 < input.end, input.bytes[index + 1] == .closeBracket,
        input.bytes[index + 2] == .greaterThan
      {
        input.position = index + 3
        if builder.open.isEmpty { Self.reportSectionOutsideRoot(ByteRange(start, input.position), &input) }
        return builder.appendLeaf(.cdataSection, from: start, to: input.position)
      }
      index = input.bytes[index] >= 0x80 || input.bytes[index] < 0x20 ? input.checkCharacter(at: index) : index + 1
    }
    input.takeBack(to: mark)
    let section = Delimited(node: .cdataSection, name: "CDATA section", delimiter: "]]>", kind: .sectionNotClosed)
    finishUnclosed(section, from: start, &input, &builder)
  }

  private static func reportSectionOutsideRoot(_ range: ByteRange, _ input: inout XMLInput) {
    input.report(
      .textOutsideRoot, "A CDATA section may stand only inside the root element; move it inside or remove it",
      at: ByteRange(range.start, min(range.start + 9, range.end)),
      fixes: [Fix("Remove the CDATA section", [.delete(range)])])
  }

  /// A kind of markup that has a closing delimiter.
  private struct Delimited {
    let node: XMLNodeKind
    let name: String
    let delimiter: String
    /// What is reported when the delimiter is missing.
    let kind: DiagnosticKind
  }

  /// Ends markup without its closing delimiter at the end of its line, or before more of its kind.
  private func finishUnclosed(
    _ markup: Delimited, from start: Int, _ input: inout XMLInput, _ builder: inout XMLTreeBuilder
  ) {
    let stop = max(input.startOfSpace(before: input.endOfLineOrMarkup(from: start + 2), from: start), start + 2)
    input.position = stop
    input.report(
      markup.kind, "The \(markup.name) lacks its closing '\(markup.delimiter)'", at: ByteRange(start, stop),
      fixes: [Fix("Add '\(markup.delimiter)'", [.insert(markup.delimiter, at: stop)], isPreferred: true)])
    builder.appendLeaf(markup.node, from: start, to: stop, flags: .unterminated)
  }

  /// [16] PI.
  @inline(never)
  mutating func parseInstruction(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let start = input.position
    let targetEnd = input.endOfName(from: start + 2)
    let target = ByteRange(start + 2, targetEnd)
    let mark = input.findingCount
    var index = targetEnd
    while start < unclosedFrom.instruction {
      index = input.endOfRun(from: index, stop: ByteClass.markupStop)
      guard index < input.end else {
        unclosedFrom.instruction = start
        break
      }
      if input.bytes[index] == .question, index + 1 < input.end, input.bytes[index + 1] == .greaterThan {
        input.position = index + 2
        checkTarget(target, of: ByteRange(start, input.position), &input, builder)
        builder.appendLeaf(.processingInstruction, from: start, to: input.position)
        return nameLastNode(target, &input, &builder)
      }
      index = input.bytes[index] >= 0x80 || input.bytes[index] < 0x20 ? input.checkCharacter(at: index) : index + 1
    }
    input.takeBack(to: mark)
    let instruction = Delimited(
      node: .processingInstruction, name: "processing instruction", delimiter: "?>", kind: .instructionNotClosed)
    finishUnclosed(instruction, from: start, &input, &builder)
    nameLastNode(target, &input, &builder)
  }

  private func nameLastNode(_ target: ByteRange, _ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let last = builder.nodes.count - 1
    builder.nodes[last].nameStart = UInt32(target.start)
    guard !target.isEmpty else { return }
    let end = input.position
    input.position = target.start
    builder.nodes[last].name = builder.names.scan(&input)
    input.position = end
  }

  /// [17] PITarget, and the white space after it.
  private func checkTarget(
    _ target: ByteRange, of instruction: ByteRange, _ input: inout XMLInput, _ builder: XMLTreeBuilder
  ) {
    let remove = Fix("Remove the processing instruction", [.delete(instruction)])
    if target.isEmpty {
      input.report(
        .instructionMalformed, "A processing instruction starts with a name, straight after '<?'",
        at: ByteRange(instruction.start, instruction.start + 2), fixes: [remove])
    } else if Self.isXML(target, input) {
      reportMisplacedDeclaration(target, of: instruction, &input, builder)
    } else if input.bytes[target.range].contains(.colon) {
      input.report(
        .instructionTargetColon,
        "The target '\(input.excerpt(target))' of a processing instruction may not hold a colon",
        at: target, fixes: [remove])
    } else if !input.isSpace(at: target.end), target.end + 2 < instruction.end {
      input.report(
        .instructionMalformed, "White space is missing after the target '\(input.excerpt(target))'",
        at: ByteRange(target.end, target.end + max(1, input.step(at: target.end).length)),
        fixes: [Fix("Add a space", [.insert(" ", at: target.end)], isPreferred: true), remove])
    }
  }

  private static func isXML(_ target: ByteRange, _ input: XMLInput) -> Bool {
    target.count == 3 && input.string(target.start, target.end).lowercased() == "xml"
  }

  private func reportMisplacedDeclaration(
    _ target: ByteRange, of instruction: ByteRange, _ input: inout XMLInput, _ builder: XMLTreeBuilder
  ) {
    let before = ByteRange(0, instruction.start)
    let isFirst = builder.nodes.allSatisfy { $0.kind == .document || $0.flags.contains(.whitespaceOnly) }
    let isDeclaration = isFirst && input.matches("xml", at: target.start) && input.isSpace(at: target.end)
    input.report(
      .declarationMisplaced,
      isDeclaration
        ? "The XML declaration must be the very first thing in the document; remove the white space before it"
        : "The target '\(input.excerpt(target))' is reserved for the XML declaration, which is written <?xml version=\"1.0\"?> and "
          + "comes first in the document", at: target,
      fixes: [
        isDeclaration
          ? Fix("Remove the white space before it", [.delete(before)], isPreferred: true)
          : Fix("Remove it", [.delete(instruction)], isPreferred: true)
      ])
  }

  /// `<!` that starts nothing XML knows.
  private func parseUnknownMarkup(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    let start = input.position
    var stop = start + 2
    while stop < input.end, input.bytes[stop] != .lineFeed, input.bytes[stop] != .carriageReturn,
      input.bytes[stop] != .lessThan
    {
      stop += 1
      if input.bytes[stop - 1] == .greaterThan { break }
    }
    let isTerminated = input.bytes[stop - 1] == .greaterThan
    if !isTerminated { stop = max(input.startOfSpace(before: stop, from: start), start + 2) }
    input.position = stop
    let range = ByteRange(start, stop)
    input.report(
      .markupUnknown,
      "'\(input.excerpt(range))' is no XML markup; a comment is written <!-- … -->, a CDATA section <![CDATA[…]]>",
      at: range, fixes: [Fix("Remove it", [.delete(range)])])
    builder.appendLeaf(.unexpected, from: start, to: input.position, flags: isTerminated ? [] : .unterminated)
  }
}
