import CardAnalysis
import SourceText

/// One version of a text that the page has open.
struct WebDocument: Sendable {
  /// The address, as the page spells it.
  let uri: String
  /// The absolute path that the address names; nil for an address of something else.
  let path: String?
  let version: Int
  let lines: LineTable
  /// The analysis; nil for what is no card, such as sample data.
  let snapshot: DocumentSnapshot?
}
