import CardLayout
import CardModel
import SourceText
import Standards
import XMLSyntax

/// Reads what elements of a card file have to do with others, in document order.
struct FactReader {
  /// What they are read from.
  struct Source {
    let tree: XMLTree
    /// What its names mean, by their index.
    let words: [CardWord]
    let kinds: LinkKinds
    /// The absolute path of the file that it names by a relative one; nil for one that it may not see.
    let path: (_ relative: String) -> String?
    /// What people see of a title or label with bindings, which is written in an element.
    let shown: (_ written: String, _ node: NodeID) -> String

    /// What the element at `index` is called.
    func element(_ index: Int) -> ElementName { words[Int(tree.nodes[index].name)].element }
  }

  /// What has been read; the places are those of the text.
  private(set) var facts = FileFacts()
  private let source: Source
  private let tree: XMLTree
  private var titles: TitleTexts
  /// The languages that are named around an element, the nearest last, and where they end.
  private var languages: [(name: String, end: Int)]

  /// Reads from elements in `nodes`, around which `language` is named; empty for none.
  init(_ source: Source, _ nodes: Range<Int>, language: String) {
    (self.source, tree) = (source, source.tree)
    titles = TitleTexts(source, nodes)
    languages = [(language, .max)]
  }

  /// The language that is named nearest around the node at `index`, which stands behind all that was read; empty for none.
  mutating func language(at index: Int) -> String {
    while let last = languages.last, last.end <= index { languages.removeLast() }
    return languages.last?.name ?? ""
  }

  /// What the element at `index` alone has to do with others.
  mutating func readAlone(_ index: Int) -> FileFacts {
    facts = FileFacts()
    read(index)
    return facts
  }

  /// Reads the element at `index`, and nothing inside of it but its label.
  mutating func read(_ index: Int) {
    let record = tree.nodes[index]
    let owner = source.words[Int(record.name)]
    let node = NodeID(index)
    var id: XMLAttribute?
    _ = language(at: index)
    let first = Int(record.firstAttribute)
    for number in first..<first + Int(record.attributeCount) {
      let attribute = tree.attributes[number]
      let word = source.words[Int(attribute.name)]
      if word.attribute == .id { id = attribute }
      if word.attribute == .lang { languages.append((tree.value(of: attribute), Int(record.subtreeEnd))) }
      if let kind = source.kinds.kind(owner, word) { addLink(attribute, kind, of: node) }
    }
    if let id { facts.meaning.ids.insert(tree.value(of: id)) }
    switch owner.element {
    case .action: addAction(node, id)
    case .title:
      let last = facts.meaning.stack.indices.last.flatMap { facts.meaning.stack[$0].title.isEmpty ? $0 : nil }
      guard facts.meaning.title.isEmpty || last != nil else { break }
      let title = titles.text(of: index)
      if facts.meaning.title.isEmpty { facts.meaning.title = title }
      if let last { facts.meaning.stack[last].title = title }
    case .plainCard, .tableCard, .collectionCard, .pageCard, .hostedCard, .mapOnlyCard:
      guard let id else { break }
      facts.meaning.stack.append(
        StackedCard(id: tree.value(of: id), element: tree.name(of: node).local, title: ""))
      facts.stack.append(tree.valueRange(of: id))
    case .push, .swap: addMove(tree.attribute("card", of: node), tree.name(of: node).local)
    case .cardScene: addMove(tree.attribute("root", of: node), "Begin")
    case .tag, .status, .rating, .kpi, .progressKPI: addHeaderPart(node)
    default: break
    }
  }

  private mutating func addLink(_ attribute: XMLAttribute, _ kind: CardLink.Kind, of node: NodeID) {
    let value = tree.value(of: attribute)
    guard !value.isEmpty, !value.utf8.contains(UInt8(ascii: "{")), !value.utf8.contains(UInt8(ascii: ":")) else {
      return
    }
    let end = value.utf8.firstIndex(of: UInt8(ascii: "#"))
    let written = String(value[..<(end ?? value.endIndex)])
    var (fragment, file) = (end.map { String(value[value.utf8.index(after: $0)...]) } ?? "", source.path(written))
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
      // A folder may be called like a host.
      case .address where CardLink.namesHost(written) && !written.hasSuffix(".xml"): file = nil
      case .address:
        // An address that looks like the file of a card names one that nobody has.
        guard value.hasSuffix(".xml") || value.contains(".card.") else { return }
      }
    }
    facts.meaning.links.append(
      CardLink(
        kind: kind, written: written, path: file, fragment: fragment,
        label: kind == .card ? label(of: node) : ""))
    facts.links.append(range)
    facts.fragments.append(fragmentRange)
  }

  private mutating func addMove(_ attribute: XMLAttribute?, _ word: String) {
    guard let attribute else { return }
    let from = word == "Begin" ? "" : facts.meaning.stack.last?.id ?? ""
    facts.meaning.moves.append(StackMove(from: from, to: tree.value(of: attribute), word: word))
    facts.moves.append(tree.valueRange(of: attribute))
  }

  private mutating func addAction(_ node: NodeID, _ id: XMLAttribute?) {
    let label = FileFacts.words(tree.textContent(of: node))
    guard !label.isEmpty, !label.utf8.contains(UInt8(ascii: "{")) else { return }
    facts.meaning.actions.append(
      ActionFact(id: id.map { tree.value(of: $0) } ?? "", label: label, language: languages.last?.name ?? ""))
    facts.actions.append(id.map { tree.valueRange(of: $0) } ?? tree.nameRange(of: node))
  }

  /// Notes a part of the header or of a row of the extended header; what stands elsewhere is left out.
  private mutating func addHeaderPart(_ node: NodeID) {
    guard let parent = tree.parent(of: node), parent != .document else { return }
    let name = tree.name(of: node).local
    guard facts.meaning.header[name] == nil else { return }
    var row = 0
    switch source.element(parent.index) {
    case .header: break
    case .row:
      guard let header = tree.parent(of: parent), source.element(header.index) == .extendedHeader,
        let index = Array(tree.childElements(of: header)).firstIndex(of: parent)
      else { return }
      row = index + 1
    default: return
    }
    facts.meaning.header[name] = row
    facts.header[name] = tree.nameRange(of: node)
  }

  /// What of the element `node` people touch to get where it leads: its text, or the title in it.
  private mutating func label(of node: NodeID) -> String {
    var text = tree.childElements(of: node).first { _ in true } == nil ? titles.shown(node) : ""
    if text.isEmpty { text = titles.first(in: node.index + 1..<max(node.index + 1, Int(tree[node].subtreeEnd))) }
    return text.isEmpty ? tree.name(of: node).local : text
  }
}

extension FileFacts {
  /// `text` on one line.
  fileprivate static func words(_ text: String) -> String {
    var line: [UInt8] = []
    for byte in text.utf8 where byte > 0x20 || line.last ?? 0x20 != 0x20 { line.append(max(byte, 0x20)) }
    if line.last == 0x20 { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}

/// The texts of titles, each read once: elements around one another may be named by the same.
private struct TitleTexts {
  private let source: FactReader.Source
  private let nodes: Range<Int>
  /// The indices of all titles among the nodes, in document order; found when an element is first asked for its own.
  private lazy var places = nodes.filter { source.tree.nodes[$0].isElement && source.element($0) == .title }
  private var texts: [Int: String] = [:]

  /// Those among `nodes`.
  init(_ source: FactReader.Source, _ nodes: Range<Int>) { (self.source, self.nodes) = (source, nodes) }

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
    let text = FileFacts.words(source.tree.textContent(of: node))
    return text.utf8.contains(0x7B) ? FileFacts.words(source.shown(text, node)) : text
  }
}
