/// The figures of a scene; lengths in points, durations in seconds (TGC).
package struct SceneMetrics: Hashable, Sendable {
  /// The map that an extended card leaves free, without a home indicator.
  package var mapStrip = 50.0
  /// The same with a home indicator.
  package var mapStripHome = 12.0
  /// The share of the way from extended to collapsed at which a card peaks.
  package var peakRatio = 0.5
  /// Least height of a collapsed card.
  package var collapsedMin = 29.04
  /// How near to extended or collapsed a card snaps there.
  package var snapWindow = 22.0
  /// How near to peaking a card snaps there.
  package var snapWindowPeak = 44.0
  /// How far above peaking or collapsed a card at rest already counts as the position above it.
  package var slack = 44.0
  /// How many seconds a card coasts on at its speed after a drag.
  package var projection = 0.499
  /// Duration of a push.
  package var push = 0.25
  /// Damping of a push.
  package var pushDamping = 0.75
  /// Duration of a pop.
  package var pop = 0.3125
  /// Damping of a pop.
  package var popDamping = 1.0
  /// Least duration of a snap.
  package var snapMin = 0.4
  /// Greatest duration of a snap.
  package var snapMax = 1.3
  /// Damping of a snap.
  package var snapDamping = 0.8
  /// Duration of a move.
  package var move = 0.25
  /// Opacity of the shade between two cards; nil for the profile's.
  package var shade: Double?
  /// Opacity of the shade over the map below an extended card.
  package var dim = 0.25
  /// The share of the way from peaking to extended on which map buttons fade.
  package var fadeShare = 0.3
  /// Width of a card at the side in regular width.
  package var sideWidth = 360.0
  /// Greatest width of a card at the side in regular width.
  package var sideMax = 414.0
  /// The share of the screen's width that a card at the side has in compact width.
  package var sideShare = 0.38
  /// Distance of a card at the side from the safe area.
  package var sideMargin = 8.0
  /// Between pages.
  package var pageGap = 5.0
  /// Above a header at the side.
  package var headerGap = 20.0
  /// What a collapsed card covers of the map, for what the map shows.
  package var collapsedPadding = 75.0
  /// Height of the line between title and content.
  package var separator = 0.5
  /// Duration of a fade.
  package var fade = 0.25

  /// The figures of the source.
  package init() {}
}

extension SceneMetrics {
  init(_ element: CardElement) {
    self.init()
    func set(_ name: AttributeName, _ value: inout Double) { value = element.length(name) ?? value }
    set(.mapStrip, &mapStrip)
    set(.mapStripHome, &mapStripHome)
    set(.peakRatio, &peakRatio)
    set(.collapsedMin, &collapsedMin)
    set(.snapWindow, &snapWindow)
    set(.snapWindowPeak, &snapWindowPeak)
    set(.slack, &slack)
    set(.projection, &projection)
    set(.push, &push)
    set(.pushDamping, &pushDamping)
    set(.pop, &pop)
    set(.popDamping, &popDamping)
    set(.snapMin, &snapMin)
    set(.snapMax, &snapMax)
    set(.snapDamping, &snapDamping)
    set(.move, &move)
    set(.dim, &dim)
    set(.fadeShare, &fadeShare)
    set(.sideWidth, &sideWidth)
    set(.sideMax, &sideMax)
    set(.sideShare, &sideShare)
    set(.sideMargin, &sideMargin)
    set(.pageGap, &pageGap)
    set(.headerGap, &headerGap)
    set(.collapsedPadding, &collapsedPadding)
    set(.separator, &separator)
    set(.fade, &fade)
    shade = element.length(.shade)
  }
}
