import CardAnalysis
import EditorFeatures
import SourceText
import XMLSyntax

/// An element of a card that a tool was asked about, or an attribute of it.
struct CardPlace {
  let snapshot: DocumentSnapshot
  let node: NodeID
  let attribute: String?

  /// So many gaps between the children of an element are asked what may stand there.
  private static let mostGaps = 64

  /// The place that the arguments of `call` name in `snapshot`.
  init(_ call: ToolCall, in snapshot: DocumentSnapshot) throws(ToolError) {
    self.init(snapshot, try ElementPath(call.text("element") ?? "").node(in: snapshot.tree), call.text("attribute"))
  }

  init(_ snapshot: DocumentSnapshot, _ node: NodeID, _ attribute: String? = nil) {
    (self.snapshot, self.node, self.attribute) = (snapshot, node, attribute)
  }

  private var tree: XMLTree { snapshot.tree }

  /// Where its explanations are found.
  var hoverOffsets: [Int] {
    get throws(ToolError) {
      guard let attribute else { return [tree.nameRange(of: node).start] }
      guard let found = tree.attribute(attribute, of: node) else {
        throw ToolError(
          "\(ElementPath.text(of: node, in: tree)) has no attribute \(attribute); complete tells which it may have")
      }
      return [tree.nameRange(of: found).start, tree.valueRange(of: found).start]
    }
  }

  /// The elements that may stand in it, in the order of the schema, each once.
  var children: [CompletionItem] {
    var seen: Set<String> = []
    return gaps.flatMap(\.items).filter { $0.kind == .element && seen.insert($0.label).inserted }
  }

  /// A gap between children, by its offset in the text, and what may stand there.
  struct Gap {
    let offset: Int
    let items: [CompletionItem]
  }

  /// The gaps between the children of the element, the first ones and the last ones where there are very many.
  var gaps: [Gap] {
    let record = tree[node]
    if record.flags.contains(.selfClosing) {
      let end = Int(record.startTagEnd)
      let open = TextEdit(ByteRange(end - 2, end), "></\(tree.name(of: node).qualified)>")
      let items = after([open]).map { Completer($0, at: end - 1).list.items } ?? []
      return [Gap(offset: end, items: items)]
    }
    var offsets = [Int(record.startTagEnd)] + tree.childElements(of: node).map { Int(tree[$0].end) }
    if offsets.count > Self.mostGaps { offsets = Array(offsets.prefix(4) + offsets.suffix(Self.mostGaps - 4)) }
    return offsets.map { Gap(offset: $0, items: Completer(snapshot, at: $0).list.items) }
  }

  /// The attributes that it may have beside those that are there.
  var attributes: [CompletionItem] {
    completions(inserting: " ", caret: 1).filter { $0.kind == .attribute }
  }

  /// The values that its attribute may have.
  var values: [CompletionItem] {
    guard let attribute else { return [] }
    if let found = tree.attribute(attribute, of: node) {
      // Whatever stands there does not narrow what is offered.
      let range = tree.valueRange(of: found)
      return after([TextEdit(range, "")]).map { Completer($0, at: range.start).list.items } ?? []
    }
    return completions(inserting: " \(attribute)=\"\"", caret: attribute.utf8.count + 3)
  }

  /// Where a new attribute goes: behind the last one, or the name.
  var attributeEnd: Int {
    tree.attributes(of: node).last.map { tree.range(of: $0).end } ?? tree.nameRange(of: node).end
  }

  private func completions(inserting text: String, caret: Int) -> [CompletionItem] {
    let place = attributeEnd
    return after([.insert(text, at: place)]).map { Completer($0, at: place + caret).list.items } ?? []
  }

  /// The card after `edits`.
  private func after(_ edits: [TextEdit]) -> DocumentSnapshot? {
    snapshot.text.applying(edits).map {
      DocumentSnapshot(
        uri: snapshot.uri, version: 0, text: $0, language: snapshot.language, resources: snapshot.resources,
        checks: snapshot.checks)
    }
  }
}
