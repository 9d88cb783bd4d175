import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SceneMotion

/// Draws the layers of moments: each once, and then wherever it is needed.
struct LayerCanvas {
  private let prefix: String
  /// Whether drawings are defined for several moments rather than drawn in place.
  private let isShared: Bool
  /// The address of the image at a path; nil when there is none that viewers draw.
  private let image: (String) -> [UInt8]?
  /// The numbers of the drawings that are there to be referred to.
  private var defined: Set<Int> = []
  private var clips: [SceneLayer.Clip: Int] = [:]
  /// The numbers of the maps of which there is a blurred one.
  private var blurred: Set<Int> = []

  /// A canvas whose names of definitions begin with `prefix`.
  ///
  /// - Parameter isShared: Whether there are several moments: drawings are then defined, without their places in the file.
  init(prefix: String = "", isShared: Bool, image: @escaping (String) -> [UInt8]?) {
    (self.prefix, self.isShared, self.image) = (prefix, isShared, image)
  }

  /// Draws a moment, and above it a finger that has come along `touch`.
  mutating func draw(
    _ moment: MotionPicture, touch: ArraySlice<FingerPlace> = [], into writer: inout MarkupWriter
  ) {
    let environment = moment.sample.look.environment
    let screen = SceneLayer.Clip(screenOf: environment)
    define(moment.layers, screen, into: &writer)
    let map = moment.layers.first { $0.kind == .map }?.picture
    var hidden: Set<Int> = []
    // The layers that are open, outermost first, and the elements that end with them.
    var open: [(layer: Int, elements: Int)] = []
    let isSystem = environment.typeface == .system
    startClip(screen, &writer)
    if isSystem { writer.attribute("font-family", MarkupWriter.systemFamilies) }
    for (index, layer) in moment.layers.enumerated() {
      let place = moment.places[index]
      // What is not seen closes nothing: its parent may still be waiting for others.
      if place.opacity <= 0 || layer.parent.map(hidden.contains) == true {
        hidden.insert(index)
        continue
      }
      while let last = open.last, last.layer != layer.parent { Self.close(&open, &writer) }
      open.append((index, 1))
      writer.start("g")
      writer.attribute("data-layer", layer.kind.rawValue)
      if place.x != 0 || place.y != 0 {
        writer.attribute("transform", MarkupWriter.translation(place.x, place.y))
      }
      if place.opacity < 1 { writer.attribute("opacity", place.opacity) }
      if let map {
        let back = MarkupWriter.translation(-place.x, -place.y)
        material(layer, over: map, &writer) { $0.attribute("transform", back) }
      }
      drawing(of: layer, &writer)
      if let clip = layer.clip {
        startClip(clip, &writer)
        open[open.count - 1].elements += 1
      }
    }
    while !open.isEmpty { Self.close(&open, &writer) }
    FilmTouch.draw(touch, into: &writer)
    writer.end()
  }

  private static func close(_ open: inout [(layer: Int, elements: Int)], _ writer: inout MarkupWriter) {
    for _ in 0..<(open.popLast()?.elements ?? 0) { writer.end() }
  }

  // MARK: Definitions

  /// Defines what `layers` on a `screen` refer to, as far as it is not there yet.
  mutating func define(_ layers: [SceneLayer], _ screen: SceneLayer.Clip, into writer: inout MarkupWriter) {
    writer.start("defs")
    for layer in layers {
      if let clip = layer.clip { define(clip, &writer) }
      guard let number = layer.picture, let scene = layer.scene else { continue }
      for clip in Self.materials(scene) { define(clip, &writer) }
      if isShared, defined.insert(number).inserted { draw(scene, number, &writer) }
    }
    define(screen, &writer)
    guard layers.contains(where: Self.hasMaterial) else { return writer.end() }
    for map in layers where map.kind == .map { if let number = map.picture { blur(number, screen, &writer) } }
    writer.end()
  }

  private mutating func define(_ clip: SceneLayer.Clip, _ writer: inout MarkupWriter) {
    guard clips[clip] == nil else { return }
    let number = clips.count
    clips[clip] = number
    writer.start("clipPath")
    writer.attribute("id", "\(prefix)edge-\(number)")
    writer.rectangle(clip.frame, clip.radius) { _ in }
    writer.end()
  }

  /// Begins a group that is cut off at edges that were defined.
  func startClip(_ clip: SceneLayer.Clip, _ writer: inout MarkupWriter) {
    writer.start("g")
    if let number = clips[clip] { writer.attribute("clip-path", "url(#\(prefix)edge-\(number))") }
  }

  /// Defines a map as materials show it: blurred once, wherever they stand.
  private mutating func blur(_ map: Int, _ screen: SceneLayer.Clip, _ writer: inout MarkupWriter) {
    guard blurred.insert(map).inserted else { return }
    if blurred.count == 1 {
      writer.start("filter")
      writer.attribute("id", prefix + "blur")
      writer.attribute("filterUnits", "userSpaceOnUse")
      let side = max(screen.frame.width, screen.frame.height)
      writer.place(Frame(Size(side, side)))
      writer.element("feGaussianBlur") { $0.attribute("stdDeviation", SVGDefinitions.materialDeviation) }
      writer.end()
    }
    writer.start("g")
    writer.attribute("id", "\(prefix)blurred-\(map)")
    writer.attribute("filter", "url(#\(prefix)blur)")
    writer.element("use") { $0.attribute("href", "#\(prefix)layer-\(map)") }
    writer.end()
  }

  // MARK: Drawings

  /// Draws `scene` as a group that can be referred to.
  private func draw(_ scene: PositionedScene, _ number: Int, _ writer: inout MarkupWriter) {
    writer.start("g")
    writer.attribute("id", "\(prefix)layer-\(number)")
    var renderer = SVGRenderer(
      scene.withoutMaterials, image: image, prefix: "\(prefix)\(number)-",
      semantics: SVGSemantics(tellsSources: !isShared))
    renderer.drawContents([], into: &writer)
    writer.end()
  }

  /// Draws a layer by its definition, or in place where it has none.
  func drawing(of layer: SceneLayer, _ writer: inout MarkupWriter) {
    guard let number = layer.picture, let scene = layer.scene else { return }
    guard defined.contains(number) else { return draw(scene, number, &writer) }
    writer.element("use") { $0.attribute("href", "#\(prefix)layer-\(number)") }
  }

  /// Draws what shines through the materials of a layer: the blurred map, which stays where it is.
  func material(
    _ layer: SceneLayer, over map: Int, _ writer: inout MarkupWriter, _ counter: (inout MarkupWriter) -> Void
  ) {
    guard let scene = layer.scene else { return }
    for clip in Self.materials(scene) {
      startClip(clip, &writer)
      writer.attribute("aria-hidden", "true")
      writer.start("use")
      writer.attribute("href", "#\(prefix)blurred-\(map)")
      counter(&writer)
      writer.end()
      writer.end()
    }
  }

  /// Whether a layer is made of something that the map shines through.
  static func hasMaterial(_ layer: SceneLayer) -> Bool { layer.scene.map { !materials($0).isEmpty } ?? false }

  /// The edges of what is made of a material.
  private static func materials(_ scene: PositionedScene) -> [SceneLayer.Clip] {
    scene.parts.compactMap { part in
      guard let surface = part.surface, surface.isMaterial else { return nil }
      return SceneLayer.Clip(frame: part.frame, radius: surface.cornerRadius)
    }
  }
}

extension SceneLayer.Clip {
  /// The edges of the screen of `environment`.
  init(screenOf environment: CardEnvironment) {
    self.init(frame: Frame(Size(environment.width, environment.height)), radius: 0)
  }
}

extension PositionedScene {
  /// The same without what shines through, which is drawn apart.
  fileprivate var withoutMaterials: PositionedScene {
    var scene = self
    for index in parts.indices {
      guard case .surface(var surface) = parts[index].content, surface.isMaterial else { continue }
      surface.isMaterial = false
      scene.parts[index].content = .surface(surface)
    }
    return scene
  }
}
