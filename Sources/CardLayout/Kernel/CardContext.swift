import CardModel
package import LayoutCore

/// What surrounds a part, handed down to it: the environment, the card's width, the room that texts have.
package struct CardContext {
  /// What the card is composed for.
  package internal(set) var environment: CardEnvironment
  let fonts: FontFaces
  /// What people have done to the card, where it is played.
  var play: Play?
  /// Width in points of the card at hand.
  package internal(set) var cardWidth: Double
  /// The greatest size in points of the texts below a title that is set smaller.
  var mostLabelSize = Double.infinity
  /// Room that texts have where it is not that between a card's sides.
  var narrowRoom: Double?

  init(_ environment: CardEnvironment, _ fonts: FontFaces, cardWidth: Double? = nil) {
    self.environment = environment
    self.fonts = fonts
    self.cardWidth = cardWidth ?? environment.cardWidth
  }

  /// Width in points of what stands inside a card's side padding.
  package var innerWidth: Double { max(0, cardWidth - 2 * CardFigures.side) }

  /// Width in points that a text at hand has at most.
  var textRoom: Double { narrowRoom ?? innerWidth }

  /// Whether lines run from right to left.
  var isRightToLeft: Bool { environment.direction == .rightToLeft }

  /// Whether `source` is for this platform and size class.
  func shows(_ source: PartSource) -> Bool { environment.shows(source) }

  /// Whether there is a part, and it is for this platform and size class.
  func has(_ source: PartSource?) -> Bool { source.map { environment.shows($0) } ?? false }

  // MARK: Texts

  /// How a text in `font` is set here.
  package func setting(_ font: Font) -> TextSetting {
    let metrics =
      switch font.size {
      case .style(let style): environment.metrics(style)
      case .bar(let style):
        DynamicType.metrics(style, environment.isAccessibilitySize ? .xxxLarge : environment.textSize)
      case .points(let size, let leading): (size: size, leading: leading)
      }
    var setting = TextSetting(
      face: font.face, size: metrics.size * font.scale, leading: metrics.leading * font.scale,
      lineLimit: environment.isAccessibilitySize && !font.keepsLimit ? 0 : font.lines)
    setting.hyphenates = true
    return setting
  }

  /// Width in points of `string` on one line.
  func width(_ string: String, _ font: Font) -> Double { fonts.width(string, setting(font)) }

  /// Width in points of the longest word of `string`; 0 for scripts that break inside words.
  func longestWord(_ string: String, _ font: Font) -> Double { longestWord(string, setting(font)) }

  /// Width in points of the longest word of `string`; 0 for scripts that break inside words.
  func longestWord(_ string: String, _ setting: TextSetting) -> Double {
    let width = fonts.longestWord(string, setting)
    // Half a point more than measured, so that rounding never breaks a word.
    return width > 0 ? width + 0.5 : 0
  }

  // MARK: Fitting

  /// The share of the longest word of `string` that has room on a line of accessibility size, 1 at most: below, it is
  /// broken.
  func wordShare(_ string: String, _ setting: TextSetting) -> Double {
    guard environment.isAccessibilitySize, setting.lineLimit != 1, textRoom > 0 else { return 1 }
    return min(1, textRoom / max(1, longestWord(string, setting)))
  }

  /// `setting` with the line limit that the file gives and, where a number or a word of a script without hyphens is wider
  /// than a line, of which `wordShare` has room, smaller, down to the size at standard settings.
  ///
  /// - Parameter isTitle: Whether numbers are cut instead, so that a title is not smaller than what stands below it.
  func fitted(
    _ setting: TextSetting, _ string: String, _ wordShare: Double, limit: Int? = nil, isTitle: Bool = false
  ) -> TextSetting {
    var setting = setting
    if let limit, limit > 0, !environment.isAccessibilitySize { setting.lineLimit = limit }
    guard wordShare < 1, setting.lineLimit != 1 else { return setting }
    let least = DynamicType.metrics(.body, .large).size / environment.metrics(.body).size
    let width = fonts.longestWord(string, setting, isTitle ? .wordsAndNumbers : .words)
    let scale = min(1, max(least, textRoom / max(1, width + 0.5)))
    if scale < 1 { (setting.size, setting.leading) = (setting.size * scale, setting.leading * scale) }
    return setting
  }
}
