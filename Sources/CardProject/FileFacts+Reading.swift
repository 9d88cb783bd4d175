import CardLayout
package import CardModel
import SourceText
import Standards
package import XMLSyntax

extension FileFacts {
  /// What the card in `tree` has to do with others.
  ///
  /// - Parameters:
  ///   - words: what its names mean, by their index.
  ///   - path: the absolute path of the file that it names by a relative one; nil for one that it may not see.
  ///   - shown: what people see of a title or label with bindings, which is written in an element; as it is written without that.
  package init(
    _ tree: XMLTree, words: [CardWord], _ kinds: LinkKinds, path: (_ relative: String) -> String?,
    shown: @escaping (_ written: String, _ node: NodeID) -> String = { written, _ in written }
  ) {
    guard let root = tree.root else { return }
    meaning.element = tree.name(of: root).local
    place = tree.nameRange(of: root)
    var titles = TitleTexts(tree, words, shown)
    // The languages that are named around a node, the nearest last, and where they end.
    var languages: [(name: String, end: Int)] = []
    for index in tree.nodes.indices where tree.nodes[index].isElement {
      let record = tree.nodes[index]
      let owner = words[Int(record.name)]
      let node = NodeID(index)
      var id: XMLAttribute?
      while let last = languages.last, last.end <= index { languages.removeLast() }
      let first = Int(record.firstAttribute)
      for number in first..<first + Int(record.attributeCount) {
        let attribute = tree.attributes[number]
        let word = words[Int(attribute.name)]
        if word.attribute == .id { id = attribute }
        if word.attribute == .lang { languages.append((tree.value(of: attribute), Int(record.subtreeEnd))) }
        if let kind = kinds.kind(owner, word) { addLink(attribute, kind, of: node, tree, &titles, path) }
      }
      if let id {
        meaning.ids.insert(tree.value(of: id))
        if node == root { (meaning.id, place) = (tree.value(of: id), tree.valueRange(of: id)) }
      }
      switch owner.element {
      case .action: addAction(node, id, tree, languages.last?.name ?? "")
      case .title:
        let last = meaning.stack.indices.last.flatMap { meaning.stack[$0].title.isEmpty ? $0 : nil }
        guard meaning.title.isEmpty || last != nil else { break }
        let title = titles.text(of: index)
        if meaning.title.isEmpty { meaning.title = title }
        if let last { meaning.stack[last].title = title }
      case .plainCard, .tableCard, .collectionCard, .pageCard, .hostedCard, .mapOnlyCard:
        guard let id else { break }
        meaning.stack.append(StackedCard(id: tree.value(of: id), element: tree.name(of: node).local, title: ""))
        stack.append(tree.valueRange(of: id))
      case .push, .swap: addMove(tree.attribute("card", of: node), tree.name(of: node).local, tree)
      case .cardScene: addMove(tree.attribute("root", of: node), "Begin", tree)
      case .tag, .status, .rating, .kpi, .progressKPI: addHeaderPart(node, tree, words)
      default: break
      }
    }
  }

  private mutating func addLink(
    _ attribute: XMLAttribute, _ kind: CardLink.Kind, of node: NodeID, _ tree: XMLTree, _ titles: inout TitleTexts,
    _ path: (String) -> String?
  ) {
    let value = tree.value(of: attribute)
    guard !value.isEmpty, !value.utf8.contains(UInt8(ascii: "{")), !value.utf8.contains(UInt8(ascii: ":")) else {
      return
    }
    let end = value.utf8.firstIndex(of: UInt8(ascii: "#"))
    let written = String(value[..<(end ?? value.endIndex)])
    var (fragment, file) = (end.map { String(value[value.utf8.index(after: $0)...]) } ?? "", path(written))
    var range = tree.valueRange(of: attribute)
    var fragmentRange = range
    if let hash = tree.text.bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: "#")) {
      fragmentRange = ByteRange(hash + 1, range.end)
      range.end = hash
    }
    if kind == .card {
      switch Link(target: value, isExternal: false).destination {
      case .card: break
      case .part(let id): (fragment, file) = (id, nil)
      case .address:
        // An address that looks like the file of a card names one that nobody has.
        guard value.hasSuffix(".xml") || value.contains(".card.") else { return }
      }
    }
    meaning.links.append(
      CardLink(
        kind: kind, written: written, path: file, fragment: fragment,
        label: kind == .card ? Self.label(of: node, tree, &titles) : ""))
    links.append(range)
    fragments.append(fragmentRange)
  }

  private mutating func addMove(_ attribute: XMLAttribute?, _ word: String, _ tree: XMLTree) {
    guard let attribute else { return }
    let from = word == "Begin" ? "" : meaning.stack.last?.id ?? ""
    meaning.moves.append(StackMove(from: from, to: tree.value(of: attribute), word: word))
    moves.append(tree.valueRange(of: attribute))
  }

  private mutating func addAction(_ node: NodeID, _ id: XMLAttribute?, _ tree: XMLTree, _ language: String) {
    let label = Self.words(tree.textContent(of: node))
    guard !label.isEmpty, !label.utf8.contains(UInt8(ascii: "{")) else { return }
    meaning.actions.append(ActionFact(id: id.map { tree.value(of: $0) } ?? "", label: label, language: language))
    actions.append(id.map { tree.valueRange(of: $0) } ?? tree.nameRange(of: node))
  }

  /// Notes a part of the header or of a row of the extended header; what stands elsewhere is left out.
  private mutating func addHeaderPart(_ node: NodeID, _ tree: XMLTree, _ words: [CardWord]) {
    guard let parent = tree.parent(of: node), parent != .document else { return }
    let name = tree.name(of: node).local
    guard meaning.header[name] == nil else { return }
    var row = 0
    switch words[Int(tree[parent].name)].element {
    case .header: break
    case .row:
      guard let header = tree.parent(of: parent), words[Int(tree[header].name)].element == .extendedHeader,
        let index = Array(tree.childElements(of: header)).firstIndex(of: parent)
      else { return }
      row = index + 1
    default: return
    }
    meaning.header[name] = row
    header[name] = tree.nameRange(of: node)
  }

  /// What of the element `node` people touch to get where it leads: its text, or the title in it.
  private static func label(of node: NodeID, _ tree: XMLTree, _ titles: inout TitleTexts) -> String {
    var text = tree.childElements(of: node).first { _ in true } == nil ? titles.shown(node) : ""
    if text.isEmpty { text = titles.first(in: node.index + 1..<max(node.index + 1, Int(tree[node].subtreeEnd))) }
    return text.isEmpty ? tree.name(of: node).local : text
  }

  /// `text` on one line.
  fileprivate static func words(_ text: String) -> String {
    var line: [UInt8] = []
    for byte in text.utf8 where byte > 0x20 || line.last ?? 0x20 != 0x20 { line.append(max(byte, 0x20)) }
    if line.last == 0x20 { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}

/// The texts of a document's titles, each read once: elements around one another may be named by the same.
private struct TitleTexts {
  private let tree: XMLTree
  /// The indices of all titles, in document order.
  private let places: [Int]
  private var texts: [Int: String] = [:]
  private let fill: (_ written: String, _ node: NodeID) -> String

  init(_ tree: XMLTree, _ words: [CardWord], _ fill: @escaping (_ written: String, _ node: NodeID) -> String) {
    (self.tree, self.fill) = (tree, fill)
    places = tree.nodes.indices.filter {
      tree.nodes[$0].isElement && words[Int(tree.nodes[$0].name)].element == .title
    }
  }

  /// The text of the first title among the nodes of `range`; empty where there is none.
  mutating func first(in range: Range<Int>) -> String {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < range.upperBound ? text(of: places[low]) : ""
  }

  /// The text of the title that is the node at `index`.
  mutating func text(of index: Int) -> String {
    if let known = texts[index] { return known }
    let text = shown(NodeID(index))
    texts[index] = text
    return text
  }

  /// What people see of the text of `node`, on one line.
  func shown(_ node: NodeID) -> String {
    let text = FileFacts.words(tree.textContent(of: node))
    return text.utf8.contains(0x7B) ? FileFacts.words(fill(text, node)) : text
  }
}
