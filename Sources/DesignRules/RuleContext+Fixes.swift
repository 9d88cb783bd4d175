import CardModel
import SourceText
import Standards
import XMLSyntax

// What a rule offers to do about what it has found.
extension RuleContext {
  /// The name of an element as it is written where `node` stands.
  func tag(_ name: ElementName, like node: NodeID) -> String {
    let prefix = tree.name(of: node).prefix
    return prefix.isEmpty ? name.rawValue : "\(prefix):\(name.rawValue)"
  }

  /// What stands before `node` in its line; nil when that is more than white space.
  func indentation(_ node: NodeID) -> String? {
    let (end, bytes) = (tree.range(of: node).start, tree.text.bytes)
    var start = end
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A ? tree.text[ByteRange(start, end)] : nil
  }

  /// The fix that removes `node` with its line, when it stands on lines of its own.
  func removing(_ node: NodeID, _ title: String) -> Fix {
    var range = tree.range(of: node)
    let bytes = tree.text.bytes
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let aloneBefore = start == 0 || bytes[start - 1] == 0x0A
    let aloneAfter = range.end == bytes.count || bytes[range.end] == 0x0A || bytes[range.end] == 0x0D
    if aloneBefore, aloneAfter, start > 0 {
      // The line end before goes, the one after stays.
      range.start = start - 1
      if range.start > 0, bytes[range.start - 1] == 0x0D { range.start -= 1 }
    }
    return Fix(title, [.delete(range)])
  }

  /// The fix that gives `node` the attribute `name` with `value`, changing the one it has.
  func setting(_ node: NodeID, _ name: AttributeName, to value: String, _ title: String, isPreferred: Bool = false)
    -> Fix
  {
    if let attribute = attribute(name, of: node) {
      return Fix(title, [TextEdit(tree.valueRange(of: attribute), value)], isPreferred: isPreferred)
    }
    let place = tree.attributes(of: node).last.map { Int($0.end) } ?? tree.nameRange(of: node).end
    return Fix(title, [.insert(" \(name.rawValue)=\"\(value)\"", at: place)], isPreferred: isPreferred)
  }

  /// The fix that takes the attribute `name` off `node`.
  func removingAttribute(_ node: NodeID, _ name: AttributeName, _ title: String) -> [Fix] {
    guard let attribute = attribute(name, of: node) else { return [] }
    var range = tree.range(of: attribute)
    while range.start > 0, tree.text.bytes[range.start - 1].isXMLSpace { range.start -= 1 }
    return [Fix(title, [.delete(range)], isPreferred: true)]
  }
}

extension Fix {
  /// Whether it writes something of its own in the place of a binding of `text`: what is read there is wrong in the data, and for
  /// people to correct there.
  func replacesBinding(in text: SourceText) -> Bool {
    let brace = UInt8(ascii: "{")
    return edits.contains { edit in
      !edit.replacement.isEmpty && !edit.replacement.utf8.contains(brace)
        && text.bytes[edit.range.start..<edit.range.end].contains(brace)
    }
  }
}
