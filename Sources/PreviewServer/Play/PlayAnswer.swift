import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import Rendering
import SceneLayout
import SceneMotion

/// What a page is told after something has happened in a scene that it plays.
struct PlayAnswer {
  /// Moments, each with the time at which it is shown.
  private var moments: [Moment] = []
  private var looks: [JSONValue] = []
  private var pictures: [Picture] = []
  /// From this time on everything is new.
  private let from: Double
  private let forgets: Bool

  private struct Moment: JSONEncodable {
    let time: Double
    let look: Int
    let cardTop: Double
    /// Place of each layer: right, down, opacity.
    let places: [Double]

    func encode(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("time", time)
        writer.member("look", look)
        writer.member("cardTop", cardTop)
        writer.member("places", array: places)
      }
    }
  }

  private struct Picture: JSONEncodable {
    let id: Int
    let svg: [UInt8]

    func encode(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("id", id)
        writer.member("svg", String(decoding: svg, as: UTF8.self))
      }
    }
  }

  /// What is seen from `seen[0]` on, each with its time; `beginsAnew` where nothing that the page was told before is of use.
  init(
    _ seen: [(time: Double, sample: MotionSample)], _ told: inout ToldLayers, _ measurer: inout TextMeasurer,
    beginsAnew: Bool, _ assets: inout AssetTable
  ) {
    from = seen.first?.time ?? 0
    forgets = told.forget(always: beginsAnew)
    for (time, sample) in seen {
      let (look, fresh) = told.number(of: sample.look, &measurer)
      if let fresh { add(fresh, told.words(of: sample.look), &told, &assets) }
      let places = told.layers(of: look).flatMap { layer in
        let place = sample.place(of: layer)
        return [Self.short(place.x), Self.short(place.y), Self.short(place.opacity)]
      }
      moments.append(Moment(time: time, look: look, cardTop: Self.short(sample.frame.cardTop), places: places))
    }
  }

  private mutating func add(
    _ layers: [SceneLayer], _ words: String, _ told: inout ToldLayers, _ assets: inout AssetTable
  ) {
    for layer in layers {
      guard let picture = layer.picture, let scene = layer.scene, told.isNew(picture) else { continue }
      assets.add(scene)
      let svg = SVGRenderer.draw(
        scene, overlays: [], prefix: "p\(picture)-", scrolling: SceneScrolling(scene)
      ) { [addresses = assets.addresses] in addresses[$0] ?? nil }
      pictures.append(Picture(id: picture, svg: svg))
    }
    looks.append(["words": .string(words), "layers": .array(layers.map(Self.json))])
  }

  private static func json(_ layer: SceneLayer) -> JSONValue {
    var members: [JSONObject.Member] = [.init("kind", .string(layer.kind.rawValue))]
    if let picture = layer.picture { members.append(.init("picture", .integer(picture))) }
    if let parent = layer.parent { members.append(.init("parent", .integer(parent))) }
    if let clip = layer.clip {
      members.append(.init("clip", FrameReport.frame(clip.frame)))
      members.append(.init("radius", .number(clip.radius)))
    }
    return .object(JSONObject(members))
  }

  /// Hundredths, of which no screen shows less.
  private static func short(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Writes the members that tell of layers and moments.
  func encode(to writer: inout JSONWriter) {
    writer.member("from", Self.short(from * 10) / 10)
    if forgets { writer.member("forgets", true) }
    if !pictures.isEmpty { writer.member("pictures", array: pictures) }
    if !looks.isEmpty { writer.member("looks", array: looks) }
    writer.member("moments", array: moments)
  }
}
