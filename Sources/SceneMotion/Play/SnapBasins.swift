package import CardModel
import SceneLayout

/// Where a card comes to rest that is let go: what can be drawn over a scene.
package struct SnapBasins: Hashable, Sendable {
  /// Places from which a finger without speed lets the card come to one position.
  package struct Basin: Hashable, Sendable {
    /// Where it comes to rest.
    package var position: CardPosition
    /// The highest place of the card's top, in points from that of the screen.
    package var from: Double
    /// The lowest place.
    package var to: Double
  }

  /// From the top of the screen downwards.
  package var basins: [Basin] = []
  /// The speed upwards from which a collapsed card skips peaking, in points a second; nil where none does.
  package var skipsUp: Double?
  /// The speed downwards from which an extended card does.
  package var skipsDown: Double?

  /// Those of the card on top of `core`.
  fileprivate init(_ core: SceneCore) {
    let geometry = core.geometry
    let rule = SnapRule(geometry)
    // Half a point at a time is as fine as anything is drawn.
    for step in 0...max(0, Int((geometry.collapsedY - geometry.extendedY) * 2)) {
      let y = geometry.extendedY + Double(step) / 2
      let position = rule.target(y: y, velocity: 0)
      let top = geometry.cardTop(y: y, titleHeight: core.collapsedHeight)
      if basins.last?.position == position {
        basins[basins.count - 1].to = top
      } else {
        basins.append(Basin(position: position, from: top, to: top))
      }
    }
    guard geometry.screen.heightClass == .regular else { return }
    let low = geometry.collapsedY - core.collapsedHeight - geometry.screen.safeBottom
    skipsUp = Self.least { rule.target(y: low, velocity: -$0) == .extended }
    skipsDown = Self.least { rule.target(y: geometry.extendedY, velocity: $0) == .collapsed }
  }

  /// The least whole speed for which `holds`, which does for every higher one; nil when none up to 10,000 points a second.
  private static func least(_ holds: (Double) -> Bool) -> Double? {
    var (low, high) = (0, 10_000)
    guard holds(Double(high)) else { return nil }
    while low < high {
      let middle = (low + high) / 2
      if holds(Double(middle)) { high = middle } else { low = middle + 1 }
    }
    return Double(low)
  }
}

extension SceneMachine {
  /// Where the card on top comes to rest; nil for one that cannot be dragged.
  package var basins: SnapBasins? { isDraggable && core.hasMap ? SnapBasins(core) : nil }

  /// What the map content keeps free, from the screen's edges: top, left, bottom, right.
  package var edgePadding: (top: Double, left: Double, bottom: Double, right: Double) { core.edgePadding }

  /// What the map's safe area has more than the screen's: top, left, bottom, right.
  package var mapSafeArea: (top: Double, left: Double, bottom: Double, right: Double) { core.mapSafeArea }
}
