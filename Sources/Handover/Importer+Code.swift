extension Importer {
  /// `code`, which is computed, as a text of the card, since no card computes; told at `node`.
  mutating func keepCode(_ code: String, at node: Int) -> String {
    tell(
      ImportFindings.codeKept, "\(tree.path(node)) is computed, which no card does: \(code) stands as a text", at: node)
    return code.withBracesDoubled
  }
}

extension StringProtocol {
  /// The text as a card writes it, which has bindings in single braces.
  var withBracesDoubled: String {
    map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : String($0) }.joined()
  }
}
