import SourceText
package import XMLSyntax

/// What must hold of every tree, whatever the text was.
package enum TreeInvariants {
  /// The first violation in `tree`, or nil.
  package static func violation(in tree: XMLTree) -> String? {
    coverage(of: tree) ?? attributes(of: tree) ?? findings(of: tree)
  }

  /// Every byte belongs to exactly one leaf, start tag or end tag, and the links between nodes are right.
  private static func coverage(of tree: XMLTree) -> String? {
    let nodes = tree.nodes
    guard nodes[0].kind == .document, Int(nodes[0].subtreeEnd) == nodes.count else { return "document node" }
    var covered = tree.text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var open = [0]
    func close(_ index: Int) -> String? {
      guard index != 0 else { return nil }
      if covered != Int(nodes[index].endTagStart) { return "bytes before the end tag of node \(index)" }
      if nodes[index].end < nodes[index].endTagStart { return "end tag of node \(index)" }
      covered = Int(nodes[index].end)
      return nil
    }
    for index in nodes.indices.dropFirst() {
      let node = nodes[index]
      while let last = open.last, Int(nodes[last].subtreeEnd) <= index {
        if let violation = close(last) { return violation }
        open.removeLast()
      }
      if open.last != Int(node.parent) { return "parent of node \(index)" }
      if Int(node.start) != covered || node.end <= node.start { return "extent of node \(index)" }
      covered = Int(node.kind == .element ? node.startTagEnd : node.end)
      if node.kind == .element {
        open.append(index)
      } else if Int(node.subtreeEnd) != index + 1 {
        return "leaf \(index) has children"
      }
    }
    for index in open.reversed() {
      if let violation = close(index) { return violation }
    }
    return covered == tree.text.count ? nil : "covers \(covered) of \(tree.text.count) bytes"
  }

  /// Names stand where the records say, attributes inside their tags and in order.
  private static func attributes(of tree: XMLTree) -> String? {
    var next = 0
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let node = NodeID(index)
      if !tree.text.matches(tree.name(of: node).qualified, in: tree.nameRange(of: node)) { return "name of \(index)" }
      if Int(tree[node].firstAttribute) != next { return "first attribute of \(index)" }
      next += Int(tree[node].attributeCount)
      var place = tree.nameRange(of: node).end
      for attribute in tree.attributes(of: node) {
        let places = [
          place, Int(attribute.nameStart), Int(attribute.nameEnd), Int(attribute.valueStart), Int(attribute.valueEnd),
          Int(attribute.end), tree.startTagRange(of: node).end,
        ]
        if places != places.sorted() { return "attribute of \(index)" }
        if !tree.text.matches(tree.name(of: attribute).qualified, in: tree.nameRange(of: attribute)) {
          return "attribute name of \(index)"
        }
        place = Int(attribute.end)
      }
    }
    return next == tree.attributes.count ? nil : "attributes that belong to no element"
  }

  /// Findings come in order, lie in the text, say something, and their fixes can be applied.
  private static func findings(of tree: XMLTree) -> String? {
    var last = 0
    for finding in tree.diagnostics {
      if finding.range.start < last || finding.range.end > tree.text.count { return "place of \(finding.kind.code)" }
      last = finding.range.start
      if finding.message.isEmpty || finding.message.hasSuffix(".") { return "message of \(finding.kind.code)" }
      for fix in finding.fixes where tree.text.applying(fix.edits) == nil { return "fix of \(finding.kind.code)" }
    }
    return nil
  }
}
