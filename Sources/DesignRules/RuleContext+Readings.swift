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
