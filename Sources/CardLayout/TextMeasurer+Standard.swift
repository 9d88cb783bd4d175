import BundledData
package import LayoutCore

extension TextMeasurer {
  /// Measures with the face 72 that the product carries.
  package static let standard: TextMeasurer? = measurer("fonts-72.bin")

  /// Measures with the table that stands for the platform's system face: Inter's.
  package static let system: TextMeasurer? = measurer("fonts-system.bin")

  /// Measures as texts are set in `environment`; nil only when the product's own tables are damaged.
  package static func measurer(for environment: CardEnvironment) -> TextMeasurer? {
    environment.typeface == .fiori ? standard : system
  }

  private static func measurer(_ file: String) -> TextMeasurer? {
    TextProperties(BundledFile.table("text-properties.bin")).flatMap { properties in
      TextMeasurer(faces: FontMetrics.faces(BundledFile.table(file)), properties: properties)
    }
  }

  /// As much of `string` as `width` points hold on one line, with an ellipsis when that is not all.
  package func fitted(_ string: String, _ setting: TextSetting, _ width: Double) -> String {
    if self.width(string, setting) <= width { return string }
    // By halves, as the text may be as long as a file.
    let scalars = Array(string.unicodeScalars)
    func shortened(_ count: Int) -> String {
      var kept = scalars[..<count]
      while kept.last == " " { kept.removeLast() }
      return String(String.UnicodeScalarView(kept)) + "…"
    }
    var (fits, fails) = (0, scalars.count)
    while fits + 1 < fails {
      let middle = (fits + fails) / 2
      if self.width(shortened(middle), setting) <= width { fits = middle } else { fails = middle }
    }
    return shortened(fits)
  }
}
