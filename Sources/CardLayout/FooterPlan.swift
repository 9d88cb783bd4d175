package import CardModel

/// Which buttons a footer shows, and how wide they are (FS/CardFooterStyle).
package struct FooterPlan: Hashable, Sendable {
  /// Indices of the actions that are shown, from left to right, the primary action last; from the top, the primary action
  /// first, where they are stacked.
  package var shown: [Int]
  /// Indices of the actions behind the overflow button, the most important first.
  package var hidden: [Int]
  /// Whether there is an overflow button, at the left edge.
  package var hasOverflow: Bool
  private var ownsOverflow: Bool
  /// Whether buttons share the width evenly.
  package var isEqual: Bool
  /// Whether the buttons stand below one another, the most important one on top.
  package var isStacked = false

  /// Plans the buttons of `actions`.
  ///
  /// The most important ones are shown: primary before secondary before tertiary, and in the order of the file. One after
  /// the other gives way until the rest fits; one is always shown.
  ///
  /// - Parameters:
  ///   - widths: what each button asks for, in points.
  ///   - overflowWidth: what the overflow button asks for, in points.
  ///   - ownsOverflow: whether the footer has an overflow of its own.
  package init(
    _ actions: [Action], mode: ButtonWidth, width: Double, widths: [Double], overflowWidth: Double, ownsOverflow: Bool
  ) {
    self.ownsOverflow = ownsOverflow
    isEqual = mode == .equal || mode == .auto && width <= CardFigures.intrinsicFooterWidth
    let ranked = actions.indices.sorted { (actions[$0].role.rank, $0) < (actions[$1].role.rank, $1) }
    var count = min(ranked.count, isEqual ? CardFigures.equalButtons : CardFigures.intrinsicButtons)
    while count > 1 {
      let hasOverflow = ownsOverflow || count < ranked.count
      let room = width - (hasOverflow ? overflowWidth + CardFigures.buttonSpacing : 0)
      if Self.fits(ranked.prefix(count).map { widths[$0] }, room, isEqual) { break }
      count -= 1
    }
    shown = ranked.prefix(count).sorted { (actions[$1].role.rank, $0) < (actions[$0].role.rank, $1) }
    hidden = Array(ranked.dropFirst(count))
    hasOverflow = ownsOverflow || !hidden.isEmpty
  }

  /// As many of `actions` below one another as would stand side by side if there were room, for accessibility sizes: what
  /// shares a line is stacked rather than hidden (HIG-T).
  package var stacked: FooterPlan {
    let ranked = shown.reversed() + hidden
    let most = min(ranked.count, isEqual ? CardFigures.equalButtons : CardFigures.intrinsicButtons)
    guard shown.count < most else { return self }
    var plan = self
    (plan.isStacked, plan.shown, plan.hidden) = (true, Array(ranked.prefix(most)), Array(ranked.dropFirst(most)))
    plan.hasOverflow = ownsOverflow || !plan.hidden.isEmpty
    return plan
  }

  private static func fits(_ widths: [Double], _ room: Double, _ isEqual: Bool) -> Bool {
    let gaps = CardFigures.buttonSpacing * Double(widths.count - 1)
    let sum = isEqual ? (widths.max() ?? 0) * Double(widths.count) : widths.reduce(0, +)
    return sum + gaps <= room + 0.01
  }
}
