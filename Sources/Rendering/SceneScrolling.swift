package import CardLayout
import LayoutCore

/// What parts of a scene hold beyond their edges, where it is cut off.
///
/// A viewer may move it into view, as a device does: the row of a carousel, a map.
package struct SceneScrolling: Sendable {
  /// How far what a part holds may be moved, in points from 0.
  package struct Limits: Hashable, Sendable {
    /// Towards the left.
    package var left = 0.0
    /// Towards the right.
    package var right = 0.0
    /// Upwards.
    package var up = 0.0
    /// Downwards.
    package var down = 0.0
  }

  /// The limits by the index of the part that cuts off.
  package private(set) var limits: [Int: Limits] = [:]

  /// Nothing scrolls.
  init() {}

  /// What scrolls in `scene` but for parts that are held; takes time in proportion to its parts.
  package init(_ scene: PositionedScene, holding isHeld: (ScenePart) -> Bool = { _ in false }) {
    // What is painted of each part and of what it holds, as far as it is not cut off; from the last part, as parts stand
    // behind what holds them.
    var painted = [Frame?](repeating: nil, count: scene.parts.count)
    let parts = scene.parts.span
    for index in parts.indices.reversed() {
      let frame = parts[index].frame
      var own = Self.isPainted(parts[index].content) ? frame : nil
      if let held = Self.held(by: parts[index].content, painted[index]) {
        if !isHeld(parts[index]) { limits[index] = Limits(of: held, in: frame) }
        own = Self.union(own, held.intersection(frame))
      } else {
        own = Self.union(own, painted[index])
      }
      if let parent = parts[index].parent { painted[parent] = Self.union(painted[parent], own) }
    }
  }

  /// The rectangle around what a part with `content` that cuts off holds; nil for one that does not.
  private static func held(by content: ScenePart.Content, _ inside: Frame?) -> Frame? {
    switch content {
    case .surface(let surface) where surface.clips: inside
    // What stands upon a map moves with it.
    case .drawing(let drawing) where drawing.clipRadius != nil:
      drawing.shapes.reduce(nil as Frame?) { union($0, $1.bounds) }
    default: nil
    }
  }

  private static func isPainted(_ content: ScenePart.Content) -> Bool {
    switch content {
    case .group: false
    case .surface(let surface): surface.fill != nil || surface.stroke != nil
    case .text, .image, .icon, .drawing, .placeholder: true
    }
  }

  private static func union(_ first: Frame?, _ second: Frame?) -> Frame? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }

  /// The parts that scroll, of part `index` and those around it, outermost first.
  func chain(_ index: Int?, _ scene: PositionedScene) -> [Int] {
    var chain: [Int] = []
    var next = index
    while let part = next {
      if limits[part] != nil { chain.append(part) }
      next = scene.parts[part].parent
    }
    return chain.reversed()
  }

  /// How many of the first shapes of a drawing are the ground that lies below all of it and stays where it is.
  static func groundCount(_ drawing: SceneDrawing, in frame: Frame) -> Int {
    drawing.shapes.prefix { shape in
      if case .rectangle(let rectangle, _) = shape.outline { rectangle.width >= frame.width } else { false }
    }.count
  }
}

extension SceneScrolling.Limits {
  /// Less is no more than what figures lose when they are rounded, or a line that leans out.
  private static let least = 12.0

  /// How far `held` may be moved in `frame` to be seen as a whole; nil for not at all.
  fileprivate init?(of held: Frame, in frame: Frame) {
    // Where a row begins with a margin, it ends with one as well.
    let (before, after) = (held.x - frame.x, frame.maxX - held.maxX)
    if after <= -Self.least { left = max(0, before) - after }
    if before <= -Self.least { right = max(0, after) - before }
    if held.maxY - frame.maxY >= Self.least { up = held.maxY - frame.maxY }
    if frame.y - held.y >= Self.least { down = frame.y - held.y }
    if self == Self() { return nil }
  }
}

extension SceneShape {
  /// The rectangle around it, without its line; control points of curves lie inside.
  fileprivate var bounds: Frame? {
    switch outline {
    case .rectangle(let frame, _): return frame
    case .circle(let middle, let radius):
      return Frame(x: middle.x, y: middle.y, width: 0, height: 0).outset(by: radius)
    case .path(let steps):
      let points = steps.flatMap { step -> [ScenePoint] in
        switch step {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      }
      return Frame.around(points.map { Frame(x: $0.x, y: $0.y, width: 0, height: 0) })
    }
  }
}
