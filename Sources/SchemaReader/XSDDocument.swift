import SchemaModel
import SourceText
import XMLSyntax

/// One schema file, of which only elements and attributes are asked for: a node is an index in its tree.
final class XSDDocument: Sendable {
  /// The file's name.
  let file: String
  let tree: XMLTree
  /// What the tree's names mean as elements and attributes of XSD, by their index.
  private let elements: [XSDElement?]
  private let attributes: [XSDAttribute?]
  /// The index of XSD's namespace in the tree's; none when the file never declares it.
  private let schemaNamespace: UInt32?
  /// The root, if there is one.
  let root: Int?
  /// Whether prefixes are declared at the root alone, so that they stand for the same everywhere.
  let hasSamePrefixes: Bool

  /// Reads `bytes`.
  ///
  /// - Throws: ``SchemaError`` when the file is not well-formed, has a DOCTYPE, or text where none may stand.
  convenience init(file: String, bytes: [UInt8]) throws(SchemaError) {
    let decoding = XMLDecoding.decode(bytes)
    self.init(file: file, XMLParser.parse(decoding.text))
    var findings = (decoding.diagnostics + tree.diagnostics).filter { $0.severity == .error }.map { finding in
      (
        finding.kind == .documentTypeRefused ? "A DOCTYPE is not supported in a schema" : finding.message,
        finding.range.start
      )
    }
    if bytes.isEmpty { findings = [("The file is empty", 0)] }
    if findings.isEmpty {
      findings = strayTexts.map { ("Text may stand only in xs:documentation and xs:appinfo", $0) }
    }
    guard !findings.isEmpty else { return }
    let place = schemaFile()
    throw SchemaError(
      problems: findings.map { SchemaError.Problem(message: $0, location: SchemaLocation(place, offset: $1)) })
  }

  /// The document in `tree`, right or wrong.
  init(file: String, _ tree: XMLTree) {
    self.file = file
    self.tree = tree
    elements = tree.names.map { XSDElement.named($0.local) }
    attributes = tree.names.map { $0.prefix.isEmpty ? XSDAttribute.named($0.local) : nil }
    schemaNamespace = tree.namespaces.firstIndex(of: BuiltInType.namespace).map { UInt32($0) }
    let root = tree.root?.index
    self.root = root
    let declared = root.map { tree.attributes(of: NodeID($0)).count { $0.flags.contains(.namespaceDeclaration) } } ?? 0
    hasSamePrefixes = tree.attributes.count { $0.flags.contains(.namespaceDeclaration) } == declared
  }

  /// Where the start tag of `node` ends: there libxml2, with which locations are compared, says that it stands.
  func endOfStartTag(_ node: Int) -> Int { max(0, Int(tree.nodes[node].startTagEnd) - 1) }

  // MARK: Elements

  /// Whether `node` is in XSD's namespace.
  func isSchema(_ node: Int) -> Bool { tree.nodes[node].namespace == schemaNamespace }

  /// Which element of XSD `node` is; nil for others.
  func element(_ node: Int) -> XSDElement? { isSchema(node) ? elements[Int(tree.nodes[node].name)] : nil }

  /// The local name of `node`.
  func localName(_ node: Int) -> String { tree.names[Int(tree.nodes[node].name)].local }

  /// The element that `node` stands in; nil for the root.
  func parent(_ node: Int) -> Int? { node == root ? nil : Int(tree.nodes[node].parent) }

  /// The child elements of `node`, in order.
  func children(of node: Int) -> some Sequence<Int> { tree.childElements(of: NodeID(node)).lazy.map { $0.index } }

  /// All elements, in order.
  var allElements: some Sequence<Int> { tree.nodes.indices.lazy.filter { [tree] in tree.nodes[$0].isElement } }

  /// How many nodes there are, elements and others.
  var nodeCount: Int { tree.nodes.count }

  /// The names of the attributes of `node` in no namespace that `element` of XSD does not have.
  func plainAttributes(of node: Int, unlessIn element: XSDElement) -> [String] {
    var found: [String] = []
    let first = Int(tree.nodes[node].firstAttribute)
    for index in first..<first + Int(tree.nodes[node].attributeCount) {
      let attribute = tree.attributes[index]
      if let known = attributes[Int(attribute.name)], element.has(known) { continue }
      let name = tree.name(of: attribute)
      if name.prefix.isEmpty, !attribute.flags.contains(.namespaceDeclaration) { found.append(name.local) }
    }
    return found
  }

  /// The value of the attribute `name` of `node`; nil when it has none.
  func value(_ name: XSDAttribute, of node: Int) -> String? {
    let first = Int(tree.nodes[node].firstAttribute)
    let end = first + Int(tree.nodes[node].attributeCount)
    var index = first
    while index < end {
      if attributes[Int(tree.attributes[index].name)] == name { return tree.value(of: tree.attributes[index]) }
      index += 1
    }
    return nil
  }

  /// What the prefix `prefix` (empty for the default) stands for at `node`; nil when it is not declared.
  func namespace(ofPrefix prefix: String, at node: Int) -> String? {
    if prefix == "xml" { return XMLName.xmlNamespace }
    var current = hasSamePrefixes ? root ?? 0 : node
    while current != 0 {
      for attribute in tree.attributes(of: NodeID(current)) where attribute.flags.contains(.namespaceDeclaration) {
        let name = tree.name(of: attribute)
        if (name.prefix.isEmpty ? "" : name.local) == prefix { return tree.value(of: attribute) }
      }
      current = Int(tree.nodes[current].parent)
    }
    return nil
  }

  /// Where text stands outside of documentation and notes; nowhere in a file that is not a schema.
  private var strayTexts: [Int] {
    guard let root, isSchema(root) else { return [] }
    var found: [Int] = []
    var index = root
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let isInNotes = element(Int(node.parent)) == .appinfo
      if node.isElement, isInNotes || element(index) == .documentation {
        index = Int(node.subtreeEnd)
        continue
      }
      index += 1
      guard node.kind == .text || node.kind == .cdataSection, !isInNotes, !node.flags.contains(.whitespaceOnly) else {
        continue
      }
      let text = tree.textContent(of: NodeID(index - 1))
      if text.utf8.allSatisfy({ Facets.WhiteSpace.isXMLSpace($0) }) { continue }
      let place = tree.range(of: NodeID(index - 1))
      found.append(
        (place.start..<place.end).first { !Facets.WhiteSpace.isXMLSpace(tree.text.bytes[$0]) } ?? place.start)
    }
    return found
  }
}
