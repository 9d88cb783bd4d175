/// The selectors of the identity constraints that one element declares, found by the name that they end with.
package struct IdentityIndex: Sendable {
  /// One alternative of a constraint's selector.
  package struct Selector: Sendable {
    /// The constraint, as an index in ``Schema/identityConstraints``.
    package let constraint: Int
    /// Whether the path begins with `.//`.
    package let fromDescendants: Bool
    /// Where in ``IdentityIndex/steps`` the path's steps are, last first.
    package let steps: Range<Int>
  }

  /// The steps of all paths: a name's index, -1 for every name, less than that for a namespace, by ``namespaces``.
  package private(set) var steps: [Int32] = []
  /// The namespaces of steps such as `n:*`; -2 is the first.
  package private(set) var namespaces: [String] = []
  /// The constraints that choose the declaring element itself.
  package private(set) var own: [Int] = []
  /// All selectors: those that end with a wildcard, then those that end with a name, by name.
  package private(set) var selectors: [Selector] = []
  /// How many of ``selectors`` end with a wildcard.
  package private(set) var openCount = 0
  /// Per name the first of its selectors, and one more entry for the end.
  package private(set) var firstByName: [Int16]

  init(_ element: ElementDeclaration, _ all: [IdentityConstraint], nameCount: Int) {
    var named: [(name: Int, selector: Selector)] = []
    var open: [Selector] = []
    firstByName = []
    firstByName.reserveCapacity(nameCount + 1)
    for constraint in element.identityConstraints {
      for path in all[constraint].selector {
        let start = steps.count
        for step in path.steps.reversed() { add(step) }
        let selector = Selector(
          constraint: constraint, fromDescendants: path.fromDescendants, steps: start..<steps.count)
        switch path.steps.last {
        case nil:
          own.append(constraint)
          if path.fromDescendants { open.append(selector) }
        case .child(.name(let name)): named.append((name.index, selector))
        default: open.append(selector)
        }
      }
    }
    openCount = open.count
    // By name, those of one as they came.
    named.sort { ($0.name, $0.selector.steps.lowerBound) < ($1.name, $1.selector.steps.lowerBound) }
    selectors = open + named.map { $0.selector }
    for (index, entry) in named.enumerated() {
      while firstByName.count <= entry.name { firstByName.append(Int16(openCount + index)) }
    }
    while firstByName.count <= nameCount { firstByName.append(Int16(selectors.count)) }
  }

  private mutating func add(_ step: IdentityConstraint.Step) {
    switch step {
    case .child(.name(let name)): steps.append(Int32(name.index))
    case .child(.namespace(let namespace)):
      namespaces.append(namespace)
      steps.append(Int32(-1 - namespaces.count))
    default: steps.append(-1)
    }
  }
}
