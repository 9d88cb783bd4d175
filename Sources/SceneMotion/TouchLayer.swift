import CardModel
import LayoutCore
import SceneLayout

/// What lies over what of the parts that cards and bars hold, the topmost first.
enum TouchLayer {
  case sticky, header, floating, bottomBar, title, content
}

extension HitTest {
  /// Where the places of a layer's parts count from, in points from the screen's upper left corner.
  func origin(of layer: TouchLayer) -> (x: Double, y: Double) {
    let geometry = core.geometry
    let left = geometry.cardLeft + insetLeft(geometry)
    return switch layer {
    case .sticky, .floating, .bottomBar: (0, 0)
    case .header: (left, headerBottom(geometry) - (geometry.headerContent ?? 0))
    case .title: (left, core.frame.cardTop)
    case .content: (left, contentTop(core.frame))
    }
  }

  /// Where the content begins as it is scrolled, in points from the top of the screen.
  private func contentTop(_ frame: SceneFrame) -> Double {
    let top = frame.cardTop - frame.scrollOffset
    if core.facts.cards[core.shown].runsBeneathTitle { return top }
    return top + core.titleHeight(isCollapsed: core.position == .collapsed)
  }

  /// Whether things are where a finger looks for them: on its way a card shows more than where it will rest, and VoiceOver
  /// brings up what it comes to.
  var isAtRest: Bool { core.state.motion == nil && core.state.finger == nil && !core.state.hasVoiceOver }

  /// Whether a finger gets to what begins at `y` of the screen in the title, the content or the bar below it as they stand now.
  func isReached(_ y: Double, inTitle: Bool) -> Bool {
    guard isAtRest else { return true }
    return switch core.position {
    case .collapsed: inTitle && y < core.frame.cardTop + core.titleHeight(isCollapsed: true)
    case .peaking: inTitle || core.isScrollable || y < core.geometry.screen.height
    case .extended: true
    }
  }

  /// What takes the taps on the middle of something of `layer` that has `frame` on the screen; nil where that gets them.
  ///
  /// Content that scrolls is looked for where people bring it, as near to the middle of its window as it goes.
  func cover(of frame: Frame, in layer: TouchLayer) -> SceneHit? {
    guard isAtRest else { return nil }
    let geometry = core.geometry
    let isOnCard = layer == .title || layer == .content
    let (left, width) = isOnCard ? (geometry.cardLeft, geometry.cardWidth) : (0, geometry.screen.width)
    let x = min(max(frame.midX, left), left + width - 1)
    let y = layer == .content && core.isScrollable ? scrolledMiddle(of: frame) : seenMiddle(of: frame)
    guard y >= 0, y < geometry.screen.height else { return nil }
    switch layer {
    case .sticky: return nil
    case .header: return barHit(x, y, geometry)
    case .floating, .bottomBar, .title, .content: break
    }
    if let hit = barHit(x, y, geometry) ?? headerHit(x, y, geometry) { return hit }
    switch layer {
    case .bottomBar: return part(floating, x, y, isContent: false)
    case .title, .content: return part(overCard, x, y, isContent: false)
    case .sticky, .header, .floating: return nil
    }
  }

  /// The middle of what the screen shows of `frame`.
  private func seenMiddle(of frame: Frame) -> Double {
    (max(frame.y, 0) + min(frame.maxY, core.geometry.screen.height)) / 2
  }

  /// Where the middle of `frame`, which belongs to the content, comes by scrolling.
  private func scrolledMiddle(of frame: Frame) -> Double {
    let offset = core.frame.scrollOffset
    let top = core.frame.cardTop + core.titleHeight(isCollapsed: false)
    let lowest = frame.midY + offset
    return min(max((top + core.geometry.screen.height) / 2, lowest - max(core.scrollRange, offset)), lowest)
  }
}
