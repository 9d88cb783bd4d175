import CardLayout
package import LayoutCore

extension AnatomyDrawing {
  private static let radius = 12.0
  private static let letterSize = 14.0
  private static let spacing = 30.0
  /// From the picture's edge to the middle of a letter.
  private static let reach = 34.0
  private static let border = 2.0

  /// The drawing as the bytes of an SVG document, in the colours of the scene's appearance.
  ///
  /// - Parameters:
  ///   - title: what is read in place of the picture, such as `Anatomy of Card`; the legend is added to it.
  ///   - file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func svg(title: String, file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }) -> [UInt8] {
    let badges = badges()
    let extent = extent(badges)
    var writer = MarkupWriter()
    writer.startDocument(extent, role: "img")
    writer.attribute(
      "aria-label", title + ": " + legend.map { "\($0.letter) \($0.group.name)" }.joined(separator: ", "))
    picture(file, &writer)
    for callout in callouts where !callout.isOutlined { outline(callout, &writer) }
    for badge in badges { line(badge, &writer) }
    for badge in badges { letter(badge, &writer) }
    writer.end()
    return writer.bytes
  }

  /// Width and height of the drawing in points.
  package var size: Size {
    let extent = extent(badges())
    return Size(extent.width, extent.height)
  }

  private func extent(_ badges: [Badge]) -> Frame {
    badges.reduce(bounds) { extent, badge in
      let place = badge.center
      return extent.union(
        Frame(x: place.x, y: place.y, width: 0, height: 0).outset(by: Self.radius + Self.border))
    }
  }

  /// A letter, where it stands, and how its line runs from there.
  private struct Badge {
    var letter: String
    var center: ScenePoint
    /// From the part outwards; empty where the letter stands at the part itself.
    var line: [ScenePoint]
  }

  private func badges() -> [Badge] {
    var result = callouts.filter { $0.route == nil }.map { callout in
      Badge(letter: callout.letter, center: ScenePoint(callout.target.x, callout.target.y), line: [])
    }
    for side in AnatomyRouter.Side.allCases {
      let here = callouts.compactMap { callout in
        callout.route.flatMap { route in route.side == side ? (letter: callout.letter, route: route) : nil }
      }.sorted { $0.route.exit < $1.route.exit }
      let places = AnatomyBadges.spread(here.map { $0.route.exit }, spacing: Self.spacing)
      for (callout, place) in zip(here, places) {
        result.append(Badge(letter: callout.letter, center: center(side, place), line: callout.route.points))
      }
    }
    return result
  }

  private func center(_ side: AnatomyRouter.Side, _ place: Double) -> ScenePoint {
    switch side {
    case .left: ScenePoint(bounds.x - Self.reach, place)
    case .right: ScenePoint(bounds.maxX + Self.reach, place)
    case .top: ScenePoint(place, bounds.y - Self.reach)
    case .bottom: ScenePoint(place, bounds.maxY + Self.reach)
    }
  }

  // MARK: Drawing

  private func picture(_ file: @escaping (String) -> [UInt8]?, _ writer: inout MarkupWriter) {
    writer.start("clipPath")
    writer.attribute("id", "anatomy-picture")
    writer.rectangle(bounds, 12) { _ in }
    writer.end()
    writer.start("g")
    writer.attribute("clip-path", "url(#anatomy-picture)")
    var renderer = SVGRenderer(scene, file, prefix: "anatomy-")
    renderer.drawContents([], into: &writer)
    writer.end()
  }

  private func outline(_ callout: Callout, _ writer: inout MarkupWriter) {
    let color = scene.environment.color(.tintColor)
    writer.element("rect") { writer in
      writer.place(callout.target)
      writer.attribute("rx", min(5, callout.target.height / 2))
      writer.attribute("fill", "none")
      writer.stroke(color)
      writer.attribute("stroke-dasharray", "3 2")
    }
  }

  private func line(_ badge: Badge, _ writer: inout MarkupWriter) {
    guard let first = badge.line.first else { return }
    let color = scene.environment.color(.tintColor)
    writer.element("path") { writer in
      writer.attribute("d", MarkupWriter.pathData(through: badge.line + [badge.center]))
      writer.attribute("fill", "none")
      writer.stroke(color)
      writer.attribute("stroke-width", 1.25)
      writer.attribute("stroke-linejoin", "round")
    }
    writer.element("circle") { writer in
      writer.attribute("cx", first.x)
      writer.attribute("cy", first.y)
      writer.attribute("r", 2.5)
      writer.fill(color)
    }
  }

  private func letter(_ badge: Badge, _ writer: inout MarkupWriter) {
    writer.element("circle") { writer in
      writer.attribute("cx", badge.center.x)
      writer.attribute("cy", badge.center.y)
      writer.attribute("r", Self.radius)
      writer.fill(scene.environment.color(.tintColor))
    }
    writer.start("text")
    writer.attribute("x", badge.center.x)
    // Capitals of these faces are seven tenths of their size.
    writer.attribute("y", badge.center.y + Self.letterSize * 0.35)
    writer.attribute("text-anchor", "middle")
    writer.attribute("font-size", badge.letter.utf8.count > 1 ? Self.letterSize * 0.8 : Self.letterSize)
    writer.attribute("font-weight", 700)
    writer.fill(scene.environment.color(.base2))
    writer.end(text: badge.letter)
  }
}
