/// One schema file as a flat tree of its elements: what is left of it once libxml2 has read it.
struct XSDDocument {
  /// An attribute.
  struct Attribute {
    let namespace: String
    let name: String
    let value: String
  }

  /// An element.
  struct Node {
    let namespace: String
    let name: String
    let line: Int
    let parent: Int
    var attributes: [Attribute]
    /// The prefixes that this element declares.
    var prefixes: [(prefix: String, namespace: String)]
    var children: [Int]
    /// The text inside, for `xs:documentation` and the elements in `xs:appinfo`.
    var text: String
  }

  /// The file's name.
  let file: String
  /// The elements in document order; the first is the root.
  var nodes: [Node] = []

  /// What the prefix `prefix` (empty for the default) stands for at `node`; nil when it is not declared.
  func namespace(ofPrefix prefix: String, at node: Int) -> String? {
    if prefix == "xml" { return "http://www.w3.org/XML/1998/namespace" }
    var current = node
    while current >= 0 {
      if let found = nodes[current].prefixes.last(where: { $0.prefix == prefix }) { return found.namespace }
      current = nodes[current].parent
    }
    return nil
  }
}
