import CardLayout
import CardModel
import LayoutCore

/// A place on the screen, in points.
struct ScenePlace {
  /// Distance from the edge where lines begin.
  var leading = 0.0
  var top = 0.0
  let width: Double
  /// Nil for that of what stands there.
  var height: Double?

  /// Adds a column there.
  func add(to page: inout Composition, _ paint: Paint? = nil, _ content: (inout Composition) -> Void = { _ in }) {
    page.column(BoxStyle(width: .fill, padding: Insets(top: top, leading: leading))) {
      $0.column(BoxStyle(width: .fixed(width), height: height.map(Extent.fixed) ?? .content), paint, content)
    }
  }
}

/// What a card leaves free of the screen from side to side, in points.
struct SceneRoom {
  /// Distance of its ends from the edge where lines begin.
  let start: Double
  let end: Double
  /// What the system uses of it at either end.
  let insets: (leading: Double, trailing: Double)
}

extension SceneStage {
  /// What is free beside the card; all of the screen where that stands at the bottom, or there is none.
  var room: SceneRoom {
    let width = geometry.screen.width
    var (start, end) = (0.0, width)
    if geometry.isAtSide, hasCard {
      if geometry.sideEdge == .leading {
        start = geometry.cardLeading + geometry.cardWidth
      } else {
        end = geometry.cardLeading
      }
    }
    return SceneRoom(
      start: start, end: end,
      insets: (max(0, geometry.safeLeading - start), max(0, end - width + geometry.safeTrailing)))
  }

  /// Adds what `content` adds clear of the housing, where a card reaches across a phone that is held on its side.
  ///
  /// - Parameter insets: what to keep clear of at either end, if it is not what a card keeps clear of.
  func clear(
    _ insets: (leading: Double, trailing: Double)? = nil, into page: inout Composition,
    _ content: (inout Composition) -> Void
  ) {
    let insets = insets ?? geometry.contentInsets
    guard insets.leading > 0 || insets.trailing > 0 else { return content(&page) }
    page.column(
      BoxStyle(width: .fill, padding: Insets(leading: insets.leading, trailing: insets.trailing)), nil, content)
  }
}
