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
      if let meant = reportUnknownElement(index, frame, model), !comesLater([meant], after: index, frame) {
        // A misspelt name: what follows is judged as if it were correct.
        frames[last].errorState = AssessedDocument.noState
        skipForward(over: [], to: document.schema[meant].name, model)
      }
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
    let meant = Spelling.nearest(to: local, among: expected.map { document.schema[$0].localName })
    let closest = meant ?? Spelling.nearest(to: local, among: model.elements.map { document.schema[$0].localName })
    if closest == local {
      return reportForeignElement(index, fixes, expected.first { document.schema[$0].localName == meant })
    }
    if let closest {
      fixes.insert(document.repairs.renaming(index, to: closest), at: 0)
    }
    // Where it is known, if not here: in one of those that may stand here.
    let name = document.names.element(index)
    let home = meant == nil ? expected.first { document.schema.contentModel(of: $0).element(named: name) != nil } : nil
    let advice =
      home.map { "it belongs into <\(document.schema[$0].localName)>" }
      ?? "expected \(document.expectation(frame, model))"
    if let home, !comesLater([home], after: index, frame) {
      fixes.insert(document.repairs.wrapping(index, in: document.schema[home].localName), at: 0)
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
    if let move = move(index, frame, model) {
      fixes.append(move)
      advice = "move it" + move.title.dropFirst("Move \(shown)".count)
    }
    fixes.append(Fix("Remove \(shown)", [document.repairs.removal(of: index)]))
    var related: [RelatedInformation] = []
    if let first = earlierSibling(like: index, frame) {
      related.append(RelatedInformation("\(shown) already stands here", at: document.tree.nameRange(of: NodeID(first))))
    }
    document.report(
      .elementUnexpected,
      "\(shown) is not allowed here; \(advice.isEmpty ? "expected " + document.expectation(frame, model) : advice)",
      at: document.tree.nameRange(of: NodeID(index)), related: related, fixes: fixes)
  }

  /// The nearest sibling before `index` with the same name.
  private mutating func earlierSibling(like index: Int, _ frame: ContentFrame) -> Int? {
    let name = document.names.element(index)
    var found: Int?
    var sibling = frame.node + 1
    var count = 0
    while sibling < index, count < Self.lookaround {
      if document.tree.nodes[sibling].kind == .element {
        if document.names.element(sibling) == name { found = sibling }
        count += 1
      }
      sibling = Int(document.tree.nodes[sibling].subtreeEnd)
    }
    return found
  }

  /// Moves the child `index` to the nearest place among its siblings where it fits; nil when there is none.
  private mutating func move(_ index: Int, _ frame: ContentFrame, _ model: ContentModel) -> Fix? {
    let siblings = siblings(of: index, frame)
    guard let own = siblings.firstIndex(of: index), siblings.count > 1 else { return nil }
    let others = siblings.filter { $0 != index }
    let name = document.names.element(index)
    let namespace = document.tree.namespace(of: NodeID(index))
    var cursor = ContentCursor(model)
    var best: Int?
    for gap in 0...others.count {
      var trial = cursor
      if trial.step(name, namespace: namespace) != nil, gap != own {
        // Before one of its own name nothing would be won: one of them is too many.
        let next = gap < others.count ? document.names.element(others[gap]) : nil
        let fits = next.map { $0 != name && trial.step($0) != nil } ?? true
        if fits, best.map({ abs($0 - own) > abs(gap - own) }) ?? true { best = gap }
      }
      if gap < others.count { _ = cursor.step(document.names.element(others[gap])) }
    }
    guard let best else { return nil }
    let text = document.tree.text[document.tree.range(of: NodeID(index))]
    let shown = document.tree.name(of: NodeID(index)).qualified
    let insertion: TextEdit
    let title: String
    if best < others.count {
      let next = others[best]
      let separator = document.repairs.indentation(of: next).map { document.tree.text.lineEnd + $0 } ?? ""
      insertion = .insert(text + separator, at: Int(document.tree.nodes[next].start))
      title = "Move <\(shown)> before <\(document.tree.name(of: NodeID(next)).qualified)>"
    } else {
      let previous = others[best - 1]
      let separator = document.repairs.indentation(of: previous).map { document.tree.text.lineEnd + $0 } ?? ""
      insertion = .insert(separator + text, at: Int(document.tree.nodes[previous].end))
      title = "Move <\(shown)> after <\(document.tree.name(of: NodeID(previous)).qualified)>"
    }
    return Fix(title, [document.repairs.removal(of: index), insertion], isPreferred: true)
  }

  /// The element children around `index`, itself included, all of them when they are few.
  private func siblings(of index: Int, _ frame: ContentFrame) -> [Int] {
    var found: [Int] = []
    var sibling = frame.node + 1
    while sibling < frame.end, found.count < Self.lookaround {
      if document.tree.nodes[sibling].kind == .element { found.append(sibling) }
      sibling = Int(document.tree.nodes[sibling].subtreeEnd)
    }
    return found
  }
}
