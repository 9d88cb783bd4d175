import BundledData
import CardLayout
import LayoutCore

/// What a drawing defines before its parts, for them to refer to: shadows, edges that cut off, blurs and gradients.
struct SVGDefinitions {
  /// Index of the part that materials show blurred: the map that a scene stands on; nil where there is no material.
  let backdrop: Int?
  private let scene: PositionedScene
  /// What every name begins with, so that several drawings fit in one document.
  private let prefix: String

  init(_ scene: PositionedScene, prefix: String) {
    self.scene = scene
    self.prefix = prefix
    let hasMaterial = scene.parts.contains { $0.surface?.isMaterial == true }
    backdrop =
      hasMaterial ? scene.parts.firstIndex { if case .drawing = $0.content { true } else { false } } : nil
  }

  // MARK: Names

  /// The name of the ``backdrop``.
  var backdropName: String { prefix + "backdrop" }

  /// How an attribute refers to the edges of part `index`.
  func clip(_ index: Int) -> String { reference("clip-\(index)") }

  /// How an attribute refers to the blur of the material that part `index` is made of.
  func blur(_ index: Int) -> String { reference("blur-\(index)") }

  /// How an attribute refers to the gradient of part `index`.
  func fade(_ index: Int) -> String { reference("fade-\(index)") }

  /// How an attribute refers to the filter of a shadow.
  func filter(_ shadow: Shadow) -> String { reference(shadow.name) }

  private func reference(_ name: String) -> String { "url(#\(prefix)\(name))" }

  // MARK: Definitions

  /// Writes the element with all of them.
  func write(on canvas: inout SVGCanvas) {
    canvas.writer.start("defs")
    for level in Self.shadows.keys.sorted() where scene.parts.contains(where: { $0.surface?.shadowLevel == level }) {
      shadowFilters(level, &canvas.writer)
    }
    let parts = scene.parts.span
    for index in parts.indices {
      let frame = parts[index].frame
      switch parts[index].content {
      case .surface(let surface):
        if surface.clips || surface.isMaterial { clip(index, frame, surface.cornerRadius, &canvas.writer) }
        if surface.isMaterial { materialBlur(index, frame, &canvas.writer) }
        if surface.fade > 0, let fill = surface.fill {
          gradient(index, frame, surface.fade, canvas.color(fill), &canvas.writer)
        }
      case .drawing(let drawing):
        if let radius = drawing.clipRadius { clip(index, frame, radius, &canvas.writer) }
      case .image(let image):
        if image.cornerRadius > 0 { clip(index, frame, image.cornerRadius, &canvas.writer) }
      case .group, .text, .icon, .placeholder: break
      }
    }
    canvas.writer.end()
  }

  /// One of the shadows that together are a level's.
  struct Shadow {
    let name: String
    /// Downwards, in points.
    let offset: Double
    let radius: Double
    /// Opacity of black.
    let opacity: Double

    fileprivate init(_ name: String, _ offset: Double, _ radius: Double, _ opacity: Double) {
      self.name = name
      self.offset = offset
      self.radius = radius
      self.opacity = opacity
    }
  }

  /// The shadows of each level that has some.
  static let shadows: [Int: [Shadow]] = [
    2: [Shadow("shadow-high", 0, 1, 0.13), Shadow("shadow-low", 2, 4, 0.04)],
    4: [
      Shadow("shadow-menu-high", 0, 1, 0.04), Shadow("shadow-menu-low", 8, 8, 0.04),
      Shadow("shadow-menu-wide", 10, 50, 0.2),
    ],
  ]

  private func shadowFilters(_ level: Int, _ writer: inout MarkupWriter) {
    let outset = level > 2 ? 50 : 10
    for shadow in Self.shadows[level] ?? [] {
      writer.start("filter")
      writer.attribute("id", prefix + shadow.name)
      writer.attribute("x", "-\(outset)%")
      writer.attribute("y", "-\(outset)%")
      writer.attribute("width", "\(100 + 2 * outset)%")
      writer.attribute("height", "\(100 + 2 * outset)%")
      // A shadow's radius is two standard deviations.
      writer.element("feGaussianBlur") { $0.attribute("stdDeviation", shadow.radius / 2) }
      writer.end()
    }
  }

  /// From clear at the top of a part to the full strength of its filling, `height` points below.
  private func gradient(
    _ index: Int, _ frame: Frame, _ height: Double, _ fill: PaletteColor, _ writer: inout MarkupWriter
  ) {
    writer.start("linearGradient")
    writer.attribute("id", "\(prefix)fade-\(index)")
    writer.attribute("x2", 0)
    writer.attribute("y2", 1)
    let end = min(1, height / max(1, frame.height))
    for (offset, strength) in [(0.0, 0.0), (end, 1.0)] {
      writer.element("stop") { writer in
        writer.attribute("offset", offset)
        writer.attribute("stop-color", PaletteColor(rgba: fill.rgba | 0xFF).hex)
        writer.attribute("stop-opacity", Double(fill.alpha) / 255 * strength)
      }
    }
    writer.end()
  }

  /// Standard deviation in points of what shines through a material.
  static let materialDeviation = 8.0

  /// A blur that is only computed where the material is.
  private func materialBlur(_ index: Int, _ frame: Frame, _ writer: inout MarkupWriter) {
    // Three deviations away, nothing is left of a point.
    let region = frame.inset(by: -3 * Self.materialDeviation)
    writer.start("filter")
    writer.attribute("id", "\(prefix)blur-\(index)")
    writer.attribute("filterUnits", "userSpaceOnUse")
    writer.place(region)
    writer.element("feGaussianBlur") { $0.attribute("stdDeviation", Self.materialDeviation) }
    writer.end()
  }

  private func clip(_ index: Int, _ frame: Frame, _ radius: Double, _ writer: inout MarkupWriter) {
    writer.start("clipPath")
    writer.attribute("id", "\(prefix)clip-\(index)")
    writer.rectangle(frame, radius) { _ in }
    writer.end()
  }
}

extension ScenePart {
  /// What it is when it is a surface.
  var surface: Surface? { if case .surface(let surface) = content { surface } else { nil } }
}
