import BundledData
package import CardLayout
import CardModel
import LayoutCore

/// Draws what explains a layout: not read aloud, and in semantic colours like everything else.
struct SVGOverlays {
  let scene: PositionedScene
  /// What stands in groups of its own, so that it can be moved: what is said of it stands in such groups, too.
  let scrolling: SceneScrolling
  /// Those of these groups that are open, outermost first.
  private var openScrollers: [Int] = []
  /// Where measures stand, by the line of letters in which each begins.
  private var measured: [Double: [Frame]] = [:]
  /// Size of the letters of measures, in points: legible where a whole phone is seen at once.
  private static let measureSize = 7.0

  init(_ scene: PositionedScene, _ scrolling: SceneScrolling) {
    self.scene = scene
    self.scrolling = scrolling
  }

  /// Draws one overlay as a group of its own.
  mutating func draw(_ overlay: DrawingOverlay, on canvas: inout SVGCanvas) {
    measured = [:]
    canvas.writer.start("g")
    canvas.writer.attribute("class", "overlay-\(overlay.rawValue)")
    canvas.writer.attribute("aria-hidden", "true")
    switch overlay {
    case .boxes: boxes(&canvas)
    case .spacing: spacings(&canvas)
    case .targets: targets(&canvas)
    case .readingOrder: readingOrder(&canvas)
    }
    holdIn(nil, &canvas.writer)
    canvas.writer.end()
  }

  /// What follows moves with what part `holder` holds.
  private mutating func holdIn(_ holder: Int?, _ writer: inout MarkupWriter) {
    guard !scrolling.limits.isEmpty else { return }
    let chain = scrolling.chain(holder, scene)
    while !chain.starts(with: openScrollers) {
      openScrollers.removeLast()
      writer.end()
    }
    for index in chain.dropFirst(openScrollers.count) {
      openScrollers.append(index)
      writer.startScroller(index)
    }
  }

  // MARK: Boxes

  private mutating func boxes(_ canvas: inout SVGCanvas) {
    let color = canvas.color(ColorToken("chart5"))
    let hidden = hiddenParts(canvas)
    var last: Frame?
    for (index, part) in scene.parts.enumerated()
    where part.role != .page && part.frame.width > 0 && part.frame.height > 0 && !hidden.contains(index) {
      holdIn(part.parent, &canvas.writer)
      canvas.writer.rectangle(part.frame.inset(by: 0.25), 0) { writer in
        writer.attribute("fill", "none")
        writer.stroke(color)
        writer.attribute("stroke-width", 0.5)
      }
      if part.source != nil, part.frame != last {
        measure(part.frame, Self.measures(part.frame), color, &canvas.writer)
      }
      last = part.frame
    }
  }

  /// The parts of which nothing is seen: something opaque that is no part of them is drawn over all of each, as a card over the
  /// pins of its map.
  ///
  /// What is smaller than a four-hundredth of all is not asked, so that there are not as many such as parts.
  private func hiddenParts(_ canvas: SVGCanvas) -> Set<Int> {
    let parts = scene.parts
    let least = scene.size.width * scene.size.height / 400
    let covers = parts.indices.filter { index in
      guard parts[index].frame.width * parts[index].frame.height >= least else { return false }
      guard case .surface(let surface) = parts[index].content, let fill = surface.fill else { return false }
      return !surface.isMaterial && surface.fade == 0 && canvas.color(fill).alpha == 255
    }
    return Set(
      parts.indices.filter { index in
        covers.contains { cover in
          cover > index && parts[cover].frame.contains(parts[index].frame) && !isInside(cover, index)
        }
      })
  }

  /// Whether part `inner` stands in part `outer`.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var around = scene.parts[inner].parent
    while let part = around, part > outer { around = scene.parts[part].parent }
    return around == outer
  }

  private static func measures(_ frame: Frame) -> String {
    MarkupWriter.number((frame.width * 10).rounded() / 10) + "×"
      + MarkupWriter.number((frame.height * 10).rounded() / 10)
  }

  /// A small text in the top corner of `frame` where lines begin; none where another stands.
  private mutating func measure(_ frame: Frame, _ text: String, _ color: PaletteColor, _ writer: inout MarkupWriter) {
    let mirrors = scene.environment.direction == .rightToLeft
    let width = Double(text.count) * Self.measureSize * 0.6
    let place = Frame(
      x: mirrors ? frame.maxX - 1 - width : frame.x + 1, y: frame.y, width: width, height: Self.measureSize)
    let line = (place.y / Self.measureSize).rounded(.down)
    let near = [line - 1, line, line + 1].flatMap { measured[$0] ?? [] }
    guard !near.contains(where: { $0.intersection(place) != nil }) else { return }
    measured[line, default: []].append(place)
    writer.start("text")
    writer.attribute("x", mirrors ? frame.maxX - 1 : frame.x + 1)
    writer.attribute("y", frame.y + Self.measureSize)
    writer.attribute("font-size", Self.measureSize)
    if mirrors { writer.attribute("text-anchor", "end") }
    writer.fill(color)
    writer.end(text: text)
  }

  // MARK: Spacing

  private typealias Gap = (frame: Frame, isVertical: Bool)

  /// Gaps between neighbours in reading order, and between the outermost of them and what holds them.
  private mutating func spacings(_ canvas: inout SVGCanvas) {
    var children: [Int: (union: Frame, last: Frame)] = [:]
    var gaps: [(holder: Int?, gap: Gap)] = []
    let hidden = hiddenParts(canvas)
    for (index, part) in scene.parts.enumerated()
    where part.frame.width > 0 && part.frame.height > 0 && !hidden.contains(index) {
      guard let parent = part.parent else { continue }
      guard let known = children[parent] else {
        children[parent] = (part.frame, part.frame)
        continue
      }
      if let gap = Self.gap(known.last, part.frame) { gaps.append((parent, gap)) }
      children[parent] = (known.union.union(part.frame), part.frame)
    }
    for (parent, known) in children.sorted(by: { $0.key < $1.key }) {
      let part = scene.parts[parent]
      gaps += Self.paddings(part.frame, known.union).map { (part.parent, $0) }
    }
    let color = canvas.color(ColorToken("chart4"))
    for (holder, gap) in gaps {
      holdIn(holder, &canvas.writer)
      draw(gap.frame, isVertical: gap.isVertical, color, &canvas)
    }
  }

  /// The space between two neighbours, or nil when they touch, overlap or stand apart in both directions.
  private static func gap(_ first: Frame, _ second: Frame) -> Gap? {
    let left = max(first.x, second.x)
    let right = min(first.maxX, second.maxX)
    let top = max(first.y, second.y)
    let bottom = min(first.maxY, second.maxY)
    if right > left, top > bottom {
      return (Frame(x: left, y: bottom, width: right - left, height: top - bottom), true)
    }
    if bottom > top, left > right {
      return (Frame(x: right, y: top, width: left - right, height: bottom - top), false)
    }
    return nil
  }

  private static func paddings(_ outer: Frame, _ inner: Frame) -> [Gap] {
    guard outer.contains(inner) else { return [] }
    let all: [Gap] = [
      (Frame(x: inner.x, y: outer.y, width: inner.width, height: inner.y - outer.y), true),
      (Frame(x: inner.x, y: inner.maxY, width: inner.width, height: outer.maxY - inner.maxY), true),
      (Frame(x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height), false),
      (Frame(x: inner.maxX, y: inner.y, width: outer.maxX - inner.maxX, height: inner.height), false),
    ]
    // What is wider than any padding is room that is left over.
    return all.filter { frame, isVertical in
      let distance = isVertical ? frame.height : frame.width
      return distance > 0.25 && distance <= 48
    }
  }

  private func draw(_ gap: Frame, isVertical: Bool, _ color: PaletteColor, _ canvas: inout SVGCanvas) {
    canvas.writer.rectangle(gap, 0) { writer in
      writer.fill(color)
      if color.alpha == 255 { writer.attribute("fill-opacity", 0.18) }
    }
    let distance = isVertical ? gap.height : gap.width
    let number = MarkupWriter.number((distance * 10).rounded() / 10)
    canvas.letters(number, gap, min(8, max(4, distance)), color)
  }

  // MARK: Touch targets

  private mutating func targets(_ canvas: inout SVGCanvas) {
    let positive = canvas.color(ColorToken("positiveLabel"))
    let negative = canvas.color(.negativeLabel)
    for target in TouchTargets(scene).all {
      holdIn(scene.parts[target.part].parent, &canvas.writer)
      let color = target.isTooSmall || target.overlaps ? negative : positive
      canvas.writer.rectangle(target.frame, 4) { writer in
        writer.fill(color)
        if color.alpha == 255 { writer.attribute("fill-opacity", target.isContainer ? 0.06 : 0.2) }
        writer.stroke(color)
      }
      measure(target.frame.offset(2, 2), Self.measures(target.frame), color, &canvas.writer)
    }
  }

  // MARK: Reading order

  private mutating func readingOrder(_ canvas: inout SVGCanvas) {
    let fill = canvas.color(.tintColor)
    let color = canvas.color(.base2)
    let places = DrawingOverlay.readingPlaces(scene)
    canvas.writer.element("path") { writer in
      writer.attribute("d", MarkupWriter.pathData(through: places.map { $0.place }))
      writer.attribute("fill", "none")
      writer.stroke(fill)
      writer.attribute("stroke-dasharray", "2 2")
    }
    for (part, place) in places {
      holdIn(scene.parts[part].parent, &canvas.writer)
      canvas.writer.element("circle") { writer in
        writer.attribute("cx", place.x)
        writer.attribute("cy", place.y)
        writer.attribute("r", 6.5)
        writer.fill(fill)
      }
      let frame = Frame(x: place.x, y: place.y, width: 0, height: 0)
      canvas.letters(String(scene.parts[part].readingOrder ?? 0), frame, 8, color)
    }
  }
}

extension DrawingOverlay {
  /// Where the overlay of the reading order has the numbers of parts, and its line goes, in that order.
  package static func readingPlaces(_ scene: PositionedScene) -> [(part: Int, place: ScenePoint)] {
    let mirrors = scene.environment.direction == .rightToLeft
    return scene.parts.enumerated().filter { $0.element.readingOrder != nil }.map { index, part in
      // Beside what is read, so that it stays legible; never beyond the page.
      let x = mirrors ? part.frame.maxX + 7 : part.frame.x - 7
      return (
        index, ScenePoint(min(max(7, x), scene.size.width - 7), part.frame.y + min(8, part.frame.height / 2))
      )
    }
  }
}
