/// The figures of cells, lists and collections, in points, each with the key of its source (``GuidelineSource``).
enum CellFigures {
  // MARK: Object cell (FS/ObjectItemStyle)

  static let vertical = 14.0
  static let textSpacing = 3.0
  static let statusSpacing = 4.0
  static let statusGap = 8.0
  static let imageGap = 12.0
  /// Width of the icon column with the gap after it.
  static let iconColumn = 22.0
  static let iconWidth = 14.0
  static let iconGap = 6.0
  static let actionGap = 16.0
  /// Frame of the detail image on iOS (OC-I); of a person (OC-I, 2023).
  static let image = 44.0
  static let personImage = 45.0
  /// Gaps around the description where it has a column of its own.
  static let descriptionGap = 24.0
  static let afterDescriptionGap = 16.0
  static let titleLines = 2
  static let descriptionLines = 3
  /// The most entries that an attribute shows (OC-I23).
  static let attributes = 2
  static let actionLines = 2
  /// Above tags and small avatars in the title area.
  static let avatarTop = 4.0

  // MARK: Android (SEED2; heights, paddings and gaps of Material lists, by general knowledge)

  static let androidImage = 40.0
  static let androidImageGap = 16.0
  static let androidVertical = 8.0
  static let androidVerticalThreeLines = 12.0
  /// Least heights of cells with one, two and three lines.
  static let androidHeights = [56.0, 72.0, 88.0]
  static let androidCheckbox = 18.0
  static let androidRadioButton = 20.0

  // MARK: Contact cell (FS/ContactItemStyle)

  static let contactImage = 45.0
  static let contactTitleLines = 2
  static let contactSubtitleLines = 1
  static let contactDescriptionLines = 3
  static let contactTextGap = 3.0
  static let contactActionsGap = 24.0
  static let contactActionPadding = 8.0
  /// Up to this width the description is hidden.
  static let contactCompactWidth = 666.0

  // MARK: Actions (FS/ContactItemStyle, HIG-A, AND-48)

  static let action = 44.0
  static let androidAction = 48.0

  // MARK: Lists

  /// Least height of a row of a list (HIG-A).
  static let row = 44.0
  /// Rows that a card previews (PTV-I).
  static let previewRows = 3

  // MARK: Of our own, where no source gives a figure

  static let actionIcon = 22.0
  static let disclosure = 14.0
  static let control = 22.0
  static let controlStroke = 1.5
  static let controlGap = 12.0
  static let sectionTop = 16.0
  static let sectionBottom = 8.0
  /// The labels' share where the file does not say it.
  static let splitPercent = 0.4
  /// An attribute takes at most this share of the list's width.
  static let attributeShare = 0.4
  /// A number before a cell, or letters in place of an icon, take at most this share of the card's width.
  static let numberShare = 0.2
  /// The same at accessibility sizes.
  static let largeNumberShare = 0.5
  static let swipeAction = 74.0
  static let swipePadding = 12.0
  /// Between the header of a collection and its cards.
  static let collectionHeaderGap = 12.0
  /// Above and below the cards of a carousel, so that their shadows are not cut.
  static let carouselShadow = 8.0
}
