import LayoutCore

extension Frame {
  /// The rectangle of `size` at the origin.
  init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The smallest rectangle around all of `frames`; nil for none.
  static func around(_ frames: some Sequence<Frame>) -> Frame? {
    frames.reduce(nil as Frame?) { $0?.union($1) ?? $1 }
  }

  /// The smallest rectangle around both.
  func union(_ other: Frame) -> Frame {
    let x = min(x, other.x)
    let y = min(y, other.y)
    return Frame(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What both have in common, or nil when they have no area in common.
  func intersection(_ other: Frame) -> Frame? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both share a point, edges included.
  func meets(_ other: Frame) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// The rectangle grown by `distance` at every edge.
  func outset(by distance: Double) -> Frame {
    Frame(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
