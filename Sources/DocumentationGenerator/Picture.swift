import BundledData
import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import Rendering
import SourceText

/// A drawing in a file; equal drawings share one, and so do those that differ in their colours alone.
struct Picture: Hashable, Sendable {
  /// Its file from the top of the site.
  var file: String
  /// The file's contents: an SVG document.
  private(set) var bytes: [UInt8]
  /// What follows the name of the file in addresses, so that it looks as it is meant to.
  private var fragment = ""
  /// What follows it where less motion is wanted; empty for a picture that does not move.
  var stillFragment = ""
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
    self.width = width
    self.height = height
    self.label = label
    self.caption = caption
    self.appearance = appearance
    (self.bytes, file) = (bytes, Self.file(bytes))
  }

  private static func file(_ bytes: [UInt8]) -> String {
    let digits = String(Digest.of(bytes), radix: 16)
    return "pictures/" + String(repeating: "0", count: 16 - digits.utf8.count) + digits + ".svg"
  }

  /// What `draw` draws in light and in dark.
  static func inBothAppearances(_ draw: (Appearance) -> Picture?) -> [Picture] {
    var pictures = Appearance.allCases.compactMap(draw)
    guard pictures.map(\.appearance) == [.light, .dark],
      let bytes = AppearancePair.joined(light: pictures[0].bytes, dark: pictures[1].bytes)
    else { return pictures }
    for index in pictures.indices { (pictures[index].bytes, pictures[index].file) = (bytes, file(bytes)) }
    pictures[1].fragment = AppearancePair.darkFragment
    if !pictures[1].stillFragment.isEmpty { pictures[1].stillFragment = "#" + FilmPage.stillFragments[1] }
    return pictures
  }

  /// The picture as pages have it.
  var json: JSONValue {
    .facts([
      "file": .string(file + fragment), "still": .text(stillFragment.isEmpty ? nil : file + stillFragment),
      "width": .integer(Int(width.rounded(.up))),
      "height": .integer(Int(height.rounded(.up))),
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
      SVGRenderer.draw(scene, overlays: overlays, prefix: "") { file($0).flatMap(ImageData.address) },
      width: scene.size.width, height: scene.size.height, label: label, caption: caption,
      appearance: environment.appearance)
  }

  /// The first scenario of the scene in `snapshot` as a picture that moves; nil where there is none.
  static func film(
    _ snapshot: DocumentSnapshot, _ environment: CardEnvironment, label: String,
    caption: String = ""
  ) -> Picture? {
    let film = snapshot.scene(environment) { scene, environment, measurer -> FilmPicture? in
      guard let scenario = scene.scenarios.first else { return nil }
      var camera = ScenarioCamera(scene, environment)
      return camera.film(scenario, &measurer)
    }
    guard let film = film ?? nil else { return nil }
    let drawn = FilmPage(film, file: file).svg(scale: 0.75)
    var picture = Picture(
      drawn.bytes, width: drawn.size.width, height: drawn.size.height, label: label, caption: caption,
      appearance: environment.appearance)
    picture.stillFragment = "#" + FilmPage.stillFragments[0]
    return picture
  }

  /// `example` on `device`, held upright and on its side, light and dark.
  static func draw(_ example: ExampleCard, on device: Device) -> [Picture] {
    let snapshot = snapshot(SourceText(example.source))
    return [(Orientation.portrait, "upright"), (.landscape, "on its side")].flatMap { orientation, words in
      Picture.inBothAppearances { appearance in
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
      Picture.inBothAppearances { appearance in
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
