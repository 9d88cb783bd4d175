import CardModel
import LayoutCore

extension PositionedScene {
  /// Puts an open menu below the first button that has one, above everything else; the page grows with it.
  mutating func open(_ actions: [Action], _ measurer: inout TextMeasurer) {
    guard !actions.isEmpty, !parts.isEmpty, let button = parts.first(where: { $0.role == .menuButton }) else { return }
    let width = MenuComponent.width(environment)
    let menu = LaidOutPage<PaintList>(environment, width: width, &measurer) { $0.add(MenuComponent(actions: actions)) }
    let isAtRight = button.frame.midX > size.width / 2
    let edge = StateFigures.menuEdge
    let x = min(
      max(edge, isAtRight ? button.frame.maxX - width : button.frame.x), size.width - edge - width)
    let y = button.frame.maxY + StateFigures.menuGap
    let first = parts.count
    let readings = parts.compactMap(\.readingOrder).max() ?? 0
    for var part in menu.parts(measurer.fonts) {
      part.move(x, y)
      part.parent = part.parent.map { $0 + first } ?? 0
      part.readingOrder = part.readingOrder.map { $0 + readings }
      parts.append(part)
    }
    size.height = max(size.height, y + menu.layout.size.height + edge)
    parts[0].frame.height = max(parts[0].frame.height, size.height)
  }
}

extension ScenePart {
  /// Moves the part and the lines of its text by `x` and `y`; for parts without drawing.
  fileprivate mutating func move(_ x: Double, _ y: Double) {
    frame = frame.offset(x, y)
    touchTarget = touchTarget?.offset(x, y)
    guard case .text(var text) = content else { return }
    for index in text.lines.indices {
      text.lines[index].x += x
      text.lines[index].baseline += y
    }
    content = .text(text)
  }
}
