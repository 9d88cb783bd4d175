import CardModel
import XMLSyntax

extension RuleContext {
  /// Beyond these records nothing new is to be expected of what an author wrote.
  private static let mostReadings = 50

  /// `texts`, which belong to `node`, as people read them: once, or with its data for each record where one of them is bound; none
  /// where the data is not known.
  func readings(_ node: NodeID, _ texts: [String]) -> [[String]] {
    guard texts.contains(where: isBound) else { return [texts] }
    return (bindings?.records(at: node)?.scopes ?? []).prefix(Self.mostReadings).compactMap { scope in
      let filled = texts.compactMap { scope.filled($0) }
      return filled.count == texts.count ? filled : nil
    }
  }

  /// The words of `text`, which stands in `node`, or in one of its attributes.
  func wording(_ text: String, of node: NodeID) -> Wording {
    Wording(text, language(node), isNamed: isLanguageNamed(node))
  }
}

extension RuleContext {
  /// The elements that people read as one: cards, and lists that are none.
  static let wholes = [
    "Card", "ObjectCardView", "ObjectCellList", "ContactCellList", "PlainCard", "TableCard", "HostedCard",
    "CollectionCard",
  ]

  /// Whoever mixes something does so in these many texts.
  private static let mostTexts = 200

  /// The texts that its author wrote in `node`, which is one of ``wholes``; none in a list inside of a card, as it is read with that.
  func writtenTexts(_ node: NodeID) -> [(part: NodeID, text: String)] {
    if [.objectCellList, .contactCellList].contains(name(node)),
      ancestor(node, [.card, .plainCard, .tableCard, .hostedCard, .collectionCard]) != nil
    {
      return []
    }
    var found: [(part: NodeID, text: String)] = []
    forEachDescendant(of: node) { part in
      guard found.count < Self.mostTexts else { return false }
      switch name(part) {
      case .card, .objectCardView: return false
      case .title, .subtitle, .footnote, .description, .text, .label, .status, .tag, .key, .value, .cell, .timestamp,
        .caption,
        .action, .column, .point, .trend:
        let text = text(part)
        if !text.isEmpty, !isBound(text) { found.append((part, text)) }
      default: break
      }
      return true
    }
    return found
  }
}
