import CardLayout
import LayoutCore
import SceneLayout
import SceneMotion

/// A film as layers that are there throughout, each with its way: what a page needs to move them by itself.
struct FilmTimeline {
  /// How long people look at what has come to rest before the next step, in seconds.
  static let hold = 0.9
  /// A screen, or a layer of one look and of all others in which it is drawn the same.
  struct Slot {
    /// The index of the slot in which it stands; nil for a screen.
    var parent: Int?
    /// The layer; nil for a screen.
    var layer: SceneLayer?
    /// The edges of a screen.
    var screen: SceneLayer.Clip?
    fileprivate var order: [Int]
    /// Where it is at each of the times; nil while it is not seen.
    fileprivate(set) var places: [LayerPlace?] = []
  }

  /// A shot, and when it shows.
  struct Scene {
    var shot: FilmShot
    var start: Double
    var end: Double
  }

  private struct Key: Hashable {
    var parent: Int?
    var depth: Int
    var kind: SceneLayer.Kind?
    var page: Int
    var picture: Int?
    var clip: SceneLayer.Clip?
  }

  /// Seconds that it takes.
  private(set) var seconds = 0.0
  /// The times of all moments, in seconds.
  private(set) var times: [Double] = []
  /// The slots.
  private(set) var slots: [Slot] = []
  /// Its shots.
  private(set) var scenes: [Scene] = []
  private var known: [Key: Int] = [:]

  /// The timeline of `film`.
  init(_ film: FilmPicture) {
    for shot in film.film.shots {
      let start = seconds
      for moment in shot.moments { add(film.picture(moment.sample), at: start + moment.seconds) }
      seconds = start + shot.seconds
      if let last = shot.moments.last, !shot.isWaited {
        // What comes next begins with a jump rather than on a long way.
        add(film.picture(last.sample), at: seconds + Self.hold)
        seconds += Self.hold
      }
      seconds += FilmShot.interval
      scenes.append(Scene(shot: shot, start: start, end: seconds))
    }
    for index in slots.indices { pad(index) }
  }

  private mutating func add(_ picture: MotionPicture, at time: Double) {
    let look = picture.sample.look
    let environment = look.environment
    let edges = SceneLayer.Clip(
      frame: Frame(x: 0, y: 0, width: environment.width, height: environment.height), radius: 0)
    let screen = slot(Key(parent: nil, depth: 0, kind: nil, page: 0, picture: nil, clip: edges)) {
      Slot(parent: nil, layer: nil, screen: edges, order: [$0])
    }
    show(screen, LayerPlace())
    var indices: [Int] = []
    for (layer, place) in zip(picture.layers, picture.places) {
      let parent = layer.parent.map { indices[$0] } ?? screen
      let isUpper = (layer.owner == .other) == look.isLeaving
      let depth = layer.owner == .scene || layer.parent != nil ? 0 : isUpper ? 2 : 1
      let zone = layer.kind == .header || layer.kind == .stickyBar ? 3 : depth
      let key = Key(
        parent: parent, depth: depth, kind: layer.kind, page: layer.page, picture: layer.picture, clip: layer.clip)
      let order = SceneLayer.Kind.allCases.firstIndex(of: layer.kind) ?? 0
      let index = slot(key) { Slot(parent: parent, layer: layer, screen: nil, order: [zone, order, layer.page, $0]) }
      show(index, place)
      indices.append(index)
    }
    times.append(time)
  }

  private mutating func slot(_ key: Key, _ make: (Int) -> Slot) -> Int {
    if let index = known[key] { return index }
    known[key] = slots.count
    slots.append(make(slots.count))
    return slots.count - 1
  }

  private mutating func show(_ index: Int, _ place: LayerPlace) {
    // A layer that is there twice is shown where it comes last.
    while slots[index].places.count < times.count { slots[index].places.append(nil) }
    if slots[index].places.count == times.count {
      slots[index].places.append(place)
    } else {
      slots[index].places[times.count] = place
    }
  }

  private mutating func pad(_ index: Int) {
    while slots[index].places.count < times.count { slots[index].places.append(nil) }
  }

  /// The slots in one, or the screens, from the back to the front.
  func slots(in parent: Int?) -> [Int] {
    slots.indices.filter { slots[$0].parent == parent }.sorted { first, second in
      slots[first].order.lexicographicallyPrecedes(slots[second].order)
    }
  }

  // MARK: Ways

  /// A point of a way, between which a page goes in straight lines.
  struct Stop {
    var time: Double
    var place: LayerPlace
  }

  /// The way of a slot; one stop for what never moves.
  func way(_ index: Int) -> [Stop] {
    var stops: [Stop] = []
    let places = slots[index].places
    var run = 0
    while run < places.count {
      var end = run + 1
      while end < places.count, (places[end] == nil) == (places[run] == nil) { end += 1 }
      let part = (run..<end).map { index in
        Stop(time: times[index], place: places[index] ?? LayerPlace(opacity: 0))
      }
      if let last = stops.last, let first = part.first {
        // It comes and goes at once.
        stops.append(Stop(time: first.time - Self.instant, place: last.place))
      }
      stops += Self.simplified(part)
      run = end
    }
    return stops.dropFirst().allSatisfy { $0.place == stops[0].place } ? Array(stops.prefix(1)) : stops
  }

  /// Less than a frame of any screen, in seconds.
  private static let instant = 0.001

  /// The fewest of `stops` between which straight lines come close to all.
  private static func simplified(_ stops: [Stop]) -> [Stop] {
    guard stops.count > 2 else { return stops }
    var kept = [stops[0]]
    var first = 0
    for last in 2..<stops.count {
      let isStraight = (first + 1..<last).allSatisfy { isClose(stops[$0], stops[first], stops[last]) }
      guard !isStraight else { continue }
      first = last - 1
      kept.append(stops[first])
    }
    return kept + [stops[stops.count - 1]]
  }

  /// Whether a stop lies close to the straight line between two others.
  private static func isClose(_ stop: Stop, _ first: Stop, _ last: Stop) -> Bool {
    let share = last.time > first.time ? (stop.time - first.time) / (last.time - first.time) : 0
    func distance(_ value: (LayerPlace) -> Double) -> Double {
      abs(value(stop.place) - value(first.place) - share * (value(last.place) - value(first.place)))
    }
    return distance(\.x) < 0.3 && distance(\.y) < 0.3 && distance(\.opacity) < 0.005
  }
}
