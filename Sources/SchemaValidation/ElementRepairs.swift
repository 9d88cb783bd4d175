import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// The edits that repair elements and attributes, laid out as the document is.
struct ElementRepairs {
  let tree: XMLTree
  let schema: Schema

  private var bytes: [UInt8] { tree.text.bytes }
  /// What ends its lines.
  private var lineEnd: String { tree.text.lineEnd }

  /// Takes the element `index` out, with the line that it stands on alone; between words a space stays.
  func removal(of index: Int) -> TextEdit {
    let range = withLineEnd(tree.range(of: NodeID(index)))
    return TextEdit(range, partsWords(index, range) ? " " : "")
  }

  /// Whether words would run together if `range` went, which the element `index` stands in.
  private func partsWords(_ index: Int, _ range: ByteRange) -> Bool {
    let next = Int(tree.nodes[index].subtreeEnd)
    guard next < tree.nodes.count, range.start > 0, range.end < bytes.count else { return false }
    for text in [tree.nodes[index - 1], tree.nodes[next]] {
      guard text.kind == .text, text.parent == tree.nodes[index].parent, !text.flags.contains(.whitespaceOnly) else {
        return false
      }
    }
    return !bytes[range.start - 1].isXMLSpace && !bytes[range.end].isXMLSpace
  }

  /// Takes the element `index` out to be put elsewhere, with what is said of it; its lines behind the first one level deeper, if
  /// `isDeeper`.
  func cut(_ index: Int, isDeeper: Bool = false) -> (edit: TextEdit, text: String) {
    let range = extent(of: index)
    var (text, start) = ("", range.start)
    if isDeeper {
      var first = index
      while first > 1, Int(tree.nodes[first - 1].start) >= range.start { first -= 1 }
      for place in indenting(first, to: index, by: indentUnit).map({ $0.range.start }).sorted() {
        text += tree.text[ByteRange(start, place)] + indentUnit
        start = place
      }
    }
    return (.delete(withLineEnd(range)), text + tree.text[ByteRange(start, range.end)])
  }

  /// The element `index` with what is said of it: comments and instructions on lines of their own right above it, and a comment behind it
  /// that ends its line.
  func extent(of index: Int) -> ByteRange {
    var range = tree.range(of: NodeID(index))
    guard lineStart(before: range.start) != nil else { return range }
    let parent = tree.parent(of: NodeID(index))
    var first = index
    while first > 1, breaks(in: first - 1) == 1, isNote(first - 2), tree.parent(of: NodeID(first - 2)) == parent,
      lineStart(before: Int(tree.nodes[first - 2].start)) != nil
    {
      first -= 2
    }
    range.start = Int(tree.nodes[first].start)
    let next = Int(tree.nodes[index].subtreeEnd)
    let behind = next < tree.nodes.count && breaks(in: next) == 0 ? next + 1 : next
    if behind + 1 < tree.nodes.count, tree.nodes[behind].kind == .comment, isNote(behind),
      tree.parent(of: NodeID(behind)) == parent, breaks(in: behind + 1).map({ $0 > 0 }) == true
    {
      range.end = Int(tree.nodes[behind].end)
    }
    return range
  }

  /// Whether it is an instruction, or a comment that neither begins nor ends a region: that is about more than one element.
  private func isNote(_ index: Int) -> Bool {
    guard tree.nodes[index].kind == .comment else { return tree.nodes[index].kind == .processingInstruction }
    let words = tree.text[tree.range(of: NodeID(index))].dropFirst("<!--".count).drop { $0.isWhitespace }
    return !["region", "endregion"].contains(words.drop { $0 == "#" }.prefix { $0.isLetter })
  }

  /// How many lines end in the text `index`; nil for what is no white space alone.
  private func breaks(in index: Int) -> Int? {
    guard tree.nodes[index].kind == .text, tree.nodes[index].flags.contains(.whitespaceOnly) else { return nil }
    return tree.text[tree.range(of: NodeID(index))].count { $0.isNewline }
  }

  /// `range` with the white space before it back to and including the line end, if it begins its line.
  private func withLineEnd(_ range: ByteRange) -> ByteRange {
    var range = range
    if let start = lineStart(before: range.start), start > 0 {
      range.start = start - 1
      if range.start > 0, bytes[range.start - 1] == 0x0D, bytes[range.start] == 0x0A { range.start -= 1 }
    }
    return range
  }

  /// The start of the line of `offset` when only spaces and tabs stand before it.
  private func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D ? start : nil
  }

  /// What the line of the element `index` begins with; nil when something else stands before it.
  func indentation(of index: Int) -> String? {
    let offset = Int(tree.nodes[index].start)
    return lineStart(before: offset).map { tree.text[ByteRange($0, offset)] }
  }

  /// One level of indentation as the document has it.
  private var indentUnit: String {
    guard let root = tree.root, let child = tree.childElements(of: root).first(where: { _ in true }),
      let inner = indentation(of: child.index), let outer = indentation(of: root.index), inner.count > outer.count
    else { return "  " }
    return String(inner.dropFirst(outer.count))
  }

  /// Takes the attribute out, with the white space before it.
  func removal(ofAttribute position: Int) -> TextEdit {
    var range = tree.range(of: tree.attributes[position])
    while range.start > 0, Facets.WhiteSpace.isXMLSpace(bytes[range.start - 1]) { range.start -= 1 }
    return .delete(range)
  }

  /// Puts the elements from `first` to `last` into one called `local`: one level deeper, where they begin a line.
  func wrapping(_ first: Int, to last: Int, in local: String) -> Fix {
    let name = tree.name(of: NodeID(first)).qualifier + local
    let outer = indentation(of: first)
    let line = outer.map { lineEnd + $0 } ?? ""
    let unit = outer == nil ? "" : indentUnit
    var edits = [TextEdit.insert("<\(name)>\(line)\(unit)", at: tree.range(of: NodeID(first)).start)]
    if outer != nil { edits += indenting(first, to: last, by: unit) }
    edits.append(.insert("\(line)</\(name)>", at: tree.range(of: NodeID(last)).end))
    return Fix("Put \(first == last ? "it" : "them") into <\(local)>", edits)
  }

  /// `element`, which begins a line with `indentation` or stands in one, inside of one called `name`.
  func wrapped(_ element: String, in name: String, _ indentation: String?) -> String {
    guard let indentation else { return "<\(name)>\(element)</\(name)>" }
    let outer = lineEnd + indentation
    return "<\(name)>\(outer)\(indentUnit)\(element)\(outer)</\(name)>"
  }

  /// Puts the lines behind the first one of the elements from `first` to `last` one level deeper, but those of texts and of values.
  private func indenting(_ first: Int, to last: Int, by unit: String) -> [TextEdit] {
    var places: [Int] = []
    for index in first..<Int(tree.nodes[last].subtreeEnd) {
      let record = tree.nodes[index]
      if record.kind == .text || record.kind == .cdataSection { continue }
      if index > first { places.append(Int(record.start)) }
      guard record.kind == .element else { continue }
      places += tree.attributes(of: NodeID(index)).map { Int($0.nameStart) }
      if !record.flags.contains(.unterminated) {
        places.append(Int(record.startTagEnd) - (record.flags.contains(.selfClosing) ? 2 : 1))
      }
      if let end = tree.endTagRange(of: NodeID(index)) { places.append(end.start) }
    }
    return places.filter { lineStart(before: $0) != nil }.map { .insert(unit, at: $0) }
  }

  /// Moves the element `index` into its sibling `container`, before its child `next` or to the end.
  func moving(_ index: Int, into container: Int, before next: Int?) -> Fix {
    let cut = cut(index)
    let edits = next.map { [insertion(of: cut.text, before: $0)] } ?? appending(to: container) { _ in [cut.text] }
    return Fix("Move it into <\(tree.name(of: NodeID(container)).qualified)>", [cut.edit] + edits)
  }

  /// Elements of HTML that stand within words, such as `CO<sub>2</sub>`: their tags part none.
  private static let withinWords = [
    "a", "abbr", "b", "code", "em", "font", "i", "mark", "s", "small", "span", "strong", "sub", "sup", "u",
  ]

  /// Takes the tags of the element `index` away and keeps what is inside; nil when there is nothing.
  ///
  /// Where one stands between words, a space does so then.
  func unwrapping(_ index: Int) -> Fix? {
    let node = NodeID(index)
    let (range, content) = (tree.range(of: node), tree.contentRange(of: node))
    guard !content.isEmpty, tree.endTagRange(of: node) != nil else { return nil }
    let isWithinWords = Self.withinWords.contains(tree.name(of: node).local.lowercased())
    let tags = [ByteRange(range.start, content.start), ByteRange(content.end, range.end)]
    return Fix(
      "Remove the tags of <\(tree.name(of: node).qualified)>, keep what is inside",
      tags.map { TextEdit($0, !isWithinWords && standsInText($0) ? " " : "") })
  }

  /// Whether text without a space between stands right before `tag` and right behind it, where one belongs, unlike before a comma, at
  /// a quotation mark and in scripts that part no words.
  private func standsInText(_ tag: ByteRange) -> Bool {
    // No character of UTF-8 is longer.
    guard let before = tree.text[ByteRange(max(0, tag.start - 4), tag.start)].last,
      let behind = tree.text[ByteRange(tag.end, min(bytes.count, tag.end + 4))].first
    else { return false }
    return !before.isWhitespace && !behind.isWhitespace && !">([{-–/\"'“”„‘’‚«»‹›".contains(before)
      && !"<)]},.;:!?%-–/\"'“”„‘’‚«»‹›…".contains(behind) && Self.isSpaced(before) && Self.isSpaced(behind)
  }

  /// Whether words with `character` have spaces between them, unlike those of Thai, Chinese and Japanese.
  private static func isSpaced(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0xE00..<0xF00, 0x2E80..<0xAC00, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFFF0, 0x20000..<0x40000: false
      default: true
      }
    }
  }

  /// Puts what is inside of the element `index` to the end of its sibling `first` of the same name; nil when one of them is empty, or
  /// holds so much that it is no copy.
  func joining(_ index: Int, with first: Int) -> Fix? {
    let content = tree.contentRange(of: NodeID(index))
    let children = [first, index].map { Array(tree.childElements(of: NodeID($0)).prefix(Assessor.lookaround)) }
    guard let last = children[0].last, let end = children[1].last,
      children.allSatisfy({ $0.count < Assessor.lookaround })
    else { return nil }
    return Fix(
      "Join it with the other <\(tree.name(of: NodeID(index)).qualified)>",
      [
        removal(of: index),
        .insert(
          tree.text[ByteRange(content.start, Int(tree.nodes[end.index].end))], at: Int(tree.nodes[last.index].end)),
      ])
  }

  /// Makes the attribute at `position` of the element `index` a child called `local`, or its text.
  func writing(_ position: Int, of index: Int, as local: String?) -> Fix {
    let value = XMLEscape.content.escaped(tree.value(of: tree.attributes[position]))
    let name = local.map { tree.name(of: NodeID(index)).qualifier + $0 }
    return Fix(
      name.map { "Write it as <\($0)>" } ?? "Make it the text",
      [removal(ofAttribute: position)]
        + appending(to: index, isText: local == nil) { _ in [name.map { "<\($0)>\(value)</\($0)>" } ?? value] },
      isPreferred: local != nil)
  }

  /// Gives the element `index` another local name, in both tags.
  func renaming(_ index: Int, to local: String) -> Fix {
    let node = NodeID(index)
    let name = tree.name(of: node)
    let renamed = name.prefix.isEmpty ? local : name.prefix + ":" + local
    // The end tag may be right already.
    let names = [tree.nameRange(of: node)] + [tree.endTagName(of: node)].compactMap { $0 }
    return Fix(
      "Rename to <\(renamed)>",
      names.filter { !tree.text.matches(renamed, in: $0) }.map { TextEdit($0, renamed) }, isPreferred: true)
  }

  /// Puts the element `index` into `namespace` by the declaration of its prefix, which it gets if it has neither; nil where something
  /// else is wrong.
  func declaring(_ namespace: String, at index: Int) -> Fix? {
    let node = NodeID(index)
    let prefix = tree.name(of: node).prefix
    let name = prefix.isEmpty ? "xmlns" : "xmlns:" + prefix
    if let attribute = tree.attributes(of: node).first(where: { tree.name(of: $0).qualified == name }) {
      guard attribute.flags.isDisjoint(with: [.missingOpenQuote, .missingCloseQuote]) else { return nil }
      return Fix(
        "Replace by “\(namespace)”", [TextEdit(tree.valueRange(of: attribute), namespace)], isPreferred: true)
    }
    guard prefix.isEmpty, tree.namespace(of: node).isEmpty else { return nil }
    return Fix(
      "Declare the namespace", [.insert(" xmlns=\"\(namespace)\"", at: tree.nameRange(of: node).end)],
      isPreferred: true)
  }

  private func sketch(
    _ parent: Int, _ indentation: String?, _ choices: @escaping ElementSketch.Choices
  ) -> ElementSketch {
    ElementSketch(
      schema: schema, prefix: tree.name(of: NodeID(parent)).qualifier, indentUnit: indentUnit, lineEnd: lineEnd,
      indentation: indentation, choices: choices)
  }

  /// Elements that are put in, and whether what they hold is made up.
  typealias Insertion = (edits: [TextEdit], invents: Bool)

  /// Puts `missing` in front of the child `index`.
  func insertion(of missing: [ElementID], before index: Int, in parent: Int, _ choices: @escaping ElementSketch.Choices)
    -> Insertion
  {
    let indentation = indentation(of: index)
    let sketch = sketch(parent, indentation, choices)
    let text = missing.map { sketch.text(of: $0) + (indentation.map { lineEnd + $0 } ?? "") }.joined()
    return ([.insert(text, at: Int(tree.nodes[index].start))], missing.contains { sketch.invents($0) })
  }

  /// Puts the element that `text` is in front of the child `index` and what is said of that.
  func insertion(of text: String, before index: Int) -> TextEdit {
    .insert(text + (indentation(of: index).map { lineEnd + $0 } ?? ""), at: extent(of: index).start)
  }

  /// Puts the element that `text` is behind the child `index`.
  func insertion(of text: String, behind index: Int) -> TextEdit {
    .insert((indentation(of: index).map { lineEnd + $0 } ?? "") + text, at: Int(tree.nodes[index].end))
  }

  /// Puts `missing` behind the last child, or inside the element when it has none.
  func insertion(ofLast missing: [ElementID], in parent: Int, _ choices: @escaping ElementSketch.Choices) -> Insertion {
    let edits = appending(to: parent) { indentation in
      missing.map { sketch(parent, indentation, choices).text(of: $0) }
    }
    return (edits, missing.contains { sketch(parent, nil, choices).invents($0) })
  }

  /// Puts the pieces that `write` makes for an indentation behind the last child of `parent`, or inside it when it has none; those of
  /// a text into its line.
  private func appending(to parent: Int, isText: Bool = false, _ write: (_ indentation: String?) -> [String])
    -> [TextEdit]
  {
    let node = NodeID(parent)
    if let last = tree.childElements(of: node).reduce(nil, { _, child in Optional(child) }) {
      let indentation = indentation(of: last.index)
      let text = write(indentation).map { (indentation.map { lineEnd + $0 } ?? "") + $0 }.joined()
      return [.insert(text, at: Int(tree.nodes[last.index].end))]
    }
    let outer = isText ? nil : indentation(of: parent)
    let inner = outer.map { $0 + indentUnit }
    let body = write(inner).map { (inner.map { lineEnd + $0 } ?? "") + $0 }.joined()
    let closing = outer.map { lineEnd + $0 } ?? ""
    let record = tree.nodes[parent]
    if record.flags.contains(.selfClosing) {
      var start = Int(record.startTagEnd) - 2
      while start > 0, Facets.WhiteSpace.isXMLSpace(bytes[start - 1]) { start -= 1 }
      let name = tree.name(of: node).qualified
      return [TextEdit(ByteRange(start, Int(record.startTagEnd)), ">" + body + closing + "</\(name)>")]
    }
    let content = tree.contentRange(of: node)
    let isBlank = (content.start..<content.end).allSatisfy { Facets.WhiteSpace.isXMLSpace(bytes[$0]) }
    if isBlank { return [TextEdit(content, body + closing)] }
    return [.insert(body, at: content.start)]
  }
}
