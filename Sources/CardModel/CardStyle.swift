/// A look of cards by name; what is nil is as the source has it.
package struct CardStyle: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Radius of the corners in points.
  package var radius = 16.0
  /// Whether there is a shadow.
  package var hasShadow = true
  /// Name of the colour behind the content.
  package var background: String?
  /// The same while the card is extended.
  package var expandedBackground: String?
  /// Text style of the title.
  package var titleTextStyle = "body"
  /// Weight of the title.
  package var titleWeight = TitleWeight.bold
  /// Name of the title's colour.
  package var titleColor: String?
  /// Text style of the subtitle.
  package var subtitleTextStyle = "subheadline"
  /// Weight of the subtitle.
  package var subtitleWeight = TitleWeight.regular
  /// Name of the subtitle's colour.
  package var subtitleColor: String?
  /// Name of the grab handle's colour.
  package var grabHandleColor: String?
  /// How the close button looks.
  package var closeButton = CloseButtonLook.circle
  /// Name of the colour of its cross.
  package var closeCrossColor: String?
  /// Name of the colour behind its cross.
  package var closeBackground: String?

  /// The look of the source.
  package init(source: PartSource) { self.source = source }
}

/// How heavy a title is.
package enum TitleWeight: String, Sendable, CaseIterable {
  case regular, semibold, bold
}

/// How a close button looks.
package enum CloseButtonLook: String, Sendable, CaseIterable {
  case circle, glass, none
}

extension CardStyle {
  init(_ element: CardElement) {
    self.init(source: element.source)
    radius = element.length(.radius) ?? radius
    hasShadow = element.attribute(.shadow) != "none"
    background = element.attribute(.background)
    expandedBackground = element.attribute(.expandedBackground)
    titleTextStyle = element.attribute(.titleTextStyle) ?? titleTextStyle
    titleWeight = element.choice(.titleWeight, titleWeight)
    titleColor = element.attribute(.titleColor)
    subtitleTextStyle = element.attribute(.subtitleTextStyle) ?? subtitleTextStyle
    subtitleWeight = element.choice(.subtitleWeight, subtitleWeight)
    subtitleColor = element.attribute(.subtitleColor)
    grabHandleColor = element.attribute(.grabHandleColor)
    closeButton = element.choice(.closeButton, closeButton)
    closeCrossColor = element.attribute(.closeCrossColor)
    closeBackground = element.attribute(.closeBackground)
  }
}
