/// Figures of a scene that a file cannot change, in points (TGC).
package enum SceneFigures {
  /// From the edges of the screen, and from the card, to the buttons on the map.
  package static let buttonMargin = 8.0
  static let mapButtonRadius = 8.0
  static let mapButtonSeparator = 1.0
  static let mapButtonBorder = 0.5
  static let mapButtonIcon = 22.0
  /// The information strip, at least, and from it to the buttons, the card and the edges of the screen.
  package static let infoHeight = 44.0
  static let infoMargin = 16.0
  /// Room in a title without an accessory: above the labels, below them, before and after them.
  static let titleTop = 8.0
  static let titleBottom = 16.0
  static let titleLeading = 16.0
  static let titleTrailing = 56.0
  /// Circle and cross of the close button, and its middle from the card's edge.
  static let closeButton = 24.0
  static let closeCross = 14.0
  static let closeMiddle = 28.0
  /// A button of glass: a cross of 22 points with 10 around it (iOS 26).
  static let glassButton = 42.0
  static let glassCross = 22.0
  /// A header's least content.
  package static let headerContent = 44.0
  /// The corner at its lower edge.
  static let headerRadius = 12.0
  static let headerButtonEdge = 8.0
  static let sidebarLine = 1.0

  // MARK: Of our own, where no source gives a figure

  static let glassOpacity = 0.72
  static let statusBarOpacity = 0.7
  static let mapButtonOpacity = 0.85
  static let bodySide = 16.0
  static let bodyVertical = 8.0
  static let bodySpacing = 12.0
  static let barSpacing = 12.0
  /// Above and below what a bar as high as its content holds.
  package static let barVertical = 8.0
  static let infoVertical = 8.0
  static let infoSide = 12.0
  static let searchField = 36.0
  static let searchRadius = 10.0
  static let hostedView = 88.0
  static let hostedRadius = 8.0
  static let pageDot = 7.0
  static let pageDotGap = 9.0
  static let segment = 32.0
  /// What is seen of the track around segments, as UISegmentedControl has it.
  static let segmentEdge = 2.0
  static let insetRadius = 10.0

  /// Height of a label's line set in `size` points of the system face, on half points: 17 gives 20.5 and 15 gives 18.
  static func labelLine(_ size: Double) -> Double { (size * 1.193_359_375 * 2).rounded(.up) / 2 }
}
