import SchemaModel
import XMLSyntax

/// The roles of many attributes of one scope.
///
/// Where a key of the scope looks at an attribute on every element, its name alone tells; otherwise the ancestors are
/// asked, as long as the document is not so deep that this never ends.
struct IdentifierRoles {
  private let identifiers: Identifiers
  private let covered: Set<NameID>
  private var isCovered: [UInt32: Bool] = [:]
  /// Ancestors that may still be asked; beyond these, attributes count as having no role.
  private var steps = 4_000_000

  init(_ identifiers: Identifiers, scope: NodeID) {
    self.identifiers = identifiers
    let schema = identifiers.schema
    var covered: Set<NameID> = []
    let constraints = identifiers.grammar.declaration(of: scope).map { schema[$0].identityConstraints } ?? []
    for index in constraints {
      let constraint = schema.identityConstraints[index]
      guard !constraint.kind.isReference,
        constraint.selector.contains(where: { $0.fromDescendants && $0.steps == [.child(.any)] })
      else { continue }
      covered.formUnion(identifiers.fieldNames(constraint))
    }
    for constraint in schema.identityConstraints where constraint.kind.isReference {
      covered.subtract(identifiers.fieldNames(constraint))
    }
    self.covered = covered
  }

  /// What `attribute` of `node` has to do with ids.
  mutating func role(of attribute: XMLAttribute, on node: NodeID) -> Identifiers.Role {
    let known = isCovered[attribute.name] ?? covered.contains(identifiers.nameID(of: attribute))
    isCovered[attribute.name] = known
    if known { return .key }
    guard steps > 0 else { return .none }
    let lineage = identifiers.grammar.lineage(of: node)
    steps -= lineage.count
    return identifiers.role(of: attribute, on: node, lineage: lineage)
  }
}
