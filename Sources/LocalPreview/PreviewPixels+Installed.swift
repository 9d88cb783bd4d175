package import PreviewServer
import Rasterizing

extension PreviewPixels {
  /// Those that programs make which are installed.
  package static let installed: PreviewPixels = {
    var pixels = PreviewPixels(
      png: { drawing, scale throws(PreviewError) in
        try told { () throws(RasterizingError) in try Rasterizer.png(drawing.svg, drawing.size, scale: scale) }
      },
      pngs: { drawings throws(PreviewError) in
        try told { () throws(RasterizingError) in try Rasterizer.pngs(drawings, scale: 2) }
      },
      film: { frames, size throws(PreviewError) in
        try told { () throws(RasterizingError) in try Rasterizer.film(frames, size) }
      })
    pixels.trouble = { Rasterizer.trouble }
    return pixels
  }()

  private static func told<Result>(_ make: () throws(RasterizingError) -> Result) throws(PreviewError) -> Result {
    do throws(RasterizingError) {
      return try make()
    } catch {
      throw PreviewError(error.description)
    }
  }
}
