import CardLayout
package import CardModel

/// Where everything of a scene stands: pure formulas (SEED3, TGC).
///
/// Lengths in points; y grows downwards from the top of the screen unless a comment says otherwise.
package struct SceneGeometry: Hashable, Sendable {
  /// The figures of the scene.
  package var metrics: SceneMetrics
  /// Whether cards float or are fixed.
  package var mode: SceneMode
  /// Where the file wants cards.
  package var placement: ScenePlacement
  /// The edge of a card at the side.
  package var sideEdge: SceneEdge
  /// The screen.
  package var screen: SceneScreen
  /// Whether leading is right.
  package var isRightToLeft: Bool
  /// Height of the header's content; nil when there is no header.
  package var headerContent: Double?

  /// The geometry of `scene` on `screen`, without a header.
  package init(_ scene: CardScene, _ screen: SceneScreen, isRightToLeft: Bool = false) {
    metrics = scene.metrics
    mode = scene.mode
    placement = scene.placement
    sideEdge = scene.sideEdge
    self.screen = screen
    self.isRightToLeft = isRightToLeft
  }

  // MARK: Side or bottom

  /// Whether the card stands beside the map rather than at the bottom.
  package var isAtSide: Bool {
    if mode == .sidebar { return true }
    switch placement {
    case .bottom: return false
    case .side: return true
    case .auto: return screen.heightClass == .compact || screen.widthClass == .regular
    }
  }

  /// Width of the card.
  ///
  /// The share is one of a phone's long side: only a file that asks for the side has a card there while the phone is held
  /// upright, and it is as wide as when the phone is turned, as far as the screen goes.
  package var cardWidth: Double {
    guard isAtSide else { return screen.width }
    let width =
      screen.widthClass == .regular
      ? min(metrics.sideWidth, metrics.sideMax) : metrics.sideShare * max(screen.width, screen.height)
    let margins = mode == .sidebar ? 0 : 2 * metrics.sideMargin
    return max(0, min(width, screen.width - screen.safeLeft - screen.safeRight - margins))
  }

  /// Room that the system uses at the leading and trailing edge.
  package var safeLeading: Double { isRightToLeft ? screen.safeRight : screen.safeLeft }
  /// Room that the system uses at the trailing edge.
  package var safeTrailing: Double { isRightToLeft ? screen.safeLeft : screen.safeRight }

  /// Distance of the card from the leading edge of the screen; at the bottom it takes the whole width.
  package var cardLeading: Double {
    guard isAtSide else { return 0 }
    let margin = mode == .sidebar ? 0 : metrics.sideMargin
    return sideEdge == .leading
      ? safeLeading + margin : screen.width - safeTrailing - margin - cardWidth
  }

  /// Room at the card's leading and trailing edge that the system uses: only a card across the whole screen reaches
  /// there.
  package var contentInsets: (leading: Double, trailing: Double) { isAtSide ? (0, 0) : (safeLeading, safeTrailing) }

  /// Width of what the card holds.
  package var contentWidth: Double { max(0, cardWidth - contentInsets.leading - contentInsets.trailing) }

  /// Distance of the card from the left edge of the screen.
  package var cardLeft: Double { isRightToLeft ? screen.width - cardLeading - cardWidth : cardLeading }

  // MARK: Positions

  /// Lower edge of the header, from which y counts; 0 without one.
  package var headerBottom: Double {
    guard let content = headerContent else { return 0 }
    return isAtSide ? screen.safeTop + metrics.headerGap + content : content + screen.safeTop
  }

  /// y of an extended card.
  package var extendedY: Double {
    if mode == .sidebar { return screen.safeTop }
    return screen.safeTop + (screen.safeBottom > 0 ? metrics.mapStripHome : metrics.mapStrip)
  }

  /// y of a collapsed card, on purpose beyond the screen: ``cardTop(y:titleHeight:)`` brings it back.
  package var collapsedY: Double { screen.height }

  /// y of a peaking card: a share of the way, not of the place.
  package var peakY: Double { (collapsedY - extendedY) * metrics.peakRatio }

  /// y of a card at `position`.
  package func y(_ position: CardPosition) -> Double {
    switch position {
    case .collapsed: collapsedY
    case .peaking: peakY
    case .extended: extendedY
    }
  }

  /// Where the card's top is on the screen when it is at `y` and its title, grab handle included, is so high.
  package func cardTop(y: Double, titleHeight: Double) -> Double {
    let lowest = screen.height - screen.safeBottom - max(metrics.collapsedMin, titleHeight)
    return max(screen.safeTop, min(headerBottom + y, lowest))
  }

  /// Height of the card; what does not fit on the screen hangs below it.
  package var cardHeight: Double {
    let header = isAtSide ? headerContent.map { metrics.headerGap + $0 } ?? 0 : 0
    return max(0, screen.height - extendedY - header)
  }

  /// The position that a card at `y` counts as.
  package func position(y: Double) -> CardPosition {
    if mode == .sidebar || y <= max(extendedY, peakY - metrics.slack) { return .extended }
    if screen.heightClass == .regular, y <= max(peakY, collapsedY - metrics.slack) { return .peaking }
    return .collapsed
  }

  /// The position to which a request for `wanted` leads: on a low screen every one leads to extended (VC L843).
  package func requested(_ wanted: CardPosition) -> CardPosition {
    mode == .sidebar || screen.heightClass == .compact ? .extended : wanted
  }

  /// The position in which a card is drawn that is looked at in `desired`: a drag collapses it on a low screen, too.
  package func resolve(_ desired: CardPosition, hasMap: Bool) -> CardPosition {
    if mode == .sidebar || !hasMap { return .extended }
    return desired == .peaking && screen.heightClass == .compact ? .extended : desired
  }

  // MARK: Map

  /// Opacity of the shade over the map below a card at rest.
  package func dim(_ position: CardPosition) -> Double {
    !isAtSide && position == .extended ? metrics.dim : 0
  }

  /// Opacity of the map's buttons while the card is at rest.
  package func buttonsAlpha(_ position: CardPosition) -> Double { !isAtSide && position == .extended ? 0 : 1 }

  /// Opacity of the map's buttons while the card is dragged to `y`.
  package func buttonsAlpha(draggedTo y: Double) -> Double {
    guard !isAtSide, y <= peakY else { return 1 }
    let way = metrics.fadeShare * (peakY - extendedY)
    return way > 0 ? 1 - min(max((peakY - y) / way, 0), 1) : 0
  }

  /// Opacity of the card's content while the card is at rest.
  package func contentAlpha(_ position: CardPosition) -> Double { position == .collapsed ? 0 : 1 }

  /// What the map keeps free around what it shows, from the screen's edges: top, left, bottom, right.
  package func edgePadding(
    _ position: CardPosition, hasCard: Bool = true
  ) -> (top: Double, left: Double, bottom: Double, right: Double) {
    // A header across the screen is what is free of the status bar.
    let top = headerContent == nil || isAtSide ? screen.safeTop : 0
    guard hasCard else { return (top, 0, 0, 0) }
    guard isAtSide else {
      let bottom = position == .collapsed ? metrics.collapsedPadding : screen.height - peakY
      return (top, 0, bottom, 0)
    }
    if position == .collapsed, screen.heightClass == .regular { return (top, 0, 0, 0) }
    let isLeft = (sideEdge == .leading) != isRightToLeft
    return isLeft ? (top, cardLeft + cardWidth, 0, 0) : (top, 0, 0, screen.width - cardLeft)
  }

  /// Lower edge of the row of buttons on the map above a card at `cardTop`; nil for a map alone.
  package func bottomButtonsEdge(cardTop: Double?) -> Double {
    guard let cardTop else { return screen.height - screen.safeBottom - SceneFigures.buttonMargin }
    guard isAtSide else { return cardTop - SceneFigures.buttonMargin }
    return screen.height - screen.safeBottom - (screen.safeBottom > 0 ? 0 : SceneFigures.buttonMargin)
  }

  /// Upper edge of the column of buttons on the map.
  package var topButtonsEdge: Double { screen.safeTop + SceneFigures.buttonMargin }
}
