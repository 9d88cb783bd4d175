import SchemaModel
import SourceText
import Standards
import XMLSyntax

extension Assessor {
  /// Takes the element `index` out, with the line that it stands on alone.
  func removal(of index: Int) -> TextEdit { .delete(lineRange(of: index)) }

  /// The element `index` with the white space before it back to and including the line end, if it begins its line.
  private func lineRange(of index: Int) -> ByteRange {
    var range = tree.range(of: NodeID(index))
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
  private func indentation(of index: Int) -> String? {
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

  private func sketch(_ frame: Frame, _ indentation: String?) -> ElementSketch {
    ElementSketch(
      schema: schema, prefix: prefix(of: frame.node), indentUnit: indentUnit, indentation: indentation,
      choices: { [self] in keyChoices($0, $1, parent: frame.node) })
  }

  /// Takes the attribute out, with the white space before it.
  func removal(ofAttribute position: Int, of index: Int) -> TextEdit {
    var range = tree.range(of: tree.attributes[position])
    while range.start > 0, Facets.WhiteSpace.isXMLSpace(bytes[range.start - 1]) { range.start -= 1 }
    return .delete(range)
  }

  /// Gives the element `index` another local name, in both tags.
  func renaming(_ index: Int, to local: String) -> Fix {
    let node = NodeID(index)
    let name = tree.name(of: node)
    let renamed = name.prefix.isEmpty ? local : name.prefix + ":" + local
    var edits = [TextEdit(tree.nameRange(of: node), renamed)]
    if let end = tree.endTagRange(of: node),
      tree.text.matches("</" + name.qualified, in: ByteRange(end.start, end.start + 2 + name.qualified.utf8.count))
    {
      edits.append(TextEdit(ByteRange(end.start + 2, end.start + 2 + name.qualified.utf8.count), renamed))
    }
    return Fix("Rename to <\(renamed)>", edits, isPreferred: true)
  }

  /// Adds the attribute `use`, number `order` in the schema, behind those that the schema has before it.
  func insertion(of use: AttributeUse, at order: Int, of index: Int) -> TextEdit {
    let node = NodeID(index)
    var place = tree.nameRange(of: node).end
    for (position, attribute) in zip(tree.attributes(of: node).indices, tree.attributes(of: node)) {
      let isBefore =
        attribute.flags.contains(.namespaceDeclaration)
        || (uses[position] >= 0 && Int(uses[position] & 0xFFFF_FFFF) < order)
      if isBefore { place = max(place, Int(attribute.end)) }
    }
    let element = elements[index] >= 0 ? ElementID(Int(elements[index])) : nil
    let parent = Int(tree.nodes[index].parent)
    let sketch = ElementSketch(
      schema: schema, prefix: "", indentUnit: "", indentation: nil,
      choices: { [self] in keyChoices($0, $1, parent: parent, itself: index) })
    return .insert(
      " \(use.localName)=\"\(XMLEscape.doubleQuoted.escaped(sketch.value(of: use, in: element)))\"", at: place)
  }

  /// Puts `missing` in front of the child `index`.
  func insertion(of missing: [ElementID], before index: Int, _ frame: Frame) -> TextEdit {
    let indentation = indentation(of: index)
    let sketch = sketch(frame, indentation)
    let text = missing.map { sketch.text(of: $0) + (indentation.map { "\n" + $0 } ?? "") }.joined()
    return .insert(text, at: Int(tree.nodes[index].start))
  }

  /// Puts `missing` behind the last child, or inside the element when it has none.
  func insertion(ofLast missing: [ElementID], _ frame: Frame) -> [TextEdit] {
    let node = NodeID(frame.node)
    if let last = tree.childElements(of: node).reduce(nil, { _, child in Optional(child) }) {
      let indentation = indentation(of: last.index)
      let sketch = sketch(frame, indentation)
      let text = missing.map { (indentation.map { "\n" + $0 } ?? "") + sketch.text(of: $0) }.joined()
      return [.insert(text, at: Int(tree.nodes[last.index].end))]
    }
    let outer = indentation(of: frame.node)
    let inner = outer.map { $0 + indentUnit }
    let sketch = sketch(frame, inner)
    let body = missing.map { (inner.map { "\n" + $0 } ?? "") + sketch.text(of: $0) }.joined()
    let closing = outer.map { "\n" + $0 } ?? ""
    let record = tree.nodes[frame.node]
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

  /// Moves the child `index` to the nearest place among its siblings where it fits; nil when there is none.
  mutating func move(_ index: Int, _ frame: Frame, _ model: ContentModel) -> Fix? {
    let siblings = siblings(of: index, frame)
    guard let own = siblings.firstIndex(of: index), siblings.count > 1 else { return nil }
    let others = siblings.filter { $0 != index }
    let name = names.element(index)
    let namespace = tree.namespace(of: NodeID(index))
    var cursor = ContentCursor(model)
    var best: Int?
    for gap in 0...others.count {
      var trial = cursor
      if trial.step(name, namespace: namespace) != nil, gap != own {
        let fits = gap == others.count || trial.step(names.element(others[gap])) != nil
        if fits, best.map({ abs($0 - own) > abs(gap - own) }) ?? true { best = gap }
      }
      if gap < others.count { _ = cursor.step(names.element(others[gap])) }
    }
    guard let best else { return nil }
    let text = tree.text[tree.range(of: NodeID(index))]
    let shown = tree.name(of: NodeID(index)).qualified
    let insertion: TextEdit
    let title: String
    if best < others.count {
      let next = others[best]
      let separator = indentation(of: next).map { "\n" + $0 } ?? ""
      insertion = .insert(text + separator, at: Int(tree.nodes[next].start))
      title = "Move <\(shown)> before <\(tree.name(of: NodeID(next)).qualified)>"
    } else {
      let previous = others[best - 1]
      let separator = indentation(of: previous).map { "\n" + $0 } ?? ""
      insertion = .insert(separator + text, at: Int(tree.nodes[previous].end))
      title = "Move <\(shown)> after <\(tree.name(of: NodeID(previous)).qualified)>"
    }
    return Fix(title, [removal(of: index), insertion], isPreferred: true)
  }

  /// The element children around `index`, itself included, all of them when they are few.
  private func siblings(of index: Int, _ frame: Frame) -> [Int] {
    var found: [Int] = []
    var sibling = frame.node + 1
    while sibling < frame.end, found.count < Self.lookaround {
      if tree.nodes[sibling].kind == .element { found.append(sibling) }
      sibling = Int(tree.nodes[sibling].subtreeEnd)
    }
    return found
  }
}
