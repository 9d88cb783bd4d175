package import CardLayout
import CardModel
import LayoutCore

/// Draws a scene as SVG: self-contained, readable, with roles for screen readers and source ranges for editors.
package struct SVGRenderer {
  private let scene: PositionedScene
  /// The address of the image at a path; nil when there is none that viewers draw.
  private let image: (String) -> [UInt8]?
  private let definitions: SVGDefinitions
  private let semantics: SVGSemantics
  private let texts: SVGTexts
  /// What stands in groups of its own, so that it can be moved.
  private let scrolling: SceneScrolling
  private var canvas: SVGCanvas
  /// What of an earlier drawing stands for the same here.
  var earlier: (drawing: KeptDrawing, change: SceneChange)?
  /// Where in the document each part begins, behind the ends of those before it.
  private(set) var places: [Int] = []
  /// Where the last part ends.
  private(set) var partsEnd = 0
  /// From which part on all is that of the earlier drawing; nil for none.
  private(set) var copiedEnd: Int?

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
    return renderer.document(overlays)
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
      scene, image: image, prefix: prefix,
      semantics: SVGSemantics(tellsSources: false),
      scrolling: scrolling ?? SceneScrolling())
    return renderer.document(overlays)
  }

  /// Draws the picture of a message called `name` alone, in a square of `side` points, as the bytes of an SVG document; nil
  /// when the illustration family has none.
  package static func draw(illustration name: String, side: Double, _ environment: CardEnvironment) -> [UInt8]? {
    guard let drawing = Illustration.drawing(name, side: side, environment) else { return nil }
    var canvas = SVGCanvas(environment)
    canvas.writer.startDocument(Frame(Size(side, side)), role: "img")
    canvas.shapes(drawing.shapes[...])
    canvas.writer.end()
    return canvas.writer.bytes
  }

  init(_ scene: PositionedScene, _ file: @escaping (String) -> [UInt8]?, prefix: String = "") {
    self.init(
      scene, image: { file($0).flatMap(ImageData.address) }, prefix: prefix,
      semantics: SVGSemantics(tellsSources: true))
  }

  init(
    _ scene: PositionedScene, image: @escaping (String) -> [UInt8]?, prefix: String, semantics: SVGSemantics,
    scrolling: SceneScrolling = SceneScrolling()
  ) {
    self.scene = scene
    self.image = image
    self.scrolling = scrolling
    definitions = SVGDefinitions(scene, prefix: prefix)
    self.semantics = semantics
    texts = SVGTexts(scene: scene)
    canvas = SVGCanvas(scene.environment)
  }

  mutating func document(_ overlays: Set<DrawingOverlay>) -> [UInt8] {
    var writer = MarkupWriter()
    writer.startDocument(scene)
    drawContents(overlays, into: &writer)
    writer.end()
    return writer.bytes
  }

  /// Draws everything inside the document's element.
  mutating func drawContents(_ overlays: Set<DrawingOverlay>, into writer: inout MarkupWriter) {
    swap(&canvas.writer, &writer)
    let isSystem = scene.environment.typeface == .system
    if isSystem {
      canvas.writer.start("g")
      canvas.writer.attribute("font-family", MarkupWriter.systemFamilies)
    }
    definitions.write(on: &canvas)
    parts()
    partsEnd = canvas.writer.bytes.count
    if isSystem { canvas.writer.end() }
    var layer = SVGOverlays(scene, scrolling)
    for overlay in DrawingOverlay.allCases where overlays.contains(overlay) { layer.draw(overlay, on: &canvas) }
    swap(&canvas.writer, &writer)
  }

  // MARK: Groups

  /// The group of a part with others inside that is not ended yet, and the number of elements that end with it.
  private typealias OpenGroup = (part: Int, elements: Int)

  private mutating func parts() {
    var hasChildren = [Bool](repeating: false, count: scene.parts.count)
    for case let parent? in scene.parts.lazy.map({ $0.parent }) { hasChildren[parent] = true }
    places.reserveCapacity(scene.parts.count)
    // Outermost first.
    var open = takeOverBeginning(hasChildren)
    for index in places.count..<scene.parts.count {
      let part = scene.parts[index]
      while let last = open.last, last.part != part.parent { close(&open, last) }
      if takeOverEnd(from: index, open) { return }
      places.append(canvas.writer.bytes.count)
      if hasChildren[index] {
        open.append((index, openGroup(index, part)))
      } else {
        draw(index, part)
      }
    }
    while let last = open.last { close(&open, last) }
  }

  /// Copies the parts that an earlier drawing begins with as well; returns the groups that are open behind them.
  private mutating func takeOverBeginning(_ hasChildren: [Bool]) -> [OpenGroup] {
    guard let (old, change) = earlier, change.first > 0 else { return [] }
    let count = min(change.first, scene.parts.count)
    var open: [OpenGroup] = []
    for index in 0..<count {
      while let last = open.last, last.part != scene.parts[index].parent { open.removeLast() }
      if hasChildren[index] { open.append((index, elementCount(index, scene.parts[index]))) }
    }
    let shift = canvas.writer.bytes.count - old.partsStart
    places.append(contentsOf: old.places[..<count].lazy.map { $0 + shift })
    guard count < scene.parts.count else {
      canvas.writer.append(old.bytes[old.partsStart..<old.partsEnd])
      return []
    }
    while let last = open.last, last.part != scene.parts[count].parent { open.removeLast() }
    canvas.writer.append(
      old.bytes[old.partsStart..<old.places[count]], opened: open.reduce(0) { $0 + $1.elements })
    return open
  }

  /// Copies the parts from `index` on from an earlier drawing, if they are the same from there on in the groups that are
  /// `open`; returns whether they are.
  private mutating func takeOverEnd(from index: Int, _ open: [OpenGroup]) -> Bool {
    guard let (old, change) = earlier, index == change.end,
      canvas.writer.isTagOpen == (old.bytes[old.places[index] - 1] != 0x0A)
    else { return false }
    copiedEnd = index
    let shift = canvas.writer.bytes.count - old.places[index]
    places.append(contentsOf: old.places[index...].lazy.map { $0 + shift })
    canvas.writer.append(
      old.bytes[old.places[index]..<old.partsEnd], opened: -open.reduce(0) { $0 + $1.elements })
    return true
  }

  /// How many elements the group of a part with others inside consists of, each inside the one before.
  private func elementCount(_ index: Int, _ part: ScenePart) -> Int {
    let scrolls = scrolling.limits[index] != nil
    if case .drawing = part.content { return scrolls ? 3 : 1 }
    return part.surface?.clips == true ? scrolls ? 3 : 2 : 1
  }

  private mutating func close(_ open: inout [OpenGroup], _ last: OpenGroup) {
    open.removeLast()
    let part = scene.parts[last.part]
    for _ in 1..<last.elements { canvas.writer.end() }
    // A clipped surface has its border above what it holds.
    if last.elements > 1, let surface = part.surface { border(part.frame, surface) }
    canvas.writer.end()
  }

  /// Begins the group of a part with others inside; returns how many elements are to be ended.
  private mutating func openGroup(_ index: Int, _ part: ScenePart) -> Int {
    startGroup(index, part)
    if case .drawing(let drawing) = part.content {
      canvas.writer.start("g")
      shapes(drawing, index, part.frame)
      canvas.writer.end()
    } else if let surface = part.surface {
      fill(index, part.frame, surface)
      if !surface.clips { border(part.frame, surface) }
    }
    let count = elementCount(index, part)
    if count > 1 {
      canvas.writer.start("g")
      canvas.writer.attribute("clip-path", definitions.clip(index))
    }
    if count > 2 { canvas.writer.startScroller(index) }
    return count
  }

  private mutating func startGroup(_ index: Int, _ part: ScenePart) {
    canvas.writer.start("g")
    if index == definitions.backdrop { canvas.writer.attribute("id", definitions.backdropName) }
    semantics.add(part, to: &canvas.writer)
  }

  // MARK: Parts

  private mutating func draw(_ index: Int, _ part: ScenePart) {
    switch part.content {
    case .group: return
    case .surface(let surface):
      fill(index, part.frame, surface)
      return border(part.frame, surface)
    case .text, .image, .icon, .drawing, .placeholder: startGroup(index, part)
    }
    switch part.content {
    case .group, .surface: break
    case .text(let text): texts.draw(text, part, on: &canvas)
    case .image(let image): draw(image, index, part.frame)
    case .icon(let icon): canvas.icon(icon.name, part.frame, canvas.color(icon.color))
    case .drawing(let drawing): shapes(drawing, index, part.frame)
    case .placeholder(let label): placeholder(label, part.frame)
    }
    canvas.writer.end()
  }

  private mutating func fill(_ index: Int, _ frame: Frame, _ surface: Surface) {
    guard let fill = surface.fill else { return }
    if surface.isMaterial, definitions.backdrop != nil { showBackdrop(index) }
    for shadow in SVGDefinitions.shadows[surface.shadowLevel] ?? [] {
      let filter = definitions.filter(shadow)
      canvas.writer.rectangle(frame.offset(0, shadow.offset), surface.cornerRadius) { writer in
        writer.attribute("fill-opacity", shadow.opacity)
        writer.attribute("filter", filter)
      }
    }
    if surface.fade > 0 {
      let gradient = definitions.fade(index)
      return canvas.writer.rectangle(frame, surface.cornerRadius) { $0.attribute("fill", gradient) }
    }
    let color = canvas.color(fill)
    canvas.writer.rectangle(frame, surface.cornerRadius) { $0.fill(color) }
    if let tint = surface.tint.map(canvas.color) {
      canvas.writer.rectangle(frame, surface.cornerRadius) { $0.fill(tint) }
    }
  }

  /// What is behind the material that part `index` is made of, blurred.
  private mutating func showBackdrop(_ index: Int) {
    canvas.writer.start("use")
    canvas.writer.attribute("href", "#" + definitions.backdropName)
    canvas.writer.attribute("clip-path", definitions.clip(index))
    canvas.writer.attribute("filter", definitions.blur(index))
    canvas.writer.attribute("aria-hidden", "true")
    canvas.writer.end()
  }

  /// The border lies inside the frame.
  private mutating func border(_ frame: Frame, _ surface: Surface) {
    guard let stroke = surface.stroke, surface.strokeWidth > 0 else { return }
    let color = canvas.color(stroke)
    let half = surface.strokeWidth / 2
    canvas.writer.rectangle(frame.inset(by: half), max(0, surface.cornerRadius - half)) { writer in
      writer.attribute("fill", "none")
      writer.stroke(color)
      writer.attribute("stroke-width", surface.strokeWidth)
    }
  }

  /// Draws the shapes of a drawing into a group that was just begun.
  private mutating func shapes(_ drawing: SceneDrawing, _ index: Int, _ frame: Frame) {
    if drawing.clipRadius != nil { canvas.writer.attribute("clip-path", definitions.clip(index)) }
    guard scrolling.limits[index] != nil else { return canvas.shapes(drawing.shapes[...]) }
    let ground = SceneScrolling.groundCount(drawing, in: frame)
    canvas.shapes(drawing.shapes[..<ground])
    canvas.writer.startScroller(index)
    canvas.shapes(drawing.shapes[ground...])
    canvas.writer.end()
  }

  private mutating func draw(_ image: SceneImage, _ index: Int, _ frame: Frame) {
    guard let address = image.file.flatMap({ self.image($0) }) else { return standIn(image, frame) }
    canvas.writer.start("image")
    canvas.writer.rawAttribute("href", address)
    canvas.writer.place(frame)
    canvas.writer.attribute("preserveAspectRatio", image.fills ? "xMidYMid slice" : "xMidYMid meet")
    if image.cornerRadius > 0 { canvas.writer.attribute("clip-path", definitions.clip(index)) }
    canvas.writer.end()
  }

  /// The icon, else the initials, else a picture's outline and the name of the file that is not there.
  private mutating func standIn(_ image: SceneImage, _ frame: Frame) {
    let fill = canvas.color(.tertiaryFill)
    let color = canvas.color(.secondaryLabel)
    canvas.writer.rectangle(frame, image.cornerRadius) { $0.fill(fill) }
    let side = min(frame.width, frame.height)
    if let icon = image.icon {
      canvas.icon(icon, frame.inset(by: side * 0.22), color)
    } else if let initials = image.initials, !initials.isEmpty {
      canvas.letters(initials, frame, side * 0.4, color)
    } else if side >= 100 {
      let glyph = Frame(x: frame.midX - 16, y: frame.midY - 26, width: 32, height: 32)
      canvas.icon("picture", glyph, color)
      let label = Frame(x: frame.x + 8, y: frame.midY + 8, width: frame.width - 16, height: 20)
      canvas.letters(image.file ?? "No image", label, 12, color, fits: true)
    } else {
      canvas.icon("picture", frame.inset(by: side * 0.25), color)
    }
  }

  private mutating func placeholder(_ label: String, _ frame: Frame) {
    let fill = canvas.color(.quaternaryFill)
    canvas.writer.rectangle(frame, 8) { $0.fill(fill) }
    canvas.writer.dashes(frame.inset(by: 0.5), 8, canvas.color(.separator))
    let size = scene.environment.metrics(.footnote).size
    canvas.letters(label, frame.inset(by: 8), size, canvas.color(.secondaryLabel), fits: true)
  }
}
