import SourceText
import Standards
import XMLSyntax

/// The edits that change one element of a text and leave everything else as it stands.
struct ElementWriter {
  private let tree: XMLTree
  private let node: NodeID

  init(_ tree: XMLTree, _ node: NodeID) {
    self.tree = tree
    self.node = node
  }

  /// The edits that give the attribute `name` a value.
  func setting(_ name: String, to value: String) -> [TextEdit] {
    guard let attribute = tree.attribute(name, of: node) else {
      let last = tree.attributes(of: node).last.map { tree.range(of: $0).end }
      let place = last ?? tree.nameRange(of: node).end
      return [.insert(" \(name)=\"\(XMLEscape.doubleQuoted.escaped(value))\"", at: place)]
    }
    let place: XMLEscape = attribute.flags.contains(.singleQuoted) ? .singleQuoted : .doubleQuoted
    return [TextEdit(tree.valueRange(of: attribute), place.escaped(value))]
  }

  /// The edits that take the attribute `name` away, with the space before it.
  func removing(_ name: String) -> [TextEdit] {
    guard let attribute = tree.attribute(name, of: node) else { return [] }
    var range = tree.range(of: attribute)
    let bytes = tree.text.bytes
    while range.start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[range.start - 1]) { range.start -= 1 }
    return [.delete(range)]
  }

  /// The edits that make `text` all that the element holds; nil when it holds other elements.
  func settingText(to text: String) -> [TextEdit]? {
    guard tree.childElements(of: node).first(where: { _ in true }) == nil else { return nil }
    let escaped = XMLEscape.content.escaped(text)
    guard tree[node].flags.contains(.selfClosing) else { return [TextEdit(tree.contentRange(of: node), escaped)] }
    let tag = tree.startTagRange(of: node)
    var end = tag.end - 2
    while end > tag.start, tree.text.bytes[end - 1] == 0x20 { end -= 1 }
    return [TextEdit(ByteRange(end, tag.end), ">\(escaped)</\(tree.name(of: node).qualified)>")]
  }
}
