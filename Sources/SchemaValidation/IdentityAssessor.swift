import SchemaModel
import SourceText
import XMLSyntax

/// Checks `xs:unique`, `xs:key` and `xs:keyref`: gathers the elements that declare them during the walk, and looks at
/// their values once all elements have their types.
struct IdentityAssessor {
  /// How deep elements with identity constraints may nest and still be checked.
  static let maximumScopeDepth = 64

  /// A reference that waits until all keys are known.
  private struct Reference {
    let constraint: Int
    let scope: Int
    let node: Int
    let hash: UInt64
    let field: KeyField
  }

  /// The values of keys, known after ``check(_:_:)``.
  private(set) var keys = KeyStore()
  /// The nodes whose declarations have identity constraints, in document order.
  private(set) var scopes: [Int] = []
  private var references: [Reference] = []
  /// Those of the ``scopes`` that are open now.
  private var open: [Int] = []

  /// The element `index` declares identity constraints; beyond a depth that no schema reaches without wildcards they no
  /// longer count, so that the work stays linear.
  mutating func enter(_ index: Int, _ tree: XMLTree) {
    while let last = open.last, Int(tree.nodes[last].subtreeEnd) <= index { open.removeLast() }
    guard open.count < Self.maximumScopeDepth else { return }
    open.append(index)
    scopes.append(index)
  }

  /// Goes on behind the elements `scopes`, those of which that are around `node` being open.
  mutating func resume(_ scopes: [Int], at node: Int, _ tree: XMLTree) {
    self.scopes = scopes
    open = scopes.filter { Int(tree.nodes[$0].subtreeEnd) > node }
  }

  /// Adds elements that were found before.
  mutating func add(_ scopes: some Sequence<Int>) { self.scopes += scopes }

  /// Checks all of them.
  ///
  /// - Parameter missing: what has been found to be missing, and is not told again.
  mutating func check(_ document: inout AssessedDocument, _ missing: MissingParts) {
    for scope in scopes {
      guard let index = document.schema.identityIndex(of: ElementID(Int(document.elements[scope]))) else { continue }
      for constraint in index.own { look(at: scope, constraint, scope, &document, missing) }
      let end = Int(document.tree.nodes[scope].subtreeEnd)
      for node in scope + 1..<end where document.types[node] != AssessedDocument.noType {
        let name = Int(document.nodeNames[node])
        var last = -1
        if name >= 0 {
          for number in Int(index.firstByName[name])..<Int(index.firstByName[name + 1])
          where Self.selects(index.selectors[number], node, &last, index, scope, document) {
            look(at: node, last, scope, &document, missing)
          }
        }
        for number in 0..<index.openCount
        where Self.selects(index.selectors[number], node, &last, index, scope, document) {
          look(at: node, last, scope, &document, missing)
        }
      }
    }
    for reference in references where !isKnown(reference, document) {
      let key = Int(document.schema.referredConstraints[reference.constraint])
      let end = Int(document.tree.nodes[reference.scope].subtreeEnd)
      let known = keys.entries(of: key, from: reference.scope, to: end)
      Self.reportUnresolved(reference.field, of: reference.node, key, known, &document)
    }
  }

  /// Looks at what the fields of a constraint, which is declared at `scope`, are at `node`.
  private mutating func look(
    at node: Int, _ constraint: Int, _ scope: Int, _ document: inout AssessedDocument, _ missing: MissingParts
  ) {
    switch document.readFields(of: node, constraint) {
    case .nothing: break
    case .missing(let number): Self.reportMissing(node, constraint, number, missing, &document)
    case .ambiguous(let number): Self.reportAmbiguous(node, constraint, number, &document)
    case .value(let hash, let field):
      if document.schema.referredConstraints[constraint] >= 0 {
        references.append(Reference(constraint: constraint, scope: scope, node: node, hash: hash, field: field))
      } else if let first = keys.insert(constraint, scope, hash, node, field) {
        Self.reportDuplicate(field, of: node, first, &document)
      }
    }
  }

  /// Whether a key has the value: the element's own, or that of one element below it and of no other.
  private func isKnown(_ reference: Reference, _ document: AssessedDocument) -> Bool {
    let key = Int(document.schema.referredConstraints[reference.constraint])
    if keys.find(key, reference.scope, reference.hash) != nil { return true }
    // A key is declared below the reference's element only in unusual schemas.
    let end = Int(document.tree.nodes[reference.scope].subtreeEnd)
    let isOwn = document.schema.elements[Int(document.elements[reference.scope])].identityConstraints.contains(key)
    if isOwn, !scopes.contains(where: { $0 > reference.scope && $0 < end }) { return false }
    let below = keys.entries(of: key, from: reference.scope, to: end).filter { $0.hash == reference.hash }
    return Set(below.map { $0.node }).count == 1
  }

  /// Whether `selector` chooses `node`, which no path of the constraint `last` has chosen just before; that one is `last`
  /// then.
  private static func selects(
    _ selector: IdentityIndex.Selector, _ node: Int, _ last: inout Int, _ index: IdentityIndex, _ scope: Int,
    _ document: AssessedDocument
  ) -> Bool {
    // The last name has been looked at unless it is a wildcard.
    guard matches(node, selector, index, scope, document), last != selector.constraint else { return false }
    last = selector.constraint
    return true
  }

  /// Whether the path of `selector` leads from `scope` to `node`.
  private static func matches(
    _ node: Int, _ selector: IdentityIndex.Selector, _ index: IdentityIndex, _ scope: Int, _ document: AssessedDocument
  ) -> Bool {
    var current = node
    for place in selector.steps {
      guard current > scope else { return false }
      let name = index.steps[place]
      if name >= 0 {
        if document.nodeNames[current] != name { return false }
      } else if name < -1 {
        let namespace = document.tree.namespaces[Int(document.tree.nodes[current].namespace)]
        if namespace != index.namespaces[Int(-2 - name)] { return false }
      }
      current = Int(document.tree.nodes[current].parent)
    }
    return selector.fromDescendants ? current >= scope : current == scope
  }
}
