/// The figures of the card, in points, each with the key of its source (fiori.md section 0).
package enum CardFigures {
  // MARK: Container (FS/CardStyle; section 1.1)

  package static let cornerRadius = 16.0
  package static let borderWidth = 0.3
  /// Elevation of cards (ELV-I).
  package static let shadowLevel = 2
  /// Below everything, inside the background.
  package static let bottomPadding = 10.0
  /// In place of a header that is not there.
  package static let noHeaderSpace = 10.0
  /// Recommended greatest height (SEED4).
  package static let recommendedHeight = 520.0

  // MARK: Recipe (FS/CardStyle, FS/CardHeaderStyle; section 1.2)

  package static let side = 16.0
  package static let headerTop = 16.0
  package static let sectionPadding = 6.0

  // MARK: Main header (FS/CardMainHeaderStyle; section 2.3)

  package static let headerSpacing = 8.0
  package static let headerControlGap = 12.0
  package static let detailImage = 45.0
  package static let detailImageLeast = 16.0
  package static let detailImageMost = 60.0
  package static let headerControl = 44.0
  package static let titleLines = 3
  package static let subtitleLines = 2
  package static let subtitleLinesWithoutTitle = 3
  package static let iconStackWidth = 14.0
  package static let iconStackGap = 6.0
  package static let iconStackLimit = 3
  /// Above a flexible item that has dropped to a row of its own at AX3.
  package static let droppedFlexItemTop = 4.0

  // MARK: Media (FS/CardMediaStyle; section 2.2)

  package static let mediaHeight = 145.0
  package static let mediaCaptionPadding = 16.0
  package static let mediaCaptionLines = 3

  // MARK: Extended header (FS/CardExtHeaderStyle; section 2.4)

  package static let rowSpacing = 6.0
  package static let rowKPIGap = 12.0
  /// Between the items of a row, and between its lines (FlowLayout).
  package static let itemSpacing = 8.0

  // MARK: Small components (section 7)

  /// Between the icon and the text of a label (FS/LabelItemStyle).
  package static let labelIconGap = 2.0
  package static let statusIcon = 16.0
  /// Padding and corner of a tag (FS/TagStyle).
  package static let tagVertical = 2.0
  package static let tagHorizontal = 4.0
  package static let tagRadius = 8.0
  package static let tagOutline = 0.5
  /// Between tags, and between their lines (MHStack).
  package static let tagSpacing = 8.0
  package static let tagLineSpacing = 10.0
  /// Side of a star and gap between stars, standard and large (FS/RatingControlStyle).
  package static let star = 16.0
  package static let starGap = 6.0
  package static let largeStar = 20.0
  package static let largeStarGap = 8.0
  /// Key figure (FS/KPIItemStyle).
  package static let kpiWidth = 216.0
  package static let kpiCaptionGap = 1.0
  package static let kpiIconGap = 8.0
  package static let kpiUnitGap = 2.0

  // MARK: Footer (FS/CardFooterStyle; section 4.1)

  package static let buttonSpacing = 8.0
  package static let buttonVertical = 8.0
  package static let buttonHorizontal = 16.0
  package static let buttonHeight = 38.0
  package static let buttonWidth = 44.0
  package static let buttonRadius = 8.0
  /// Wider footers show buttons of their own width, up to three.
  package static let intrinsicFooterWidth = 667.0
  package static let equalButtons = 2
  package static let intrinsicButtons = 3
  /// Least side of a touch target (HIG-A, AND-48).
  package static let touchTarget = 44.0
  package static let androidTouchTarget = 48.0

  // MARK: Object cell (FS/ObjectItemStyle; section 6)

  package static let cellVertical = 14.0
  package static let cellTextSpacing = 3.0
  package static let cellStatusSpacing = 4.0
  package static let cellStatusGap = 8.0
  package static let cellImageGap = 12.0
  package static let cellImage = 44.0
  package static let androidCellImage = 40.0
  package static let cellDescriptionLines = 3

  // MARK: Of our own, where no source gives a figure

  /// Between the parts of a body.
  package static let bodySpacing = 8.0
  /// Radius of square detail images; the corner of small controls is taken.
  package static let imageRadius = 8.0
  /// Least height of a placeholder.
  package static let placeholderHeight = 44.0
}
