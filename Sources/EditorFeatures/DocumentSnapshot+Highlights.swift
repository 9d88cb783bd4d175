package import CardAnalysis
package import SourceText

extension DocumentSnapshot {
  /// The places that belong to what stands at the byte `offset`: the names of both tags, or an id and its references.
  package func documentHighlights(at offset: Int) -> [DocumentHighlight] { [] }

  /// The names in start and end tag that have to change together; empty when `offset` is in neither.
  package func linkedEditingRanges(at offset: Int) -> [ByteRange] { [] }
}
