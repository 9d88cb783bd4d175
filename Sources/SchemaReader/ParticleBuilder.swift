import SchemaModel

/// Makes the particles of which content models are compiled.
final class ParticleBuilder {
  private let files: SchemaFiles
  private let register: SchemaRegister
  /// The groups that are being looked at.
  private var openGroups: Set<SchemaNode> = []
  /// How many particles have been made: groups are copied wherever they are named, and those in them with them.
  private var count = 0
  /// More than any schema has that a content model could be compiled of.
  private static let most = 100_000

  init(_ register: SchemaRegister) {
    files = register.files
    self.register = register
  }

  /// The content that `node`, a type or a derivation, declares.
  func particle(in node: SchemaNode) -> Particle? {
    let groups = files.children(node, .group, .all, .choice, .sequence)
    if groups.count > 1 {
      files.fail("A type can have one group of elements; put them into an xs:sequence", at: groups[1])
    }
    return groups.first.flatMap { particle($0, isTop: true) }
  }

  /// The particle that `node` declares; nil when it may not occur at all.
  private func particle(_ node: SchemaNode, isTop: Bool) -> Particle? {
    guard count <= Self.most, let (minimum, maximum) = occurrence(of: node) else { return nil }
    count += 1
    if count > Self.most {
      files.fail("The schema has more than \(Self.most) particles, which is not supported", at: node)
      return nil
    }
    let term = files.descend(into: node) { () -> Particle.Term? in
      switch files.element(node) {
      case .element: elementTerm(node)
      case .any: files.wildcard(of: node).map { .wildcard($0) }
      case .sequence: .sequence(members(of: node))
      case .choice: .choice(members(of: node))
      case .all: allTerm(node, isTop: isTop, maximum)
      case .group: groupTerm(node, isTop: isTop)
      default: nil
      }
    }
    if maximum == 0 { return nil }
    return term.map { Particle($0, minimum: minimum, maximum: maximum) }
  }

  private func members(of node: SchemaNode) -> [Particle] {
    files.children(node).compactMap { files.element($0) == .annotation ? nil : particle($0, isTop: false) }
  }

  private func occurrence(of node: SchemaNode) -> (Int, Int?)? {
    let least = files.token(.minOccurs, of: node) ?? "1"
    let most = files.token(.maxOccurs, of: node) ?? "1"
    guard let minimum = Int(least), minimum >= 0 else {
      files.fail("minOccurs must be a whole number, not “\(least)”", at: node)
      return nil
    }
    if most == "unbounded" { return (minimum, nil) }
    guard let maximum = Int(most), maximum >= 0 else {
      files.fail("maxOccurs must be a whole number or unbounded, not “\(most)”", at: node)
      return nil
    }
    if maximum < minimum {
      files.fail("minOccurs is greater than maxOccurs", at: node)
      return nil
    }
    return (minimum, maximum)
  }

  private func elementTerm(_ node: SchemaNode) -> Particle.Term? {
    if let id = register.elementID(node) { return .element(id) }
    guard files.has(.ref, node) else {
      files.fail("xs:element needs a name or a ref", at: node)
      return nil
    }
    for attribute: XSDAttribute in [.type, .default, .fixed, .nillable, .block, .form] where files.has(attribute, node)
    {
      files.fail("xs:element with ref can have no \(attribute.name)", at: node)
    }
    return files.global(.element, .ref, of: node).flatMap { register.elementID($0) }.map { .element($0) }
  }

  private func allTerm(_ node: SchemaNode, isTop: Bool, _ maximum: Int?) -> Particle.Term? {
    if !isTop { files.fail("xs:all may stand only directly in a type or a named group", at: node) }
    if maximum != 1 { files.fail("xs:all can occur once at most", at: node) }
    let members = members(of: node)
    for member in members where member.maximum != 1 {
      files.fail("An element in xs:all can occur once at most", at: node)
    }
    return .all(members)
  }

  private func groupTerm(_ node: SchemaNode, isTop: Bool) -> Particle.Term? {
    guard let group = files.global(.group, .ref, of: node) else {
      if !files.has(.ref, node) { files.fail("xs:group needs a ref here", at: node) }
      return nil
    }
    guard openGroups.insert(group).inserted else {
      files.fail("The group leads back to itself", at: node)
      return nil
    }
    defer { openGroups.remove(group) }
    guard let content = files.children(group, .all, .choice, .sequence).first else {
      files.fail("xs:group needs xs:all, xs:choice or xs:sequence", at: group)
      return nil
    }
    return particle(content, isTop: isTop)?.term
  }
}

extension Particle {
  /// Whether nothing can stand there: a group without members, save a choice that must occur.
  var isEmpty: Bool {
    if maximum == 0 { return true }
    switch term {
    case .element, .wildcard: return false
    case .sequence(let members), .all(let members): return members.isEmpty
    case .choice(let members): return members.isEmpty && minimum == 0
    }
  }
}
