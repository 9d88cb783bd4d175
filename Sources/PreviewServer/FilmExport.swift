package import CardAnalysis
package import CardLayout
package import CardModel
import Rendering
import SceneMotion

/// What a film can be written as.
package enum FilmFormat: String, Sendable, CaseIterable {
  /// Stills in rows, a row a step.
  case svg
  /// The same in pixels.
  case png
  /// A web page that plays, and needs nothing else.
  case html
  /// A picture that plays.
  case apng

  /// What a file of it is called that shows the scenario with the id `scenario` of the document called `name`.
  package func fileName(for name: String, _ scenario: String) -> String {
    let stem = PreviewFormat.svg.fileName(for: name).dropLast(".svg".count)
    return "\(stem).\(Self.plain(scenario)).\(rawValue)"
  }

  /// `name` as part of a name of a file: it leads nowhere else.
  package static func plain(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    let plain = String(letters.drop { $0 == "." }).split(separator: "-").joined(separator: "-")
    return plain.isEmpty ? "scene" : plain
  }

  /// Its media type.
  var type: String {
    switch self {
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .html: "text/html"
    case .apng: "image/apng"
    }
  }
}

/// Films as files: for the command line, editors and pages.
package struct FilmExport {
  private let films: [FilmPicture]
  private let resources: DocumentResources

  /// The films of `scenarios` of the scene in `snapshot`, each on a device and with a profile of its own where these are given;
  /// texts are set as in `environment`.
  ///
  /// - Parameter touches: Whether fingers are seen.
  /// - Throws: when the product's own tables are damaged.
  package init(
    _ snapshot: DocumentSnapshot, _ scenarios: [(scenario: Scenario, device: SceneDevice?, profile: SceneProfile?)],
    in environment: CardEnvironment, touches: Bool
  ) throws(PreviewError) {
    let films = snapshot.scene(environment) { scene, environment, measurer in
      // Each layer is laid out once for all of them.
      var camera = ScenarioCamera(scene, environment)
      return scenarios.map { camera.film($0.scenario, on: $0.device, with: $0.profile, &measurer) }
    }
    guard let films else { throw PreviewError("The font tables of this program are damaged; install it again") }
    self.films = touches ? films : films.map({ $0.withoutTouches })
    resources = snapshot.resources
  }

  /// Why the first of the scenarios that cannot run cannot; nil when all can.
  package var trouble: String? { films.lazy.compactMap { $0.trouble }.first }

  /// How many there are.
  package var count: Int { films.count }

  /// How long the longest of them plays, in seconds.
  var seconds: Double { films.map { $0.seconds }.max() ?? 0 }

  /// The bytes of the files of the films in `range`, one for each; nil for all.
  package func files(
    _ format: FilmFormat, of range: Range<Int>?, _ pixels: PreviewPixels
  ) throws(PreviewError) -> [[UInt8]] {
    let file = resources.bytes
    let films = films[range ?? films.indices]
    switch format {
    case .svg: return films.map { FilmStrip($0).svg(file: file) }
    case .html: return films.map { FilmPage($0, file: file).html }
    case .png:
      return try pixels.pngs(
        films.map { film in
          let strip = FilmStrip(film)
          return (strip.svg(file: file), strip.size)
        })
    case .apng:
      return try films.map { film throws(PreviewError) in
        let reel = FilmReel(film)
        return try pixels.film((0..<reel.count).map { reel.frame($0, file: file) }, reel.size)
      }
    }
  }
}

extension FilmExport {
  /// The film of one scenario on its own device, as editors and pages have it; `environment` says how texts are set.
  package init(
    _ snapshot: DocumentSnapshot, _ scenario: Scenario, in environment: CardEnvironment, touches: Bool
  ) throws(PreviewError) {
    var environment = environment
    environment.takesSceneDevice = true
    try self.init(snapshot, [(scenario, nil, nil)], in: environment, touches: touches)
    if let trouble { throw PreviewError("“\(scenario.source.id ?? "")” cannot run: \(trouble)") }
  }
}
