import JSON
import LayoutCore

/// Reads a box tree from JSON: the same from which the tests make a page for Chromium.
///
/// Members of a box: `kind` (`leaf`, `text`, `column`, `row`, …, also `spacer`, `filling` and `count`), `children`, `width` and
/// `height` (a number, `"fill"`, or an object with `min`, `ideal`, `max`, `grows`), `padding` (top, leading, bottom, trailing),
/// `spacing`, `lineSpacing`, `horizontal`, `vertical`, `priority`, `aspect`, `fit`, `words`, `lines` (of a flow); of a text
/// `text`, `face`, `size`, `leading`, `limit`; of columns `columns`, `order`, `equal`, `peek`, `item`, `share`; of a table
/// `table`, a list of numbers, `"flexible"` and `"infinite"`.
struct ProbeTree {
  private var builder = BoxTreeBuilder()

  mutating func read(_ box: JSONObject) -> BoxTree {
    // What is still to be added, the next one last; nil closes a container.
    var rest: [JSONObject?] = [box]
    while let next = rest.popLast() {
      guard let box = next else {
        builder.close()
        continue
      }
      guard add(box) else { continue }
      rest.append(nil)
      rest += (box["children"]?.array ?? []).reversed().compactMap(\.object)
    }
    return builder.finish()
  }

  static func setting(_ box: JSONObject) -> TextSetting {
    TextSetting(
      face: face(box["face"]?.string), size: box["size"]?.number ?? 17, leading: box["leading"]?.number ?? 22,
      lineLimit: Int(box["limit"]?.number ?? 0))
  }

  private static func face(_ name: String?) -> FontFace {
    switch name {
    case "light": .light
    case "semibold": .semibold
    case "bold": .bold
    case "black": .black
    default: .regular
    }
  }

  /// Adds one box; true when it is a container that is open now.
  private mutating func add(_ box: JSONObject) -> Bool {
    let style = Self.style(box)
    switch box["kind"]?.string ?? "leaf" {
    case "leaf": builder.addLeaf(style)
    case "text": builder.addText(box["text"]?.string ?? "", Self.setting(box), style)
    case "spacer": builder.addSpacer(min: box["min"]?.number ?? 0)
    case "filling": builder.addFilling(style)
    case "count": builder.addOverflowCount(style)
    case "masonry": builder.open(.masonry, style, Self.rule(box))
    case "carousel": builder.open(.carousel, style, Self.rule(box))
    case "splitRow": builder.open(.splitRow, style, Self.rule(box))
    case let kind: builder.open(Self.kind(kind), style)
    }
    return !["leaf", "text", "spacer", "filling", "count", nil].contains(box["kind"]?.string)
  }

  private static func kind(_ name: String) -> BoxKind {
    switch name {
    case "scrollColumn": .scrollColumn
    case "row": .row
    case "scrollRow": .scrollRow
    case "equalRow": .equalRow
    case "overlay": .overlay
    case "flow": .flow
    default: .column
    }
  }

  private static func style(_ box: JSONObject) -> BoxStyle {
    var style = BoxStyle()
    style.width = extent(box["width"])
    style.height = extent(box["height"])
    let padding = (box["padding"]?.array ?? []).compactMap(\.number)
    if padding.count == 4 {
      style.padding = Insets(top: padding[0], leading: padding[1], bottom: padding[2], trailing: padding[3])
    }
    style.spacing = box["spacing"]?.number ?? 0
    style.lineSpacing = box["lineSpacing"]?.number ?? 0
    switch box["horizontal"]?.string {
    case "center": style.horizontal = .center
    case "trailing": style.horizontal = .trailing
    default: style.horizontal = .leading
    }
    switch box["vertical"]?.string {
    case "center": style.vertical = .center
    case "bottom": style.vertical = .bottom
    case "baseline": style.vertical = .firstBaseline
    default: style.vertical = .top
    }
    style.priority = Int8(box["priority"]?.number ?? 0)
    style.aspectRatio = box["aspect"]?.number ?? 0
    style.keepsAspect = box["fit"]?.bool ?? false
    style.keepsWords = box["words"]?.bool ?? false
    style.flowLineLimit = UInt8(box["lines"]?.number ?? 0)
    return style
  }

  private static func extent(_ value: JSONValue?) -> Extent {
    if let points = value?.number { return .fixed(points) }
    if value?.string == "fill" { return .fill }
    guard let bounds = value?.object else { return .content }
    return Extent(
      min: bounds["min"]?.number ?? 0, ideal: bounds["ideal"]?.number, max: bounds["max"]?.number ?? .infinity,
      grows: bounds["grows"]?.bool ?? false)
  }

  private static func rule(_ box: JSONObject) -> ColumnRule {
    ColumnRule(
      count: Int(box["columns"]?.number ?? 1),
      order: box["order"]?.string == "roundRobin" ? .roundRobin : .shortestFirst,
      equalHeights: box["equal"]?.bool ?? false, peek: box["peek"]?.number, itemWidth: box["item"]?.number,
      share: box["share"]?.number ?? 0.5)
  }
}
