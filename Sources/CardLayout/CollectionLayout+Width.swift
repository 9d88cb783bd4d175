package import CardModel
import LayoutCore

// How many cards stand side by side in an environment, and how wide that leaves them.
extension CollectionLayout {
  /// Width in points of the cards of a collection that fills the screen of `environment`.
  package func cardWidth(in environment: CardEnvironment) -> Double {
    let rule = ColumnRule(count: columns(in: environment), peek: peek, itemWidth: itemWidth)
    if kind == .carousel {
      let leading = carouselInsets(in: environment).leading
      return rule.carouselItemWidth(in: environment.width, leading: leading, spacing: spacing)
    }
    return rule.masonryColumnWidth(in: environment.cardWidth, spacing: kind == .list ? 0 : spacing)
  }

  /// How many cards stand side by side in `environment` (MDK-L).
  func columns(in environment: CardEnvironment) -> Int {
    if kind == .list { return 1 }
    let asked = environment.sizeClass == .compact ? columns : regularColumns
    return asked ?? Self.automaticColumns(in: environment)
  }

  /// What the device suggests: two columns, three in landscape, where there is room, else one.
  ///
  /// iOS has room in regular width, Android from 600 by 480 dp on.
  private static func automaticColumns(in environment: CardEnvironment) -> Int {
    let hasRoom =
      environment.platform == .android
      ? environment.width > 600 && environment.height > 480 : environment.sizeClass == .regular
    guard hasRoom else { return 1 }
    return environment.width > environment.height ? 3 : 2
  }

  /// Distances of the first and the last card of a carousel from the edges: its own from what the housing leaves.
  func carouselInsets(in environment: CardEnvironment) -> (leading: Double, trailing: Double) {
    (leadingInset + environment.safeArea.leading, trailingInset + environment.safeArea.trailing)
  }
}
