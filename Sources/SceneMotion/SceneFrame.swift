import CardModel
import LayoutCore
import SceneLayout

/// What is seen of a scene at one moment, lengths in points: where its layers stand and how clear they are.
package struct SceneFrame: Hashable, Sendable {
  /// When, in seconds of the scene's clock.
  package var time: Double
  /// The top of the card from that of the screen.
  package var cardTop: Double
  /// The same from the lower edge of the header, before the screen's limits hold it.
  package var y: Double
  /// The same as ``cardTop`` for a card that has come; the way of one that comes, goes or comes back is not in it.
  package var restTop: Double
  /// The top of the card that goes away; nil for none.
  package var leavingTop: Double?
  /// The top of the card that another comes over; nil for none.
  package var coveredTop: Double?
  /// Opacity of the card that comes or goes: a sheet of the system fades.
  package var fade: Double
  /// Opacity of the shade over the card below.
  package var shade: Double
  /// Opacity of the dimming over the map.
  package var dim: Double
  /// Opacity of the buttons on the map.
  package var buttonsAlpha: Double
  /// Opacity of the content.
  package var contentAlpha: Double
  /// Opacity of everything over the map.
  package var overlays: Double
  /// Opacity of the information strip.
  package var info: Double
  /// How much of the header has come, from 0 to 1.
  package var header: Double
  /// How much of the sticky bar has come, from 0 to 1.
  package var sticky: Double
  /// The page that shows, from 0, with fractions while pages are turned.
  package var page: Double
  /// How far the content is scrolled.
  package var scrollOffset: Double
}

extension SceneFrame {
  /// Whether nobody could tell it from `other`: no length differs by more than half a point, no opacity by a hundredth.
  func isClose(to other: SceneFrame) -> Bool {
    let lengths = [cardTop - other.cardTop, scrollOffset - other.scrollOffset]
    let shares = [
      fade - other.fade, shade - other.shade, dim - other.dim, buttonsAlpha - other.buttonsAlpha, page - other.page,
      contentAlpha - other.contentAlpha, overlays - other.overlays, info - other.info,
      header - other.header, sticky - other.sticky,
    ]
    return leavingTop == nil && lengths.allSatisfy { abs($0) <= 0.5 } && shares.allSatisfy { abs($0) <= 0.01 }
  }
}

extension SceneCore {
  /// What is seen now.
  var frame: SceneFrame { frame(at: state.time) }

  /// What is seen at `time`, as long as nothing happens and nothing comes to its end until then.
  func frame(at time: Double) -> SceneFrame {
    let geometry = geometry
    let bottom = geometry.screen.height
    let y = state.y.value(at: time)
    let place = hasCard ? geometry.cardTop(y: y, titleHeight: collapsedHeight) : bottom
    let travel = hasCard ? state.travel.value(at: time) : 0
    let rest = travel == 0 ? place : min(max(place + travel, geometry.screen.safeTop), bottom)
    let slide = state.slide.value(at: time)
    var frame = SceneFrame(
      time: time, cardTop: rest, y: travel == 0 ? y : rest - geometry.headerBottom, restTop: place, leavingTop: nil,
      coveredTop: nil,
      fade: Self.share(state.fade.value(at: time)), shade: Self.share(state.shade.value(at: time)),
      dim: Self.share(state.dim.value(at: time)), buttonsAlpha: Self.share(state.buttonsAlpha.value(at: time)),
      contentAlpha: Self.share(state.contentAlpha.value(at: time)),
      overlays: Self.share(state.overlays.value(at: time)), info: Self.share(state.infoAlpha.value(at: time)),
      header: state.header.value(at: time), sticky: state.sticky.value(at: time),
      page: state.pages.value(at: time), scrollOffset: state.offset.value(at: time))
    if state.leaving != nil {
      frame.leavingTop = state.leavingStart + max(0, slide) * (bottom - state.leavingStart)
    } else if slide != 0 {
      frame.cardTop = max(geometry.screen.safeTop, rest + slide * (bottom - rest))
    }
    // Both stand in one view, whose top goes from the one to the other.
    if case .push = state.motion?.kind {
      frame.coveredTop = facts.isSheet ? state.coveredStart : rest + max(0, slide) * (state.coveredStart - rest)
    }
    return frame
  }

  private static func share(_ value: Double) -> Double { min(max(value, 0), 1) }

  // MARK: Map

  /// What the map content keeps free, from the screen's edges: top, left, bottom, right (VC L707–738).
  var edgePadding: (top: Double, left: Double, bottom: Double, right: Double) {
    var padding = geometry.edgePadding(hasCard ? position : .collapsed, hasCard: hasCard)
    // A map alone keeps as much free as under a collapsed card (VC L720).
    if !hasCard, !geometry.isAtSide { padding.bottom = metrics.collapsedPadding }
    return padding
  }

  /// What the map's safe area has more than the screen's while the card moves (VC L1368–1408).
  var mapSafeArea: (top: Double, left: Double, bottom: Double, right: Double) {
    guard hasCard, state.showsOverlays else { return (0, 0, 0, 0) }
    let geometry = geometry
    let row = topFacts.row.map { $0.frame }
    let buttons = (row.map { $0.maxX }.max() ?? 0) - (row.map { $0.x }.min() ?? 0)
    guard geometry.isAtSide else {
      let room = geometry.screen.height - geometry.screen.safeBottom - geometry.headerBottom
      let covered = max(room - state.y.value(at: state.time), titleHeight(isCollapsed: true))
      let bottom = min(room - geometry.peakY, covered)
      return geometry.isRightToLeft
        ? (geometry.headerBottom, buttons, bottom, 0) : (geometry.headerBottom, 0, bottom, buttons)
    }
    let isLeft = (geometry.sideEdge == .leading) != geometry.isRightToLeft
    return isLeft ? (0, geometry.cardWidth, 0, buttons) : (0, buttons, 0, geometry.cardWidth)
  }
}
