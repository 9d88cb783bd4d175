package import SourceText

extension DocumentSnapshot {
  /// The document with another `text`, of which only what is different is read; all else is as it is here.
  package func edited(_ text: SourceText) -> DocumentSnapshot {
    DocumentSnapshot(
      uri: uri, version: version, text: text, language: language, resources: resources, checks: checks,
      isEdited: isEdited, memo: memo(after: Replacement(of: self.text.bytes, by: text.bytes)))
  }

  /// The document with `edits` made; nil where they get in each other's way.
  package func edited(by edits: [TextEdit]) -> DocumentSnapshot? { text.applying(edits).map(edited) }
}
