/// `xs:unique`, `xs:key` or `xs:keyref` (XSD 1.0 part 1, section 3.11).
package struct IdentityConstraint: Sendable {
  /// Which of the three.
  package enum Kind: Hashable, Sendable {
    /// Values that are all there must differ.
    case unique
    /// Values must be there and differ.
    case key
    /// Values must be those of the key with this index in ``Schema/identityConstraints``.
    case keyref(refer: Int)
  }

  /// One step of a path.
  package enum Step: Hashable, Sendable {
    /// Elements with this name.
    case child(NameTest)
    /// The attribute with this name; only as the last step of a field.
    case attribute(NameTest)
  }

  /// Which names a step matches.
  package enum NameTest: Hashable, Sendable {
    /// This name.
    case name(NameID)
    /// Every name.
    case any
    /// Every name in this namespace.
    case namespace(String)
  }

  /// One alternative of a selector or field.
  package struct Path: Hashable, Sendable {
    /// Whether it begins with `.//`.
    package var fromDescendants: Bool
    /// The steps; empty is `.`.
    package var steps: [Step]

    /// A path.
    package init(fromDescendants: Bool, steps: [Step]) {
      self.fromDescendants = fromDescendants
      self.steps = steps
    }
  }

  /// The name.
  package var name: ExpandedName
  /// Which of the three.
  package var kind: Kind
  /// The elements that are looked at: any of these paths from the element that declares the constraint.
  package var selector: [Path]
  /// Where each of them has its values: any of the paths of each field.
  package var fields: [[Path]]
  /// What the schema says about it.
  package var documentation: Documentation
  /// Where it is declared.
  package var location: SchemaLocation

  /// A constraint.
  package init(
    name: ExpandedName, kind: Kind, selector: [Path], fields: [[Path]], documentation: Documentation,
    location: SchemaLocation
  ) {
    self.name = name
    self.kind = kind
    self.selector = selector
    self.fields = fields
    self.documentation = documentation
    self.location = location
  }
}
