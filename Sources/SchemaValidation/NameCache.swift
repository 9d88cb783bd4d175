import SchemaModel
import SourceText
import XMLSyntax

/// Finds the schema's name of each element and attribute, once for each distinct name.
struct NameCache {
  /// Index in the tree's namespaces of that of `xsi:`, or `UInt32.max` when it does not occur.
  let instanceNamespace: UInt32

  private struct Entry {
    var namespace = UInt32.max
    var name: Int32 = -1
  }

  private let tree: XMLTree
  private let table: NameTable
  /// Per namespace of the tree, its index in the schema, or -1.
  private let namespaces: [Int]
  private var elements: [Entry]
  private var attributes: [Entry]

  /// The namespace of `xsi:type` and its like.
  static let instance = "http://www.w3.org/2001/XMLSchema-instance"

  init(tree: XMLTree, schema: Schema) {
    self.tree = tree
    table = schema.names
    namespaces = tree.namespaces.map { schema.names.namespaceIndex(of: $0) ?? -1 }
    instanceNamespace = tree.namespaces.firstIndex(of: Self.instance).map { UInt32($0) } ?? .max
    elements = Array(repeating: Entry(), count: tree.names.count)
    attributes = Array(repeating: Entry(), count: tree.names.count)
  }

  /// The name of the element with this index.
  mutating func element(_ index: Int) -> NameID {
    let node = tree.nodes[index]
    let entry = elements[Int(node.name)]
    if entry.namespace == node.namespace { return NameID(Int(entry.name)) }
    let found = find(node.name, node.namespace, at: Int(node.nameStart))
    elements[Int(node.name)] = Entry(namespace: node.namespace, name: Int32(found.index))
    return found
  }

  /// The name of the attribute with this index.
  mutating func attribute(_ index: Int) -> NameID {
    let attribute = tree.attributes[index]
    let entry = attributes[Int(attribute.name)]
    if entry.namespace == attribute.namespace { return NameID(Int(entry.name)) }
    let found = find(attribute.name, attribute.namespace, at: Int(attribute.nameStart))
    attributes[Int(attribute.name)] = Entry(namespace: attribute.namespace, name: Int32(found.index))
    return found
  }

  private func find(_ name: UInt32, _ namespace: UInt32, at start: Int) -> NameID {
    let known = namespaces[Int(namespace)]
    guard known >= 0 else { return .unknown }
    let written = tree.names[Int(name)]
    if namespace == 0, !written.prefix.isEmpty { return .unknown }
    let first = start + (written.prefix.isEmpty ? 0 : written.prefix.utf8.count + 1)
    return table.find(tree.text.bytes, first..<first + written.local.utf8.count, namespace: known)
  }

  /// Whether the prefix of the element is not declared, which is a syntax error already.
  func isUnbound(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.namespace == 0 && !tree.names[Int(node.name)].prefix.isEmpty
  }

  /// Whether the prefix of the attribute is not declared, which is a syntax error already.
  func isUnboundAttribute(_ index: Int) -> Bool {
    let attribute = tree.attributes[index]
    return attribute.namespace == 0 && !tree.names[Int(attribute.name)].prefix.isEmpty
  }
}
