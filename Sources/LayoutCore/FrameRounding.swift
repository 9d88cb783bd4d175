/// Mirrors rectangles for right to left, and moves edges to whole pixels.
struct FrameRounding {
  /// From leading to trailing and unrounded first, then as they are shown.
  var frames: [Frame] = []
  private let scale: Double
  private let mirrors: Bool
  private let total: Double

  /// For a page `width` points wide.
  init(_ proposal: LayoutProposal, width: Double) {
    scale = proposal.scale
    mirrors = proposal.direction == .rightToLeft
    total = width
  }

  /// Finishes rectangle `index`.
  mutating func round(_ index: Int, isText: Bool, isHidden: Bool) {
    frames[index] = isHidden ? .zero : rounded(frames[index], isText: isText)
  }

  /// The rectangle as it is shown; the right edge of a text never cuts it.
  func rounded(_ box: Frame, isText: Bool) -> Frame {
    let left = mirrors ? total - box.x - box.width : box.x
    let slack = isText ? 0.49 : 0
    let x = Self.nearest(left * scale - (mirrors ? slack : 0))
    let y = Self.nearest(box.y * scale)
    let right = Self.nearest((left + box.width) * scale + (mirrors ? 0 : slack))
    let bottom = Self.nearest((box.y + box.height) * scale)
    return Frame(x: x / scale, y: y / scale, width: (right - x) / scale, height: (bottom - y) / scale)
  }

  /// The nearest whole number, ties to even, for magnitudes below 2^51: adding 1.5 · 2^52 leaves no room for a fraction.
  private static func nearest(_ value: Double) -> Double {
    let magic = 6_755_399_441_055_744.0
    return (value + magic) - magic
  }
}
