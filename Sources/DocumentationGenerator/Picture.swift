import BundledData
import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import Rendering
import SourceText

/// A drawing in a file of its own; equal drawings share one.
struct Picture: Hashable, Sendable {
  /// Its file from the top of the site.
  var file: String
  /// The file's contents: an SVG document.
  var bytes: [UInt8]
  /// Width and height in points.
  var width: Double
  var height: Double
  /// What it shows, for people who do not see it.
  var label: String
  /// What is said below it; empty for nothing.
  var caption: String
  /// For which appearance it is drawn.
  var appearance: Appearance

  init(_ bytes: [UInt8], width: Double, height: Double, label: String, caption: String = "", appearance: Appearance) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.label = label
    self.caption = caption
    self.appearance = appearance
    let digits = String(Digest.of(bytes), radix: 16)
    file = "pictures/" + String(repeating: "0", count: 16 - digits.utf8.count) + digits + ".svg"
  }

  /// The picture as pages have it.
  var json: JSONValue {
    .facts([
      "file": .string(file), "width": .integer(Int(width.rounded(.up))), "height": .integer(Int(height.rounded(.up))),
      "label": .string(label), "caption": .string(caption), "appearance": .string(appearance.rawValue),
    ])
  }
}

extension CardEnvironment {
  /// The usual one of drawings on pages: a scene has devices of its own.
  init(onPageIn appearance: Appearance) {
    self.init()
    self.appearance = appearance
    takesSceneDevice = true
  }
}

/// Draws cards for pages.
struct Illustrator: Sendable {
  /// The contents of a bundled sample or image at a path relative to a card.
  static func file(_ path: String) -> [UInt8]? { files[path] }

  private static let files = Dictionary(
    BundledFile.examples.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })

  /// The files that bundled cards name.
  private static let resources = DocumentResources(bytes: file, names: { _ in [] })

  /// The card of `text`, whose sample and images are among the bundled files.
  static func snapshot(_ text: SourceText) -> DocumentSnapshot {
    DocumentSnapshot(uri: "", version: 0, text: text, language: language, resources: resources)
  }

  /// Drawing asks no schema.
  private static let language = CardLanguage()

  /// The card in `snapshot`; nil only when the product's own font tables are damaged.
  static func draw(
    _ snapshot: DocumentSnapshot, _ environment: CardEnvironment, label: String, caption: String = "",
    overlays: Set<DrawingOverlay> = []
  ) -> Picture? {
    guard let scene = snapshot.scene(environment) else { return nil }
    return Picture(
      SVGRenderer.draw(scene, overlays: overlays, file: file), width: scene.size.width, height: scene.size.height,
      label: label, caption: caption, appearance: environment.appearance)
  }

  /// The first scenario of the scene in `snapshot` as a picture that moves; nil where there is none.
  static func film(
    _ snapshot: DocumentSnapshot, _ environment: CardEnvironment, label: String,
    caption: String = ""
  ) -> Picture? {
    let film = snapshot.scene(environment.typeface) { scene, measurer -> FilmPicture? in
      guard let scenario = scene.scenarios.first else { return nil }
      var camera = ScenarioCamera(scene, environment)
      return camera.film(scenario, &measurer)
    }
    guard let film = film ?? nil else { return nil }
    let drawn = FilmPage(film, file: file).svg(scale: 0.75)
    return Picture(
      drawn.bytes, width: drawn.size.width, height: drawn.size.height, label: label, caption: caption,
      appearance: environment.appearance)
  }

  /// `example` on `device`, held upright and on its side, light and dark.
  static func draw(_ example: ExampleCard, on device: Device) -> [Picture] {
    let snapshot = snapshot(SourceText(example.source))
    return [(Orientation.portrait, "upright"), (.landscape, "on its side")].flatMap { orientation, words in
      Appearance.allCases.compactMap { appearance in
        var environment = CardEnvironment(device, orientation)
        environment.appearance = appearance
        return draw(
          snapshot, environment, label: "\(example.title) on \(device.name), \(words), \(appearance.rawValue)",
          caption: words.prefix(1).uppercased() + words.dropFirst())
      }
    }
  }

  /// The card in `snapshot` in compact and regular width, light and dark.
  static func drawAll(_ snapshot: DocumentSnapshot, label: String) -> [Picture] {
    [(Device.standard, "Compact"), (Device.named("ipad-mini-6") ?? .standard, "Regular")].flatMap { device, width in
      Appearance.allCases.compactMap { appearance in
        var environment = CardEnvironment(device)
        environment.appearance = appearance
        // A scene has devices of its own, in compact width.
        environment.takesSceneDevice = width == "Compact"
        return draw(
          snapshot, environment, label: "\(label), \(width.lowercased()) width, \(appearance.rawValue)",
          caption: "\(width), \(appearance.rawValue): \(device.name)")
      }
    }
  }
}
