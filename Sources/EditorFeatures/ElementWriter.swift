package import SourceText
import Standards
package import XMLSyntax

/// The edits that change one element of a text and leave everything else as it stands.
package struct ElementWriter {
  private let tree: XMLTree
  private let node: NodeID

  package init(_ tree: XMLTree, _ node: NodeID) {
    self.tree = tree
    self.node = node
  }

  /// Where a new attribute goes: behind the last one, or the name.
  package var attributeEnd: Int {
    tree.attributes(of: node).last.map { tree.range(of: $0).end } ?? tree.nameRange(of: node).end
  }

  /// The edit that gives the attribute called `name`, with its prefix, a value.
  package func setting(_ name: String, to value: String) -> TextEdit {
    guard let attribute = attribute(name) else {
      return .insert(" \(name)=\"\(XMLEscape.doubleQuoted.escaped(value))\"", at: attributeEnd)
    }
    let place: XMLEscape = attribute.flags.contains(.singleQuoted) ? .singleQuoted : .doubleQuoted
    return TextEdit(tree.valueRange(of: attribute), place.escaped(value))
  }

  /// The edit that takes the attribute `name` away, with the space before it; nil where it is not there.
  package func removing(_ name: String) -> TextEdit? {
    attribute(name).map { attribute in
      let range = tree.range(of: attribute)
      return .delete(ByteRange(tree.text.start(ofSpaceBefore: range.start), range.end))
    }
  }

  /// The edit that makes `text` all that the element holds; nil when it holds other elements.
  package func settingText(to text: String) -> TextEdit? {
    guard tree.childElements(of: node).first(where: { _ in true }) == nil else { return nil }
    return putting(XMLEscape.content.escaped(text), at: tree.contentRange(of: node)).edit
  }

  /// The edit that puts `xml` where `range` is in the element's content, and the offset at which it begins behind it.
  ///
  /// An element whose only tag closes itself gets two.
  package func putting(_ xml: String, at range: ByteRange) -> (edit: TextEdit, start: Int) {
    guard tree[node].flags.contains(.selfClosing) else { return (TextEdit(range, xml), range.start) }
    let end = Int(tree[node].startTagEnd)
    let start = tree.text.start(ofSpaceBefore: end - 2)
    return (TextEdit(ByteRange(start, end), ">\(xml)</\(tree.name(of: node).qualified)>"), start + 1)
  }

  private func attribute(_ name: String) -> XMLAttribute? {
    tree.attributes(of: node).first { tree.name(of: $0).qualified == name }
  }
}

extension SourceText {
  /// Where the white space of XML begins that stands before `offset`; `offset` where there is none.
  package func start(ofSpaceBefore offset: Int) -> Int {
    var start = offset
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return start
  }
}
