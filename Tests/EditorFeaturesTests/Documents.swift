import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport

/// A snapshot of `text` without a schema.
func plainXML(_ text: String) -> DocumentSnapshot {
  DocumentSnapshot(uri: "file:///test.card.xml", version: 1, text: SourceText(text), language: CardLanguage())
}

/// `text` after `edits`; a broken edit shows as a text that no test expects.
func applying(_ edits: [TextEdit], to text: String) -> String {
  SourceText(text).applying(edits)?.string ?? "overlapping edits: \(edits)"
}
