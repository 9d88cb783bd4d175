import SourceText
import TestSupport
import Testing

@testable import XMLSyntax

/// A tree made from the one before an edit is the tree of the text.
@Suite struct IncrementalTreeTests {
  /// A list of so many parts, each with others inside.
  static func document(parts: Int) -> String {
    let part = { (number: Int) in
      """
        <Card id="c\(number)" target='t'>
          <Header><Title>Pump &amp; valve \(number)</Title><!-- kept --></Header>
          <Body>\((0..<number % 20).map { "<Text lines=\"2\">No. \($0)</Text>" }.joined(separator: "\n    "))</Body>
          <?fold?>
        </Card>
      """
    }
    return """
      <?xml version="1.0"?>
      <!-- All -->
      <List xmlns="urn:cardwright:1" xmlns:n="urn:note" id="all">
        <Group n:by="us">
      \((0..<parts).map(part).joined(separator: "\n"))
        </Group>
      \((0..<parts).map(part).joined(separator: "\r\n"))
      </List>

      """
  }

  /// What differs between two trees of one text, or nil; the order of names is left out.
  static func difference(_ tree: XMLTree, _ other: XMLTree) -> String? {
    if tree.nodes.count != other.nodes.count { return "\(tree.nodes.count) nodes, not \(other.nodes.count)" }
    if tree.attributes.count != other.attributes.count { return "number of attributes" }
    if tree.namespaces != other.namespaces { return "namespaces" }
    if Set(tree.names) != Set(other.names) { return "names" }
    if tree.diagnostics != other.diagnostics { return "findings: \(tree.diagnostics), not \(other.diagnostics)" }
    for (index, (node, fresh)) in zip(tree.nodes, other.nodes).enumerated() {
      var node = node
      if tree.names[Int(node.name)] != other.names[Int(fresh.name)] { return "name of node \(index)" }
      node.name = fresh.name
      if node != fresh { return "node \(index): \(node), not \(fresh)" }
    }
    for (index, (attribute, fresh)) in zip(tree.attributes, other.attributes).enumerated() {
      var attribute = attribute
      if tree.names[Int(attribute.name)] != other.names[Int(fresh.name)] { return "name of attribute \(index)" }
      attribute.name = fresh.name
      if attribute != fresh { return "attribute \(index)" }
    }
    return nil
  }

  @Test(arguments: 0..<12)
  func everyEditGivesTheTreeOfTheText(seed: Int) {
    let pieces = [
      "<Card id=\"n\">", "</Card>", "<Card/>", "<Title>New</Title>", "<Text", "</Body>", "</Group>", "\n  ",
      "< Text>", " Text>", "</Text>", "<Text>", "Body>", "“2”", "&copy;",
    ]
    var script = EditScript(seed: UInt64(seed + 1), pieces: pieces)
    var bytes = Array(Self.document(parts: seed % 3 == 0 ? 3 : 12).utf8)
    var tree = parse(SourceText(bytes))
    for step in 0..<120 {
      let edit = script.next(bytes)
      bytes.replaceSubrange(edit.range, with: edit.bytes)
      let text = SourceText(bytes)
      let replacement = Replacement(
        from: edit.range.lowerBound, to: edit.range.upperBound, newEnd: edit.range.lowerBound + edit.bytes.count)
      let (made, change) = XMLParser.parse(text, after: tree, replacement)
      let fresh = parse(text)
      if let difference = Self.difference(made, fresh) {
        Issue.record("seed \(seed), step \(step): \(difference) after \(edit)")
        return
      }
      if let change { expectUnchanged(made, tree, change) }
      tree = made
    }
  }

  /// What stands outside of `change` is what it was.
  private func expectUnchanged(_ tree: XMLTree, _ old: XMLTree, _ change: TreeChange) {
    #expect(tree.nodes.count == old.nodes.count + change.nodes.shift)
    #expect(tree.attributes.count == old.attributes.count + change.attributes.shift)
    for index in tree.nodes.indices.dropFirst() {
      guard let origin = change.nodes.origin(of: index) else { continue }
      let (node, before) = (tree.nodes[index], old.nodes[origin])
      #expect(node.kind == before.kind && tree.names[Int(node.name)] == old.names[Int(before.name)])
      #expect(Int(node.start) == change.bytes.moved(Int(before.start)))
      #expect(Int(node.startTagEnd) == change.bytes.moved(Int(before.startTagEnd)))
    }
  }

  @Test func aLetterCostsItsPartAndTheNext() throws {
    let text = Self.document(parts: 200)
    let tree = parse(text)
    let place = try #require(text.utf8.firstIndex { $0 == UInt8(ascii: "&") })
    var bytes = Array(text.utf8)
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    bytes.insert(0x78, at: offset)
    let change = try #require(
      XMLParser.parse(SourceText(bytes), after: tree, Replacement(from: offset, to: offset, newEnd: offset + 1)).change)
    #expect(tree.nodes.count > 5_000)
    #expect(change.nodes.newEnd - change.nodes.start < 100)
  }

  @Test func changesFollowEachOther() {
    let first = Replacement(from: 10, to: 20, newEnd: 15)
    let second = Replacement(from: 12, to: 30, newEnd: 40)
    let both = first.then(second)
    #expect(both == Replacement(from: 10, to: 35, newEnd: 40))
    #expect(both.moved(35) == first.moved(35).flatMap(second.moved))
    #expect(Replacement(from: 30, to: 31, newEnd: 33).then(Replacement(from: 5, to: 6, newEnd: 5)).origin(of: 32) == 31)
  }
}
