package import CardModel
package import SceneLayout

/// Where a card that is let go comes to rest.
package struct SnapRule: Sendable {
  private let geometry: SceneGeometry

  /// The rule on a screen.
  package init(_ geometry: SceneGeometry) { self.geometry = geometry }

  /// The position of a card that is let go at `y` with `velocity` points a second downwards (VC L1468–1515).
  package func target(y: Double, velocity: Double) -> CardPosition {
    let metrics = geometry.metrics
    let isLow = geometry.screen.heightClass == .compact
    let (extended, peak, collapsed) = (geometry.extendedY, geometry.peakY, geometry.collapsedY)
    let next = y + metrics.projection * velocity
    func isNear(_ place: Double, _ window: Double) -> Bool { next >= place - window && next < place + window }
    if isNear(extended, metrics.snapWindow) { return .extended }
    if !isLow, isNear(peak, metrics.snapWindowPeak) { return .peaking }
    if isNear(collapsed, metrics.snapWindow) { return .collapsed }
    // No speed counts as downward.
    if velocity < 0 { return isLow || next < peak ? .extended : .peaking }
    return isLow || next > peak ? .collapsed : .peaking
  }

  /// Seconds for `way` points downwards at `velocity` (VC L1517): without speed the division ends at a limit.
  package func duration(way: Double, velocity: Double) -> Double {
    let metrics = geometry.metrics
    guard velocity != 0 else { return way > 0 ? metrics.snapMax : metrics.snapMin }
    return min(max(way / velocity, metrics.snapMin), max(metrics.snapMin, metrics.snapMax))
  }
}
