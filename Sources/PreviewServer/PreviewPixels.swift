package import LayoutCore

/// Turns drawings into pixels, for which other programs are needed.
package struct PreviewPixels: Sendable {
  /// A drawing as the bytes of an SVG document, and its size in points.
  package typealias Drawing = (svg: [UInt8], size: Size)

  /// Why there can be no pixels, and what to do; nil where there can.
  package var trouble: @Sendable () -> String? = { nil }
  /// A drawing, this many pixels to a point.
  package var png: @Sendable (_ drawing: Drawing, _ scale: Double) throws(PreviewError) -> [UInt8]
  /// Several drawings that leave nothing of their sizes clear, two pixels to a point.
  package var pngs: @Sendable (_ drawings: [Drawing]) throws(PreviewError) -> [[UInt8]]
  /// Drawings of one size that are seen one after the other for so many seconds (APNG).
  package var film:
    @Sendable (_ frames: [(svg: [UInt8], seconds: Double)], _ size: Size) throws(PreviewError) -> [UInt8]

  /// Pixels that are made so.
  package init(
    png: @escaping @Sendable (_ drawing: Drawing, _ scale: Double) throws(PreviewError) -> [UInt8],
    pngs: @escaping @Sendable (_ drawings: [Drawing]) throws(PreviewError) -> [[UInt8]],
    film:
      @escaping @Sendable (_ frames: [(svg: [UInt8], seconds: Double)], _ size: Size) throws(PreviewError) ->
      [UInt8]
  ) {
    (self.png, self.pngs, self.film) = (png, pngs, film)
  }

  /// None at all, and why.
  package static func none(_ reason: String) -> PreviewPixels {
    var pixels = PreviewPixels(
      png: { _, _ throws(PreviewError) in throw PreviewError(reason) },
      pngs: { _ throws(PreviewError) in throw PreviewError(reason) },
      film: { _, _ throws(PreviewError) in throw PreviewError(reason) })
    pixels.trouble = { reason }
    return pixels
  }
}
