import SchemaModel
import SourceText
import XMLSyntax

/// Checks `xs:unique`, `xs:key` and `xs:keyref`: gathers the elements that declare them during the walk, and looks at
/// their values once all elements have their types.
struct IdentityAssessor {
  /// How deep elements with identity constraints may nest and still be checked.
  static let maximumScopeDepth = 64

  /// A reference that waits until all keys are known.
  struct Reference {
    let constraint: Int
    let scope: Int
    let node: Int
    let hash: UInt64
    let field: KeyField
  }

  /// What the fields of one constraint are at one element, as long as that is something.
  struct Reading: Sendable {
    /// The element that declares the constraint.
    var scope: Int
    var node: Int
    let constraint: Int
    var fields: FieldsReading
  }

  /// What was read, known after ``check(_:_:after:)``: for each of the ``scopes`` in turn, in document order.
  private(set) var readings: [Reading] = []
  /// The values of keys, known after ``check(_:_:after:)``.
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
  /// - Parameters:
  ///   - missing: what has been found to be missing, and is not told again.
  ///   - earlier: what was read in an earlier tree, and how the tree differs from that.
  mutating func check(
    _ document: inout AssessedDocument, _ missing: MissingParts,
    after earlier: (readings: [Reading], change: TreeChange)?
  ) {
    readings = read(&document, after: earlier)
    for reading in readings { look(at: reading, &document, missing) }
    for reference in references where !isKnown(reference, document) { reportUnresolved(reference, &document) }
  }

  private mutating func look(at reading: Reading, _ document: inout AssessedDocument, _ missing: MissingParts) {
    let (node, constraint, scope) = (reading.node, reading.constraint, reading.scope)
    switch reading.fields {
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
}
