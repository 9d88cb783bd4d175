import SourceText

/// Comments, CDATA sections, processing instructions, DOCTYPE and what else starts with `<!` or `<?`.
extension XMLParser {
  /// What starts with `<!`.
  @inline(never)
  mutating func parseDeclarationMarkup() {
    if matches("<!--", at: position) {
      parseComment()
    } else if matches("<![CDATA[", at: position) {
      parseSection()
    } else if matches("<!DOCTYPE", at: position) {
      parseDocumentType()
    } else {
      parseUnknownMarkup()
    }
  }

  /// [15] Comment.
  private mutating func parseComment() {
    let start = position
    let mark = diagnostics.count
    var index = start + 4
    var hasDoubleHyphen = false
    while start < unclosedFrom.comment {
      index = endOfRun(from: index, stop: ByteClass.markupStop)
      guard index < end else {
        unclosedFrom.comment = start
        break
      }
      if bytes[index] >= 0x80 || bytes[index] < 0x20 {
        index = checkCharacter(at: index)
      } else if bytes[index] == .hyphen, index + 1 < end, bytes[index + 1] == .hyphen {
        if index + 2 < end, bytes[index + 2] == .greaterThan {
          position = index + 3
          return appendLeaf(.comment, from: start)
        }
        // A comment that starts inside: this one lacks its end.
        if matches("<!--", at: index - 2) { break }
        if !hasDoubleHyphen { reportDoubleHyphen(at: index) }
        hasDoubleHyphen = true
        index += 1
      } else {
        index += 1
      }
    }
    diagnostics.removeLast(diagnostics.count - mark)
    finishUnclosed(.comment, from: start, delimiter: "-->", kind: .commentNotClosed, name: "comment")
  }

  private mutating func reportDoubleHyphen(at index: Int) {
    var stop = index
    while stop < end, bytes[stop] == .hyphen { stop += 1 }
    // The last two of `--->` close the comment.
    let closes = stop < end && bytes[stop] == .greaterThan
    let range = ByteRange(index, closes ? max(index + 1, stop - 2) : stop)
    report(
      .doubleHyphenInComment, "A comment may not hold '--', nor end in '--->'", at: range,
      fixes: [
        Fix(
          closes ? "Remove the extra hyphens" : "Write a single hyphen", [TextEdit(range, closes ? "" : "-")],
          isPreferred: true)
      ])
  }

  /// [18] CDSect.
  private mutating func parseSection() {
    let start = position
    let mark = diagnostics.count
    var index = start + 9
    while start < unclosedFrom.cdata {
      index = endOfRun(from: index, stop: ByteClass.markupStop)
      guard index < end else {
        unclosedFrom.cdata = start
        break
      }
      if bytes[index] == .closeBracket, index + 2 < end, bytes[index + 1] == .closeBracket,
        bytes[index + 2] == .greaterThan
      {
        position = index + 3
        if open.isEmpty { reportSectionOutsideRoot(ByteRange(start, position)) }
        return appendLeaf(.cdataSection, from: start)
      }
      index = bytes[index] >= 0x80 || bytes[index] < 0x20 ? checkCharacter(at: index) : index + 1
    }
    diagnostics.removeLast(diagnostics.count - mark)
    finishUnclosed(.cdataSection, from: start, delimiter: "]]>", kind: .sectionNotClosed, name: "CDATA section")
  }

  private mutating func reportSectionOutsideRoot(_ range: ByteRange) {
    report(
      .textOutsideRoot, "A CDATA section may stand only inside the root element; move it inside or remove it",
      at: ByteRange(range.start, min(range.start + 9, range.end)),
      fixes: [Fix("Remove the CDATA section", [.delete(range)])])
  }

  /// Ends markup without its closing delimiter at the end of its line, or before more of its kind.
  private mutating func finishUnclosed(
    _ node: XMLNodeKind, from start: Int, delimiter: String, kind: DiagnosticKind, name: String
  ) {
    var stop = start + 2
    while stop < end, bytes[stop] != .lineFeed, bytes[stop] != .carriageReturn, bytes[stop] != .lessThan { stop += 1 }
    stop = max(startOfSpace(before: stop, from: start), start + 2)
    position = stop
    report(
      kind, "The \(name) lacks its closing '\(delimiter)'", at: ByteRange(start, stop),
      fixes: [Fix("Add '\(delimiter)'", [.insert(delimiter, at: stop)], isPreferred: true)])
    appendLeaf(node, from: start, flags: .unterminated)
  }

  /// [16] PI.
  @inline(never)
  mutating func parseProcessingInstruction() {
    let start = position
    let targetEnd = endOfName(from: start + 2)
    let target = ByteRange(start + 2, targetEnd)
    let mark = diagnostics.count
    var index = targetEnd
    while start < unclosedFrom.instruction {
      index = endOfRun(from: index, stop: ByteClass.markupStop)
      guard index < end else {
        unclosedFrom.instruction = start
        break
      }
      if bytes[index] == .question, index + 1 < end, bytes[index + 1] == .greaterThan {
        position = index + 2
        checkTarget(target, of: ByteRange(start, position))
        return addInstruction(target, from: start)
      }
      index = bytes[index] >= 0x80 || bytes[index] < 0x20 ? checkCharacter(at: index) : index + 1
    }
    diagnostics.removeLast(diagnostics.count - mark)
    finishUnclosed(
      .processingInstruction, from: start, delimiter: "?>", kind: .instructionNotClosed, name: "processing instruction")
    nameLastNode(target)
  }

  private mutating func addInstruction(_ target: ByteRange, from start: Int) {
    appendLeaf(.processingInstruction, from: start)
    nameLastNode(target)
  }

  private mutating func nameLastNode(_ target: ByteRange) {
    let last = nodes.count - 1
    nodes[last].nameStart = UInt32(target.start)
    guard !target.isEmpty else { return }
    let end = position
    position = target.start
    nodes[last].name = scanName()
    position = end
  }

  /// [17] PITarget, and the white space after it.
  private mutating func checkTarget(_ target: ByteRange, of instruction: ByteRange) {
    let remove = Fix("Remove the processing instruction", [.delete(instruction)])
    if target.isEmpty {
      report(
        .instructionMalformed, "A processing instruction starts with a name, straight after '<?'",
        at: ByteRange(instruction.start, instruction.start + 2), fixes: [remove])
    } else if isXML(target) {
      reportMisplacedDeclaration(target, of: instruction)
    } else if bytes[target.range].contains(.colon) {
      report(
        .instructionTargetColon, "The target '\(excerpt(target))' of a processing instruction may not hold a colon",
        at: target, fixes: [remove])
    } else if !isSpace(at: target.end), target.end + 2 < instruction.end {
      report(
        .instructionMalformed, "White space is missing after the target '\(excerpt(target))'",
        at: ByteRange(target.end, target.end + max(1, step(at: target.end).length)),
        fixes: [Fix("Add a space", [.insert(" ", at: target.end)], isPreferred: true), remove])
    }
  }

  private func isXML(_ target: ByteRange) -> Bool {
    target.count == 3 && string(target.start, target.end).lowercased() == "xml"
  }

  private mutating func reportMisplacedDeclaration(_ target: ByteRange, of instruction: ByteRange) {
    let before = ByteRange(0, instruction.start)
    let isFirst = nodes.allSatisfy { $0.kind == .document || $0.flags.contains(.whitespaceOnly) }
    let isDeclaration = isFirst && matches("xml", at: target.start) && isSpace(at: target.end)
    report(
      .declarationMisplaced,
      isDeclaration
        ? "The XML declaration must be the very first thing in the document; remove the white space before it"
        : "The target '\(excerpt(target))' is reserved for the XML declaration, which is written <?xml version=\"1.0\"?> and "
          + "comes first in the document", at: target,
      fixes: [
        isDeclaration
          ? Fix("Remove the white space before it", [.delete(before)], isPreferred: true)
          : Fix("Remove it", [.delete(instruction)], isPreferred: true)
      ])
  }

  /// `<!` that starts nothing XML knows.
  private mutating func parseUnknownMarkup() {
    let start = position
    var stop = start + 2
    while stop < end, bytes[stop] != .lineFeed, bytes[stop] != .carriageReturn, bytes[stop] != .lessThan {
      stop += 1
      if bytes[stop - 1] == .greaterThan { break }
    }
    let isTerminated = bytes[stop - 1] == .greaterThan
    if !isTerminated { stop = max(startOfSpace(before: stop, from: start), start + 2) }
    position = stop
    let range = ByteRange(start, stop)
    report(
      .markupUnknown,
      "'\(excerpt(range))' is no XML markup; a comment is written <!-- … -->, a CDATA section <![CDATA[…]]>",
      at: range, fixes: [Fix("Remove it", [.delete(range)])])
    appendLeaf(.unexpected, from: start, flags: isTerminated ? [] : .unterminated)
  }
}
