package import CardAnalysis
package import CardLayout
package import Rendering

/// What a preview can be exported as.
package enum PreviewFormat: String, Sendable, CaseIterable {
  /// One drawing.
  case svg
  /// One drawing in pixels.
  case png
  /// Several drawings on one page.
  case sheet
  /// Several drawings as a web page that needs nothing else.
  case html

  /// What a file of it is called that shows the document called `name`: the same without folder and ending.
  package func fileName(for name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let ending = [CardLanguage.fileSuffix, ".xml"].first { file.hasSuffix($0) } ?? ""
    return file.dropLast(ending.count) + (self == .sheet ? "-sheet.svg" : ".\(rawValue)")
  }

  /// Its media type.
  var type: String {
    switch self {
    case .svg, .sheet: "image/svg+xml"
    case .png: "image/png"
    case .html: "text/html"
    }
  }
}

/// Drawings of one text for one or several environments, as files.
package struct PreviewExport {
  /// The pictures, each with what is said of it.
  package let pictures: [CardPicture]
  private let resources: DocumentResources

  /// Lays out the card in `snapshot` for every environment of `variants`.
  ///
  /// - Throws: when the product's own tables are damaged.
  package init(
    _ snapshot: DocumentSnapshot, _ variants: [(caption: String, environment: CardEnvironment)]
  ) throws(PreviewError) {
    pictures = try variants.map { variant throws(PreviewError) in
      guard let scene = snapshot.scene(variant.environment) else {
        throw PreviewError("The font tables of this program are damaged; install it again")
      }
      return CardPicture(variant.caption, scene)
    }
    resources = snapshot.resources
  }

  /// The bytes of the file.
  ///
  /// - Parameter pixels: makes PNG of a drawing.
  package func file(
    _ format: PreviewFormat, overlays: Set<DrawingOverlay>, _ pixels: PreviewPixels
  ) throws(PreviewError) -> [UInt8] {
    switch format {
    case .sheet: return DrawingSheet(pictures).svg(overlays: overlays, file: resources.bytes)
    case .html: return DrawingPage.html(pictures, overlays: overlays, file: resources.bytes)
    case .svg, .png:
      guard let picture = pictures.first else { throw PreviewError("There is nothing to be drawn") }
      let svg = SVGRenderer.draw(picture.scene, overlays: overlays, file: resources.bytes)
      return format == .svg ? svg : try pixels.png((svg, picture.scene.size), picture.scene.environment.scale)
    }
  }
}
