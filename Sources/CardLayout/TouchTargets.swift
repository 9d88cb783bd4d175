package import CardModel
package import LayoutCore

/// Where taps reach on a scene.
package struct TouchTargets: Sendable {
  /// One place that takes taps.
  package struct Target: Hashable, Sendable {
    /// Index of the part in the scene.
    package var part: Int
    /// Where it is on the page.
    package var frame: Frame
    /// Whether it is smaller than the platform asks for.
    package var isTooSmall: Bool
    /// Whether it and another one take the same taps.
    package var overlaps = false
    /// Whether others lie within it, as they do in a card that can be tapped.
    package var isContainer = false
  }

  /// All of them in reading order.
  package private(set) var all: [Target] = []

  /// Least side of a target in points: 44 (HIG-A), or 48 on Android (AND-48).
  package static func leastSide(_ platform: Platform) -> Double {
    platform == .android ? CardFigures.androidTouchTarget : CardFigures.touchTarget
  }

  /// The targets of `scene`.
  ///
  /// Overlaps are looked for among neighbours in reading order, which is where grown targets meet: time stays linear.
  package init(_ scene: PositionedScene) {
    let least = Self.leastSide(scene.environment.platform) - 0.01
    for (index, part) in scene.parts.enumerated() {
      guard let frame = part.touchTarget else { continue }
      var target = Target(part: index, frame: frame, isTooSmall: frame.width < least || frame.height < least)
      target.isContainer = part.role == .card
      all.append(target)
    }
    for index in all.indices where !all[index].isContainer {
      for other in (index + 1)..<max(index + 1, min(all.count, index + 1 + Self.neighbours))
      where !all[other].isContainer {
        let (first, second) = (all[index].frame, all[other].frame)
        if first.contains(second) {
          all[index].isContainer = true
        } else if Self.overlap(first, second) {
          all[index].overlaps = true
          all[other].overlaps = true
        }
      }
    }
  }

  /// How many of those that follow a target are compared with it.
  static let neighbours = 8

  /// Whether two targets take the same taps.
  static func overlap(_ first: Frame, _ second: Frame) -> Bool {
    // Most neighbours stand below one another.
    min(first.maxY, second.maxY) - max(first.y, second.y) > 0.5
      && min(first.maxX, second.maxX) - max(first.x, second.x) > 0.5
  }
}
