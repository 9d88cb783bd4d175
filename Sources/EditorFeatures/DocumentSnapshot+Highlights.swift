package import CardAnalysis
package import SourceText
import XMLSyntax

extension DocumentSnapshot {
  /// The places that belong to what stands at the byte `offset`: the names of both tags, or an id and its references.
  package func documentHighlights(at offset: Int) -> [DocumentHighlight] {
    if let symbol = identifier(at: offset) {
      return occurrences(of: symbol).map { DocumentHighlight(range: $0.range, kind: $0.isKey ? .write : .read) }
    }
    let tree = tree
    guard let node = tree.elementNamed(at: offset) else { return [] }
    return [tree.nameRange(of: node), tree.endTagNameRange(of: node)].compactMap { $0 }
      .map { DocumentHighlight(range: $0, kind: .text) }
  }

  /// The names in start and end tag that have to change together; empty when `offset` is in neither, or one is missing.
  package func linkedEditingRanges(at offset: Int) -> [ByteRange] {
    let tree = tree
    guard let node = tree.elementNamed(at: offset), let end = tree.endTagNameRange(of: node) else { return [] }
    return [tree.nameRange(of: node), end]
  }
}
