import CardModel
import SourceText
import XMLSyntax

/// The bindings of a document, as rules look at them, and the data that they read.
final class RuleBindings {
  private let tree: XMLTree
  private let words: [CardWord]
  private let knowledge: RuleKnowledge
  private let finder: SampleFinder
  /// The bindings of the element that was asked for them last: several rules look at each.
  private var last: (node: NodeID, values: [BoundValue])?

  /// The bindings of `tree`, whose names mean `words`; nil when it names no sample, or without a schema.
  init?(_ tree: XMLTree, _ words: [CardWord], _ knowledge: RuleKnowledge?, _ files: RuleFiles) {
    guard let knowledge, words.contains(where: { $0.attribute == .sample }) else { return nil }
    (self.tree, self.words, self.knowledge) = (tree, words, knowledge)
    finder = SampleFinder(tree, words, sample: files.sample)
  }

  /// The bindings in the attributes and the text of `node` that read data, in document order.
  func values(of node: NodeID) -> [BoundValue] {
    if let last, last.node == node { return last.values }
    let owner = words[Int(tree.nodes[node.index].name)]
    var found: [BoundValue] = []
    for attribute in tree.attributes(of: node) {
      let word = words[Int(attribute.name)]
      guard word.attribute != nil, let type = knowledge.bound[RuleKnowledge.place(owner, word)] else { continue }
      add(tree.valueRange(of: attribute), of: node, type, tree.name(of: attribute).local, to: &found)
    }
    if let type = knowledge.boundTexts[owner.elementIndex] {
      for child in tree.children(of: node) where tree[child].kind == .text {
        add(tree.range(of: child), of: node, type, "<\(tree.name(of: node).local)>", to: &found)
      }
    }
    last = (node, found)
    return found
  }

  private func add(
    _ range: ByteRange, of node: NodeID, _ type: RuleKnowledge.Bound, _ owner: String, to found: inout [BoundValue]
  ) {
    let bindings = Binding.all(in: tree.text.bytes, range)
    let isRepetition = owner == AttributeName.each.rawValue
    guard !bindings.isEmpty, let records = finder.records(at: node, inside: !isRepetition) else { return }
    let value = tree.text[range]
    for binding in bindings {
      found.append(
        BoundValue(
          range: binding.range, path: tree.text[binding.range], value: value, owner: owner,
          type: type.isOpen ? nil : type.type, isRepetition: isRepetition, records: records))
    }
  }
}
