import BundledData
import CardLayout
import LayoutCore
import Standards

// What every drawing of ours writes the same way.
extension MarkupWriter {
  /// Families of the face, then of systems whose faces are close.
  static let fontFamilies = "'72', '72 Brand', \(systemFamilies)"
  static let systemFamilies = "'SF Pro Text', -apple-system, Inter, Roboto, system-ui, Arial, sans-serif"

  /// The families of `typeface` with those whose Arabic and Hebrew letters the layout has measured, where these are installed.
  ///
  /// For such texts alone: these families have digits and signs of their own, which other texts must not take from them.
  static func joiningFamilies(_ typeface: Typeface) -> String {
    (typeface == .system ? "" : "'72', '72 Brand', ")
      + "'SF Pro Text', -apple-system, Inter, Roboto, 'Noto Sans Arabic', 'Noto Sans Hebrew', system-ui, Arial, sans-serif"
  }

  /// Begins an `svg` element of `size`.
  mutating func startDocument(_ size: Size) { startDocument(Frame(size), role: "group") }

  /// Begins the `svg` element of `scene`, and says what it is called.
  mutating func startDocument(_ scene: PositionedScene) {
    startDocument(scene.size)
    if let language = scene.environment.language { attribute("lang", language.text) }
    element("title", text: scene.title)
  }

  /// Begins an `svg` element of `size` that is all of one colour.
  mutating func startPage(_ size: Size, title: String? = nil, color: ColorToken = .page) {
    startDocument(size)
    if let title { element("title", text: title) }
    element("rect") { writer in
      writer.attribute("width", size.width)
      writer.attribute("height", size.height)
      writer.fill(CardEnvironment().color(color))
    }
  }

  /// Begins an `svg` element that shows `extent`, as large as that or as `size`, and has `role` for those who hear it.
  mutating func startDocument(_ extent: Frame, role: String, size: Size? = nil) {
    start("svg")
    attribute("xmlns", "http://www.w3.org/2000/svg")
    attribute("width", size?.width ?? extent.width)
    attribute("height", size?.height ?? extent.height)
    attribute("viewBox", [extent.x, extent.y, extent.width, extent.height].map(Self.number).joined(separator: " "))
    attribute("role", role)
    attribute("font-family", Self.fontFamilies)
  }

  /// Sets a filling, its opacity apart, as every viewer knows it.
  mutating func fill(_ color: PaletteColor) { paint("fill", "fill-opacity", color) }

  /// Sets the colour of a line, its opacity apart, as every viewer knows it.
  mutating func stroke(_ color: PaletteColor) { paint("stroke", "stroke-opacity", color) }

  private mutating func paint(_ name: StaticString, _ opacity: StaticString, _ color: PaletteColor) {
    attribute(name, PaletteColor(rgba: color.rgba | 0xFF).hex)
    if color.alpha != 255 { attribute(opacity, Double(color.alpha) / 255) }
  }

  /// Begins a group that is moved when part `index` of a scene scrolls.
  mutating func startScroller(_ index: Int) {
    start("g")
    attribute("data-scroller", String(index))
  }

  /// A rectangle whose corners have `radius`, as far as there is room for it.
  mutating func rectangle(_ frame: Frame, _ radius: Double, _ attributes: (inout MarkupWriter) -> Void) {
    start("rect")
    place(frame, radius)
    attributes(&self)
    end()
  }

  /// Sets where a rectangle stands and how large it is, and the radius of its corners as far as there is room for it.
  mutating func place(_ frame: Frame, _ radius: Double = 0) {
    attribute("x", frame.x)
    attribute("y", frame.y)
    attribute("width", frame.width)
    attribute("height", frame.height)
    if radius > 0 { attribute("rx", min(radius, frame.width / 2, frame.height / 2)) }
  }

  /// The empty outline of a rectangle, in dashes.
  mutating func dashes(_ frame: Frame, _ radius: Double, _ color: PaletteColor) {
    rectangle(frame, radius) { writer in
      writer.attribute("fill", "none")
      writer.stroke(color)
      writer.attribute("stroke-dasharray", "3 2")
    }
  }

  /// Begins the element of an outline.
  mutating func start(_ outline: SceneShape.Outline) {
    switch outline {
    case .path(let steps):
      start("path")
      attribute("d", Self.pathData(steps))
    case .circle(let center, let radius):
      start("circle")
      attribute("cx", center.x)
      attribute("cy", center.y)
      attribute("r", radius)
    case .rectangle(let frame, let radius):
      start("rect")
      place(frame, radius)
    }
  }

  /// A move as the value of `transform`.
  static func translation(_ x: Double, _ y: Double) -> String { "translate(\(number(x)) \(number(y)))" }

  /// Has every viewer draw a text as wide as it was measured.
  mutating func textLength(_ width: Double) {
    attribute("textLength", width)
    attribute("lengthAdjust", "spacingAndGlyphs")
  }

  /// A path as the value of `d`.
  static func pathData(_ steps: [PathStep]) -> String {
    var data = ""
    for step in steps {
      switch step {
      case .move(let point): data += "M" + coordinates(point)
      case .line(let point): data += "L" + coordinates(point)
      case .curve(let first, let second, let end):
        data += "C" + coordinates(first) + " " + coordinates(second) + " " + coordinates(end)
      case .close: data += "Z"
      }
    }
    return data
  }

  /// A line through `points` as the value of `d`.
  static func pathData(through points: [ScenePoint]) -> String {
    pathData(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
  }

  private static func coordinates(_ point: ScenePoint) -> String { number(point.x) + " " + number(point.y) }
}
