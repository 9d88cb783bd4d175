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
  /// How long somebody waits for a picture.
  package struct Patience: Sendable {
    /// How long a program may take: a browser needs some seconds to start on a slow machine.
    package var limit = Duration.seconds(60)
    /// Asked while it draws: whether the picture is still wanted.
    package var isWanted: (@Sendable () -> Bool)?

    /// As long as somebody waits, but no longer than `limit`.
    package init(limit: Duration = .seconds(60), while isWanted: (@Sendable () -> Bool)? = nil) {
      (self.limit, self.isWanted) = (limit, isWanted)
    }
  }

  /// The most pixels along one side that both programs can draw.
  private static let mostPixels = 16_000.0
  /// The most frames that a browser has at the same time.
  private static let mostFrames = 200
  /// The most pixels of pictures that a browser draws before another is started.
  private static let mostPixelsAtOnce = 60_000_000.0

  /// Why no pictures can be made here, and what to do; nil where they can.
  package static var trouble: String? { tools.isEmpty ? missing.description : nil }

  /// The picture that `svg` describes.
  ///
  /// - Parameters:
  ///   - size: width and height of the drawing in points.
  ///   - scale: pixels of a point; less is taken for a drawing too large for it.
  ///   - patience: for how long it is waited for.
  /// - Throws: what is missing or went wrong, and what to do.
  package static func png(
    _ svg: [UInt8], _ size: Size, scale: Double, _ patience: Patience = Patience()
  ) throws(RasterizingError) -> [UInt8] {
    let scale = min(scale, mostPixels / max(size.width, size.height, 1))
    return try drawn(patience) { tool throws(RasterizingError) in
      guard tool.isBrowser else {
        return try result(of: tool, svg, "svg", patience) { source, result in
          ["--zoom", "\(scale)", "--format", "png", "--output", result, source]
        }
      }
      return try pngs([svg], [Size(size.width * scale, size.height * scale)], tool, patience)[0]
    }
  }

  /// The pictures that `drawings` describe; a browser is started once for many.
  ///
  /// - Parameters:
  ///   - drawings: each with its width and height in points.
  ///   - scale: pixels of a point; less is taken for a drawing too large for it.
  /// - Throws: what is missing or went wrong, and what to do.
  package static func pngs(
    _ drawings: [(svg: [UInt8], size: Size)], scale: Double
  ) throws(RasterizingError) -> [[UInt8]] {
    guard let browser, drawings.count > 0 else {
      return try drawings.map { drawing throws(RasterizingError) in try png(drawing.svg, drawing.size, scale: scale) }
    }
    var pictures: [[UInt8]] = []
    var (part, pixels): ([(svg: [UInt8], size: Size)], Double) = ([], 0)
    func flush() throws(RasterizingError) {
      guard !part.isEmpty else { return }
      let tool = Tool(program: browser, isBrowser: true)
      do throws(RasterizingError) {
        pictures += try pngs(part.map(\.svg), part.map(\.size), tool)
      } catch {
        // One that cannot be drawn leaves the others alone.
        for index in drawings.indices.dropFirst(pictures.count).prefix(part.count) {
          pictures.append(try png(drawings[index].svg, drawings[index].size, scale: scale))
        }
      }
      (part, pixels) = ([], 0)
    }
    for (svg, size) in drawings {
      let scale = min(scale, mostPixels / max(size.width, size.height, 1))
      let size = Size(size.width * scale, size.height * scale)
      if pixels + size.width * size.height > mostPixelsAtOnce { try flush() }
      part.append((svg, size))
      pixels += size.width * size.height
    }
    try flush()
    return pictures
  }

  /// The picture that shows `frames` one after the other, over and over (APNG).
  ///
  /// A browser is started once for many frames, and keeps of each what differs from the one before.
  ///
  /// - Parameters:
  ///   - frames: drawings of one size that leave nothing of it clear, and for how many seconds each is seen.
  ///   - size: their width and height in points, of which each is a pixel.
  /// - Throws: what is missing or went wrong, and what to do.
  package static func film(
    _ frames: [(svg: [UInt8], seconds: Double)], _ size: Size
  ) throws(RasterizingError) -> [UInt8] {
    try drawn { tool throws(RasterizingError) in
      var reel: [AnimatedPNG.Frame] = []
      for start in stride(from: 0, to: frames.count, by: mostFrames) {
        // The frame before, with which the first is compared.
        let shared = min(start, 1)
        let part = frames[start - shared..<min(start + mostFrames, frames.count)]
        let sizes = Array(repeating: size, count: part.count)
        let pictures =
          try tool.isBrowser
          ? drawn(part.map(\.svg), sizes, tool, compares: true) : stills(part.map(\.svg), tool)
        for (frame, picture) in zip(part, pictures).dropFirst(shared) {
          if var picture {
            picture.seconds = frame.seconds
            reel.append(picture)
          } else {
            reel[reel.count - 1].seconds += frame.seconds
          }
        }
      }
      guard let bytes = AnimatedPNG.assemble(reel) else {
        throw RasterizingError("the pictures that \(tool.program.path) drew differ in colours or depth")
      }
      return bytes
    }
  }

  /// The pictures of `drawings`, which are as large as `sizes` in pixels.
  ///
  /// A page draws them, as a photograph of a window may come before all parts of it are there.
  private static func pngs(
    _ drawings: [[UInt8]], _ sizes: [Size], _ browser: Tool, _ patience: Patience? = nil
  ) throws(RasterizingError) -> [[UInt8]] {
    try drawn(drawings, sizes, browser, patience, compares: false).compactMap { $0?.png }
  }

  /// Each drawing, or what differs in it from the one before; nil for nothing, of which the first and whole ones have something.
  private static func drawn(
    _ drawings: [[UInt8]], _ sizes: [Size], _ browser: Tool, _ patience: Patience? = nil, compares: Bool
  ) throws(RasterizingError) -> [AnimatedPNG.Frame?] {
    let patience = patience ?? Patience(limit: Patience().limit + .milliseconds(500 * drawings.count))
    let page = FilmSheet.html(drawings, sizes, compares: compares)
    let printed = try result(of: browser, page, "html", patience, isPrinted: true) { source, _ in
      browserArguments + ["--dump-dom", "file://" + source]
    }
    guard let frames = FilmSheet.frames(printed), frames.count == drawings.count, case _?? = frames.first,
      compares || frames.allSatisfy({ $0 != nil })
    else {
      throw RasterizingError("\(browser.program.path) did not draw the pictures")
    }
    return frames
  }

  /// Each drawing as a whole; nil for one that is the same as the one before.
  private static func stills(
    _ drawings: [[UInt8]], _ converter: Tool
  ) throws(RasterizingError) -> [AnimatedPNG.Frame?] {
    var frames: [AnimatedPNG.Frame?] = []
    for (index, drawing) in drawings.enumerated() {
      if index > 0, drawing == drawings[index - 1] {
        frames.append(nil)
        continue
      }
      let png = try result(of: converter, drawing, "svg") { source, result in
        ["--format", "png", "--output", result, source]
      }
      frames.append(AnimatedPNG.Frame(png: png, seconds: 0))
    }
    return frames
  }

  // MARK: Programs

  /// A program that draws.
  private struct Tool {
    var program: ChildProcess
    var isBrowser: Bool
  }

  /// What `draw` gives with the first program that can.
  private static func drawn(
    _ patience: Patience = Patience(), _ draw: (Tool) throws(RasterizingError) -> [UInt8]
  ) throws(RasterizingError) -> [UInt8] {
    guard !tools.isEmpty else { throw missing }
    var troubles: [String] = []
    for tool in tools where troubles.isEmpty || patience.isWanted?() ?? true {
      do throws(RasterizingError) {
        return try draw(tool)
      } catch {
        troubles.append(error.description)
      }
    }
    throw RasterizingError("\(troubles.joined(separator: "; ")); write SVG, or try the program itself on the drawing")
  }

  /// What `tool` makes of a file with `bytes`, whose name ends in `ending`.
  ///
  /// - Parameters:
  ///   - isPrinted: Whether it prints the result; else it writes a file.
  ///   - arguments: What it is called with, from the paths of the file and of the result.
  private static func result(
    of tool: Tool, _ bytes: [UInt8], _ ending: String, _ patience: Patience = Patience(), isPrinted: Bool = false,
    _ arguments: (_ source: String, _ result: String) -> [String]
  ) throws(RasterizingError) -> [UInt8] {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let stem = "\(folder)/cardwright-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let (source, result) = (File("\(stem).\(ending)"), File("\(stem).result.png"))
    defer {
      unlink(source.path)
      unlink(result.path)
    }
    do throws(FileError) {
      try source.replace(with: bytes)
    } catch {
      throw RasterizingError(error.description)
    }
    do throws(ChildProcessError) {
      try tool.program.run(
        arguments(source.path, result.path), within: patience.limit, output: isPrinted ? result.path : nil,
        while: patience.isWanted)
    } catch {
      throw RasterizingError(error.description)
    }
    guard let made = try? result.read() else { throw RasterizingError("\(tool.program.path) left no picture") }
    return made
  }

  private static var tools: [Tool] {
    (browser.map { [Tool(program: $0, isBrowser: true)] } ?? [])
      + (ChildProcess(named: "rsvg-convert").map { [Tool(program: $0, isBrowser: false)] } ?? [])
  }

  private static let missing = RasterizingError(
    """
    a PNG needs another program: install Chromium (apt install chromium, brew install --cask chromium) or \
    librsvg (apt install librsvg2-bin, brew install librsvg), or write SVG
    """)

  private static var browser: ChildProcess? {
    browsers.lazy.compactMap { ChildProcess(named: $0) }.first
      ?? browserFiles.lazy.compactMap { ChildProcess(at: $0) }.first
  }

  private static var browserArguments: [String] {
    // A browser refuses to run its sandbox as root, which is the user in containers; a drawing has no script.
    ["--headless", "--disable-gpu", "--no-first-run"] + (geteuid() == 0 ? ["--no-sandbox"] : [])
  }
}
