import Guidelines
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Which of the ids that an attribute may name are of use there, as its note `<g:content kind="idReference"/>` says.
///
/// - `among="ObjectCell Card"`: those of these elements
/// - `inside="true"`: those of what lies deeper than the children of the root
/// - `namedBy="PageItem/@card"`: those that such an attribute names, in the nearest element around that has one
/// - `others="true"`: none of the parts around
///
/// Of several notes the first counts that has no `when`, or whose `when`, an attribute beside this one, has one of the values in `is`.
struct ReferenceChoice {
  private let tree: XMLTree
  private var elements: Set<String> = []
  private var isInside = false
  private var refused: Set<NodeID> = []
  private var named: Set<String>?

  /// The choice that the notes of `use`, an attribute of `node`, make in `tree`; everything without one.
  init(_ use: AttributeUse?, on node: NodeID, in tree: XMLTree) {
    self.tree = tree
    let notes = use?.documentation.notes(named: "content") ?? []
    guard
      let note = notes.first(where: {
        $0["kind"] == ContentKind.idReference.rawValue && Self.counts($0, on: node, in: tree)
      })
    else { return }
    elements = Set((note["among"] ?? "").split(separator: " ").map(String.init))
    isInside = note["inside"] == "true"
    if note["others"] == "true" { refused = Set(tree.ancestors(of: node)) }
    if let path = note["namedBy"]?.split(separator: "/@"), path.count == 2 {
      named = Self.values(of: String(path[1]), on: String(path[0]), around: node, in: tree)
    }
  }

  /// Whether the id in `range`, which is that of `node`, is of use.
  func contains(_ node: NodeID, _ range: ByteRange) -> Bool {
    if !elements.isEmpty, !elements.contains(tree.name(of: node).local) { return false }
    if refused.contains(node) { return false }
    if isInside, node == tree.root || tree.parent(of: node) == tree.root { return false }
    return named?.contains(tree.text[range]) ?? true
  }

  private static func counts(_ note: DocumentationNote, on node: NodeID, in tree: XMLTree) -> Bool {
    guard let name = note["when"] else { return true }
    guard let value = tree.value(ofAttribute: name, of: node) else { return false }
    return (note["is"] ?? "").split(separator: " ").contains(Substring(value))
  }

  private static func values(
    of attribute: String, on element: String, around node: NodeID, in tree: XMLTree
  ) -> Set<String> {
    var values: [(node: Int, value: String)] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      guard tree.name(of: NodeID(index)).local == element else { continue }
      for written in tree.attributes(of: NodeID(index)) where tree.name(of: written).qualified == attribute {
        values.append((index, tree.text[tree.valueRange(of: written)]))
      }
    }
    for part in [node] + tree.ancestors(of: node) {
      let here = values.filter { part.index <= $0.node && $0.node < Int(tree[part].subtreeEnd) }
      if !here.isEmpty { return Set(here.map { $0.value }) }
    }
    return []
  }
}
