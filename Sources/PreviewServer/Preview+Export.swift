package import CardAnalysis
package import CardLayout
import JSON
package import LayoutCore
package import Rendering
import Standards
import Synchronization

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

  /// What its files end in.
  package var ending: String { self == .sheet ? "svg" : rawValue }
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
  /// - Parameter png: turns a drawing of a size in points into pixels, this many to a point.
  package func file(
    _ format: PreviewFormat, overlays: Set<DrawingOverlay>,
    png: (_ svg: [UInt8], _ size: Size, _ scale: Double) throws(PreviewError) -> [UInt8]
  ) throws(PreviewError) -> [UInt8] {
    switch format {
    case .sheet: return DrawingSheet(pictures).svg(overlays: overlays, file: resources.bytes)
    case .html: return DrawingPage.html(pictures, overlays: overlays, file: resources.bytes)
    case .svg, .png:
      guard let picture = pictures.first else { throw PreviewError("There is nothing to be drawn") }
      let svg = SVGRenderer.draw(picture.scene, overlays: overlays, file: resources.bytes)
      return format == .svg ? svg : try png(svg, picture.scene.size, picture.scene.environment.scale)
    }
  }
}

extension Preview {
  /// `export`: a page wants a file of what it shows; one view for a drawing, all of them for a sheet or a web page.
  func export(_ id: Int, _ message: PageMessage) throws(PreviewError) {
    let (uri, request) = (message.uri, message["request"])
    let format = message["format"].string.flatMap(PreviewFormat.init(rawValue:)) ?? .svg
    guard
      let (page, document) = state.withLock({ state in
        state.pages[id].flatMap { page in state.documents[uri].map { (page, $0) } }
      })
    else { throw PreviewError("there is no document \(uri)") }
    let wanted = message["view"].string
    let views = page.views.filter { wanted == nil || $0.id == wanted }
    guard !views.isEmpty else { throw PreviewError("there is no such view") }
    let host = self.host
    let fail: @Sendable (String) -> Void = { self.send(PreviewMessage.error("export: \($0)"), to: id) }
    host.run(
      PreviewWork(lane: .exports, uri: uri, abandon: { fail("Cardwright met a fault of its own") }) {
        do throws(PreviewError) {
          let export = try PreviewExport(
            page.snapshot ?? document.latest, views.map { (caption: $0.caption, environment: $0.environment) })
          let bytes = try export.file(format, overlays: page.overlays, png: host.png)
          self.send(Self.exported(bytes, format, of: document.name, request), to: id)
        } catch {
          fail(error.description)
        }
      })
  }

  private static func exported(
    _ bytes: [UInt8], _ format: PreviewFormat, of name: String, _ request: JSONValue
  ) -> [UInt8] {
    PreviewMessage.make(.exported) { writer in
      writer.member("request", request)
      writer.member("name", stem(of: name) + (format == .sheet ? "-sheet." : ".") + format.ending)
      writer.member("mediaType", format.type)
      writer.member("data", String(decoding: Base64.encoded(bytes), as: UTF8.self))
    }
  }

  /// A file's name without folder and ending.
  package static func stem(of name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    for ending in [CardLanguage.fileSuffix, ".xml"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}
