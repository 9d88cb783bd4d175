import CardLayout
import LayoutCore

/// Finds the way of a line from a part of a card to the card's edge, clear of everything that can be seen.
struct AnatomyRouter {
  /// An edge of the picture.
  enum Side: CaseIterable {
    case left, right, top, bottom

    var isLateral: Bool { self == .left || self == .right }
  }

  /// A line from the outline of a part to the edge of the picture.
  struct Route {
    /// From the part outwards; consecutive points differ in one coordinate.
    var points: [ScenePoint]
    var side: Side

    /// Where it leaves the picture, along the edge.
    var exit: Double {
      guard let last = points.last else { return 0 }
      return side.isLateral ? last.y : last.x
    }
  }

  /// The picture.
  let bounds: Frame
  /// What lines must keep clear of, for the part at hand.
  var obstacles: [Frame] = []
  /// Lines that are there already.
  private(set) var routes: [Route] = []

  /// How far a line stays away from what it passes.
  private static let clearance = 2.0
  /// How far lines stay away from one another.
  private static let distance = 7.0
  /// What a bend costs, and an exit at the top or bottom, in points of length.
  private static let bendCost = 70.0
  private static let verticalCost = 45.0

  init(_ bounds: Frame) { self.bounds = bounds }

  /// Lays the shortest clear line from `target`; nil when there is none.
  mutating func route(from target: Frame) -> Route? {
    let corridors = gaps()
    guard let route = cheapest(simple(target, corridors)) ?? cheapest(winding(target, corridors)) else { return nil }
    routes.append(route)
    return route
  }

  private func cheapest(_ candidates: [Route]) -> Route? {
    var best: (route: Route, cost: Double)?
    for candidate in candidates {
      let cost = cost(candidate)
      if let best, best.cost <= cost { continue }
      if isClear(candidate) { best = (candidate, cost) }
    }
    return best?.route
  }

  // MARK: Candidates

  /// Shares of a part's extent at which a line may begin, best first.
  private static let shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]

  private typealias Corridors = (horizontal: [Double], vertical: [Double])

  /// Straight lines, and those with one bend.
  private func simple(_ target: Frame, _ corridors: Corridors) -> [Route] {
    let ys = Self.shares.map { target.y + target.height * $0 }
    let xs = Self.shares.map { target.x + target.width * $0 }
    var result = Side.allCases.flatMap { side in
      (side.isLateral ? ys : xs).map { Route(points: straight(target, side, $0), side: side) }
    }
    for gap in corridors.horizontal where gap < target.y || gap > target.maxY {
      let start = gap < target.y ? target.y : target.maxY
      for x in xs { result += bent(ScenePoint(x, start), ScenePoint(x, gap), [.left, .right]) }
    }
    for gap in corridors.vertical where gap < target.x || gap > target.maxX {
      let start = gap < target.x ? target.x : target.maxX
      for y in ys { result += bent(ScenePoint(start, y), ScenePoint(gap, y), [.top, .bottom]) }
    }
    return result
  }

  /// Lines with two bends: across into a gap between columns, along it, and out between rows.
  private func winding(_ target: Frame, _ corridors: Corridors) -> [Route] {
    var result: [Route] = []
    for gap in corridors.vertical where gap < target.x || gap > target.maxX {
      let start = gap < target.x ? target.x : target.maxX
      for share in Self.shares {
        let y = target.y + target.height * share
        for across in corridors.horizontal {
          result += bent(
            ScenePoint(start, y), ScenePoint(gap, y), [.left, .right], via: ScenePoint(gap, across))
        }
      }
    }
    return result
  }

  private func straight(_ target: Frame, _ side: Side, _ place: Double) -> [ScenePoint] {
    switch side {
    case .left: [ScenePoint(target.x, place), ScenePoint(bounds.x, place)]
    case .right: [ScenePoint(target.maxX, place), ScenePoint(bounds.maxX, place)]
    case .top: [ScenePoint(place, target.y), ScenePoint(place, bounds.y)]
    case .bottom: [ScenePoint(place, target.maxY), ScenePoint(place, bounds.maxY)]
    }
  }

  private func bent(
    _ start: ScenePoint, _ bend: ScenePoint, _ sides: [Side], via corner: ScenePoint? = nil
  ) -> [Route] {
    let last = corner ?? bend
    return sides.map { side in
      let end =
        switch side {
        case .left: ScenePoint(bounds.x, last.y)
        case .right: ScenePoint(bounds.maxX, last.y)
        case .top: ScenePoint(last.x, bounds.y)
        case .bottom: ScenePoint(last.x, bounds.maxY)
        }
      return Route(points: [start, bend] + (corner.map { [$0] } ?? []) + [end], side: side)
    }
  }

  /// The middles of the gaps between obstacles, from top to bottom and from left to right.
  private func gaps() -> Corridors {
    (
      Self.middles(obstacles.map { ($0.y, $0.maxY) }, bounds.y, bounds.maxY),
      Self.middles(obstacles.map { ($0.x, $0.maxX) }, bounds.x, bounds.maxX)
    )
  }

  /// Between neighbouring ends and beginnings, whether or not something lies beside them.
  private static func middles(_ extents: [(Double, Double)], _ first: Double, _ last: Double) -> [Double] {
    let ends = (extents.map { $0.1 } + [first]).sorted()
    let starts = (extents.map { $0.0 } + [last]).sorted()
    var result: [Double] = []
    var next = 0
    for end in ends {
      while next < starts.count, starts[next] < end { next += 1 }
      guard next < starts.count else { break }
      let middle = (end + starts[next]) / 2
      if starts[next] - end >= 2 * clearance, result.last.map({ middle - $0 > 1 }) ?? true { result.append(middle) }
    }
    return result
  }

  // MARK: Judging

  private func cost(_ route: Route) -> Double {
    var length = 0.0
    for (from, to) in zip(route.points, route.points.dropFirst()) { length += abs(to.x - from.x) + abs(to.y - from.y) }
    return length + Double(route.points.count - 2) * Self.bendCost + (route.side.isLateral ? 0 : Self.verticalCost)
  }

  private func isClear(_ route: Route) -> Bool {
    for segment in Self.segments(route) {
      let around = segment.outset(by: Self.clearance)
      if obstacles.contains(where: { $0.meets(around) }) { return false }
      let wide = segment.outset(by: Self.distance)
      if routes.contains(where: { Self.segments($0).contains { $0.meets(wide) } }) { return false }
    }
    return true
  }

  /// The parts of `route` between its bends, as rectangles without area.
  static func segments(_ route: Route) -> [Frame] {
    zip(route.points, route.points.dropFirst()).map { from, to in
      Frame(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
    }
  }
}
