import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import Rendering

/// What a page is told of a card that it plays.
enum CardPlayReport {
  /// What can be touched.
  static func targets(_ targets: PlayTargets?) -> JSONValue {
    .array((targets?.all ?? []).map(report))
  }

  private static func report(_ target: PlayTarget) -> JSONValue {
    var object = JSONObject()
    object["id"] = .string(target.id)
    object["part"] = .integer(target.part)
    object["kind"] = .string(target.kind.rawValue)
    object["name"] = .string(target.name)
    if target.kind == .checkbox || target.kind == .radioButton { object["on"] = .bool(target.isOn) }
    if target.isDisabled { object["disabled"] = .bool(true) }
    if target.kind == .menuButton { object["expanded"] = .bool(target.isExpanded) }
    if let group = target.group { object["group"] = .integer(group) }
    if target.holds { object["holds"] = .bool(true) }
    if !target.swipes.isEmpty { object["swipes"] = .array(target.swipes.map { .string($0.rawValue) }) }
    return .object(object)
  }

  /// How far to the right what scrolls comes to rest, by its part: each card of a carousel once stands where the first one
  /// does, and a cell that is swiped aside stays there or goes back.
  static func stops(
    _ targets: PlayTargets, _ scene: PositionedScene, _ scrolling: SceneScrolling, _ snapshot: DocumentSnapshot
  ) -> [Int: [Double]] {
    var stops: [Int: [Double]] = [:]
    for target in targets.all where !target.swipes.isEmpty {
      guard let limits = scrolling.limits[target.part] else { continue }
      stops[target.part] = [0, limits.right > 0 ? limits.right : -limits.left]
    }
    guard case .collection(let collection) = snapshot.card.root, collection.layout.kind == .carousel,
      collection.layout.snaps,
      let carousel = scene.parts.firstIndex(where: { part in
        if case .surface(let surface) = part.content {
          surface.clips && part.source == collection.source
        } else {
          false
        }
      })
    else { return stops }
    let cards = scene.parts.filter { $0.parent == carousel }.map { $0.frame.x }
    if let first = cards.first { stops[carousel] = cards.map { first - $0 } }
    return stops
  }
}
