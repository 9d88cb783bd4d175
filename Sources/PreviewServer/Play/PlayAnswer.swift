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
  private var pictures: [(id: Int, svg: [UInt8])] = []
  /// From this time on everything is new.
  private let from: Double
  private let forgets: Bool

  private struct Moment {
    var time: Double
    var look: Int
    /// Place of each layer: right, down, opacity.
    var places: [Double]
  }

  /// What is seen at each time; `beginsAnew` where nothing that the page was told before is of use.
  init(
    _ seen: [(time: Double, sample: MotionSample)], _ stage: inout PlayStage, from: Double, beginsAnew: Bool,
    _ assets: inout AssetTable
  ) {
    self.from = from
    forgets = stage.forgetLooks(always: beginsAnew)
    for (time, sample) in seen {
      let (look, fresh) = stage.number(of: sample.look)
      if let fresh { add(fresh, &stage, &assets) }
      let places = stage.layers(of: look).flatMap { layer in
        let place = sample.place(of: layer)
        return [Self.short(place.x), Self.short(place.y), Self.short(place.opacity)]
      }
      moments.append(Moment(time: time, look: look, places: places))
    }
  }

  private mutating func add(_ layers: [SceneLayer], _ stage: inout PlayStage, _ assets: inout AssetTable) {
    for layer in layers {
      guard let picture = layer.picture, let scene = layer.scene, stage.isNew(picture) else { continue }
      let svg = assets.draw(scene, [], prefix: "p\(picture)-", scrolling: SceneScrolling(scene))
      pictures.append((picture, svg))
    }
    looks.append(.array(layers.map(Self.json)))
  }

  private static func json(_ layer: SceneLayer) -> JSONValue {
    var members: [JSONObject.Member] = [.init("kind", .string(layer.kind.rawValue))]
    if let picture = layer.picture { members.append(.init("picture", .integer(picture))) }
    if let parent = layer.parent { members.append(.init("parent", .integer(parent))) }
    if let clip = layer.clip {
      let frame = clip.frame
      members.append(
        .init("clip", [.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)]))
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
    if !pictures.isEmpty {
      writer.member("pictures") { writer in
        writer.array { writer in
          for picture in pictures {
            writer.element { writer in
              writer.object { writer in
                writer.member("id", picture.id)
                writer.member("svg", String(decoding: picture.svg, as: UTF8.self))
              }
            }
          }
        }
      }
    }
    if !looks.isEmpty { writer.member("looks", array: looks) }
    writer.member("moments") { writer in
      writer.array { writer in
        for moment in moments {
          writer.element { writer in
            writer.object { writer in
              writer.member("time", moment.time)
              writer.member("look", moment.look)
              writer.member("places", array: moment.places)
            }
          }
        }
      }
    }
  }
}
