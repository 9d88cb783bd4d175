/// Figures of menus and skeletons, in points; no Fiori source gives them: menus are the platforms' own.
enum StateFigures {
  static let menuWidth = 250.0
  static let menuRadius = 12.0
  static let androidMenuRadius = 4.0
  static let androidMenuPadding = 8.0
  /// Above cards, which are at level 2 (ELV-I).
  static let menuShadowLevel = 4
  static let menuVertical = 11.0
  static let menuHorizontal = 16.0
  /// Between a button and its menu.
  static let menuGap = 4.0
  /// Least distance of a menu from the screen's edges.
  static let menuEdge = 8.0
  static let skeletonRadius = 4.0
}
