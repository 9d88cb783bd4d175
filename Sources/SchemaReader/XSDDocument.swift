/// One schema file as a flat tree of its elements: what is left of it once libxml2 has read it.
struct XSDDocument {
  /// An attribute.
  struct Attribute {
    let namespace: String
    let name: String
    let value: String
  }

  /// A prefix that an element declares.
  struct Prefix {
    let prefix: String
    let namespace: String
  }

  /// An element.
  struct Node {
    let name: String
    /// Whether it is in XSD's namespace.
    let isSchema: Bool
    /// Where in ``XSDDocument/namespaces`` its namespace is, or -1 for none.
    let namespace: Int
    let line: Int
    let parent: Int
    /// Where in ``XSDDocument/attributes`` its attributes are.
    let attributes: Range<Int>
    /// Where in ``XSDDocument/prefixes`` the prefixes are that it declares.
    let prefixes: Range<Int>
    /// The index after its last descendant.
    var end: Int
    /// Where in ``XSDDocument/text`` its text is, for `xs:documentation` and the elements in `xs:appinfo`.
    var text: Range<Int>
  }

  /// The file's name.
  let file: String
  /// The elements in document order; the first is the root.
  var nodes: [Node] = []
  var attributes: [Attribute] = []
  var prefixes: [Prefix] = []
  var text: [UInt8] = []
  /// The namespaces that occur, each once.
  var namespaces: [String] = []

  /// The child elements of `node`, in order.
  func children(of node: Int) -> [Int] {
    var found: [Int] = []
    var child = node + 1
    while child < nodes[node].end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }

  /// The namespace name of `node`; empty for none.
  func namespace(of node: Int) -> String { nodes[node].namespace < 0 ? "" : namespaces[nodes[node].namespace] }

  /// The value of the attribute of `node` in no namespace with this name.
  func attribute(_ name: String, of node: Int) -> String? {
    for index in nodes[node].attributes where attributes[index].name == name && attributes[index].namespace.isEmpty {
      return attributes[index].value
    }
    return nil
  }

  /// What the prefix `prefix` (empty for the default) stands for at `node`; nil when it is not declared.
  func namespace(ofPrefix prefix: String, at node: Int) -> String? {
    if prefix == "xml" { return "http://www.w3.org/XML/1998/namespace" }
    var current = node
    while current >= 0 {
      for index in nodes[current].prefixes where prefixes[index].prefix == prefix { return prefixes[index].namespace }
      current = nodes[current].parent
    }
    return nil
  }
}
