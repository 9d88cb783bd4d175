package import CardModel

/// A semantic colour of the palette; no colour is ever given by its value.
package struct ColorToken: Hashable, Sendable {
  /// The token's name in the palette.
  package var name: String
  /// What its opacity is multiplied with, 0 to 1.
  package var opacity: Double
  /// The appearance whose value is taken whatever the screen's, or nil for the screen's.
  package var appearance: Appearance?

  /// The token called `name`.
  package init(_ name: String, opacity: Double = 1, appearance: Appearance? = nil) {
    self.name = name
    self.opacity = opacity
    self.appearance = appearance
  }

  /// What is behind cards.
  package static let page = ColorToken("primaryGroupedBackground")
  /// What a card is filled with.
  package static let card = ColorToken("secondaryGroupedBackground")
  /// The border of a card (FS/CardStyle).
  package static let cardBorder = ColorToken("tertiaryLabel", opacity: 0.24)
  /// Titles and other texts of first rank.
  package static let primaryLabel = ColorToken("primaryLabel")
  /// Subtitles and other texts of second rank.
  package static let secondaryLabel = ColorToken("secondaryLabel")
  /// Footnotes and other texts of third rank.
  package static let tertiaryLabel = ColorToken("tertiaryLabel")
  /// What can be tapped, and the primary button.
  package static let tintColor = ColorToken("tintColor")
  /// Labels of tinted buttons.
  package static let tintColor2 = ColorToken("tintColor2")
  /// Labels on the tint.
  package static let base2 = ColorToken("base2")
  /// Secondary buttons.
  package static let secondaryFill = ColorToken("secondaryFill")
  /// Disabled buttons, and pictures that are not there.
  package static let tertiaryFill = ColorToken("tertiaryFill")
  /// Placeholders.
  package static let quaternaryFill = ColorToken("quaternaryFill")
  /// Hairlines, and labels of disabled buttons.
  package static let separator = ColorToken("separator")
  /// What went wrong, and what destroys.
  package static let negativeLabel = ColorToken("negativeLabel")
  /// Buttons that destroy.
  package static let negativeBackground = ColorToken("negativeBackground")
  /// Tinted buttons.
  package static let informationBackground = ColorToken("informationBackground")
  /// The stars of an accented rating (FS/RatingControlStyle).
  package static let accentedStar = ColorToken("mango8")

  /// The text of a tag of `accent`, 1 to 10.
  package static func accentLabel(_ accent: Int) -> ColorToken { ColorToken("accentLabel\(accent)") }

  /// The filling of a tag of `accent`, 1 to 10.
  package static func accentBackground(_ accent: Int) -> ColorToken { ColorToken("accentBackground\(accent)") }

  /// The colour of a status of `kind` (FS/ObjectItemStyle); a neutral one looks like other secondary text.
  package static func status(_ kind: StatusKind) -> ColorToken {
    switch kind {
    case .neutral: .tertiaryLabel
    case .informative: ColorToken("informativeLabel")
    case .positive: ColorToken("positiveLabel")
    case .critical: ColorToken("criticalLabel")
    case .negative: .negativeLabel
    }
  }
}
