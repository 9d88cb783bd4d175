import SchemaModel
import SourceText
import XMLSyntax

extension Assessor {
  /// How many siblings are looked at to understand one that does not fit.
  static let lookaround = 64

  /// A child that its parent's content model does not let stand here.
  mutating func visitMisfit(_ index: Int, _ name: NameID) {
    let last = frames.count - 1
    let frame = frames[last]
    if names.isUnbound(index) { return open(index, element: -1, isUnknown: true) }
    frames[last].errorState = frame.state
    let model = schema.complexTypes[Int(frame.type)].model
    guard let declared = model.element(named: name) else {
      if let meant = reportUnknownElement(index, frame, model), !comesLater([meant], after: index, frame) {
        // A misspelt name: what follows is judged as if it were correct.
        frames[last].errorState = Self.noState
        skipForward(over: [], to: schema[meant].name, model)
      }
      return open(index, element: schema.globalElement(name).map { Int32($0.index) } ?? -1, isUnknown: true)
    }
    let missing = model.shortestPath(from: ContentState(raw: frame.state), to: name)
    if let missing, !missing.isEmpty, !comesLater(missing, after: index, frame) {
      frames[last].errorState = Self.noState
      note(.before(missing, index, frame))
      skipForward(over: missing, to: name, model)
      return open(index, element: Int32(declared.index))
    }
    reportMisplaced(index, frame, model, declared)
    open(index, element: Int32(declared.index))
  }

  /// Moves the state past `missing` and the child called `name`.
  private mutating func skipForward(over missing: [ElementID], to name: NameID, _ model: ContentModel) {
    let last = frames.count - 1
    var cursor = ContentCursor(model, state: ContentState(raw: frames[last].state))
    for element in missing { _ = cursor.step(schema[element].name, namespace: schema[element].expandedName.namespace) }
    _ = cursor.step(name)
    frames[last].state = cursor.state.raw
  }

  /// Whether one of `missing` is among the siblings soon after `index`: then the order is wrong, and nothing is missing.
  private mutating func comesLater(_ missing: [ElementID], after index: Int, _ frame: Frame) -> Bool {
    let wanted = Set(missing.map { schema[$0].name })
    var sibling = Int(tree.nodes[index].subtreeEnd)
    var count = 0
    while sibling < frame.end, count < Self.lookaround {
      if tree.nodes[sibling].kind == .element {
        if wanted.contains(names.element(sibling)) { return true }
        count += 1
      }
      sibling = Int(tree.nodes[sibling].subtreeEnd)
    }
    return false
  }

  /// Returns the element that is most likely meant, if that may stand here.
  private mutating func reportUnknownElement(_ index: Int, _ frame: Frame, _ model: ContentModel) -> ElementID? {
    if isFull { return nil }
    let shown = "<\(tree.name(of: NodeID(index)).qualified)>"
    let expected = model.expected(in: ContentState(raw: frame.state)).compactMap(\.element)
    var fixes = [Fix("Remove \(shown)", [removal(of: index)])]
    let local = tree.name(of: NodeID(index)).local
    let meant = Spelling.nearest(to: local, among: expected.map { schema[$0].localName })
    if let closest = meant ?? Spelling.nearest(to: local, among: model.elements.map { schema[$0].localName }) {
      fixes.insert(renaming(index, to: closest), at: 0)
    }
    report(
      .elementUnknown, "\(shown) is not known in \(ownerName(frame)); expected \(expectation(frame, model))",
      at: tree.nameRange(of: NodeID(index)), fixes: fixes)
    return expected.first { schema[$0].localName == meant }
  }

  private mutating func reportMisplaced(_ index: Int, _ frame: Frame, _ model: ContentModel, _ element: ElementID) {
    if isFull { return }
    let shown = "<\(tree.name(of: NodeID(index)).qualified)>"
    var fixes: [Fix] = []
    if let move = move(index, frame, model) { fixes.append(move) }
    fixes.append(Fix("Remove \(shown)", [removal(of: index)]))
    var related: [RelatedInformation] = []
    if let first = earlierSibling(like: index, frame) {
      related.append(RelatedInformation("\(shown) already stands here", at: tree.nameRange(of: NodeID(first))))
    }
    report(
      .elementUnexpected, "\(shown) is not allowed here; expected \(expectation(frame, model))",
      at: tree.nameRange(of: NodeID(index)), related: related, fixes: fixes)
  }

  /// The nearest sibling before `index` with the same name.
  private mutating func earlierSibling(like index: Int, _ frame: Frame) -> Int? {
    let name = names.element(index)
    var found: Int?
    var sibling = frame.node + 1
    var count = 0
    while sibling < index, count < Self.lookaround {
      if tree.nodes[sibling].kind == .element {
        if names.element(sibling) == name { found = sibling }
        count += 1
      }
      sibling = Int(tree.nodes[sibling].subtreeEnd)
    }
    return found
  }

  /// A message that names more elements would not be read.
  private static let mostNamed = 8

  /// `<Footnote>, <Status> or </ObjectCardView>`: what may come next.
  func expectation(_ frame: Frame, _ model: ContentModel) -> String {
    let state = ContentState(raw: frame.state)
    var names: [String] = []
    for match in model.expected(in: state) {
      let name = match.element.map { "<\(prefix(of: frame.node))\(schema[$0].localName)>" } ?? "any element"
      if !names.contains(name) { names.append(name) }
    }
    let others = names.count - Self.mostNamed
    // One more name is shorter than to say that there is one.
    if others > 1 { names[Self.mostNamed...] = ["one of \(others) others"] }
    if model.isAccepting(state) { names.append("</\(tree.name(of: NodeID(frame.node)).qualified)>") }
    return Self.alternatives(names)
  }

  static func alternatives(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  func ownerName(_ frame: Frame) -> String { "<\(tree.name(of: NodeID(frame.node)).qualified)>" }

  /// The prefix, with its colon, that elements of the schema have inside the element `node`.
  func prefix(of node: Int) -> String {
    let prefix = tree.name(of: NodeID(node)).prefix
    return prefix.isEmpty ? "" : prefix + ":"
  }

  mutating func reportMissing(_ missing: [ElementID], before index: Int, _ frame: Frame) {
    if isFull { return }
    let list = Self.listed(missing.map { "<\(prefix(of: frame.node))\(schema[$0].localName)>" })
    let shown = "<\(tree.name(of: NodeID(index)).qualified)>"
    report(
      .elementMissing, "\(list) \(missing.count == 1 ? "is" : "are") missing before \(shown)",
      at: tree.nameRange(of: NodeID(index)),
      related: [RelatedInformation("The parent is \(ownerName(frame))", at: tree.nameRange(of: NodeID(frame.node)))],
      fixes: [Fix("Insert \(list)", [insertion(of: missing, before: index, frame)], isPreferred: true)])
  }

  static func listed(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// The end of an element whose content is not complete.
  mutating func reportMissingChildren(_ frame: Frame) {
    if isFull { return }
    let node = tree.nodes[frame.node]
    // What does not fit has been reported in this very place, or the element is still being typed.
    if frame.errorState == frame.state || !node.flags.isDisjoint(with: [.missingEndTag, .unterminated]) { return }
    let model = schema.complexTypes[Int(frame.type)].model
    let state = ContentState(raw: frame.state)
    let missing = model.shortestContent(from: state)
    let choices = model.expected(in: state).compactMap(\.element)
    let shown = missing.map { "<\(prefix(of: frame.node))\(schema[$0].localName)>" }
    let isChoice = missing.count == 1 && choices.count > 1
    let what =
      isChoice ? expectation(frame, model) : shown.isEmpty ? expectation(frame, model) : Self.listed(shown)
    var fixes: [Fix] = []
    if !missing.isEmpty {
      let edits = insertion(ofLast: missing, frame)
      fixes.append(Fix("Insert \(Self.listed(shown))", edits, isPreferred: !isChoice))
    }
    if isChoice {
      for choice in choices.prefix(6) where choice != missing[0] {
        let step = model.step(state, schema[choice].name, namespace: schema[choice].expandedName.namespace)
        guard let step, model.isAccepting(step.state) else { continue }
        fixes.append(
          Fix("Insert <\(prefix(of: frame.node))\(schema[choice].localName)>", insertion(ofLast: [choice], frame)))
      }
    }
    report(
      .elementMissing, "\(what) \(missing.count > 1 && !isChoice ? "are" : "is") missing in \(ownerName(frame))",
      at: tree.nameRange(of: NodeID(frame.node)), fixes: fixes)
  }
}
