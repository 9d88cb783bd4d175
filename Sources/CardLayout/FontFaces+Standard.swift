import BundledData
package import LayoutCore

extension FontFaces {
  /// The face 72 that the product carries.
  package static let standard: FontFaces? = faces("fonts-72.bin")

  /// The table that stands for the platform's system face: Inter's.
  package static let system: FontFaces? = faces("fonts-system.bin")

  /// The faces that texts are set in; nil only when the product's own tables are damaged.
  package static func faces(of typeface: Typeface) -> FontFaces? { typeface == .fiori ? standard : system }

  /// What Unicode says of texts, which is the same for all faces.
  private static let properties = TextProperties(BundledFile.table("text-properties.bin"))

  private static func faces(_ file: String) -> FontFaces? {
    properties.flatMap { FontFaces(FontMetrics.faces(BundledFile.table(file)), $0) }
  }
}
