package import CardAnalysis
package import SourceText

extension DocumentSnapshot {
  /// The ranges around the byte `offset`, the innermost first, each inside the next and larger; at most `limit`.
  package func selectionRanges(at offset: Int, limit: Int = 256) -> [ByteRange] { [] }
}
