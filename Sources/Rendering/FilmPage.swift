import BundledData
import CardLayout
import CardModel
package import LayoutCore
import SceneLayout
import SceneMotion

/// A film as a web page that plays by itself: style rules move the layers, and nothing else is needed.
package struct FilmPage {
  private let film: FilmPicture
  private let timeline: FilmTimeline
  private let image: (String) -> [UInt8]?

  /// The page of `film`.
  ///
  /// - Parameter file: the contents of an image at a path relative to the card file, or nil when there is none.
  package init(_ film: FilmPicture, file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }) {
    self.film = film
    timeline = FilmTimeline(film)
    image = { file($0).flatMap(ImageData.address) }
  }

  /// The page as the bytes of an HTML document.
  package var html: [UInt8] {
    MarkupWriter.page(film.film.title, style: Self.style + rules) { body(&$0) }
  }

  /// What follows the address of the film alone where it is to stand still, at its end: in light, and in dark.
  package static let stillFragments = ["still", "dark-still"]

  /// The film alone, as the bytes of an SVG document that plays wherever it is shown as an image.
  ///
  /// - Parameter scale: points of the picture to a point of the screen.
  package func svg(scale: Double) -> (bytes: [UInt8], size: Size) {
    var writer = MarkupWriter()
    var canvas = LayerCanvas(isShared: true, image: image)
    let size = size
    let shown = Size(size.width * scale, size.height * scale)
    writer.startDocument(Frame(size), role: "img", size: shown)
    writer.element("title", text: film.film.title)
    writer.start("style")
    writer.end(raw: Self.motionStyle + Self.stillStyle + rules)
    for fragment in Self.stillFragments { writer.element("g") { $0.attribute("id", fragment) } }
    define(on: &canvas, &writer)
    for screen in timeline.screens { draw(screen, on: canvas, &writer) }
    touches(&writer)
    writer.end()
    return (writer.bytes, shown)
  }

  /// Width and height of everything that is seen, in points.
  private var size: Size {
    let screens = timeline.slots.compactMap { $0.screen?.frame }
    return Size(screens.map { $0.width }.max() ?? 1, screens.map { $0.height }.max() ?? 1)
  }

  private func body(_ writer: inout MarkupWriter) {
    let report = film.film.report
    writer.element("h1", text: film.film.title)
    if let text = report.scenario.description?.string, !text.isEmpty {
      writer.element("p", text: text)
    }
    writer.start("label")
    writer.element("input") { writer in
      writer.attribute("type", "checkbox")
      writer.attribute("id", "pause")
    }
    writer.element("span", text: "Pause")
    writer.end()
    var canvas = LayerCanvas(isShared: true, image: image)
    definitions(on: &canvas, &writer)
    writer.start("figure")
    writer.attribute("class", "film")
    play(on: canvas, &writer)
    captions(&writer)
    writer.end()
    writer.start("details")
    writer.element("summary", text: "Still pictures")
    FilmStrip(film).draw(on: &canvas, into: &writer)
    writer.end()
  }

  /// What happens, and below it the claims that do not hold.
  private func captions(_ writer: inout MarkupWriter) {
    writer.start("figcaption")
    writer.start("ol")
    for (index, scene) in timeline.scenes.enumerated() {
      writer.start("li")
      writer.attribute("class", "c\(index)")
      writer.element("span", text: scene.shot.title)
      if let outcome = scene.shot.outcome {
        writer.element("small", text: outcome.text)
      }
      for failure in scene.shot.failures {
        writer.element("em", text: "✗ " + failure)
      }
      writer.end()
    }
    writer.end()
    writer.end()
  }

  // MARK: Layers

  private func definitions(on canvas: inout LayerCanvas, _ writer: inout MarkupWriter) {
    writer.start("svg")
    writer.attribute("width", 0)
    writer.attribute("height", 0)
    writer.attribute("style", "position:absolute")
    writer.attribute("aria-hidden", "true")
    define(on: &canvas, &writer)
    writer.end()
  }

  private func define(on canvas: inout LayerCanvas, _ writer: inout MarkupWriter) {
    let layers = timeline.slots.compactMap { $0.layer }
    for screen in timeline.slots.compactMap({ $0.screen }) { canvas.define(layers, screen, into: &writer) }
  }

  private func play(on canvas: LayerCanvas, _ writer: inout MarkupWriter) {
    writer.start("svg")
    writer.attribute("viewBox", "0 0 \(MarkupWriter.number(size.width)) \(MarkupWriter.number(size.height))")
    writer.attribute("role", "img")
    writer.attribute("aria-label", film.film.title)
    writer.attribute("font-family", MarkupWriter.fontFamilies)
    for screen in timeline.screens { draw(screen, on: canvas, &writer) }
    touches(&writer)
    writer.end()
  }

  /// Draws a slot and those in it, which are at most four deep.
  private func draw(_ index: Int, on canvas: LayerCanvas, _ writer: inout MarkupWriter) {
    let slot = timeline.slots[index]
    start(index, &writer)
    if let layer = slot.layer {
      for map in LayerCanvas.hasMaterial(layer) ? timeline.maps : [] {
        guard let picture = timeline.slots[map].layer?.picture else { continue }
        start(map, &writer)
        canvas.material(layer, over: picture, &writer) { $0.attribute("class", "b\(index)") }
        writer.end()
      }
      canvas.drawing(of: layer, &writer)
    }
    if let clip = slot.layer?.clip ?? slot.screen { canvas.startClip(clip, &writer) }
    for inner in slot.children { draw(inner, on: canvas, &writer) }
    if slot.layer?.clip ?? slot.screen != nil { writer.end() }
    writer.end()
  }

  /// The finger, above the lines that it leaves.
  private func touches(_ writer: inout MarkupWriter) {
    for (index, mark) in timeline.marks.enumerated().reversed() {
      let attributes = { (writer: inout MarkupWriter) in
        writer.attribute("class", "a f\(index)")
        if !mark.line.isEmpty { writer.attribute("stroke-dasharray", mark.length) }
      }
      if mark.line.isEmpty {
        FilmTouch.circle(into: &writer, attributes)
      } else {
        FilmTouch.line(along: mark.line, into: &writer, attributes)
      }
    }
  }

  private func start(_ index: Int, _ writer: inout MarkupWriter) {
    writer.start("g")
    writer.attribute("class", "a k\(index)")
  }

  // MARK: Rules

  private static let motionStyle = """

    .a { animation-duration: var(--time); animation-iteration-count: infinite; animation-timing-function: linear }
    @media (prefers-reduced-motion: reduce) { .a { animation: none !important } }

    """

  private static let stillStyle =
    ":root:has(" + stillFragments.map { "#\($0):target" }.joined(separator: ",")
    + ") .a { animation: none !important }\n"

  private static let style =
    motionStyle + """

      body { font: 15px/1.4 \(MarkupWriter.systemFamilies); margin: 2rem; background: #fff; color: #1d2d3e }
      label { margin-right: 1rem } h1 { font-size: 1.2rem }
      .film { display: flex; flex-wrap: wrap; gap: 2rem; margin: 1rem 0 }
      .film > svg { width: auto; height: auto; max-width: 100%; max-height: 80vh; flex: none;
        outline: 1px solid #8396a8 }
      ol { list-style: none; margin: 0; padding: 0 } li { border-left: 3px solid #0000; padding: .25rem .75rem }
      small, em { display: block } small { color: #556b82 } em { color: #aa0808; font-style: normal }
      details > svg { max-width: 100%; height: auto }
      @media (prefers-color-scheme: dark) {
        body { background: #12171c; color: #eaecee } small { color: #a9b4be } em { color: #fa6161 } }
      li { animation-duration: var(--time); animation-iteration-count: infinite }
      body:has(#pause:checked) * { animation-play-state: paused !important }
      @media (prefers-reduced-motion: reduce) { label { display: none } li { animation: none !important } }

      """

  /// The ways of all layers.
  private var rules: String {
    let seconds = max(timeline.seconds, 0.1)
    var text = ":root { --time: \(MarkupWriter.number(seconds))s }\n"
    for index in timeline.slots.indices {
      let way = timeline.way(index)
      text += rule("k\(index)", way) { "transform:\(Self.shift($0, 1));opacity:\(MarkupWriter.number($0.opacity))" }
      guard let layer = timeline.slots[index].layer, LayerCanvas.hasMaterial(layer) else { continue }
      text += rule("b\(index)", way) { "transform:\(Self.shift($0, -1))" }
    }
    for (index, mark) in timeline.marks.enumerated() {
      text += rule("f\(index)", timeline.way(mark)) { place in
        let opacity = "opacity:\(MarkupWriter.number(place.opacity))"
        guard !mark.line.isEmpty else { return "transform:\(Self.shift(place, 1));\(opacity)" }
        return "stroke-dashoffset:\(MarkupWriter.number(place.x))px;\(opacity)"
      }
    }
    for (index, scene) in timeline.scenes.enumerated() {
      let (start, end) = (percent(scene.start), percent(scene.end))
      text += "@keyframes c\(index) { 0% { border-color: #0000 } \(start) { border-color: #0070f2 }"
      text += " \(end) { border-color: #0000 } }\n"
      text += ".c\(index) { animation-name: c\(index); animation-timing-function: step-end }\n"
    }
    return text
  }

  private func rule(_ name: String, _ way: [FilmTimeline.Stop], _ value: (LayerPlace) -> String) -> String {
    guard way.count > 1 else { return way.first.map { ".\(name) { \(value($0.place)) }\n" } ?? "" }
    var text = "@keyframes \(name) {"
    for (index, stop) in way.enumerated() {
      let time = index == 0 ? "0%" : percent(stop.time)
      text += " \(time)\(index == way.count - 1 ? ", 100%" : "") {\(value(stop.place))}"
    }
    // What does not move shows the end.
    let rest = way.last.map { value($0.place) } ?? ""
    return text + " }\n.\(name) { \(rest); animation-name: \(name) }\n"
  }

  private func percent(_ time: Double) -> String {
    MarkupWriter.number(min(max(time / max(timeline.seconds, 0.1) * 100, 0), 100)) + "%"
  }

  private static func shift(_ place: LayerPlace, _ sign: Double) -> String {
    "translate(\(MarkupWriter.number(sign * place.x))px,\(MarkupWriter.number(sign * place.y))px)"
  }
}
