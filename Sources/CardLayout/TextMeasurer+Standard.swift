import BundledData
package import LayoutCore

extension TextMeasurer {
  /// Measures with the face 72 that the product carries.
  package static let standard: TextMeasurer? = LineBreakTable(BundledFile.table("line-break.bin")).flatMap { table in
    TextMeasurer(faces: FontMetrics.faces(BundledFile.table("fonts-72.bin")), lineBreaks: table)
  }
}
