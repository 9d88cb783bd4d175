import BundledData
import CardLayout
import CardModel
package import LayoutCore
import SceneLayout
import SceneMotion

/// The stills of a film side by side, a row a step, with what happens, when, and where the card is.
package struct FilmStrip {
  /// Points of the strip to a point of the screen.
  private static let scale = 0.5
  private static let gap = 24.0
  private static let captionSize = 12.0
  private static let captionLine = 16.0
  /// Strips that are higher go on in another column, so that they can be seen as pixels.
  private static let mostHeight = 6000.0

  /// Width and height of the strip in points.
  package private(set) var size = Size(0, 0)
  private let film: FilmPicture
  private var stills: [Still] = []

  private struct Still {
    var picture: MotionPicture
    /// Where a finger has been until then.
    var touch: ArraySlice<FingerPlace>
    /// Lines above it, and whether they say what is wrong.
    var caption: [(line: CaptionText.Line, isWrong: Bool)]
    var x: Double
    var y: Double
    /// Height of the lines in points.
    var captionHeight: Double { Double(caption.count) * FilmStrip.captionLine }
  }

  /// How many pictures it has.
  package var count: Int { stills.count }

  /// The strip of `film`.
  package init(_ film: FilmPicture) {
    self.film = film
    var (left, y) = (Self.gap, Self.gap)
    for shot in film.film.shots {
      var row = Self.moments(of: shot).map { moment in
        Still(
          picture: film.picture(moment.sample), touch: shot.touch(at: moment), caption: Self.caption(shot, moment),
          x: 0, y: 0)
      }
      let captions = (row.map { $0.captionHeight }.max() ?? 0) + 4
      let height = (row.map { $0.picture.sample.look.environment.height }.max() ?? 0) * Self.scale
      if y > Self.gap, y + captions + height > Self.mostHeight { (left, y) = (size.width, Self.gap) }
      var x = left
      for index in row.indices {
        (row[index].x, row[index].y) = (x, y + captions)
        x += row[index].picture.sample.look.environment.width * Self.scale + Self.gap
      }
      y += captions + height + Self.gap
      size = Size(max(size.width, x), max(size.height, y))
      stills += row
    }
  }

  /// The moments of a shot that are shown: two on the way, and its end.
  private static func moments(of shot: FilmShot) -> [FilmShot.Moment] {
    guard let last = shot.moments.last else { return [] }
    let onTheWay = [0.15, 0.45].compactMap { share in
      shot.moments.first { $0.seconds >= share * shot.seconds && !$0.isSeen(as: last) }
    }
    guard shot.seconds > 0.1, let first = onTheWay.first else { return [last] }
    return (onTheWay.last?.isSeen(as: first) == true ? [first] : onTheWay) + [last]
  }

  /// Which step it is and what it does, when, and where the card is; at the end of a step, the claims that do not hold.
  private static func caption(
    _ shot: FilmShot, _ moment: FilmShot.Moment
  ) -> [(line: CaptionText.Line, isWrong: Bool)] {
    let frame = moment.sample.frame
    let look = moment.sample.look
    // Seconds are those of the scene, as in `--at` and in reports: a finger's way comes before them.
    let start = shot.moments.last { $0.isTouched }?.seconds ?? 0
    let seconds = MarkupWriter.number(((moment.seconds - start) * 100).rounded() / 100)
    let top = MarkupWriter.number((frame.cardTop * 10).rounded() / 10)
    let isLast = moment.sample == shot.moments.last?.sample
    let width = look.environment.width * scale
    var lines = [
      (shot.title, false),
      ("\(moment.isTouched ? "finger" : seconds + " s") · \(look.top.position.rawValue) · cardTop \(top)", false),
    ]
    if isLast { lines += shot.failures.map { ("✗ " + $0, true) } }
    return lines.flatMap { text, isWrong in
      CaptionText(text, size: captionSize, width: width).lines.map { ($0, isWrong) }
    }
  }

  /// The strip as the bytes of an SVG document.
  ///
  /// - Parameter file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func svg(file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }) -> [UInt8] {
    var canvas = LayerCanvas(isShared: true, image: { file($0).flatMap(ImageData.address) })
    var writer = MarkupWriter()
    draw(on: &canvas, into: &writer)
    return writer.bytes
  }

  /// Draws the strip as an `svg` element.
  func draw(on canvas: inout LayerCanvas, into writer: inout MarkupWriter) {
    let environment = CardEnvironment()
    writer.startPage(size, title: film.film.title)
    for still in stills { draw(still, environment, on: &canvas, into: &writer) }
    writer.end()
  }

  private func draw(
    _ still: Still, _ environment: CardEnvironment, on canvas: inout LayerCanvas, into writer: inout MarkupWriter
  ) {
    writer.start("g")
    writer.attribute("role", "img")
    writer.attribute("aria-label", still.caption.map { $0.line.text }.joined(separator: " "))
    for (index, (line, isWrong)) in still.caption.enumerated() {
      writer.start("text")
      writer.attribute("x", still.x)
      writer.attribute("y", still.y - still.captionHeight + Double(index) * Self.captionLine + Self.captionSize - 4)
      writer.attribute("font-size", Self.captionSize)
      writer.fill(environment.color(isWrong ? .negativeLabel : index == 0 ? .primaryLabel : .secondaryLabel))
      writer.textLength(line.width)
      writer.end(text: line.text)
    }
    writer.start("g")
    writer.attribute("transform", "\(MarkupWriter.translation(still.x, still.y)) scale(\(Self.scale))")
    canvas.draw(still.picture, touch: still.touch, into: &writer)
    writer.end()
    writer.end()
  }
}

extension FilmShot {
  /// Which step it is, and what it does as the file writes it.
  var title: String {
    guard let event else { return "Start" }
    let attributes = event.attributes.map { $0.value == "true" ? $0.name : "\($0.name) \($0.value)" }
    return "\(step) · \(attributes.joined(separator: ", "))"
  }
}

extension ScenarioFilm {
  /// Which scenario it is, on what.
  var title: String {
    "\(report.scenario.source.id ?? "Scenario") on \(report.device), \(report.profile.rawValue)"
  }
}
