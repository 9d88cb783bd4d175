/// What a box asks for along one axis, padding included: a least, an ideal and a greatest extent in points.
package struct Extent: Hashable, Sendable {
  /// Never less than this.
  package var min: Double
  /// Instead of what the content asks for; nil for the content's own extent.
  package var ideal: Double?
  /// Never more than this.
  package var max: Double
  /// Whether it takes more than the ideal extent, up to ``max``, where there is room.
  package var grows: Bool

  /// These bounds.
  package init(min: Double = 0, ideal: Double? = nil, max: Double = .infinity, grows: Bool = false) {
    self.min = Extent.sane(min)
    self.ideal = ideal.map { Extent.sane($0) }
    self.max = max == .infinity ? .infinity : Extent.sane(max)
    self.grows = grows
  }

  /// As much as the content asks for; less when there is not enough room.
  package static var content: Extent { Extent() }
  /// All that there is.
  package static var fill: Extent { Extent(grows: true) }

  /// Exactly `points`.
  package static func fixed(_ points: Double) -> Extent { Extent(min: points, ideal: points, max: points) }

  /// As much as the content asks for, at least `points`.
  package static func atLeast(_ points: Double) -> Extent { Extent(min: points) }

  /// As much as the content asks for, at most `points`.
  package static func atMost(_ points: Double) -> Extent { Extent(max: points) }

  /// `value` as a finite extent that is not negative, so that layout is total.
  @inline(__always)
  static func sane(_ value: Double) -> Double {
    value > 0 ? Swift.min(value, 1e7) : 0
  }
}
