/// The image on top of a card.
package struct Media: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The image file.
  package var file: String
  /// What it shows; empty for decoration.
  package var alternative: String
  /// Height in points, if the file says so.
  package var height: Double?
  /// Whether the image is dark or light.
  package var tone: MediaTone
  /// The text over it.
  package var caption: CardText?
}

/// Whether a media image is dark or light behind its text.
package enum MediaTone: String, Sendable, CaseIterable {
  case dark, light
}

extension Media {
  init(_ element: CardElement) {
    let caption = element.children.first { $0.name == .caption }
    self.init(
      source: element.source, file: element.bound(.src) ?? "", alternative: element.shown(.alt),
      height: element.number(.height), tone: element.choice(.tone, .dark), caption: caption.map { CardText($0) })
  }
}
