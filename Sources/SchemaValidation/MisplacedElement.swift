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
  mutating func alike() -> (first: Int, last: Int) {
    let name = names.element(index)
    let run = siblings.split { names.element($0) != name }.first { $0.contains(index) }
    return (run?.first ?? index, run?.last ?? index)
  }

  /// The sibling at whose end it may stand, the nearest one before it rather than one behind it, and whether there is no other.
  mutating func container() -> (sibling: Int, isOnly: Bool)? {
    let name = names.element(index)
    var found: [Int] = []
    // What is not read to its end may be another.
    var isSure = siblings.count < Assessor.lookaround
    // One before it whose end tag is missing may hold it in the tree.
    let before = siblings.filter { Int(tree.nodes[$0].subtreeEnd) <= index }
    for sibling in before.reversed() + siblings.filter({ $0 > index }) {
      guard let element = model.element(named: names.element(sibling)) else { continue }
      var cursor = ContentCursor(schema.contentModel(of: element))
      let children = Array(tree.childElements(of: NodeID(sibling)).prefix(Assessor.lookaround))
      guard children.count < Assessor.lookaround else {
        isSure = false
        continue
      }
      for child in children { _ = cursor.step(names.element(child.index)) }
      if cursor.step(name) != nil { found.append(sibling) }
    }
    return found.first.map { ($0, isSure && found.count == 1) }
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

  /// Moves it to the nearest place among its siblings where it fits; nil when there is none.
  mutating func move() -> Fix? {
    guard let own = siblings.firstIndex(of: index), siblings.count > 1 else { return nil }
    let others = siblings.filter { $0 != index }
    let name = names.element(index)
    let namespace = tree.namespace(of: NodeID(index))
    var following = others.map { meantName($0) }[...]
    var cursor = ContentCursor(model)
    var best: Int?
    for gap in 0...others.count {
      var trial = cursor
      if trial.step(name, namespace: namespace) != nil, gap != own {
        // Before one of its own name nothing would be won: one of them is too many.
        let fits = following.first.map { $0 != name && trial.step($0) != nil } ?? true
        if fits, best.map({ abs($0 - own) > abs(gap - own) }) ?? true { best = gap }
      }
      if let next = following.popFirst() { _ = cursor.step(next) }
    }
    guard let best else { return nil }
    let cut = repairs.cut(index)
    let shown = tree.name(of: NodeID(index)).qualified
    let insertion: TextEdit
    let title: String
    if best < others.count {
      let next = others[best]
      let separator = repairs.indentation(of: next).map { tree.text.lineEnd + $0 } ?? ""
      insertion = .insert(cut.text + separator, at: repairs.extent(of: next).start)
      title = "Move <\(shown)> before <\(tree.name(of: NodeID(next)).qualified)>"
    } else {
      let previous = others[best - 1]
      let separator = repairs.indentation(of: previous).map { tree.text.lineEnd + $0 } ?? ""
      insertion = .insert(separator + cut.text, at: repairs.extent(of: previous).end)
      title = "Move <\(shown)> after <\(tree.name(of: NodeID(previous)).qualified)>"
    }
    return Fix(title, [cut.edit, insertion], isPreferred: true)
  }
}
