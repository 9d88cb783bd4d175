package import CardAnalysis

extension DocumentSnapshot {
  /// What can stand at the byte `offset`, the most fitting first.
  package func completion(at offset: Int) -> CompletionList { CompletionList() }
}

extension CardLanguage {
  /// The explanation behind a completion item's key; nil when there is none.
  package func documentation(for key: DocumentationKey) -> MarkupText? { nil }
}
