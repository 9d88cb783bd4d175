import CardModel
import JSON
import SourceText
import Standards
import XMLSyntax

/// The bindings of a document, as rules look at them, and the data that they read.
final class RuleBindings {
  private let tree: XMLTree
  private let words: [CardWord]
  private let knowledge: RuleKnowledge
  private let finder: SampleFinder
  private lazy var shown = ShownValues(tree, words: words)
  /// Whether some part is repeated for the items of a list that `sample` itself names.
  private(set) lazy var repeatsSamples = tree.attributes.contains { attribute in
    words[Int(attribute.name)].attribute == .each && ["{.}", "{/}", ".", "/"].contains(tree.value(of: attribute))
  }
  /// The paths into the data that bindings read.
  private var paths: [Int: SamplePaths] = [:]
  /// The bindings of the element that was asked for them last: several rules look at each.
  private var last: (node: NodeID, values: [BoundValue])?

  /// The bindings of `tree`, whose names mean `words`; nil when it names neither sample nor schema, or without a schema of
  /// the language.
  convenience init?(_ tree: XMLTree, _ words: [CardWord], _ knowledge: RuleKnowledge?, _ files: RuleFiles) {
    guard let knowledge, words.contains(where: { $0.attribute == .sample || $0.attribute == .schema })
    else { return nil }
    self.init(tree, words, knowledge: knowledge, files)
  }

  private init(_ tree: XMLTree, _ words: [CardWord], knowledge: RuleKnowledge, _ files: RuleFiles) {
    (self.tree, self.words, self.knowledge) = (tree, words, knowledge)
    finder = SampleFinder(tree, words, sample: files.sample)
  }

  /// The data that bindings in `node` read; nil when there is none.
  func records(at node: NodeID) -> SampleRecords? { finder.records(at: node) }

  /// The bindings in the attributes and the text of `node` that read data, in document order.
  func values(of node: NodeID) -> [BoundValue] {
    if let last, last.node == node { return last.values }
    let owner = words[Int(tree.nodes[node.index].name)]
    var found: [BoundValue] = []
    for attribute in tree.attributes(of: node) {
      let word = words[Int(attribute.name)]
      let range = tree.valueRange(of: attribute)
      guard word.attribute != nil, mayBind(range), let type = knowledge.bound[RuleKnowledge.place(owner, word)]
      else { continue }
      let isSingle = range.end < tree.text.count && tree.text.bytes[range.end] == UInt8(ascii: "'")
      let isRead = knowledge.texts[RuleKnowledge.place(owner, word)] != nil
      add(
        range, of: node, type, (tree.name(of: attribute).local, isRead), isSingle ? .singleQuoted : .doubleQuoted,
        to: &found)
    }
    for child in tree.children(of: node) where tree.nodes[child.index].kind == .text {
      guard mayBind(tree.range(of: child)), let type = knowledge.boundTexts[owner.elementIndex] else { continue }
      add(
        tree.range(of: child), of: node, type,
        ("<\(tree.name(of: node).local)>", knowledge.holdsText[owner.elementIndex]), .content, to: &found)
    }
    last = (node, found)
    return found
  }

  /// Whether a brace stands in `range`: most of what may be bound is not.
  private func mayBind(_ range: ByteRange) -> Bool {
    let bytes = tree.text.bytes
    return bytes.span.extracting(range.start..<range.end).contains { $0 == 0x7B }
  }

  private func add(
    _ range: ByteRange, of node: NodeID, _ type: RuleKnowledge.Bound, _ owner: (name: String, isRead: Bool),
    _ escape: XMLEscape, to found: inout [BoundValue]
  ) {
    let bindings = Binding.all(in: tree.text.bytes, range)
    let isRepetition = owner.name == AttributeName.each.rawValue
    guard !bindings.isEmpty, let data = finder.data(at: node, inside: !isRepetition) else { return }
    let paths = paths[data.number] ?? SamplePaths(data, knowledge.schema)
    self.paths[data.number] = paths
    let value = tree.characters(in: range)
    let column = escape == .content ? shown.columnType(of: node) : nil
    for binding in bindings {
      let path = tree.characters(in: binding.range)
      found.append(
        BoundValue(
          range: binding.range, path: path, value: value, owner: owner.name, type: type.isOpen ? nil : type.type,
          column: column, isRead: owner.isRead, isRepetition: isRepetition, records: data.records,
          values: data.records.values(at: path),
          shape: data.shape?.at(path) ?? .anything, paths: paths, escape: escape))
    }
  }
}
