/// The figures of cells, lists and collections, in points, each with the key of its source (fiori.md section 0).
package enum CellFigures {
  // MARK: Object cell (FS/ObjectItemStyle; section 6)

  package static let vertical = 14.0
  package static let textSpacing = 3.0
  package static let statusSpacing = 4.0
  package static let statusGap = 8.0
  package static let imageGap = 12.0
  /// Width of the icon column with the gap after it.
  package static let iconColumn = 22.0
  package static let iconWidth = 14.0
  package static let iconGap = 6.0
  package static let actionGap = 16.0
  /// Frame of the detail image on iOS (OC-I); of a person (OC-I, 2023).
  package static let image = 44.0
  package static let personImage = 45.0
  /// Gaps around the description where it has a column of its own.
  package static let descriptionGap = 24.0
  package static let afterDescriptionGap = 16.0
  package static let titleLines = 2
  package static let descriptionLines = 3
  /// An attribute shows so many entries (OC-I23).
  package static let attributes = 2
  package static let actionLines = 2
  /// Above tags and small avatars in the title area.
  package static let avatarTop = 4.0

  // MARK: Android (SEED2; heights, paddings and gaps of Material lists, by general knowledge)

  package static let androidImage = 40.0
  package static let androidImageGap = 16.0
  package static let androidVertical = 8.0
  package static let androidVerticalThreeLines = 12.0
  /// Least heights of cells with one, two and three lines.
  package static let androidHeights = [56.0, 72.0, 88.0]
  package static let androidCheckbox = 18.0
  package static let androidRadioButton = 20.0

  // MARK: Contact cell (FS/ContactItemStyle; section 5)

  package static let contactImage = 45.0
  package static let contactTitleLines = 2
  package static let contactSubtitleLines = 1
  package static let contactDescriptionLines = 3
  package static let contactTextGap = 3.0
  package static let contactActionsGap = 24.0
  package static let contactActionPadding = 8.0
  /// Up to this width the description is hidden.
  package static let contactCompactWidth = 666.0

  // MARK: Actions (FS/ContactItemStyle, HIG-A, AND-48)

  package static let action = 44.0
  package static let androidAction = 48.0

  // MARK: Lists

  /// Least height of a row of a list (HIG-A).
  package static let row = 44.0
  /// Rows that a card previews (PTV-I).
  package static let previewRows = 3

  // MARK: Of our own, where no source gives a figure

  package static let actionIcon = 22.0
  package static let disclosure = 14.0
  package static let control = 22.0
  package static let controlStroke = 1.5
  package static let controlGap = 12.0
  package static let sectionTop = 16.0
  package static let sectionBottom = 8.0
  /// The labels' share where the file does not say it.
  package static let splitPercent = 0.4
  /// An attribute takes at most this share of the list's width.
  package static let attributeShare = 0.4
  package static let swipeAction = 74.0
  package static let swipePadding = 12.0
  /// Between the header of a collection and its cards.
  package static let collectionHeaderGap = 8.0
  /// Above and below the cards of a carousel, so that their shadows are not cut.
  package static let carouselShadow = 8.0
}
