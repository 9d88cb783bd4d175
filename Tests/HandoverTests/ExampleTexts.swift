import SourceText
import XMLSyntax

/// The texts of a card file.
enum ExampleTexts {
  /// Each text of an element that has no binding in it, and where it stands.
  static func literals(_ source: SourceText) -> [(text: String, range: ByteRange)] {
    let tree = XMLParser.parse(source)
    return tree.nodes.indices.compactMap { index in
      let node = NodeID(index)
      guard tree[node].kind == .text, !tree[node].flags.contains(.whitespaceOnly) else { return nil }
      let text = tree.textContent(of: node).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      return text.contains("{") ? nil : (text, ByteRange(Int(tree[node].start), Int(tree[node].end)))
    }
  }

  /// The element that begins at `offset`, or the one whose attribute does.
  static func element(_ source: SourceText, at offset: Int) -> Range<Int>? {
    let tree = XMLParser.parse(source)
    return tree.element(at: offset).map { Int(tree[$0].start)..<Int(tree[$0].end) }
  }
}
