/// Mirrors rectangles for right to left, and moves edges to whole pixels.
struct FrameRounding {
  private let scale: Double
  private let mirrors: Bool
  private let total: Double

  /// For a page `width` points wide.
  init(_ proposal: LayoutProposal, width: Double) {
    scale = proposal.scale
    mirrors = proposal.direction == .rightToLeft
    total = width
  }

  /// The rectangle as it is shown; the right edge of a text never cuts it.
  @inline(__always)
  func rounded(_ box: Frame, isText: Bool) -> Frame {
    let left = mirrors ? total - box.x - box.width : box.x
    let slack = isText ? 0.49 : 0
    let slacks = mirrors ? SIMD4(-slack, 0, 0, 0) : SIMD4(0, 0, slack, 0)
    let edges = Self.nearest(SIMD4(left, box.y, left + box.width, box.y + box.height) * scale + slacks)
    let frame = SIMD4(lowHalf: edges.lowHalf, highHalf: edges.highHalf - edges.lowHalf) / scale
    return Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }

  /// The nearest whole numbers, ties to even, for magnitudes below 2^51: adding 1.5 · 2^52 leaves no room for a fraction.
  private static func nearest(_ values: SIMD4<Double>) -> SIMD4<Double> {
    let magic = 6_755_399_441_055_744.0
    return (values + magic) - magic
  }
}
