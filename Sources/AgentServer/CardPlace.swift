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
    let attribute = call.text("attribute")
    if let attribute, !XMLName.isQName(attribute) { throw ToolError("“\(attribute)” is no name of an attribute") }
    self.init(snapshot, try ElementPath(call.text("element") ?? "").node(in: snapshot.tree), attribute)
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
    return gaps.flatMap(items).filter { seen.insert($0.label).inserted }
  }

  /// The last gap between the children of the element where one called `name` may stand; nil where there is none.
  func gap(for name: String) -> Int? {
    // However many children there are, it goes behind others of its name first.
    let likeIt = tree.childElements(of: node).filter { tree.name(of: $0).local == name }.last.map { Int(tree[$0].end) }
    return (gaps + [likeIt].compactMap(\.self)).last { gap in
      items(inGap: gap).contains { $0.label.split(separator: ":").last.map(String.init) == name }
    }
  }

  /// The gaps between the children of the element, by their offsets in the text: the first ones and the last ones where there are
  /// very many.
  private var gaps: [Int] {
    let record = tree[node]
    if record.flags.contains(.selfClosing) { return [Int(record.end)] }
    let offsets = [Int(record.startTagEnd)] + tree.childElements(of: node).map { Int(tree[$0].end) }
    return offsets.count > Self.mostGaps ? offsets.prefix(4) + offsets.suffix(Self.mostGaps - 4) : offsets
  }

  /// The elements that may stand in the gap at `offset`.
  private func items(inGap offset: Int) -> [CompletionItem] {
    let items: [CompletionItem]
    if tree[node].flags.contains(.selfClosing) {
      let open = TextEdit(ByteRange(offset - 2, offset), "></\(tree.name(of: node).qualified)>")
      items = snapshot.edited(by: [open]).map { Completer($0, at: offset - 1).list.items } ?? []
    } else {
      items = Completer(snapshot, at: offset).list.items
    }
    return items.filter { $0.kind == .element }
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
      return snapshot.edited(by: [TextEdit(range, "")]).map { Completer($0, at: range.start).list.items } ?? []
    }
    return completions(inserting: " \(attribute)=\"\"", caret: attribute.utf8.count + 3)
  }

  private func completions(inserting text: String, caret: Int) -> [CompletionItem] {
    let place = ElementWriter(tree, node).attributeEnd
    return snapshot.edited(by: [.insert(text, at: place)]).map { Completer($0, at: place + caret).list.items } ?? []
  }
}
