package import CardAnalysis

extension DocumentSnapshot {
  /// What can be folded, in document order, at most `limit` ranges: the outermost come first when there are more.
  package func foldingRanges(limit: Int = 10_000) -> [FoldingRange] { [] }
}
