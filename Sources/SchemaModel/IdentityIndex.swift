/// The selectors of the identity constraints that one element declares, found by the name that they end with.
package struct IdentityIndex: Sendable {
  /// One alternative of a constraint's selector.
  package struct Selector: Sendable {
    /// The constraint, as an index in ``Schema/identityConstraints``.
    package let constraint: Int
    /// The path.
    package let path: IdentityConstraint.Path
  }

  /// The constraints, in the order of declaration.
  package let constraints: [Int]
  /// The selectors that choose the declaring element itself.
  package let own: [Selector]
  /// The selectors that end with a wildcard.
  private let open: [Selector]
  private let named: [[Selector]]
  /// Per name its index in ``named``, or -1.
  private let slots: [Int16]

  init(_ element: ElementDeclaration, _ all: [IdentityConstraint], nameCount: Int) {
    var own: [Selector] = []
    var open: [Selector] = []
    var named: [[Selector]] = []
    var slots = [Int16](repeating: -1, count: nameCount)
    for constraint in element.identityConstraints {
      for path in all[constraint].selector {
        let selector = Selector(constraint: constraint, path: path)
        switch path.steps.last {
        case nil:
          own.append(selector)
          if path.fromDescendants { open.append(selector) }
        case .child(.name(let name)):
          if slots[name.index] < 0 {
            slots[name.index] = Int16(named.count)
            named.append([])
          }
          named[Int(slots[name.index])].append(selector)
        default: open.append(selector)
        }
      }
    }
    constraints = element.identityConstraints
    self.own = own
    self.open = open
    self.named = named
    self.slots = slots
  }

  /// Calls `body` with each selector that may choose an element called `name`.
  @inline(__always)
  package func forEach(_ name: NameID, _ body: (Selector) -> Void) {
    if name.index >= 0, slots[name.index] >= 0 {
      for selector in named[Int(slots[name.index])] { body(selector) }
    }
    for selector in open { body(selector) }
  }
}
