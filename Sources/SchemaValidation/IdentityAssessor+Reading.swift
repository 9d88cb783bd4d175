import SchemaModel
import SourceText
import XMLSyntax

// What the fields of constraints are, which changes only with what is inside of an element.
extension IdentityAssessor {
  /// Reads the fields of all constraints at all elements that they choose; of an earlier tree those of elements are taken over in
  /// which nothing has changed.
  func read(
    _ document: inout AssessedDocument, after earlier: (readings: [Reading], change: TreeChange)?
  ) -> [Reading] {
    var readings: [Reading] = []
    guard let (old, change) = earlier else {
      for scope in scopes {
        Self.read(scope..<Int(document.tree.nodes[scope].subtreeEnd), of: scope, &document, &readings)
      }
      return readings
    }
    readings.reserveCapacity(old.count)
    var around: [Int] = []
    var node = change.parent.index
    while node > 0 {
      around.append(node)
      node = Int(document.tree.nodes[node].parent)
    }
    around.reverse()
    var next = 0
    for scope in scopes {
      let end = Int(document.tree.nodes[scope].subtreeEnd)
      guard let before = change.nodes.origin(of: scope) else {
        Self.read(scope..<end, of: scope, &document, &readings)
        continue
      }
      while next < old.count, old[next].scope < before { next += 1 }
      // Known ones up to the element `stop` of the earlier tree.
      func take(upTo stop: Int) {
        while next < old.count, old[next].scope == before, old[next].node < stop {
          readings.append(old[next].moved(to: scope, change))
          next += 1
        }
      }
      func skip(upTo stop: Int) {
        while next < old.count, old[next].scope == before, old[next].node < stop { next += 1 }
      }
      if around.contains(scope) {
        for node in around where node >= scope {
          take(upTo: node)
          skip(upTo: node + 1)
          Self.read(node..<node + 1, of: scope, &document, &readings)
        }
        take(upTo: change.nodes.start)
        skip(upTo: change.nodes.oldEnd)
        Self.read(change.nodes.start..<min(change.nodes.newEnd, end), of: scope, &document, &readings)
      }
      take(upTo: .max)
    }
    return readings
  }

  /// Reads the fields of the constraints that are declared at `scope` at the elements among `nodes` that they choose.
  private static func read(
    _ nodes: Range<Int>, of scope: Int, _ document: inout AssessedDocument, _ readings: inout [Reading]
  ) {
    guard let index = document.schema.identityIndex(of: ElementID(Int(document.elements[scope]))) else { return }
    func read(_ constraint: Int, at node: Int) {
      let fields = document.readFields(of: node, constraint)
      if case .nothing = fields { return }
      readings.append(Reading(scope: scope, node: node, constraint: constraint, fields: fields))
    }
    for node in nodes {
      if node == scope {
        for constraint in index.own { read(constraint, at: scope) }
        continue
      }
      guard document.types[node] != AssessedDocument.noType else { continue }
      let name = Int(document.nodeNames[node])
      var last = -1
      if name >= 0 {
        for number in Int(index.firstByName[name])..<Int(index.firstByName[name + 1])
        where selects(index.selectors[number], node, &last, index, scope, document) {
          read(last, at: node)
        }
      }
      for number in 0..<index.openCount where selects(index.selectors[number], node, &last, index, scope, document) {
        read(last, at: node)
      }
    }
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

extension IdentityAssessor.Reading {
  /// The same, declared at `scope`, in a tree that differs by `change`, outside of which it is.
  fileprivate func moved(to scope: Int, _ change: TreeChange) -> IdentityAssessor.Reading {
    var moved = self
    moved.scope = scope
    guard node >= change.nodes.oldEnd else { return moved }
    moved.node += change.nodes.shift
    if case .value(let hash, let field) = fields { moved.fields = .value(hash, field.moved(change)) }
    return moved
  }
}

extension KeyField {
  /// The same in a tree that differs by `change`, behind which it is.
  fileprivate func moved(_ change: TreeChange) -> KeyField {
    switch self {
    case .attribute(let index): .attribute(index + change.attributes.shift)
    case .element(let index): .element(index + change.nodes.shift)
    case .absent: self
    }
  }
}
