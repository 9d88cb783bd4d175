package import CardAnalysis
package import SourceText

extension DocumentSnapshot {
  /// The changes that can be offered for `range`: fixes of the findings that touch it, the best first, then the fix of
  /// all findings of the same kinds, then rewrites.
  package func codeActions(in range: ByteRange) -> [CodeAction] { [] }
}
