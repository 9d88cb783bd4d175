import SourceText
import XMLSyntax

/// The texts that runs read which look further than a unit, kept for the next version of the document: a text is the same as
/// long as nothing changes inside of its element.
final class WideTexts {
  /// What was read, by the index of its element.
  private(set) var texts: [Int: String] = [:]
  private let earlier: (texts: [Int: String], change: TreeChange)?

  /// Knows what was read in an earlier version.
  init(after earlier: (texts: [Int: String], change: TreeChange)?) { self.earlier = earlier }

  /// The text of the element that takes up `nodes`, which `read` reads.
  func text(of nodes: Range<Int>, _ read: () -> String) -> String {
    if let known = texts[nodes.lowerBound] { return known }
    let text = known(nodes) ?? read()
    texts[nodes.lowerBound] = text
    return text
  }

  private func known(_ nodes: Range<Int>) -> String? {
    earlier.flatMap { earlier in earlier.change.nodes.origin(of: nodes).flatMap { earlier.texts[$0.lowerBound] } }
  }
}
