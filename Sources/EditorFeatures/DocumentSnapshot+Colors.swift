package import BundledData
package import CardAnalysis
package import SourceText

extension DocumentSnapshot {
  /// The colours that the document names, in document order.
  package func documentColors() -> [ColorInformation] { [] }

  /// The tokens nearest to `color` that may stand in `range`, the nearest first.
  package func colorPresentations(for color: PaletteColor, in range: ByteRange) -> [ColorPresentation] { [] }
}
