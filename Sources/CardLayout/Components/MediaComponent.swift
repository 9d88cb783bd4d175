import CardModel
import LayoutCore

/// The image on top of a card, with the caption over its lower leading corner.
struct MediaComponent: Component {
  let media: Media

  func compose(into page: inout Composition) {
    page.overlay(
      BoxStyle(
        // Higher only where the caption needs it.
        width: .fill, height: .atLeast(media.height ?? CardFigures.mediaHeight), horizontal: .leading,
        vertical: .bottom),
      Paint(content: .surface(Surface(clips: true)), source: media.source)
    ) { overlay in
      overlay.filling(
        Paint(
          content: .image(SceneImage(file: media.file, cornerRadius: 0, fills: true)), role: .image,
          label: media.alternative, source: media.source, isRead: !media.alternative.isEmpty))
      if let caption = media.caption, overlay.shows(caption.source), !caption.isEmpty {
        add(caption, to: &overlay)
      }
    }
  }

  /// The caption has the colour of text on a dark or a light image, whatever the screen's appearance; a shade that begins
  /// above it and is full behind all of it keeps it legible on any picture (HD-I26: white on dark, black on light).
  private func add(_ caption: CardText, to page: inout Composition) {
    let isDark = media.tone == .dark
    let shade =
      isDark
      ? ColorToken("baseBlack", opacity: CardFigures.captionShade.dark)
      : ColorToken("baseWhite", opacity: CardFigures.captionShade.light)
    var padding = Insets(CardFigures.mediaCaptionPadding)
    padding.top = CardFigures.captionShadeTop
    page.column(
      BoxStyle(width: .fill, padding: padding),
      Paint(content: .surface(Surface(fill: shade, fade: CardFigures.captionShadeTop)))
    ) {
      $0.text(
        caption, .title1.bold.lines(CardFigures.mediaCaptionLines),
        ColorToken("primaryLabel", appearance: isDark ? .dark : .light))
    }
  }
}
