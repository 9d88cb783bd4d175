import ChildProcess
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
  /// How long a program may take: a browser needs some seconds to start on a slow machine.
  private static let deadline = Duration.seconds(60)
  /// The most pixels along one side that both programs can draw.
  private static let mostPixels = 16_000.0

  /// The picture that `svg` describes.
  ///
  /// - Parameters:
  ///   - size: width and height of the drawing in points.
  ///   - scale: pixels of a point; less is taken for a drawing too large for it.
  /// - Throws: what is missing or went wrong, and what to do.
  package static func png(_ svg: [UInt8], _ size: Size, scale: Double) throws(RasterizingError) -> [UInt8] {
    let scale = min(scale, mostPixels / max(size.width, size.height, 1))
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let stem = "\(folder)/cardwright-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let (source, picture) = (File(stem + ".svg"), File(stem + ".png"))
    let converterArguments = ["--zoom", "\(scale)", "--format", "png", "--output", picture.path, source.path]
    let tools =
      (browser.map { [($0, browserArguments(source, picture, size, scale))] } ?? [])
      + (ChildProcess(named: "rsvg-convert").map { [($0, converterArguments)] } ?? [])
    guard !tools.isEmpty else {
      throw RasterizingError(
        """
        a PNG needs another program: install Chromium (apt install chromium, brew install --cask chromium) or \
        librsvg (apt install librsvg2-bin, brew install librsvg), or write SVG
        """)
    }
    defer {
      unlink(source.path)
      unlink(picture.path)
    }
    do throws(FileError) {
      try source.replace(with: svg)
    } catch {
      throw RasterizingError(error.description)
    }
    var troubles: [String] = []
    for (program, arguments) in tools {
      do throws(ChildProcessError) {
        try program.run(arguments, within: deadline)
        if let bytes = try? picture.read() { return bytes }
        troubles.append("\(program.path) left no picture")
      } catch {
        troubles.append(error.description)
      }
    }
    throw RasterizingError("\(troubles.joined(separator: "; ")); write SVG, or try the program itself on the drawing")
  }

  private static var browser: ChildProcess? {
    browsers.lazy.compactMap { ChildProcess(named: $0) }.first
      ?? browserFiles.lazy.compactMap { ChildProcess(at: $0) }.first
  }

  private static func browserArguments(_ source: File, _ picture: File, _ size: Size, _ scale: Double) -> [String] {
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--force-device-scale-factor=\(scale)",
      "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))",
      "--default-background-color=00000000", "--screenshot=\(picture.path)",
    ]
    // A browser refuses to run its sandbox as root, which is the user in containers; the drawing has no script.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + ["file://" + source.path]
  }
}
