import BundledData
package import CardLayout
import CardModel
import LayoutCore
import SourceText

/// Draws a scene as SVG: self-contained, readable, with roles for screen readers and source ranges for editors.
package struct SVGRenderer {
  /// Families of the face, then of systems whose faces are close.
  static let fontFamilies = "'72', '72 Brand', \(systemFamilies)"
  static let systemFamilies = "'SF Pro Text', -apple-system, Inter, Roboto, system-ui, Arial, sans-serif"

  let scene: PositionedScene
  /// The address of the image at a path; nil when there is none that viewers draw.
  let image: (String) -> [UInt8]?
  /// What names of definitions begin with, so that several drawings fit in one document.
  let prefix: String
  /// Index of the part that materials show blurred.
  let backdrop: Int?
  /// Whether parts tell the range in the file that they stand for.
  let tellsSources: Bool
  /// What stands in groups of its own, so that it can be moved.
  let scrolling: SceneScrolling
  /// Those of these groups that are open in an overlay.
  var openScrollers: [Int] = []
  var writer = MarkupWriter()

  /// Draws `scene` as the bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above the card to explain it.
  ///   - file: the contents of an image at a path relative to the card file, or nil when there is none.
  package static func draw(
    _ scene: PositionedScene, overlays: Set<DrawingOverlay> = [],
    file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    var renderer = SVGRenderer(scene, file)
    renderer.drawDocument(overlays)
    return renderer.writer.bytes
  }

  /// Draws `scene` as the bytes of an SVG document whose images stand elsewhere, and what its parts stand for, too: so
  /// that it stays the same when only the text around a part changes.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above the card to explain it.
  ///   - prefix: what names of definitions begin with, so that several drawings fit in one page.
  ///   - scrolling: what scrolls in `scene`: that, and what overlays say of it, stands in groups with `data-scroller`, the
  ///     index of the part that cuts it off.
  ///   - image: the address of the image at a path relative to the card file, which is put into an attribute as it is; nil
  ///     when there is none.
  package static func draw(
    _ scene: PositionedScene, overlays: Set<DrawingOverlay>, prefix: String, scrolling: SceneScrolling? = nil,
    image: @escaping (_ path: String) -> [UInt8]?
  ) -> [UInt8] {
    var renderer = SVGRenderer(
      scene, image: image, prefix: prefix, tellsSources: false, scrolling: scrolling ?? SceneScrolling())
    renderer.drawDocument(overlays)
    return renderer.writer.bytes
  }

  init(_ scene: PositionedScene, _ file: @escaping (String) -> [UInt8]?, prefix: String = "") {
    self.init(
      scene, image: { file($0).flatMap(ImageData.address) }, prefix: prefix, tellsSources: true,
      scrolling: SceneScrolling())
  }

  private init(
    _ scene: PositionedScene, image: @escaping (String) -> [UInt8]?, prefix: String, tellsSources: Bool,
    scrolling: SceneScrolling
  ) {
    self.scene = scene
    self.image = image
    self.prefix = prefix
    backdrop = Self.backdrop(scene)
    self.tellsSources = tellsSources
    self.scrolling = scrolling
  }

  /// Draws the scene as an `svg` element with everything that it needs.
  mutating func drawDocument(_ overlays: Set<DrawingOverlay>) {
    Self.startDocument(scene.size, &writer)
    writer.start("title")
    writer.end(text: scene.title)
    drawContents(overlays)
    writer.end()
  }

  /// Begins an `svg` element of `size`.
  static func startDocument(_ size: Size, _ writer: inout MarkupWriter) {
    startDocument(Frame(x: 0, y: 0, width: size.width, height: size.height), "group", &writer)
  }

  /// Begins an `svg` element that shows `extent` and has `role` for those who hear it.
  static func startDocument(_ extent: Frame, _ role: String, _ writer: inout MarkupWriter) {
    writer.start("svg")
    writer.attribute("xmlns", "http://www.w3.org/2000/svg")
    writer.attribute("width", extent.width)
    writer.attribute("height", extent.height)
    writer.attribute(
      "viewBox", [extent.x, extent.y, extent.width, extent.height].map(MarkupWriter.number).joined(separator: " "))
    writer.attribute("role", role)
    writer.attribute("font-family", fontFamilies)
  }

  /// Draws everything inside the document's element.
  mutating func drawContents(_ overlays: Set<DrawingOverlay>) {
    let isSystem = scene.environment.typeface == .system
    if isSystem {
      writer.start("g")
      writer.attribute("font-family", Self.systemFamilies)
    }
    definitions()
    parts()
    if isSystem { writer.end() }
    for overlay in DrawingOverlay.allCases where overlays.contains(overlay) { draw(overlay) }
  }

  /// How attributes refer to the definition called `name`.
  func reference(_ name: String) -> String { "url(#\(prefix)\(name))" }

  // MARK: Definitions

  private mutating func definitions() {
    writer.start("defs")
    for level in Self.shadows.keys.sorted()
    where scene.parts.contains(where: { Self.surface($0)?.shadowLevel == level }) { shadowFilters(level) }
    for (index, part) in scene.parts.enumerated() {
      if let surface = Self.surface(part) {
        if surface.clips || surface.isMaterial { clip(index, part.frame, surface.cornerRadius) }
        if surface.isMaterial { materialBlur(index, part.frame) }
        fadeGradient(index, part.frame, surface)
      }
      if case .drawing(let drawing) = part.content, let radius = drawing.clipRadius { clip(index, part.frame, radius) }
      if case .image(let image) = part.content, image.cornerRadius > 0 { clip(index, part.frame, image.cornerRadius) }
    }
    writer.end()
  }

  /// The shadows of a level: name of the filter, offset downwards, radius and opacity of black (fiori.md section 1.1).
  static let shadows: [Int: [(id: String, offset: Double, radius: Double, opacity: Double)]] = [
    2: [("shadow-high", 0, 1, 0.13), ("shadow-low", 2, 4, 0.04)],
    4: [("shadow-menu-high", 0, 1, 0.04), ("shadow-menu-low", 8, 8, 0.04), ("shadow-menu-wide", 10, 50, 0.2)],
  ]

  private mutating func shadowFilters(_ level: Int) {
    let outset = level > 2 ? 50 : 10
    for shadow in Self.shadows[level] ?? [] {
      writer.start("filter")
      writer.attribute("id", prefix + shadow.id)
      writer.attribute("x", "-\(outset)%")
      writer.attribute("y", "-\(outset)%")
      writer.attribute("width", "\(100 + 2 * outset)%")
      writer.attribute("height", "\(100 + 2 * outset)%")
      // A shadow's radius is two standard deviations.
      writer.element("feGaussianBlur") { $0.attribute("stdDeviation", shadow.radius / 2) }
      writer.end()
    }
  }

  /// From clear at the top of a part to the full strength of its filling.
  private mutating func fadeGradient(_ index: Int, _ frame: Frame, _ surface: Surface) {
    guard surface.fade > 0, let fill = surface.fill.map(hex) else { return }
    writer.start("linearGradient")
    writer.attribute("id", "\(prefix)fade-\(index)")
    writer.attribute("x2", 0)
    writer.attribute("y2", 1)
    let end = min(1, surface.fade / max(1, frame.height))
    for (offset, strength) in [(0.0, 0.0), (end, 1.0)] {
      writer.element("stop") { writer in
        writer.attribute("offset", offset)
        writer.attribute("stop-color", PaletteColor(rgba: fill.rgba | 0xFF).hex)
        writer.attribute("stop-opacity", Double(fill.alpha) / 255 * strength)
      }
    }
    writer.end()
  }

  // MARK: Materials

  /// What materials show blurred: the map that a scene stands on; nil where there is no material.
  private static func backdrop(_ scene: PositionedScene) -> Int? {
    guard scene.parts.contains(where: { surface($0)?.isMaterial == true }) else { return nil }
    return scene.parts.firstIndex { if case .drawing = $0.content { true } else { false } }
  }

  /// A blur that is only computed where the material is.
  private mutating func materialBlur(_ index: Int, _ frame: Frame) {
    // Three deviations away, nothing is left of a point.
    let region = frame.inset(by: -3 * Self.materialDeviation)
    writer.start("filter")
    writer.attribute("id", "\(prefix)blur-\(index)")
    writer.attribute("filterUnits", "userSpaceOnUse")
    writer.attribute("x", region.x)
    writer.attribute("y", region.y)
    writer.attribute("width", region.width)
    writer.attribute("height", region.height)
    writer.element("feGaussianBlur") { $0.attribute("stdDeviation", Self.materialDeviation) }
    writer.end()
  }

  private static let materialDeviation = 8.0

  private mutating func clip(_ index: Int, _ frame: Frame, _ radius: Double) {
    writer.start("clipPath")
    writer.attribute("id", "\(prefix)clip-\(index)")
    rectangle(frame, radius) { _ in }
    writer.end()
  }

  private static func surface(_ part: ScenePart) -> Surface? {
    if case .surface(let surface) = part.content { surface } else { nil }
  }

  // MARK: Parts

  private mutating func parts() {
    let hasChildren = Set(scene.parts.compactMap(\.parent))
    // Groups that are open, outermost first, each with the number of elements to end.
    var open: [(part: Int, elements: Int)] = []
    for (index, part) in scene.parts.enumerated() {
      while let last = open.last, last.part != part.parent { close(&open, last) }
      if hasChildren.contains(index) {
        open.append((index, openGroup(index, part)))
      } else {
        draw(index, part)
      }
    }
    while let last = open.last { close(&open, last) }
  }

  private mutating func close(_ open: inout [(part: Int, elements: Int)], _ last: (part: Int, elements: Int)) {
    open.removeLast()
    let part = scene.parts[last.part]
    for _ in 1..<last.elements { writer.end() }
    // A clipped surface has its border above what it holds.
    if last.elements > 1, let surface = Self.surface(part) { border(part.frame, surface) }
    writer.end()
  }

  /// Begins the group of a part with others inside; returns how many elements are to be ended.
  private mutating func openGroup(_ index: Int, _ part: ScenePart) -> Int {
    startGroup(index, part)
    if case .drawing(let drawing) = part.content {
      writer.start("g")
      shapes(drawing, index, part.frame)
      writer.end()
      return scrolling.limits[index] == nil ? 1 : 1 + startClipped(index)
    }
    guard let surface = Self.surface(part) else { return 1 }
    fill(index, part.frame, surface)
    guard surface.clips else {
      border(part.frame, surface)
      return 1
    }
    return 1 + startClipped(index)
  }

  /// Begins what is cut off at the edges of a part; returns how many elements are to be ended.
  private mutating func startClipped(_ index: Int) -> Int {
    writer.start("g")
    writer.attribute("clip-path", reference("clip-\(index)"))
    guard scrolling.limits[index] != nil else { return 1 }
    startScroller(index)
    return 2
  }

  /// Begins what is moved when the part scrolls.
  mutating func startScroller(_ index: Int) {
    writer.start("g")
    writer.attribute("data-scroller", String(index))
  }

  /// Draws the shapes of a drawing into a group that was just begun.
  private mutating func shapes(_ drawing: SceneDrawing, _ index: Int, _ frame: Frame) {
    if drawing.clipRadius != nil { writer.attribute("clip-path", reference("clip-\(index)")) }
    guard scrolling.limits[index] != nil else { return draw(drawing.shapes[...]) }
    let ground = SceneScrolling.groundCount(drawing, in: frame)
    draw(drawing.shapes[..<ground])
    startScroller(index)
    draw(drawing.shapes[ground...])
    writer.end()
  }

  private mutating func startGroup(_ index: Int, _ part: ScenePart) {
    writer.start("g")
    if index == backdrop { writer.attribute("id", prefix + "backdrop") }
    attributes(part)
  }

  private mutating func draw(_ index: Int, _ part: ScenePart) {
    switch part.content {
    case .group: return
    case .surface(let surface):
      fill(index, part.frame, surface)
      border(part.frame, surface)
    case .text(let text): draw(text, part)
    case .image(let image): draw(image, index, part)
    case .icon(let icon):
      writer.start("g")
      attributes(part)
      draw(icon.name, part.frame, hex(icon.color))
      writer.end()
    case .drawing(let drawing):
      startGroup(index, part)
      shapes(drawing, index, part.frame)
      writer.end()
    case .placeholder(let label): placeholder(label, part)
    }
  }

  /// What is not drawn but heard, or found by an editor.
  mutating func attributes(_ part: ScenePart) {
    switch part.role {
    case .card, .page, .header, .body, .footer: writer.attribute("role", "group")
    case .image: writer.attribute("role", "img")
    case .chart, .table, .calendar, .map, .progress:
      // One picture for those who hear it: its label is read in place of what it holds.
      writer.attribute("role", "img")
      writer.attribute("aria-roledescription", part.role.rawValue)
    case .button, .menuButton: writer.attribute("role", "button")
    case .checkbox, .radioButton:
      writer.attribute("role", part.role == .checkbox ? "checkbox" : "radio")
      writer.attribute("aria-checked", part.isChecked == true ? "true" : "false")
    case .heading: writer.attribute("role", "heading")
    case .text, .status:
      // What is spoken in place of the texts inside takes their place only when they are one picture.
      if part.label?.isEmpty == false { writer.attribute("role", "img") }
    case .none:
      // Names are only heard of what has a role.
      if part.label?.isEmpty == false { writer.attribute("role", Self.isContainer(part) ? "group" : "img") }
    }
    if part.role == .menuButton { writer.attribute("aria-haspopup", "menu") }
    if part.isDisabled { writer.attribute("aria-disabled", "true") }
    if let label = part.label, !label.isEmpty {
      writer.attribute("aria-label", label)
    } else if part.role == .image || part.role == .none && isPainted(part) {
      writer.attribute("aria-hidden", "true")
    }
    if let source = part.source {
      writer.attribute("data-element", source.element)
      if tellsSources { writer.attribute("data-source", "\(source.range.start)-\(source.range.end)") }
    }
  }

  private static func isContainer(_ part: ScenePart) -> Bool {
    switch part.content {
    case .group, .surface: true
    case .text, .image, .icon, .drawing, .placeholder: false
    }
  }

  private func isPainted(_ part: ScenePart) -> Bool {
    if case .icon = part.content { true } else { false }
  }

  func hex(_ token: ColorToken) -> PaletteColor { scene.environment.color(token) }
}
