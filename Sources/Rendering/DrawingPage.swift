import BundledData
import CardLayout
import CardModel
import LayoutCore

/// Pictures as a web page that needs nothing else.
package enum DrawingPage {
  /// The page as the bytes of an HTML document: a figure with caption for every picture.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above every card to explain it.
  ///   - file: the contents of an image at a path relative to the card file, or nil when there is none.
  package static func html(
    _ pictures: [CardPicture], overlays: Set<DrawingOverlay> = [],
    file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    MarkupWriter.page(pictures.first?.scene.title ?? "Card", style: style) { writer in
      writer.start("main")
      for (index, picture) in pictures.enumerated() {
        writer.start("figure")
        writer.element("figcaption", text: picture.caption)
        picture.drawDocument(overlays, pictures.count > 1 ? "p\(index + 1)-" : "", file, into: &writer)
        writer.end()
      }
      writer.end()
    }
  }

  private static var style: String {
    var dark = CardEnvironment()
    dark.appearance = .dark
    func colors(_ environment: CardEnvironment) -> String {
      let background = environment.color(ColorToken("primaryBackground")).hex
      return "background: \(background); color: \(environment.color(.secondaryLabel).hex)"
    }
    return """
      body { margin: 2rem; font: 15px \(MarkupWriter.fontFamilies); \(colors(CardEnvironment())) }
      main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start }
      figure { margin: 0; max-width: 100% } figcaption { padding-bottom: .5rem }
      svg { max-width: 100%; height: auto; border-radius: 8px }
      @media (prefers-color-scheme: dark) { body { \(colors(dark)) } }
      """
  }
}
