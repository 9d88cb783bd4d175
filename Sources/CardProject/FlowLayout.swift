/// A map in layers from left to right: where each card stands, and through which points each way leads.
///
/// Ways that lead back are drawn forwards while layers are found; long ways take a place in every layer that they cross, and each
/// layer is put in the order in which fewest of them cross (Sugiyama, Tagawa and Toda, 1981). Cards without ways stand in rows below.
package struct FlowLayout: Sendable {
  /// Lengths, in points.
  package struct Figures: Sendable {
    /// The size of a card.
    package var cardWidth = 200.0, cardHeight = 168.0
    /// The room between layers, in which labels stand, and between cards of a layer.
    package var layerGap = 150.0, cardGap = 28.0
    /// The room at the edges.
    package var margin = 32.0
  }

  /// Where something stands.
  package struct Point: Hashable, Sendable {
    /// From the left and from the top, in points.
    package var x, y: Double
  }

  /// The figures that hold.
  package let figures: Figures
  /// The upper left corner of each card.
  package private(set) var places: [Point]
  /// The points through which each way leads, from edge to edge.
  package private(set) var routes: [[Point]] = []
  /// The size of the whole.
  package private(set) var size = Point(x: 0, y: 0)
  /// Where the cards without ways begin, from the top; nil when there are none, or no others.
  package private(set) var othersTop: Double?

  private let map: FlowMap
  /// The places of each layer from above: a card by its index, or a place on a long way by a number behind those.
  private var layers: [[Int]] = []
  /// What each place is joined to in the layer before.
  private var before: [Int: [Int]] = [:]
  private var behind: [Int: [Int]] = [:]
  /// The places through which each way leads, from left to right.
  private var chains: [[Int]] = []

  /// Lays `map` out.
  package init(_ map: FlowMap, _ figures: Figures = Figures()) {
    (self.map, self.figures) = (map, figures)
    places = Array(repeating: Point(x: 0, y: 0), count: map.cards.count)
    findLayers()
    for round in 0..<8 { order(forwards: round % 2 == 0) }
    place()
  }

  // MARK: Layers

  private mutating func findLayers() {
    let joined = Set(map.ways.flatMap { [$0.from, $0.to] }).sorted()
    guard !joined.isEmpty else { return }
    let forward = forwardWays(joined)
    var layer = Dictionary(uniqueKeysWithValues: joined.map { ($0, 0) })
    let leading = Dictionary(grouping: forward, by: { $0.from })
    var open = forward.reduce(into: [:]) { $0[$1.to, default: 0] += 1 }
    var settled = joined.filter { open[$0] == nil }
    while let card = settled.popLast() {
      for (_, to) in leading[card] ?? [] {
        layer[to] = max(layer[to] ?? 0, (layer[card] ?? 0) + 1)
        open[to, default: 0] -= 1
        if open[to] == 0 { settled.append(to) }
      }
    }
    layers = Array(repeating: [], count: (layer.values.max() ?? 0) + 1)
    for card in joined { layers[layer[card] ?? 0].append(card) }
    var next = map.cards.count
    for (from, to) in forward {
      var chain = [from]
      for crossed in ((layer[from] ?? 0) + 1)..<max((layer[from] ?? 0) + 1, layer[to] ?? 0) {
        layers[crossed].append(next)
        chain.append(next)
        next += 1
      }
      chain.append(to)
      chains.append(chain)
      for (one, other) in zip(chain, chain.dropFirst()) {
        before[other, default: []].append(one)
        behind[one, default: []].append(other)
      }
    }
  }

  /// The ways, those turned round that would lead back: found by going on from each card in turn.
  private func forwardWays(_ joined: [Int]) -> [(from: Int, to: Int)] {
    var leading: [Int: [Int]] = [:]
    var isLedTo: Set<Int> = []
    for (index, way) in map.ways.enumerated() {
      leading[way.from, default: []].append(index)
      isLedTo.insert(way.to)
    }
    var state: [Int: Bool] = [:]
    var turned: Set<Int> = []
    // Where the app begins is where nothing leads to.
    for start in joined.filter({ !isLedTo.contains($0) }) + joined where state[start] == nil {
      var stack = [(card: start, next: 0)]
      state[start] = false
      while let (card, next) = stack.last {
        let ways = leading[card] ?? []
        guard next < ways.count else {
          state[card] = true
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let to = map.ways[ways[next]].to
        if state[to] == false { turned.insert(ways[next]) }
        if state[to] == nil {
          state[to] = false
          stack.append((to, 0))
        }
      }
    }
    return map.ways.enumerated().map {
      turned.contains($0.offset) ? ($0.element.to, $0.element.from) : ($0.element.from, $0.element.to)
    }
  }

  /// Puts each layer in the order of what its places are joined to in the one before, or behind.
  private mutating func order(forwards: Bool) {
    let joins = forwards ? before : behind
    for layer in forwards ? Array(layers.indices.dropFirst()) : layers.indices.dropLast().reversed() {
      let beside = layers[forwards ? layer - 1 : layer + 1]
      let positions = Dictionary(uniqueKeysWithValues: beside.enumerated().map { ($0.element, Double($0.offset)) })
      let weights = layers[layer].enumerated().map { index, place -> (Double, Int, Int) in
        let known = (joins[place] ?? []).compactMap { positions[$0] }
        return (known.isEmpty ? Double(index) : known.reduce(0, +) / Double(known.count), index, place)
      }
      layers[layer] = weights.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
    }
  }

  // MARK: Places

  private mutating func place() {
    var middles: [Int: Double] = [:]
    for layer in layers {
      var y = 0.0
      for place in layer {
        middles[place] = y + height(place) / 2
        y += height(place) + figures.cardGap
      }
    }
    for round in 0..<12 {
      for layer in round % 2 == 0 ? layers : layers.reversed() {
        straighten(layer, round % 2 == 0 ? before : behind, &middles)
      }
    }
    let top = middles.map { $0.value - height($0.key) / 2 }.min() ?? 0
    func point(_ place: Int, _ layer: Int) -> Point {
      Point(
        x: figures.margin + Double(layer) * (figures.cardWidth + figures.layerGap),
        y: figures.margin + (middles[place] ?? 0) - top)
    }
    var points: [Int: Point] = [:]
    for (layer, row) in layers.enumerated() {
      for place in row {
        let middle = point(place, layer)
        points[place] = middle
        size.x = max(size.x, middle.x + figures.cardWidth)
        size.y = max(size.y, middle.y + height(place) / 2)
        if place < places.count { places[place] = Point(x: middle.x, y: middle.y - figures.cardHeight / 2) }
      }
    }
    route(points)
    placeOthers()
    size = Point(x: size.x + figures.margin, y: size.y + figures.margin)
  }

  private func height(_ place: Int) -> Double { place < map.cards.count ? figures.cardHeight : 20 }

  /// Moves the places of a layer towards what they are joined to, as far as those above them let them.
  private func straighten(_ layer: [Int], _ joins: [Int: [Int]], _ middles: inout [Int: Double]) {
    let wanted = layer.map { place -> Double in
      let known = (joins[place] ?? []).compactMap { middles[$0] }.sorted()
      guard !known.isEmpty else { return middles[place] ?? 0 }
      return (known[known.count / 2] + known[(known.count - 1) / 2]) / 2
    }
    var (down, up) = (wanted, wanted)
    func room(_ index: Int) -> Double {
      (height(layer[index]) + height(layer[index + 1])) / 2 + figures.cardGap
    }
    for index in layer.indices.dropLast() { down[index + 1] = max(down[index + 1], down[index] + room(index)) }
    for index in layer.indices.dropLast().reversed() { up[index] = min(up[index], up[index + 1] - room(index)) }
    for index in layer.indices { middles[layer[index]] = (down[index] + up[index]) / 2 }
  }

  /// Leads each way through its places; ways that begin or end at one card stand side by side there.
  private mutating func route(_ points: [Int: Point]) {
    var ends: [Int: [(chain: Int, isStart: Bool, y: Double)]] = [:]
    for (index, chain) in chains.enumerated() {
      guard let first = chain.first, let last = chain.last, chain.count > 1 else { continue }
      ends[first, default: []].append((index, true, points[chain[1]]?.y ?? 0))
      ends[last, default: []].append((index, false, points[chain[chain.count - 2]]?.y ?? 0))
    }
    var anchors: [Int: (start: Double, end: Double)] = [:]
    for (card, all) in ends {
      for isStart in [true, false] {
        let side = all.filter { $0.isStart == isStart }.sorted { ($0.y, $0.chain) < ($1.y, $1.chain) }
        let step = min(24, figures.cardHeight * 0.7 / Double(max(1, side.count)))
        for (index, end) in side.enumerated() {
          let y = (points[card]?.y ?? 0) + (Double(index) - Double(side.count - 1) / 2) * step
          var anchor = anchors[end.chain] ?? (0, 0)
          if isStart { anchor.start = y } else { anchor.end = y }
          anchors[end.chain] = anchor
        }
      }
    }
    routes = chains.enumerated().map { index, chain in
      let anchor = anchors[index] ?? (0, 0)
      var route: [Point] = []
      for (step, place) in chain.enumerated() {
        guard let point = points[place] else { continue }
        if step == 0 {
          route.append(Point(x: point.x + figures.cardWidth, y: anchor.start))
        } else if step == chain.count - 1 {
          route.append(Point(x: point.x, y: anchor.end))
        } else {
          route += [point, Point(x: point.x + figures.cardWidth, y: point.y)]
        }
      }
      return map.ways[index].from == chain.first ? route : route.reversed()
    }
  }

  /// Puts the cards without ways into rows below the others.
  private mutating func placeOthers() {
    let joined = Set(layers.joined())
    let others = map.cards.indices.filter { !joined.contains($0) }
    guard !others.isEmpty else { return }
    let step = figures.cardWidth + figures.cardGap
    let columns = max(4, Int((size.x - figures.margin + figures.cardGap) / step))
    let top = layers.isEmpty ? figures.margin : size.y + 64
    othersTop = layers.isEmpty ? nil : top
    for (index, card) in others.enumerated() {
      let place = Point(
        x: figures.margin + Double(index % columns) * step,
        y: top + Double(index / columns) * (figures.cardHeight + figures.cardGap))
      places[card] = place
      size.x = max(size.x, place.x + figures.cardWidth)
      size.y = max(size.y, place.y + figures.cardHeight)
    }
  }
}
