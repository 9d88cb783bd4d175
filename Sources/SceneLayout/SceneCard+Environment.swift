import CardLayout
import CardModel

extension SceneCard {
  /// The card with those of its bars and titles that are for `environment`.
  func shown(in environment: CardEnvironment) -> SceneCard {
    func isShown(_ source: PartSource) -> Bool { environment.shows(source) }
    var card = self
    card.stickyBar = stickyBar.flatMap { isShown($0.source) ? $0 : nil }
    card.bottomBar = bottomBar.flatMap { isShown($0.source) ? $0 : nil }
    card.floatingRow = floatingRow.flatMap { isShown($0.source) ? $0 : nil }
    card.floatingButton = floatingButton.flatMap { isShown($0.text.source) ? $0 : nil }
    card.headerBar = headerBar.flatMap { isShown($0.source) ? $0 : nil }
    if let pager = card.headerBar?.pager, !isShown(pager.source) { card.headerBar?.pager = nil }
    switch title {
    case .standard(let title, let subtitle, let accessory):
      card.title = .standard(
        title: title, subtitle: subtitle.flatMap { isShown($0.source) ? $0 : nil },
        accessory: accessory.flatMap { isShown($0.source) ? $0 : nil })
    case .custom(let custom): card.title = isShown(custom.source) ? title : .none
    case .none: break
    }
    return card
  }
}

extension HeaderPager {
  /// Where it stands.
  fileprivate var source: PartSource {
    switch self {
    case .dots(let source), .segments(let source, _): source
    case .hosted(let view): view.text.source
    }
  }
}
