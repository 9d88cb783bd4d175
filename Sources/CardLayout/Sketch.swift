import CardModel
import LayoutCore

/// A sheet to draw on once a box has its place: takes points from the box's leading top corner, gives points of the page.
struct Sketch {
  /// Where a text stands relative to its point.
  enum Anchor {
    case leading, center, trailing
  }

  let frame: Frame
  let environment: CardEnvironment
  let fonts: FontFaces
  /// Whether leading is right: for what runs along the reading direction, never for maps and clocks.
  var mirrors: Bool
  private(set) var shapes: [SceneShape] = []
  /// Texts and icons upon the shapes.
  private(set) var details: [ScenePart] = []
  var clipRadius: Double?

  init(_ frame: Frame, _ environment: CardEnvironment, _ fonts: FontFaces) {
    self.frame = frame
    self.environment = environment
    self.fonts = fonts
    mirrors = environment.direction == .rightToLeft
  }

  var width: Double { frame.width }
  var height: Double { frame.height }
  var drawing: SceneDrawing { SceneDrawing(shapes: shapes, clipRadius: clipRadius) }

  /// The place on the page.
  func place(_ x: Double, _ y: Double) -> ScenePoint {
    ScenePoint(mirrors ? frame.maxX - x : frame.x + x, frame.y + y)
  }

  private func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    Frame(x: mirrors ? frame.maxX - x - width : frame.x + x, y: frame.y + y, width: width, height: height)
  }

  // MARK: Shapes

  mutating func add(_ shape: SceneShape) { shapes.append(shape) }

  mutating func rectangle(
    _ rectangle: Frame, _ fill: ColorToken?, radius: Double = 0, stroke: ColorToken? = nil, strokeWidth: Double = 0
  ) {
    let place = place(rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    add(SceneShape(outline: .rectangle(place, radius), fill: fill, stroke: stroke, strokeWidth: strokeWidth))
  }

  mutating func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ fill: ColorToken?, stroke: ColorToken? = nil,
    strokeWidth: Double = 0
  ) {
    add(
      SceneShape(outline: .circle(place(x, y), radius), fill: fill, stroke: stroke, strokeWidth: strokeWidth))
  }

  /// A line through points.
  mutating func line(
    _ points: [(x: Double, y: Double)], _ color: ColorToken, _ width: Double, dashes: [Double] = [],
    isRound: Bool = true
  ) {
    guard points.count > 1 else { return }
    add(
      SceneShape(
        outline: .path(steps(points)), stroke: color, strokeWidth: width, isRound: isRound && dashes.isEmpty,
        dashes: dashes))
  }

  /// A filled polygon.
  mutating func area(_ points: [(x: Double, y: Double)], _ color: ColorToken) {
    guard points.count > 2 else { return }
    add(SceneShape(outline: .path(steps(points) + [.close]), fill: color))
  }

  private func steps(_ points: [(x: Double, y: Double)]) -> [PathStep] {
    points.enumerated().map {
      $0.offset == 0 ? .move(place($0.element.x, $0.element.y)) : .line(place($0.element.x, $0.element.y))
    }
  }

  /// A curve along a circle, clockwise from the top, from and to in turns.
  mutating func arc(
    _ center: (x: Double, y: Double), _ radius: Double, _ turns: ClosedRange<Double>, _ color: ColorToken,
    _ width: Double
  ) {
    guard turns.upperBound > turns.lowerBound else { return }
    if turns.upperBound - turns.lowerBound >= 1 {
      return circle(center.x, center.y, radius, nil, stroke: color, strokeWidth: width)
    }
    add(
      SceneShape(
        outline: .path(arcSteps(center, radius, turns.lowerBound, turns.upperBound)), stroke: color,
        strokeWidth: width, isRound: true))
  }

  /// A slice of a ring, or of a pie when `inner` is 0.
  mutating func slice(
    _ center: (x: Double, y: Double), outer: Double, inner: Double, _ turns: ClosedRange<Double>, _ color: ColorToken
  ) {
    let (from, to) = (turns.lowerBound, min(turns.upperBound, turns.lowerBound + 0.9999))
    guard to > from else { return }
    var steps = arcSteps(center, outer, from, to)
    if inner > 0 {
      let end = arcSteps(center, inner, to, from)
      if case .move(let point) = end[0] { steps.append(.line(point)) }
      steps += end.dropFirst()
    } else {
      steps.append(.line(place(center.x, center.y)))
    }
    add(SceneShape(outline: .path(steps + [.close]), fill: color))
  }

  /// Bézier curves of at most an eighth of a turn: off by less than a millionth of the radius.
  private func arcSteps(
    _ center: (x: Double, y: Double), _ radius: Double, _ from: Double, _ to: Double
  ) -> [PathStep] {
    let count = max(1, Int((abs(to - from) * 8).rounded(.up)))
    let step = (to - from) / Double(count)
    let quarter = step / 4
    let reach = radius * 4 / 3 * Trigonometry.sine(quarter) / Trigonometry.cosine(quarter)
    func point(_ turns: Double) -> (x: Double, y: Double) {
      (center.x + radius * Trigonometry.sine(turns), center.y - radius * Trigonometry.cosine(turns))
    }
    let first = point(from)
    var steps: [PathStep] = [.move(place(first.x, first.y))]
    for index in 0..<count {
      let (a, b) = (from + step * Double(index), from + step * Double(index + 1))
      let (start, end) = (point(a), point(b))
      steps.append(
        .curve(
          place(start.x + reach * Trigonometry.cosine(a), start.y + reach * Trigonometry.sine(a)),
          place(end.x - reach * Trigonometry.cosine(b), end.y - reach * Trigonometry.sine(b)), place(end.x, end.y)))
    }
    return steps
  }

  // MARK: Texts and icons

  /// How a text in `style` is set here.
  func setting(_ style: TextStyle, _ face: FontFace = .regular) -> TextSetting {
    let metrics = environment.metrics(style)
    return TextSetting(face: face, size: metrics.size, leading: metrics.leading, lineLimit: 1)
  }

  /// Adds a line of text; its box is as high as its leading, with its top at `y`.
  @discardableResult
  mutating func text(
    _ string: String, _ x: Double, _ y: Double, _ anchor: Anchor, _ setting: TextSetting, _ color: ColorToken
  ) -> Frame {
    let width = fonts.width(string, setting)
    let left =
      switch anchor {
      case .leading: x
      case .center: x - width / 2
      case .trailing: x - width
      }
    let box = place(left, y, width, setting.leading)
    let baseline = fonts.metrics(setting.face).baseline(inLeading: setting.leading, at: setting.size)
    let line = SceneText.Line(string: string, x: box.x, baseline: box.y + baseline, width: width)
    let text = SceneText(
      lines: [line], setting: setting, color: color, isRightToLeft: SceneText.runsRightToLeft(string) ?? false,
      isTruncated: string.hasSuffix("…"), hasMissingData: false, fullText: string)
    details.append(ScenePart(frame: box, content: .text(text), role: .none))
    return Frame(x: left, y: y, width: width, height: setting.leading)
  }

  /// As much of `string` as `width` points hold, with an ellipsis when that is not all.
  func fitted(_ string: String, _ setting: TextSetting, _ width: Double) -> String {
    fonts.fitted(string, setting, width)
  }

  mutating func icon(_ name: String, _ square: Frame, _ color: ColorToken) {
    details.append(
      ScenePart(
        frame: place(square.x, square.y, square.width, square.height),
        content: .icon(SceneIcon(name: name, color: color)), role: .none))
  }

  /// Marks a place that a person can tap.
  mutating func target(_ square: Frame, label: String, source: PartSource) {
    let place = place(square.x, square.y, square.width, square.height)
    let side = TouchTargets.leastSide(environment.platform)
    details.append(
      ScenePart(
        frame: place, content: .group, role: .button, label: label,
        touchTarget: place.grown(toAtLeast: Size(side, side)), source: source))
  }
}

extension SceneText {
  /// Whether the first letter of strong direction runs from right to left; nil without one.
  static func runsRightToLeft(_ string: String) -> Bool? {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return true
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x58F, 0x900...0x1FFF, 0x2C00...0xD7FF: return false
      default: continue
      }
    }
    return nil
  }
}
