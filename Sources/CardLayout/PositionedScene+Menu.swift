import CardModel
import LayoutCore

extension PositionedScene {
  /// Puts an open menu below its button, the first that has one where nothing is played, above everything else; the page
  /// grows with it.
  mutating func open(_ open: PageClaims.Menu, _ measurer: inout TextMeasurer) {
    let button = parts.first { part in
      part.role == .menuButton && (open.played == nil || part.source.map(PlayState.Place.init) == open.played?.place)
    }
    guard !open.actions.isEmpty, let place = button?.frame.offset(open.played?.shift.x ?? 0, open.played?.shift.y ?? 0)
    else { return }
    let width = MenuComponent.width(environment)
    let menu = LaidOutPage(for: .drawing, environment, width: width, &measurer) {
      $0.add(MenuComponent(actions: open.actions))
    }
    let isAtRight = place.midX > size.width / 2
    let edge = StateFigures.menuEdge
    let x = min(max(edge, isAtRight ? place.maxX - width : place.x), size.width - edge - width)
    let y = place.maxY + StateFigures.menuGap
    self.menu = parts.count
    add(menu.parts(measurer.fonts), x, y, into: 0)
    size.height = max(size.height, y + menu.layout.size.height + edge)
    parts[0].frame.height = max(parts[0].frame.height, size.height)
  }

  /// Adds parts that are moved by `x` and `y`, read after those that are there; `parent` holds those that nothing else does.
  package mutating func add(_ moved: [ScenePart], _ x: Double, _ y: Double, into parent: Int? = nil) {
    let first = parts.count
    let readings = parts.lazy.compactMap { $0.readingOrder }.max() ?? 0
    for var part in moved {
      part.move(x, y)
      part.parent = part.parent.map { $0 + first } ?? parent
      part.readingOrder = part.readingOrder.map { $0 + readings }
      parts.append(part)
    }
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
