import CardLayout
import CardModel
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
    /// When it is seen.
    fileprivate var runs: [Run] = []
    /// The slots that stand in it, from the back to the front.
    fileprivate(set) var children: [Int] = []
  }

  /// Moments one after the other in which a slot is seen, and where it is then.
  fileprivate struct Run {
    /// The index of the first of the times.
    var start: Int
    var places: [LayerPlace]
    var end: Int { start + places.count }
  }

  /// What is drawn of fingers above everything, with its own way.
  struct Mark {
    /// The places of a finger, along which a line is drawn; empty for the finger itself.
    var line: [FingerPlace] = []
    /// Points along the line to each of its places.
    fileprivate var lengths: [Double] = []
    /// Points along all of it.
    var length: Double { lengths.last ?? 0 }
    fileprivate var runs: [Run] = []
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
  /// The screens, the first before the others.
  private(set) var screens: [Int] = []
  /// The slots of maps.
  private(set) var maps: [Int] = []
  /// The finger of all shots and, where it goes somewhere, the line of each; their places are those of the finger, and how much
  /// of a line is yet to come, in points along it, as x.
  private(set) var marks: [Mark] = []
  /// Its shots.
  private(set) var scenes: [Scene] = []
  private var known: [Key: Int] = [:]

  /// The timeline of `film`.
  init(_ film: FilmPicture) {
    for shot in film.film.shots {
      let start = seconds
      let line = mark(shot)
      for moment in shot.moments {
        show(shot.touch(at: moment), on: line)
        add(film.picture(moment.sample), at: start + moment.seconds)
      }
      seconds = start + shot.seconds
      if let last = shot.moments.last, !shot.isWaited {
        // What comes next begins with a jump rather than on a long way.
        show(shot.touch(at: last), on: line)
        add(film.picture(last.sample), at: seconds + Self.hold)
        seconds += Self.hold
      }
      seconds += FilmShot.interval
      scenes.append(Scene(shot: shot, start: start, end: seconds))
    }
    let sorted = slots.indices.sorted { slots[$0].order.lexicographicallyPrecedes(slots[$1].order) }
    for index in sorted {
      if let parent = slots[index].parent { slots[parent].children.append(index) } else { screens.append(index) }
      if slots[index].layer?.kind == .map { maps.append(index) }
    }
  }

  private mutating func add(_ picture: MotionPicture, at time: Double) {
    let look = picture.sample.look
    let edges = SceneLayer.Clip(screenOf: look.environment)
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

  /// Makes room for the finger of `shot`; the index of its line, if it has one.
  private mutating func mark(_ shot: FilmShot) -> Int? {
    guard !shot.fingerWay.isEmpty else { return nil }
    if marks.isEmpty { marks.append(Mark()) }
    let lengths = FilmTouch.lengths(along: shot.fingerWay)
    guard lengths.last ?? 0 >= FilmTouch.leastWay else { return nil }
    marks.append(Mark(line: shot.fingerWay, lengths: lengths))
    return marks.count - 1
  }

  /// A finger has come along `touch` at the moment that is added next.
  private mutating func show(_ touch: ArraySlice<FingerPlace>, on line: Int?) {
    guard let place = touch.last else { return }
    marks[0].runs.show(LayerPlace(x: place.x, y: place.y), at: times.count)
    guard let line else { return }
    let rest = marks[line].length - marks[line].lengths[touch.endIndex - 1]
    marks[line].runs.show(LayerPlace(x: rest, y: 0), at: times.count)
  }

  private mutating func slot(_ key: Key, _ make: (Int) -> Slot) -> Int {
    if let index = known[key] { return index }
    known[key] = slots.count
    slots.append(make(slots.count))
    return slots.count - 1
  }

  private mutating func show(_ index: Int, _ place: LayerPlace) { slots[index].runs.show(place, at: times.count) }

  // MARK: Ways

  /// A point of a way, between which a page goes in straight lines.
  struct Stop {
    var time: Double
    var place: LayerPlace
  }

  /// The way of a slot; one stop for what never moves.
  func way(_ index: Int) -> [Stop] { way(slots[index].runs) }

  /// The way of what is drawn of fingers.
  func way(_ mark: Mark) -> [Stop] { way(mark.runs) }

  private func way(_ runs: [Run]) -> [Stop] {
    var stops: [Stop] = []
    var seen = 0
    func add(_ part: [Stop]) {
      if let last = stops.last, let first = part.first {
        // It comes and goes at once.
        stops.append(Stop(time: first.time - Self.instant, place: last.place))
      }
      stops += part
    }
    func hide(until end: Int) {
      guard seen < end else { return }
      let hidden = LayerPlace(opacity: 0)
      let ends = end - seen > 1 ? [seen, end - 1] : [seen]
      add(ends.map { Stop(time: times[$0], place: hidden) })
    }
    for run in runs {
      hide(until: run.start)
      add(Self.simplified(run.places.enumerated().map { Stop(time: times[run.start + $0], place: $1) }))
      seen = run.end
    }
    hide(until: times.count)
    return stops.dropFirst().allSatisfy { $0.place == stops[0].place } ? Array(stops.prefix(1)) : stops
  }

  /// Less than a frame of any screen, in seconds.
  private static let instant = 0.001

  /// The fewest of `stops` between which straight lines come close to all.
  private static func simplified(_ stops: [Stop]) -> [Stop] {
    guard var first = stops.first, var before = stops.dropFirst().first else { return stops }
    var kept = [first]
    var cone = Cone()
    for stop in stops.dropFirst(2) {
      cone.narrow(from: first, to: before)
      if !cone.holds(from: first, to: stop) {
        kept.append(before)
        (first, cone) = (before, Cone())
      }
      before = stop
    }
    return kept + [before]
  }

  /// The straight lines from a stop that come close to all stops that they pass: how fast each value may change.
  private struct Cone {
    private static let tolerances = [0.3, 0.3, 0.005]
    private var low = [-Double.infinity, -.infinity, -.infinity]
    private var high = [Double.infinity, .infinity, .infinity]

    /// Leaves the lines that come close to `stop`.
    mutating func narrow(from first: Stop, to stop: Stop) {
      let time = stop.time - first.time
      for (index, (start, value)) in zip(first.place.values, stop.place.values).enumerated() {
        let (way, tolerance) = (value - start, Self.tolerances[index])
        if time > 0 {
          low[index] = max(low[index], (way - tolerance) / time)
          high[index] = min(high[index], (way + tolerance) / time)
        } else if abs(way) >= tolerance {
          // No line does that jumps.
          low[index] = .infinity
        }
      }
    }

    /// Whether the line to `stop` is one of them.
    func holds(from first: Stop, to stop: Stop) -> Bool {
      let time = stop.time - first.time
      return zip(first.place.values, stop.place.values).enumerated().allSatisfy { index, values in
        let speed = time > 0 ? (values.1 - values.0) / time : 0
        return low[index] < speed && speed < high[index]
      }
    }
  }
}

extension [FilmTimeline.Run] {
  /// What is seen at the moment with the index `now` stands at `place`.
  fileprivate mutating func show(_ place: LayerPlace, at now: Int) {
    guard let last = indices.last, self[last].end >= now else {
      append(FilmTimeline.Run(start: now, places: [place]))
      return
    }
    // A layer that is there twice is shown where it comes last.
    if self[last].end > now { self[last].places.removeLast() }
    self[last].places.append(place)
  }
}

extension LayerPlace {
  fileprivate var values: [Double] { [x, y, opacity] }
}

extension FilmPicture {
  /// How long it plays, in seconds.
  package var seconds: Double {
    film.shots.reduce(0) { $0 + $1.seconds + FilmShot.interval + ($1.isWaited ? 0 : FilmTimeline.hold) }
  }
}
