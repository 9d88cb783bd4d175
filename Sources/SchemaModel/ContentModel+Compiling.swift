/// Why a content model cannot be compiled.
package enum ContentModelError: Error, Sendable {
  /// Two particles can stand for one and the same child (XSD 1.0 part 1, "Unique Particle Attribution"): their names.
  case ambiguous(String, String)
  /// It has more states than ``ContentModel/stateLimit`` or bounded repetitions that are too large to write out.
  case tooLarge
  /// An all-group has more than 64 members, or stands where XSD 1.0 does not allow one.
  case unsupportedAll
}

extension ContentModel {
  /// How many states an automaton may have; bounded repetitions are written out, so they count.
  package static let stateLimit = 10_000

  /// Compiles `particle`.
  ///
  /// - Parameters:
  ///   - elements: the declarations that the particle's ids speak of.
  ///   - substitutes: what may stand for a global element, itself included unless it is abstract.
  /// - Throws: ``ContentModelError``.
  package init(
    _ particle: Particle, elements: [ElementDeclaration], substitutes: (ElementID) -> [ElementID]
  ) throws(ContentModelError) {
    var compiler = Compiler()
    if case .all(let members) = particle.term {
      self = try compiler.all(particle, members, elements, substitutes)
      return
    }
    let expression = try compiler.expression(particle, substitutes)
    let names = compiler.leaves.map { leaf in leaf.element.map { elements[$0.index].name } ?? .unknown }
    var symbolNames: [NameID] = []
    var symbolOf: [NameID: Int] = [:]
    for name in names where name != .unknown && symbolOf[name] == nil {
      symbolOf[name] = symbolNames.count
      symbolNames.append(name)
    }
    let symbols = zip(compiler.leaves, names).map { leaf, name in
      if case .wildcard(let index) = leaf { return [symbolNames.count + index] }
      return symbolOf[name].map { [$0] } ?? []
    }
    guard let automaton = try? PositionAutomaton(expression),
      let table = StateTable(
        automaton, symbolCount: symbolNames.count + compiler.wildcards.count, symbols: symbols, limit: Self.stateLimit)
    else { throw .tooLarge }
    func show(_ leaf: Int) -> String {
      if let element = compiler.leaves[leaf].element { return "<\(elements[element.index].localName)>" }
      return "xs:any"
    }
    if let (first, second) = table.conflict { throw .ambiguous(show(first), show(second)) }
    self.init(
      leaves: compiler.leaves, wildcards: compiler.wildcards, leafNames: names, all: nil,
      automaton: Automaton(
        symbolNames: symbolNames, next: table.next, met: table.met, accepting: table.accepting))
    if let (wildcard, leaf) = overlap(elements) { throw .ambiguous(show(leaf), show(wildcard)) }
  }

  /// A wildcard and another leaf that both accept some child in one state.
  private func overlap(_ elements: [ElementDeclaration]) -> (Int, Int)? {
    guard !wildcards.isEmpty else { return nil }
    let width = symbolNames.count + wildcards.count
    for state in 0..<stateCount {
      let row = state * width
      for index in wildcards.indices where next[row + symbolNames.count + index] >= 0 {
        let cell = row + symbolNames.count + index
        for other in row..<cell where next[other] >= 0 {
          let leaf = Int(met[other])
          let clash =
            switch leaves[leaf] {
            case .element(let element): wildcards[index].allows(elements[element.index].expandedName.namespace)
            case .wildcard(let second): wildcards[index].overlaps(wildcards[second])
            }
          if clash { return (Int(met[cell]), leaf) }
        }
      }
    }
    return nil
  }

  /// Numbers the leaves of a particle.
  private struct Compiler {
    var leaves: [ContentMatch] = []
    var wildcards: [Wildcard] = []

    mutating func expression(
      _ particle: Particle, _ substitutes: (ElementID) -> [ElementID]
    ) throws(ContentModelError) -> OccurrenceExpression {
      let body: OccurrenceExpression
      switch particle.term {
      case .element(let element):
        body = .choice(substitutes(element).map { leaf(.element($0)) })
      case .wildcard(let wildcard):
        wildcards.append(wildcard)
        body = leaf(.wildcard(wildcards.count - 1))
      case .sequence(let particles):
        var parts: [OccurrenceExpression] = []
        for particle in particles { parts.append(try expression(particle, substitutes)) }
        body = .sequence(parts)
      case .choice(let particles):
        var parts: [OccurrenceExpression] = []
        for particle in particles { parts.append(try expression(particle, substitutes)) }
        body = .choice(parts)
      case .all: throw .unsupportedAll
      }
      if particle.minimum == 1, particle.maximum == 1 { return body }
      return .repetition(body, minimum: particle.minimum, maximum: particle.maximum)
    }

    private mutating func leaf(_ match: ContentMatch) -> OccurrenceExpression {
      leaves.append(match)
      return .leaf(leaves.count - 1)
    }

    mutating func all(
      _ particle: Particle, _ members: [Particle], _ elements: [ElementDeclaration],
      _ substitutes: (ElementID) -> [ElementID]
    ) throws(ContentModelError) -> ContentModel {
      guard members.count <= 64, particle.maximum == 1 else { throw .unsupportedAll }
      var required: UInt64 = 0
      for (index, member) in members.enumerated() {
        guard case .element(let element) = member.term, member.maximum == 1, substitutes(element) == [element] else {
          throw .unsupportedAll
        }
        leaves.append(.element(element))
        if member.minimum > 0 { required |= 1 << UInt64(index) }
      }
      let names = leaves.compactMap { $0.element }.map { elements[$0.index].name }
      for (index, name) in names.enumerated() where names[..<index].contains(name) {
        let shown = "<\(elements[leaves[index].element?.index ?? 0].localName)>"
        throw .ambiguous(shown, shown)
      }
      return ContentModel(
        leaves: leaves, wildcards: [], leafNames: names, all: (required, particle.minimum == 0),
        automaton: Automaton(symbolNames: names, next: [], met: [], accepting: [true]))
    }
  }
}

extension Wildcard {
  /// Whether some namespace is let in by both.
  func overlaps(_ other: Wildcard) -> Bool {
    switch (namespaces, other.namespaces) {
    case (.any, .list(let list)), (.list(let list), .any): !list.isEmpty
    case (.any, _), (_, .any), (.other, .other): true
    case (.list(let list), .other): list.contains { other.allows($0) }
    case (.other, .list(let list)): list.contains { allows($0) }
    case (.list(let list), .list(let second)): list.contains { second.contains($0) }
    }
  }
}
