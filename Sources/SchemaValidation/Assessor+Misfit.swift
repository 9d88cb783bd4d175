import SchemaModel
import SourceText
import XMLSyntax

// Children that do not fit into their parents.
extension Assessor {
  /// A child that its parent's content model does not let stand here.
  mutating func visitMisfit(_ index: Int, _ name: NameID) {
    let last = frames.count - 1
    let frame = frames[last]
    if document.names.isUnbound(index) { return open(index, element: -1, isUnknown: true) }
    if closesBefore(index, name) { return visitElement(index) }
    frames[last].errorState = frame.state
    troubled.append(frame.node)
    let model = document.schema.complexTypes[Int(frame.type)].model
    guard let declared = model.element(named: name) else {
      let meant = reportUnknownElement(index, frame, model)
      if let meant, !comesLater([meant], after: index, frame) {
        // A misspelt name: what follows is judged as if it were correct.
        frames[last].errorState = AssessedDocument.noState
        skipForward(over: [], to: document.schema[meant].name, model)
      }
      if meant == nil { document.noteStray(index, name, isInText: false) }
      return open(index, element: document.schema.globalElement(name).map { Int32($0.index) } ?? -1, isUnknown: true)
    }
    let missing = model.shortestPath(from: ContentState(raw: frame.state), to: name)
    if let missing, !missing.isEmpty, !comesLater(missing, after: index, frame) {
      frames[last].errorState = AssessedDocument.noState
      self.missing.note(.before(missing, index, frame))
      skipForward(over: missing, to: name, model)
      return open(index, element: Int32(declared.index))
    }
    reportMisplaced(index, frame, model, declared)
    open(index, element: Int32(declared.index))
  }

  /// Ends the innermost elements before the child `index`, which does not fit, if their end tags are missing and it may stand
  /// behind them: it was meant to, and so was what follows.
  mutating func closesBefore(_ index: Int, _ name: NameID) -> Bool {
    var outer = frames.count - 1
    let last = max(0, outer - Self.mostUnclosed)
    repeat {
      guard outer > last, document.tree.nodes[frames[outer].node].flags.contains(.missingEndTag) else { return false }
      outer -= 1
    } while !frames[outer].mayHold(index, name, document)
    var place = Int(document.tree.nodes[index].start)
    while Facets.WhiteSpace.isXMLSpace(document.bytes[place - 1]) { place -= 1 }
    while frames.count > outer + 1, let frame = frames.last {
      document.endTagPlaces[Int(document.tree.nodes[frame.node].start)] = place
      close()
    }
    document.place = index
    document.states[index] = frames[outer].state
    return true
  }

  /// Moves the state past `missing` and the child called `name`.
  private mutating func skipForward(over missing: [ElementID], to name: NameID, _ model: ContentModel) {
    let last = frames.count - 1
    var cursor = ContentCursor(model, state: ContentState(raw: frames[last].state))
    for element in missing {
      _ = cursor.step(document.schema[element].name, namespace: document.schema[element].expandedName.namespace)
    }
    _ = cursor.step(name)
    frames[last].state = cursor.state.raw
  }

  /// Whether one of `missing` is among the siblings soon after `index`: then the order is wrong, and nothing is missing.
  private mutating func comesLater(_ missing: [ElementID], after index: Int, _ frame: ContentFrame) -> Bool {
    let wanted = Set(missing.map { document.schema[$0].name })
    var sibling = Int(document.tree.nodes[index].subtreeEnd)
    var count = 0
    while sibling < frame.end, count < Self.lookaround {
      if document.tree.nodes[sibling].kind == .element {
        if wanted.contains(document.names.element(sibling)) { return true }
        count += 1
      }
      sibling = Int(document.tree.nodes[sibling].subtreeEnd)
    }
    return false
  }

  /// Returns the element that is most likely meant, if that may stand here.
  private mutating func reportUnknownElement(_ index: Int, _ frame: ContentFrame, _ model: ContentModel) -> ElementID? {
    if document.isFull { return nil }
    let shown = document.tag(index)
    let expected = model.expected(in: ContentState(raw: frame.state)).compactMap { $0.element }
    var fixes = [Fix("Remove \(shown)", [document.repairs.removal(of: index)])]
    let local = document.tree.name(of: NodeID(index)).local
    let ended = document.endName(of: index, among: expected)
    let near = ended ?? Spelling.nearest(to: local, among: expected.map { document.schema[$0].localName })
    let closest = near ?? Spelling.nearest(to: local, among: model.elements.map { document.schema[$0].localName })
    if closest == local {
      return reportForeignElement(index, fixes, expected.first { document.schema[$0].localName == near })
    }
    // What the schema has elsewhere is no misspelt name, unless the end tag has the right one.
    let name = document.names.element(index)
    let isKnown = ended == nil && document.schema.elements.contains { $0.name == name }
    if let closest {
      var renaming = document.repairs.renaming(index, to: closest)
      renaming.isPreferred = !isKnown
      fixes.insert(renaming, at: 0)
    }
    let meant = isKnown ? nil : near
    var element = MisplacedElement(index, in: frame, model, document)
    if isKnown, element.leavesContent(), let unwrapping = document.repairs.unwrapping(index) {
      fixes.insert(unwrapping, at: 0)
    }
    // Where it is known, if not here: in one that is there, or in one of those that may stand here.
    var advice = "expected \(document.expectation(frame, model))"
    if closest == nil, let other = Synonyms.meaning(of: local, among: expected, document.schema, isKnown: isKnown) {
      let known = document.schema[other].localName
      advice = "did you mean <\(known)>?"
      // In other libraries it may be more than here.
      var renaming = document.repairs.renaming(index, to: known)
      renaming.isPreferred = false
      fixes.insert(renaming, at: 0)
    } else if meant == nil {
      let homes = expected.filter { document.schema.contentModel(of: $0).element(named: name) != nil }
      // Of actions rather than of an overflow, for an action; a row of buttons rather than a bar of whatever it is.
      let alike = homes.first { document.schema[$0].localName.hasPrefix(local) }
      let row = homes.first { document.schema.contentModel(of: $0).elements.count == 1 }
      if let container = element.container(isBeside: alike == nil && row != nil && homes.count > 1) {
        advice = "it belongs into \(document.tag(container.sibling))"
        var moving = document.repairs.moving(index, into: container.sibling, before: container.child)
        moving.isPreferred = container.isOnly
        fixes.insert(moving, at: 0)
      } else if let home = alike ?? row ?? homes.first {
        advice = "it belongs into <\(document.schema[home].localName)>"
        if !comesLater([home], after: index, frame), var wrapping = element.wrap(in: home) {
          let isMeant = homes.count == 1 || alike != nil
          wrapping.isPreferred = wrapping.isPreferred && isMeant
          fixes.insert(wrapping, at: 0)
        }
      }
    }
    document.report(
      .elementUnknown, "\(shown) is not known in \(document.tag(frame.node)); \(advice)",
      at: document.tree.nameRange(of: NodeID(index)), fixes: fixes)
    return expected.first { document.schema[$0].localName == meant }
  }

  /// Reports an element that has the right name in another namespace; returns the one that is meant.
  private mutating func reportForeignElement(_ index: Int, _ removal: [Fix], _ meant: ElementID?) -> ElementID? {
    let (tree, node) = (document.tree, NodeID(index))
    var fixes = removal
    let attributes = tree.attributes(of: node)
    if let position = attributes.indices.first(where: { tree.name(of: attributes[$0]).qualified == "xmlns" }) {
      fixes.insert(Fix("Remove xmlns", [document.repairs.removal(ofAttribute: position)], isPreferred: true), at: 0)
    }
    let namespace = tree.namespace(of: node)
    let found = namespace.isEmpty ? "no namespace" : "the namespace “\(namespace)”"
    document.report(
      .elementUnknown, "\(document.tag(index)) is in \(found); it must be in “\(document.schema.targetNamespace)”",
      at: tree.nameRange(of: node), fixes: fixes)
    return meant
  }

  private mutating func reportMisplaced(
    _ index: Int, _ frame: ContentFrame, _ model: ContentModel, _ element: ElementID
  ) {
    if document.isFull { return }
    let shown = document.tag(index)
    var fixes: [Fix] = []
    var advice = ""
    var misplaced = MisplacedElement(index, in: frame, model, document)
    if let move = misplaced.move() {
      fixes.append(move)
      advice = "move it" + move.title.dropFirst("Move \(shown)".count)
    }
    var related: [RelatedInformation] = []
    if let first = misplaced.earlierSibling() {
      if fixes.isEmpty, misplaced.mayJoin(first), let joining = document.repairs.joining(index, with: first) {
        fixes.append(joining)
      }
      related.append(RelatedInformation("\(shown) already stands here", at: document.tree.nameRange(of: NodeID(first))))
    }
    fixes.append(Fix("Remove \(shown)", [document.repairs.removal(of: index)]))
    document.report(
      .elementUnexpected,
      "\(shown) is not allowed here; \(advice.isEmpty ? "expected " + document.expectation(frame, model) : advice)",
      at: document.tree.nameRange(of: NodeID(index)), related: related, fixes: fixes)
  }
}

extension AssessedDocument {
  /// The name of the one of `elements` that the end tag of the element `index` names in contrast to its start tag, and that may hold
  /// what is inside; nil for none.
  fileprivate mutating func endName(of index: Int, among elements: [ElementID]) -> String? {
    let node = NodeID(index)
    let name = tree.name(of: node)
    guard let end = tree.endTagName(of: node), !tree.text.matches(name.qualified, in: end),
      let named = elements.first(where: { tree.text.matches(name.qualifier + schema[$0].localName, in: end) })
    else { return nil }
    let model = schema.contentModel(of: named)
    for child in tree.children(of: node).prefix(Assessor.lookaround) {
      let isHeld =
        switch tree[child].kind {
        case .element: model.element(named: names.element(child.index)) != nil
        case .text: schema.allowsText(named) || tree[child].flags.contains(.whitespaceOnly)
        default: true
        }
      if !isHeld { return nil }
    }
    return schema[named].localName
  }
}
