import CardLayout
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

extension SceneStage {
  /// Adds what `content` adds clear of the housing, where a card reaches across a phone that is held on its side.
  func clear(into page: inout Composition, _ content: (inout Composition) -> Void) {
    let insets = geometry.contentInsets
    guard insets.leading > 0 || insets.trailing > 0 else { return content(&page) }
    page.column(
      BoxStyle(width: .fill, padding: Insets(leading: insets.leading, trailing: insets.trailing)), nil, content)
  }
}
