import BundledData
package import LayoutCore

extension TextMeasurer {
  /// Measures with the face 72 that the product carries.
  package static let standard: TextMeasurer? = measurer("fonts-72.bin")

  /// Measures with the table that stands for the platform's system face: Inter's.
  package static let system: TextMeasurer? = measurer("fonts-system.bin")

  /// Measures as texts are set in `typeface`; nil only when the product's own tables are damaged.
  package static func measurer(for typeface: Typeface) -> TextMeasurer? {
    typeface == .fiori ? standard : system
  }

  private static func measurer(_ file: String) -> TextMeasurer? {
    TextProperties(BundledFile.table("text-properties.bin")).flatMap { properties in
      TextMeasurer(faces: FontMetrics.faces(BundledFile.table(file)), properties: properties)
    }
  }
}
