@testable import LayoutCore

/// Numbers that are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func upTo(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  /// Whether something of this chance happens.
  mutating func hits(_ percent: Int) -> Bool { upTo(100) < percent }

  mutating func one<Element>(of choices: [Element]) -> Element { choices[upTo(choices.count)] }

  /// Quarters of points up to `limit`.
  mutating func points(_ limit: Int) -> Double { Double(upTo(limit * 4)) / 4 }
}

/// Trees of every kind of box, nested as they come.
struct RandomTree {
  var dice: Dice
  /// Whether figures are such that no layout should be asked for: not-a-number, infinite, negative, far too large.
  var isAbsurd = false

  private static let kinds: [BoxKind] = [
    .column, .column, .scrollColumn, .row, .row, .scrollRow, .equalRow, .overlay, .flow, .masonry, .carousel, .splitRow,
  ]
  private static let words = [
    "pump", "Compressor", "valve", "office", "AVATAR", "4711", "überprüfen", "مضخة", "泵站维护", "משאבה", "😀", "a-b",
    "soft\u{AD}hyphen", "line\nbreak", "",
  ]
  private static let absurd: [Double] = [.nan, .infinity, -.infinity, -40, 1e300, 1e-300, 0]

  init(_ seed: UInt64, isAbsurd: Bool = false) {
    dice = Dice(seed)
    self.isAbsurd = isAbsurd
  }

  mutating func tree(boxes limit: Int) -> BoxTree {
    var builder = BoxTreeBuilder()
    builder.open(dice.one(of: [.column, .row, .overlay]), style())
    var depth = 1
    // What the innermost open container is says what may stand there.
    var open: [BoxKind] = [.column]
    while builder.count < limit {
      if depth > 1, dice.hits(28) {
        builder.close()
        open.removeLast()
        depth -= 1
      } else if depth < 12, dice.hits(40) {
        open.append(container(&builder))
        depth += 1
      } else {
        content(&builder, inside: open.last ?? .column)
      }
    }
    return builder.finish()
  }

  private mutating func container(_ builder: inout BoxTreeBuilder) -> BoxKind {
    let kind = dice.one(of: Self.kinds)
    switch kind {
    case .masonry, .carousel, .splitRow:
      let rule = ColumnRule(
        count: 1 + dice.upTo(3), order: dice.hits(50) ? .roundRobin : .shortestFirst, equalHeights: dice.hits(40),
        peek: dice.hits(30) ? points(40) : nil, itemWidth: dice.hits(20) ? points(200) : nil, share: points(1))
      builder.open(kind, style(), rule)
    default:
      builder.open(kind, style())
    }
    return kind
  }

  private mutating func content(_ builder: inout BoxTreeBuilder, inside kind: BoxKind) {
    switch dice.upTo(10) {
    case 0: builder.addSpacer(min: points(20))
    case 1 where kind == .overlay: builder.addFilling(style())
    case 2 where kind == .flow: builder.addOverflowCount(style())
    case 3 where kind == .flow: builder.addFlowSeparator("·", setting())
    case 4...6: builder.addLeaf(style())
    default: builder.addText(text(), setting(), style())
    }
  }

  mutating func text() -> String {
    (0..<dice.upTo(9)).map { _ in dice.one(of: Self.words) }.joined(separator: " ")
  }

  mutating func setting() -> TextSetting {
    TextSetting(
      face: dice.one(of: FontFace.allCases),
      size: isAbsurd && dice.hits(20) ? points(9) : dice.one(of: [11, 13, 17, 28]),
      leading: dice.one(of: [13, 18, 22, 34]), lineLimit: dice.upTo(4),
      truncation: dice.hits(30) ? .middle : .tail)
  }

  mutating func style() -> BoxStyle {
    var style = BoxStyle()
    style.width = extent(160)
    style.height = extent(60)
    if dice.hits(40) {
      style.padding = Insets(top: points(20), leading: points(20), bottom: points(20), trailing: points(20))
    }
    style.spacing = points(12)
    style.lineSpacing = points(12)
    style.horizontal = dice.one(of: [.leading, .leading, .center, .trailing])
    style.vertical = dice.one(of: [.top, .top, .center, .bottom, .firstBaseline])
    style.priority = Int8(dice.upTo(3) - 1)
    style.aspectRatio = dice.hits(20) ? 0.5 + points(2) : 0
    style.keepsAspect = dice.hits(50)
    style.keepsWords = dice.hits(20)
    style.flowLineLimit = UInt8(dice.upTo(4))
    return style
  }

  private mutating func extent(_ limit: Int) -> Extent {
    switch dice.upTo(8) {
    case 0: .fixed(points(limit))
    case 1: .fill
    case 2: .atLeast(points(limit))
    case 3: .atMost(points(limit))
    case 4: Extent(min: points(limit), ideal: points(limit), max: points(2 * limit), grows: dice.hits(50))
    default: .content
    }
  }

  private mutating func points(_ limit: Int) -> Double {
    isAbsurd && dice.hits(25) ? dice.one(of: Self.absurd) : dice.points(limit)
  }
}
