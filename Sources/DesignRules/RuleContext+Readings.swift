import CardModel
import Standards
import XMLSyntax

extension RuleContext {
  /// The words of `text`, which stands in `node`, or in one of its attributes.
  func wording(_ text: String, of node: NodeID) -> Wording {
    if let known = unitTexts.wording(text, of: node) { return known }
    let written = writtenLanguage(node)
    let wording = Wording(
      text, in: written.flatMap(languages.tag)?.language, isNamed: written.map { !$0.isEmpty } ?? false)
    return unitTexts.keep(wording, of: node)
  }
}

extension RuleContext {
  /// The elements that people read as one: cards, lists that are none, and cells in no list.
  static let wholes = [
    "Card", "ObjectCardView", "ObjectCellList", "ContactCellList", "PlainCard", "TableCard", "HostedCard",
    "CollectionCard", "ObjectCell", "ContactCell",
  ]

  /// The texts that an author wrote in `node`, on whatever platform and width they stand; kept for the next rule that asks.
  mutating func writtenTexts(_ node: NodeID) -> [WrittenText] {
    reach.note(node)
    if let lastTexts, lastTexts.node == node { return lastTexts.texts }
    let texts = WrittenText.all(in: node, self)
    lastTexts = (node, texts)
    return texts
  }
}

/// A text that an author wrote, with the element that holds it.
struct WrittenText {
  let part: NodeID
  let wording: Wording

  var text: String { wording.text }

  /// Whoever mixes something does so in these many texts.
  private static let mostTexts = 120

  /// Those in `node`, one of the ``RuleContext/wholes``, for a rule that asks each of these.
  ///
  /// There are none in a list inside of a card and in a cell of a list, as these are read with that.
  static func ofWhole(_ node: NodeID, _ context: inout RuleContext) -> [WrittenText] {
    let name = context.name(node)
    if [.objectCell, .contactCell].contains(name), context.parent(node) != nil { return [] }
    if [.objectCellList, .contactCellList].contains(name), context.ancestor(node, cards) != nil { return [] }
    return context.writtenTexts(node)
  }

  private static let cards: [ElementName] = [.card, .plainCard, .tableCard, .hostedCard, .collectionCard]

  /// Those in `node`, in the order of the file.
  fileprivate static func all(in node: NodeID, _ context: RuleContext) -> [WrittenText] {
    var found: [WrittenText] = []
    var index = node.index + 1
    let end = Int(context.tree.nodes[node.index].subtreeEnd)
    while index < end, found.count < mostTexts {
      let part = NodeID(index)
      index += 1
      guard context.tree.nodes[part.index].isElement else { continue }
      switch context.name(part) {
      case .card, .objectCardView: index = Int(context.tree.nodes[part.index].subtreeEnd)
      case .title, .subtitle, .footnote, .description, .text, .label, .status, .tag, .key, .value, .cell, .timestamp,
        .caption,
        .action, .column, .point, .trend:
        let text = context.text(part)
        if !text.isEmpty, !context.isBound(text) {
          found.append(WrittenText(part: part, wording: context.wording(text, of: part)))
        }
      default: break
      }
    }
    return found
  }
}

/// `texts`, which belong to `node`, as people read them: once, or with its data for each record where one of them is bound; none
/// where the data is not known.
func readings(_ node: NodeID, _ texts: [String], _ context: RuleContext) -> [[String]] {
  guard texts.contains(where: { context.isBound($0) }) else { return [texts] }
  if let known = context.unitTexts.readings(texts, of: node) { return known }
  // Beyond these records nothing new is to be expected of what an author wrote.
  let read = (context.bindings?.records(at: node)?.scopes ?? []).prefix(50).compactMap { scope in
    let filled = texts.compactMap { scope.filled($0) }
    return filled.count == texts.count ? filled : nil
  }
  return context.unitTexts.keep(read, as: texts, of: node)
}

/// The words of `node`, or what is spoken where it has none.
func said(by node: NodeID, _ context: RuleContext) -> String {
  let text = context.text(node)
  return text.isEmpty ? context.value(node, .label) ?? "" : text
}
