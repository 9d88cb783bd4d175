import Standards

/// A map as a picture.
package struct FlowDrawing: Sendable {
  /// The drawing of a card: an SVG document, and its size in points.
  package struct Thumbnail: Sendable {
    /// The document; ids in it must be unique in the whole picture.
    package var svg: [UInt8]
    /// Its size in points.
    package var width, height: Double
    /// How far below its top that begins which counts, as the card of a scene.
    package var start = 0.0

    /// A drawing of this size.
    package init(svg: [UInt8], width: Double, height: Double) {
      (self.svg, self.width, self.height) = (svg, width, height)
    }
  }

  /// What is written at a card, so that it can be opened.
  package enum Mark: Sendable {
    /// A link to an address.
    case link(String)
    /// The attribute `data-uri`.
    case data(String)
  }

  private let map: FlowMap
  private let layout: FlowLayout
  private var out: [UInt8] = []

  /// `map` as the bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - mark: by what a card is opened; nil for one that is not.
  ///   - thumbnail: the drawing of a card by its index; nil for none.
  package static func svg(
    _ map: FlowMap, mark: (FlowMap.Card) -> Mark?, thumbnail: (_ card: Int) -> Thumbnail?
  ) -> [UInt8] {
    var drawing = FlowDrawing(map: map, layout: FlowLayout(map))
    drawing.draw(mark, thumbnail)
    return drawing.out
  }

  private init(map: FlowMap, layout: FlowLayout) { (self.map, self.layout) = (map, layout) }

  private mutating func draw(_ mark: (FlowMap.Card) -> Mark?, _ thumbnail: (Int) -> Thumbnail?) {
    let (width, height) = (Self.number(layout.size.x), Self.number(layout.size.y))
    add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
      font-family="-apple-system, 'Segoe UI', Roboto, sans-serif">
      <title>\(Self.text("\(map.cards.count) cards, \(map.ways.count) ways between them"))</title>
      <defs><marker id="flow-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">\
      <path d="M0 0 8 4 0 8z" fill="#5b738b"/></marker></defs>
      <rect width="100%" height="100%" fill="#f5f6f7"/>

      """)
    if let top = layout.othersTop {
      add(
        "<text x=\"\(Self.number(layout.figures.margin))\" y=\"\(Self.number(top - 16))\" font-size=\"15\" fill=\"#5b738b\">"
      )
      add("Cards to which no way leads, and from which none does</text>\n")
    }
    for (index, route) in layout.routes.enumerated() {
      drawWay(route, isMissing: map.cards[map.ways[index].to].isMissing)
    }
    for index in map.cards.indices { drawCard(index, mark(map.cards[index]), thumbnail(index)) }
    // Above everything, so that no line goes through a label.
    for (index, route) in layout.routes.enumerated() { drawLabel(route, map.ways[index].labels) }
    add("</svg>\n")
  }

  private mutating func drawWay(_ route: [FlowLayout.Point], isMissing: Bool) {
    guard let first = route.first else { return }
    var path = "M\(Self.pair(first))"
    for (start, end) in zip(route, route.dropFirst()) {
      let bend = (end.x - start.x) / 2
      path +=
        " C\(Self.pair(.init(x: start.x + bend, y: start.y))) \(Self.pair(.init(x: end.x - bend, y: end.y))) \(Self.pair(end))"
    }
    let color = isMissing ? "#aa0808\" stroke-dasharray=\"6 4" : "#5b738b"
    add(
      "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\" marker-end=\"url(#flow-arrow)\"/>\n")
  }

  private mutating func drawLabel(_ route: [FlowLayout.Point], _ labels: [String]) {
    guard route.count > 1 else { return }
    // In the first gap: there stands what is touched.
    let (start, end) = (route[0], route[1])
    let text = Self.cut(labels.prefix(3).joined(separator: " · ") + (labels.count > 3 ? " · …" : ""), 24)
    let width = Self.width(text, 12) + 12
    let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    add(
      """
      <g><title>\(Self.text(labels.joined(separator: "\n")))</title>\
      <rect x="\(Self.number(x - width / 2))" y="\(Self.number(y - 10))" width="\(Self.number(width))" height="20" rx="10" \
      fill="#fff" stroke="#d5dadd"/>\
      <text x="\(Self.number(x))" y="\(Self.number(y + 4))" font-size="12" fill="#1d2d3e" text-anchor="middle">\(Self.text(text))</text></g>

      """)
  }

  private mutating func drawCard(_ index: Int, _ mark: Mark?, _ thumbnail: Thumbnail?) {
    let card = map.cards[index]
    let place = layout.places[index]
    let (width, height) = (layout.figures.cardWidth, layout.figures.cardHeight)
    var data = ""
    var isLink = false
    switch mark {
    case .link(let address):
      isLink = true
      add("<a href=\"\(Self.text(address))\">")
    case .data(let uri): data = " data-uri=\"\(Self.text(uri))\""
    case nil: break
    }
    add(
      """
      <g transform="translate(\(Self.pair(place)))"\(data)><title>\(Self.text(card.name))</title>\
      <rect width="\(Self.number(width))" height="\(Self.number(height))" rx="12" fill="#fff" \
      stroke="\(card.isMissing ? "#aa0808\" stroke-dasharray=\"6 4" : "#d5dadd")"/>
      """)
    if let thumbnail, thumbnail.width > 0, thumbnail.height > 0 {
      // As wide as the box, and cut off above and below; before what counts something of what it stands on is seen.
      let room = height - 60
      let shown = min(thumbnail.height, room * thumbnail.width / (width - 16))
      let top = max(0, min(thumbnail.start - shown / 4, thumbnail.height - shown))
      add(
        """
        <svg x="8" y="8" width="\(Self.number(width - 16))" height="\(Self.number(room))" \
        viewBox="0 \(Self.number(top)) \(Self.number(thumbnail.width)) \(Self.number(shown))" preserveAspectRatio="xMidYMin" \
        aria-hidden="true">
        """)
      out += thumbnail.svg
      add("</svg>")
    } else {
      add(
        """
        <text x="\(Self.number(width / 2))" y="\(Self.number((height - 44) / 2))" font-size="12" fill="#5b738b" \
        text-anchor="middle">\(Self.text(card.isMissing ? "missing" : card.element))</text>
        """)
    }
    let color = card.isMissing ? "#aa0808" : "#1d2d3e"
    add(
      """
      <text x="10" y="\(Self.number(height - 26))" font-size="13" font-weight="600" fill="\(color)">\
      \(Self.text(Self.cut(card.title, 26)))</text>\
      <text x="10" y="\(Self.number(height - 10))" font-size="11" fill="#5b738b">\(Self.text(Self.cutStart(card.name, 32)))</text></g>
      """)
    if isLink { add("</a>") }
    add("\n")
  }

  // MARK: Texts

  private mutating func add(_ text: String) { out += text.utf8 }

  private static func text(_ text: String) -> String { XMLEscape.anywhere.escaped(text) }

  private static func cut(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  private static func cutStart(_ text: String, _ limit: Int) -> String {
    text.count > limit ? "…" + text.suffix(limit - 1) : text
  }

  /// About how wide `text` is at a size, in points.
  private static func width(_ text: String, _ size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1 : 0.56) } * size
  }

  private static func pair(_ point: FlowLayout.Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int64(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
