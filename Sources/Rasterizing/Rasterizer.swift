import FileSystem
package import LayoutCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns SVG into PNG with a program that is installed: a browser of the Chromium family, or else rsvg-convert.
///
/// A browser comes first because it keeps the width that each line was measured to have (`textLength`).
package enum Rasterizer {
  private static let browsers = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "brave-browser",
  ]
  private static let browserFiles = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]
  /// Most pixels along one side that both programs draw.
  private static let mostPixels = 16_000.0

  /// The picture that `svg` describes.
  ///
  /// - Parameters:
  ///   - size: width and height of the drawing in points.
  ///   - scale: pixels of a point; less is taken for a drawing too large for it.
  /// - Throws: what is missing or went wrong, and what to do.
  package static func png(_ svg: [UInt8], _ size: Size, scale: Double) throws(RasterizingError) -> [UInt8] {
    let browser =
      browsers.lazy.compactMap { ChildProcess(named: $0) }.first
      ?? browserFiles.lazy.compactMap { ChildProcess(at: $0) }.first
    let converter = ChildProcess(named: "rsvg-convert")
    guard browser != nil || converter != nil else {
      throw RasterizingError(
        """
        a PNG needs another program: install Chromium (apt install chromium, brew install --cask chromium) or \
        librsvg (apt install librsvg2-bin, brew install librsvg), or write SVG
        """)
    }
    let scale = min(scale, mostPixels / max(size.width, size.height, 1))
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let stem = "\(folder)/cardwright-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let (source, picture) = (File(stem + ".svg"), File(stem + ".png"))
    defer {
      unlink(source.path)
      unlink(picture.path)
    }
    do {
      try source.replace(with: svg)
      if let browser, draw(browser, source, picture, size, scale) { return try picture.read() }
      if let converter,
        converter.run(["--zoom", "\(scale)", "--format", "png", "--output", picture.path, source.path])
      {
        return try picture.read()
      }
    } catch {
      throw RasterizingError(error.description)
    }
    let program = (browser ?? converter)?.path ?? "the rasteriser"
    throw RasterizingError("\(program) could not draw the picture; write SVG, or try the program itself on it")
  }

  private static func draw(
    _ browser: ChildProcess, _ source: File, _ picture: File, _ size: Size, _ scale: Double
  ) -> Bool {
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--force-device-scale-factor=\(scale)",
      "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))",
      "--default-background-color=00000000", "--screenshot=\(picture.path)",
    ]
    // A browser refuses its sandbox to the superuser, who is whom containers run as; the drawing has no script.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return browser.run(arguments + ["file://" + source.path]) && picture.exists
  }
}
