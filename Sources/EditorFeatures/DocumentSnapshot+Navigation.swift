package import CardAnalysis
package import SourceText

extension DocumentSnapshot {
  /// Where the id, path or address at the byte `offset` leads.
  package func definition(at offset: Int) -> Navigation? { nil }

  /// The schema's declaration of the element, attribute or value at the byte `offset`.
  package func typeDefinition(at offset: Int) -> Navigation? { nil }

  /// The values that refer to the id at the byte `offset`, in document order, with the id itself if
  /// `includingDeclaration`.
  package func references(at offset: Int, includingDeclaration: Bool) -> [ByteRange] { [] }

  /// The id or tag name at the byte `offset` that can be renamed; nil when there is none.
  package func renameRange(at offset: Int) -> ByteRange? { nil }

  /// The edits that rename what stands at the byte `offset` to `name`.
  package func rename(at offset: Int, to name: String) throws(RenameRefusal) -> [TextEdit] {
    throw RenameRefusal(message: "There is nothing to rename here")
  }
}
