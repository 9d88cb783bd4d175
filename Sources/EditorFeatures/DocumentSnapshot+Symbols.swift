package import CardAnalysis

extension DocumentSnapshot {
  /// The elements of the document in document order, at most `limit` of them and `depthLimit` levels deep.
  package func documentSymbols(limit: Int = 10_000, depthLimit: Int = 128) -> [DocumentSymbol] { [] }

  /// The named parts of the document whose name or element name contains the letters of `query` in their order.
  package func workspaceSymbols(matching query: String, limit: Int = 500) -> [DocumentSymbol] { [] }
}
