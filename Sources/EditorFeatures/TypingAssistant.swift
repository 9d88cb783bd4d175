package import CardAnalysis
import SchemaModel
package import SourceText
import XMLSyntax

/// What an editor does while its user types.
package struct TypingAssistant {
  private let tree: XMLTree
  private let grammar: Grammar?

  /// Helps with what is typed into `snapshot`, which holds it already.
  package init(_ snapshot: DocumentSnapshot) {
    tree = snapshot.tree
    grammar = Grammar(snapshot)
  }

  private var text: SourceText { tree.text }

  /// The edits that follow a typed `>`, `/` or line end; nothing is ever deleted but white space that leads a line, and an end
  /// tag that was put in when its element was begun and is typed again in front of it.
  ///
  /// - Parameter offset: the byte after what was typed.
  package func edits(
    at offset: Int, typed: String, options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] {
    guard offset > 0, offset <= text.count else { return [] }
    switch typed {
    case ">", "/":
      if let repeated = repeatedEndTag(at: offset) { return [.delete(repeated)] }
      return closingText(at: offset).map { [.insert($0, at: offset)] } ?? []
    case "\n", "\r\n", "\r": return indentation(at: offset, options)
    default: return []
    }
  }

  /// What to insert at `offset`, just after a typed `>`, `/` or `</`, to close the element: a snippet with the caret's place
  /// as `$0`; nil when nothing is to be closed.
  package func closingTag(at offset: Int) -> String? {
    guard let text = closingText(at: offset) else { return nil }
    return text.hasPrefix("<") ? "$0" + text : text + "$0"
  }

  /// What closes the element whose start tag, half an empty tag or half an end tag ends at `offset`.
  private func closingText(at offset: Int) -> String? {
    guard offset > 0, offset <= text.count else { return nil }
    if text.bytes[offset - 1] == UInt8(ascii: ">") { return endTag(afterStartTagEndingAt: offset) }
    guard text.bytes[offset - 1] == UInt8(ascii: "/"), offset > 1 else { return nil }
    return text.bytes[offset - 2] == UInt8(ascii: "<") ? endTagRest(at: offset) : emptyTagRest(at: offset)
  }

  /// The `>` of an empty tag, of which `/` stands before `offset`, unless the tag goes on.
  private func emptyTagRest(at offset: Int) -> String? {
    let node: NodeID?
    switch tree.cursorContext(at: offset - 1) {
    case .attributeGap(let gap): node = gap.element
    case .elementName(let place): node = place.element
    default: return nil
    }
    guard let node, tree[node].flags.contains(.unterminated), tree.startTagRange(of: node).touches(offset),
      tree.attributes(of: node).allSatisfy({ Int($0.end) < offset })
    else { return nil }
    return ">"
  }

  private func endTag(afterStartTagEndingAt offset: Int) -> String? {
    guard let node = tree.element(at: offset - 1), Int(tree[node].startTagEnd) == offset,
      tree[node].flags.isDisjoint(with: [.selfClosing, .missingName, .unterminated]),
      !endsInOpenValue(node)
    else { return nil }
    let name = tree.name(of: node)
    let isOpen =
      tree[node].flags.contains(.missingEndTag)
      // In `<a><a>…</a>` the end tag went to the inner one, although the outer one had it before.
      || tree.ancestors(of: node).contains {
        tree[$0].flags.contains(.missingEndTag) && tree[$0].kind == .element && tree.name(of: $0) == name
      }
    return isOpen ? "</\(name.qualified)>" : nil
  }

  /// Whether the `>` that ends the start tag of `node` most likely belongs to its last value, whose closing quote is still to be typed.
  private func endsInOpenValue(_ node: NodeID) -> Bool {
    guard let last = tree.attributes(of: node).last, last.end == last.valueEnd, last.end + 1 == tree[node].startTagEnd
    else { return false }
    return last.flags.contains(.missingCloseQuote) && !last.flags.contains(.missingOpenQuote)
  }

  private func endTagRest(at offset: Int) -> String? {
    guard case .endTagName(let place) = tree.cursorContext(at: offset), place.name.isEmpty,
      let element = place.element,
      tree[element].flags.contains(.missingEndTag) || tree.endTagRange(of: element) == place.tag
    else { return nil }
    return tree.name(of: element).qualified + (place.isClosed ? "" : ">")
  }

  /// The end tag at `offset` that closes nothing, as the same one, typed before it, has closed its element.
  private func repeatedEndTag(at offset: Int) -> ByteRange? {
    let node = tree.node(at: offset)
    let tag = tree.range(of: node)
    guard tree[node].kind == .unexpected, tag.start == offset, tag.count <= offset,
      tree[tree.node(at: offset - 1)].kind == .element
    else { return nil }
    return text.bytes[tag.start..<tag.end].elementsEqual(text.bytes[offset - tag.count..<offset]) ? tag : nil
  }

  /// Gives the line of `offset`, before which nothing but white space stands in it, its indentation: an editor may have
  /// begun it with that of the line before.
  private func indentation(at offset: Int, _ options: FormattingOptions) -> [TextEdit] {
    let bytes = text.bytes
    let lineStart = bytes.lineStart(of: offset)
    guard bytes.skippingSpace(from: lineStart, to: offset) == offset else { return [] }
    let parent: NodeID
    switch tree.cursorContext(at: offset) {
    case .content(let place): parent = place.parent
    case .attributeGap(let gap): parent = gap.element
    default: return []
    }
    guard !tree.preservesSpace(parent) else { return [] }
    if let declaration = grammar?.declaration(of: parent), grammar?.schema.allowsText(declaration) == true,
      offset > Int(tree[parent].startTagEnd)
    {
      return []
    }
    let lineEnd = bytes.lineEnd(of: offset)
    let textStart = bytes.skippingSpace(from: offset, to: lineEnd)
    let atEndTag = tree.endTagRange(of: parent)?.start == textStart
    let parentLine = bytes.lineStart(of: Int(tree[parent].start))
    let parentIndent = text[ByteRange(parentLine, bytes.skippingSpace(from: parentLine, to: Int(tree[parent].start)))]
    let unit = options.insertSpaces ? String(repeating: " ", count: options.tabSize) : "\t"
    // Between two tags the line is for what comes between them, and the end tag goes to one of its own.
    let content = tree.contentRange(of: parent)
    let isBetweenTags =
      atEndTag && bytes.isSpace(from: content.start, to: content.end)
      && bytes.lineEnds(from: content.start, to: content.end) == 1
    let wanted = atEndTag && !isBetweenTags ? parentIndent : parentIndent + unit
    let same = zip(bytes[lineStart..<textStart], wanted.utf8).prefix { $0 == $1 }.count
    let edit = TextEdit(ByteRange(lineStart + same, textStart), String(wanted.dropFirst(same)))
    var edits = edit.range.isEmpty && edit.replacement.isEmpty ? [] : [edit]
    if isBetweenTags {
      // With its first byte, as editors leave the caret before what is replaced, and put it behind what is inserted.
      edits.append(TextEdit(ByteRange(textStart, textStart + 1), text.lineEnd + parentIndent + "<"))
    }
    return edits
  }
}
