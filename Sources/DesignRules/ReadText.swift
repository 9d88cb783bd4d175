import CardModel
import SourceText
import XMLSyntax

/// A text that people read or hear: what stands in an element, or in one of its attributes.
struct ReadText {
  let node: NodeID
  /// The attribute that holds it; nil for what stands in the element.
  let attribute: AttributeName?
  /// The text as it is written, white space collapsed.
  let text: String
  /// Where it stands.
  let range: ByteRange

  /// Parts where a number may say which: “Hall 2”.
  static let numbered: [ElementName] = [
    .key, .column, .tag, .point, .pin, .categoryAxis, .valueAxis, .line, .area, .segment,
  ]
}

extension ReadText {
  /// The texts of `node` that people read or hear, by the schema: that in it, and those in its attributes.
  static func all(of node: NodeID, _ context: RuleContext) -> [ReadText] {
    guard let knowledge = context.knowledge else { return [] }
    if let known = context.unitTexts.readTexts(of: node) { return known }
    let tree = context.tree
    let owner = context.words[Int(tree.nodes[node.index].name)]
    var found: [ReadText] = []
    for attribute in tree.attributes(of: node) {
      let word = context.words[Int(attribute.name)]
      guard let name = word.attribute, knowledge.isText[word.attributeIndex],
        let states = knowledge.texts[RuleKnowledge.place(owner, word)]
      else { continue }
      let text = CollapsedText.of(tree.value(of: attribute))
      guard !text.isEmpty, !states.contains(text) else { continue }
      found.append(ReadText(node: node, attribute: name, text: text, range: tree.valueRange(of: attribute)))
    }
    if knowledge.holdsText[owner.elementIndex] {
      let text = context.text(node)
      if !text.isEmpty {
        found.append(ReadText(node: node, attribute: nil, text: text, range: context.textRange(node)))
      }
    }
    return context.unitTexts.keep(found, of: node)
  }

  /// Its words; kept for the next rule that asks.
  func wording(_ context: RuleContext) -> Wording { context.wording(text, of: node) }

  /// What people read where it stands: itself, or what each record of the sample makes of it where it is bound; nothing where the data
  /// is not known.
  func readings(_ context: RuleContext) -> [String] {
    context.isBound(text) ? DesignRules.readings(node, [text], context).map { $0[0] } : [text]
  }
}

extension DesignRule {
  /// A rule named `id` about every text that people read or hear, in elements and in attributes.
  convenience init(
    texts id: String, _ severity: DiagnosticSeverity, summary: String, explanation: String, sources: [String],
    passing: String, failing: String, edges: [Edge] = [],
    check: @escaping @Sendable (ReadText, inout RuleContext) -> Void
  ) {
    self.init(
      named: id, severity, summary: summary, explanation: explanation, sources: sources, passing: passing,
      failing: failing, edges: edges, check: .text(check))
  }
}
