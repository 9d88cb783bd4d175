import BundledData
package import CardLayout
import CardModel
import LayoutCore

// What explains the layout: not read aloud, and in semantic colours like everything else.
extension SVGRenderer {
  /// Draws one overlay as a group of its own.
  mutating func draw(_ overlay: DrawingOverlay) {
    writer.start("g")
    writer.attribute("class", "overlay-\(overlay.rawValue)")
    writer.attribute("aria-hidden", "true")
    switch overlay {
    case .boxes: boxes()
    case .spacing: spacings()
    case .targets: targets()
    case .readingOrder: readingOrder()
    }
    holdIn(nil)
    writer.end()
  }

  /// What follows moves with what part `holder` holds.
  private mutating func holdIn(_ holder: Int?) {
    guard !scrolling.limits.isEmpty else { return }
    let chain = scrolling.chain(holder, scene)
    while !chain.starts(with: openScrollers) {
      openScrollers.removeLast()
      writer.end()
    }
    for index in chain.dropFirst(openScrollers.count) {
      openScrollers.append(index)
      startScroller(index)
    }
  }

  // MARK: Boxes

  private mutating func boxes() {
    let color = hex(ColorToken("chart5"))
    var last: Frame?
    for part in scene.parts where part.role != .page && part.frame.width > 0 && part.frame.height > 0 {
      holdIn(part.parent)
      rectangle(part.frame.inset(by: 0.25), 0) { writer in
        writer.attribute("fill", "none")
        Self.color("stroke", "stroke-opacity", color, &writer)
        writer.attribute("stroke-width", 0.5)
      }
      if part.source != nil, part.frame != last { measure(part.frame, Self.measures(part.frame), color) }
      last = part.frame
    }
  }

  private static func measures(_ frame: Frame) -> String {
    MarkupWriter.number((frame.width * 10).rounded() / 10) + "×"
      + MarkupWriter.number((frame.height * 10).rounded() / 10)
  }

  /// A small text in the top corner of `frame` where lines begin.
  private mutating func measure(_ frame: Frame, _ text: String, _ color: PaletteColor) {
    let mirrors = scene.environment.direction == .rightToLeft
    writer.start("text")
    writer.attribute("x", mirrors ? frame.maxX - 1 : frame.x + 1)
    writer.attribute("y", frame.y + 5.5)
    writer.attribute("font-size", 5.5)
    if mirrors { writer.attribute("text-anchor", "end") }
    Self.color("fill", "fill-opacity", color, &writer)
    writer.end(text: text)
  }

  // MARK: Spacing

  private typealias Gap = (frame: Frame, isVertical: Bool)

  /// Gaps between neighbours in reading order, and between the outermost of them and what holds them.
  private mutating func spacings() {
    var children: [Int: (union: Frame, last: Frame)] = [:]
    var gaps: [(holder: Int?, gap: Gap)] = []
    for part in scene.parts where part.frame.width > 0 && part.frame.height > 0 {
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
    let color = hex(ColorToken("chart4"))
    for (holder, gap) in gaps {
      holdIn(holder)
      draw(gap.frame, isVertical: gap.isVertical, color)
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
    let all = [
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

  private mutating func draw(_ gap: Frame, isVertical: Bool, _ color: PaletteColor) {
    rectangle(gap, 0) { writer in
      Self.color("fill", "fill-opacity", color, &writer)
      if color.alpha == 255 { writer.attribute("fill-opacity", 0.18) }
    }
    let distance = isVertical ? gap.height : gap.width
    let number = MarkupWriter.number((distance * 10).rounded() / 10)
    letter(number, gap, min(8, max(4, distance)), color)
  }

  // MARK: Touch targets

  private mutating func targets() {
    let positive = hex(ColorToken("positiveLabel"))
    let negative = hex(.negativeLabel)
    for target in TouchTargets(scene).all {
      holdIn(scene.parts[target.part].parent)
      let color = target.isTooSmall || target.overlaps ? negative : positive
      rectangle(target.frame, 4) { writer in
        Self.color("fill", "fill-opacity", color, &writer)
        if color.alpha == 255 { writer.attribute("fill-opacity", target.isContainer ? 0.06 : 0.2) }
        Self.color("stroke", "stroke-opacity", color, &writer)
      }
      measure(target.frame.offset(2, 2), Self.measures(target.frame), color)
    }
  }

  // MARK: Reading order

  private mutating func readingOrder() {
    let fill = hex(.tintColor)
    let color = hex(.base2)
    let places = Self.readingPlaces(scene)
    let path = places.map(\.place).enumerated().map { index, place in index == 0 ? PathStep.move(place) : .line(place) }
    writer.element("path") { writer in
      writer.attribute("d", Self.pathData(path))
      writer.attribute("fill", "none")
      Self.color("stroke", "stroke-opacity", fill, &writer)
      writer.attribute("stroke-dasharray", "2 2")
    }
    for (part, place) in places {
      holdIn(scene.parts[part].parent)
      writer.element("circle") { writer in
        writer.attribute("cx", place.x)
        writer.attribute("cy", place.y)
        writer.attribute("r", 6.5)
        Self.color("fill", "fill-opacity", fill, &writer)
      }
      let frame = Frame(x: place.x, y: place.y, width: 0, height: 0)
      letter(String(scene.parts[part].readingOrder ?? 0), frame, 8, color)
    }
  }

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
