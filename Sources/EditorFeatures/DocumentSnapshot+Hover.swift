package import CardAnalysis
import SchemaModel
import SourceText

extension DocumentSnapshot {
  /// What explains the name or value at the byte `offset`; nil where there is nothing to explain.
  package func hover(at offset: Int) -> Hover? { nil }
}

extension DocumentSnapshot {
  func declarationSite(at offset: Int) -> (SchemaLocation, ByteRange)? { nil }
}
