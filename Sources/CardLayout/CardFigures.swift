/// The figures of the card, in points, each with the key of its source (``GuidelineSource``).
package enum CardFigures {
  // MARK: Container (FS/CardStyle)

  /// Radius of a card's corners.
  package static let cornerRadius = 16.0
  static let borderWidth = 0.3
  /// Elevation of cards (ELV-I).
  package static let shadowLevel = 2
  /// Below everything, inside the background.
  static let bottomPadding = 10.0
  /// In place of a header that is not there.
  static let noHeaderSpace = 10.0
  /// Recommended greatest height (SEED4).
  static let recommendedHeight = 520.0

  // MARK: Recipe (FS/CardStyle, FS/CardHeaderStyle)

  static let side = 16.0
  static let headerTop = 16.0
  static let sectionPadding = 6.0

  // MARK: Main header (FS/CardMainHeaderStyle)

  static let headerSpacing = 8.0
  static let headerControlGap = 12.0
  static let detailImage = 45.0
  static let detailImageLeast = 16.0
  static let detailImageMost = 60.0
  static let headerControl = 44.0
  static let titleLines = 3
  static let subtitleLines = 2
  /// A label of an object card (SEED1).
  static let labelLines = 2
  static let subtitleLinesWithoutTitle = 3
  static let iconStackWidth = 14.0
  static let iconStackGap = 6.0
  static let iconStackLimit = 3
  /// Above a flexible item that has dropped to a row of its own at AX3.
  static let droppedFlexItemTop = 4.0

  // MARK: Media (FS/CardMediaStyle)

  static let mediaHeight = 145.0
  static let mediaCaptionPadding = 16.0
  static let mediaCaptionLines = 3

  // MARK: Extended header (FS/CardExtHeaderStyle)

  static let rowSpacing = 6.0
  static let rowKPIGap = 12.0
  /// Between the items of a row, and between its lines (FlowLayout).
  static let itemSpacing = 8.0

  // MARK: Small components

  /// Height of capitals in ems, in the face 72.
  static let capHeight = 1409.0 / 2048

  /// Between the icon and the text of a label (FS/LabelItemStyle).
  static let labelIconGap = 2.0
  /// Side of a status's icon.
  package static let statusIcon = 16.0
  /// Padding and corner of a tag (FS/TagStyle).
  static let tagVertical = 2.0
  static let tagHorizontal = 4.0
  static let tagRadius = 8.0
  static let tagOutline = 0.5
  /// Between tags, and between their lines (MHStack).
  static let tagSpacing = 8.0
  static let tagLineSpacing = 10.0
  /// Side of a star and gap between stars, standard and large (FS/RatingControlStyle).
  static let star = 16.0
  static let starGap = 6.0
  static let largeStar = 20.0
  static let largeStarGap = 8.0
  /// Key figure (FS/KPIItemStyle).
  static let kpiWidth = 216.0
  static let kpiCaptionGap = 1.0
  static let kpiIconGap = 8.0
  static let kpiUnitGap = 2.0
  /// Before a unit in letters, as wide as a space (SI 5.4.3).
  static let kpiLetterGap = 5.0
  /// Between hours and minutes: 4 and a space (_KPIItem).
  static let kpiWordGap = 10.0

  // MARK: Footer (FS/CardFooterStyle)

  static let buttonSpacing = 8.0
  static let buttonVertical = 8.0
  static let buttonHorizontal = 16.0
  static let buttonHeight = 38.0
  /// Least width of a button.
  package static let buttonWidth = 44.0
  /// Radius of a button's corners.
  package static let buttonRadius = 8.0
  /// Wider footers show buttons of their own width, up to three.
  static let intrinsicFooterWidth = 667.0
  static let equalButtons = 2
  static let intrinsicButtons = 3
  /// Least side of a touch target (HIG-A, AND-48).
  package static let touchTarget = 44.0
  static let androidTouchTarget = 48.0

  // MARK: Of our own, where no source gives a figure

  /// Most space above and below a card on its page.
  static let pageVertical = 24.0

  /// Opacity of the shade behind a caption, on a dark and on a light image.
  ///
  /// On the picture that suits it least a caption still has 3 : 1 (HIG-A for large text); white hides less than black.
  static let captionShade = (dark: 0.6, light: 0.8)
  /// How far above the caption its shade begins.
  static let captionShadeTop = 48.0
  /// Side of the sign after a title whose tap leaves the app, as a share of the title's size, and the gap before it.
  static let externalShare = 0.8
  static let externalGap = 4.0
  /// The share of the width that labels keep at accessibility sizes beside what else is in a header or a cell.
  static let leastLabelShare = 0.75
  /// Side of the icon of a button in a header.
  static let headerIcon = 20.0
  /// Between the parts of a body.
  static let bodySpacing = 8.0
  /// Radius of square detail images; the corner of small controls is taken.
  static let imageRadius = 8.0
  /// Least height of a placeholder.
  static let placeholderHeight = 44.0
}
