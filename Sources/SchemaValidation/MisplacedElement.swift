import SchemaModel
import SourceText
import XMLSyntax

/// An element that its parent's content model does not let stand where it stands, and where it could.
struct MisplacedElement {
  let index: Int
  /// The content model of its parent.
  let model: ContentModel
  /// The first element children of its parent, all of them when they are few.
  let siblings: [Int]

  private let tree: XMLTree
  private let schema: Schema
  private let repairs: ElementRepairs
  private var names: NameCache

  /// The element `index` of `document`, whose parent is that of `frame`.
  init(_ index: Int, in frame: ContentFrame, _ model: ContentModel, _ document: AssessedDocument) {
    (self.index, self.model) = (index, model)
    (tree, schema, repairs, names) = (document.tree, document.schema, document.repairs, document.names)
    siblings = document.tree.childElements(of: NodeID(frame.node)).prefix(Assessor.lookaround).map { $0.index }
  }

  /// The nearest sibling before it with the same name.
  mutating func earlierSibling() -> Int? {
    let name = names.element(index)
    return siblings.last { $0 < index && names.element($0) == name }
  }

  /// The first and the last of the neighbours of its name, itself among them.
  private mutating func alike() -> (first: Int, last: Int) {
    let name = names.element(index)
    let run = siblings.split { names.element($0) != name }.first { $0.contains(index) }
    return (run?.first ?? index, run?.last ?? index)
  }

  /// The sibling in which it may stand, the nearest one before it rather than one behind it, before which child of that, nil for its end,
  /// and whether there is no other.
  ///
  /// - Parameter isBeside: whether of those that hold other things, too, only one right beside it is meant.
  mutating func container(isBeside: Bool) -> (sibling: Int, child: Int?, isOnly: Bool)? {
    var found: [(sibling: Int, child: Int?)] = []
    // What is not read to its end may be another.
    var isSure = siblings.count < Assessor.lookaround
    // One before it whose end tag is missing may hold it in the tree.
    let before = siblings.filter { Int(tree.nodes[$0].subtreeEnd) <= index }
    let behind = siblings.filter { $0 > index }
    for sibling in before.reversed() + behind {
      guard let element = model.element(named: names.element(sibling)) else { continue }
      let content = schema.contentModel(of: element)
      let children = tree.childElements(of: NodeID(sibling)).prefix(Assessor.lookaround).map { $0.index }
      guard children.count < Assessor.lookaround else {
        isSure = false
        continue
      }
      guard let gap = lastGap(among: children, content) else { continue }
      if isBeside, content.elements.count > 1, sibling != before.last, sibling != behind.first {
        isSure = false
      } else {
        found.append((sibling, gap < children.count ? children[gap] : nil))
      }
    }
    return found.first.map { ($0.sibling, $0.child, isSure && found.count == 1) }
  }

  /// The last of the places among `children`, by how many of them stand before it, where it fits and all of them still do; nil for none.
  ///
  /// Those that `content` does not know are passed over.
  private mutating func lastGap(among children: [Int], _ content: ContentModel) -> Int? {
    let name = names.element(index)
    let others = children.map { child -> NameID? in
      let other = names.element(child)
      return content.element(named: other) == nil ? nil : other
    }
    var cursors = [ContentCursor(content)]
    for (number, other) in others.enumerated() {
      var cursor = cursors[number]
      if let other, cursor.step(other) == nil { break }
      cursors.append(cursor)
    }
    return cursors.indices.last { gap in
      var trial = cursors[gap]
      guard trial.step(name) != nil else { return false }
      return others[gap...].allSatisfy { other in other.map { trial.step($0) != nil } ?? true }
    }
  }

  /// Whether all that is inside of it may stand in its parent.
  mutating func leavesContent() -> Bool {
    for child in tree.childElements(of: NodeID(index)) where model.element(named: names.element(child.index)) == nil {
      return false
    }
    return tree.children(of: NodeID(index)).allSatisfy {
      tree[$0].kind != .text || tree[$0].flags.contains(.whitespaceOnly)
    }
  }

  /// The name of the sibling `index`, or the one that is meant where that is misspelt.
  private mutating func meantName(_ index: Int) -> NameID {
    let name = names.element(index)
    guard model.element(named: name) == nil, !schema.elements.contains(where: { $0.name == name }) else { return name }
    let known = model.elements
    let near = Spelling.nearest(
      to: tree.name(of: NodeID(index)).local, among: known.map { schema[$0].localName })
    return known.first { schema[$0].localName == near }.map { schema[$0].name } ?? name
  }

  /// Whether its children may stand behind those of its sibling `first`, which has the same name.
  mutating func mayJoin(_ first: Int) -> Bool {
    guard let element = model.element(named: names.element(index)) else { return false }
    var cursor = ContentCursor(schema.contentModel(of: element))
    for parent in [first, index] {
      for child in tree.childElements(of: NodeID(parent)).prefix(Assessor.lookaround)
      where cursor.step(names.element(child.index)) == nil {
        return false
      }
    }
    return true
  }

  /// Moves it to the nearest place among its siblings where it fits; nil when there is none.
  mutating func move() -> Fix? {
    guard siblings.count > 1 else { return nil }
    let namespace = tree.namespace(of: NodeID(index))
    guard let place = place(for: names.element(index), namespace, insteadOf: index...index), !place.isOwn else {
      return nil
    }
    let moved = moved(to: place)
    return Fix("Move <\(tree.name(of: NodeID(index)).qualified)> \(moved.place)", moved.edits, isPreferred: true)
  }

  /// Puts it and its neighbours of the same name into one of `home`, where they are or, for it alone, in the nearest place where that
  /// fits, and is preferred if there is one; nil where an end tag is missing or has another name, which is to be mended first.
  mutating func wrap(in home: ElementID) -> Fix? {
    let alike = alike()
    let name = tree.name(of: NodeID(index))
    guard !tree[NodeID(alike.last)].flags.contains(.missingEndTag),
      tree.endTagName(of: NodeID(alike.last)).map({ tree.text.matches(name.qualified, in: $0) }) ?? true
    else { return nil }
    let local = schema[home].localName
    var wrapping = repairs.wrapping(alike.first, to: alike.last, in: local)
    let place = place(
      for: schema[home].name, schema[home].expandedName.namespace, insteadOf: alike.first...alike.last)
    if let place, !place.isOwn, alike.first == alike.last {
      wrapping.edits = moved(to: place, into: name.qualifier + local).edits
    }
    wrapping.isPreferred = place.map { $0.isOwn || alike.first == alike.last } ?? false
    return wrapping
  }

  /// Where something fits among siblings: before the one of these at the index `gap`, or behind the last.
  private struct Place {
    let siblings: [Int]
    let gap: Int
    /// It is where `parts` stand, in whose stead it is to stand.
    let isOwn: Bool
  }

  /// The nearest place for one called `name` that takes the place of the siblings `parts`; nil when there is none.
  private mutating func place(for name: NameID, _ namespace: String, insteadOf parts: ClosedRange<Int>) -> Place? {
    guard let own = siblings.firstIndex(of: parts.lowerBound) else { return nil }
    let others = siblings.filter { !parts.contains($0) }
    // Where it stands it does not fit, if it has that name.
    let mayStay = names.element(index) != name
    var following = others.map { meantName($0) }[...]
    var cursor = ContentCursor(model)
    var best: Int?
    for gap in 0...others.count {
      var trial = cursor
      if trial.step(name, namespace: namespace) != nil, gap != own || mayStay {
        // Before one of its own name nothing would be won: one of them is too many.
        let fits = following.first.map { $0 != name && trial.step($0) != nil } ?? true
        if fits, best.map({ abs($0 - own) > abs(gap - own) }) ?? true { best = gap }
      }
      if let next = following.popFirst() { _ = cursor.step(next) }
    }
    return best.map { Place(siblings: others, gap: $0, isOwn: $0 == own) }
  }

  /// Moves it to `place`, into an element called `container` there if that is given, and says where that is.
  private func moved(to place: Place, into container: String? = nil) -> (edits: [TextEdit], place: String) {
    let isBefore = place.gap < place.siblings.count
    let neighbour = place.siblings[isBefore ? place.gap : place.gap - 1]
    let indentation = repairs.indentation(of: neighbour)
    let cut = repairs.cut(index, isDeeper: container != nil && indentation != nil)
    let text = container.map { repairs.wrapped(cut.text, in: $0, indentation) } ?? cut.text
    let separator = indentation.map { tree.text.lineEnd + $0 } ?? ""
    let extent = repairs.extent(of: neighbour)
    let insertion: TextEdit =
      isBefore ? .insert(text + separator, at: extent.start) : .insert(separator + text, at: extent.end)
    let shown = "<\(tree.name(of: NodeID(neighbour)).qualified)>"
    return ([cut.edit, insertion], (isBefore ? "before " : "after ") + shown)
  }
}
