package import CardAnalysis

extension DocumentSnapshot {
  /// The files and addresses that the document names, in document order.
  package func documentLinks() -> [DocumentLink] { [] }
}
