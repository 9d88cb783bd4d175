import CardLayout
import CardModel

extension SceneCard {
  /// The card with those of its bars and titles, and what they hold, that are for `environment`, as they are there.
  func shown(in environment: CardEnvironment) -> SceneCard {
    func isShown(_ source: PartSource) -> Bool { environment.shows(source) }
    var card = self
    card.stickyBar = stickyBar.flatMap { isShown($0.source) ? $0 : nil }
    card.stickyBar?.items.show(in: environment)
    card.bottomBar = bottomBar.flatMap { isShown($0.source) ? $0 : nil }
    card.bottomBar?.items.show(in: environment)
    card.floatingRow = floatingRow.flatMap { isShown($0.source) ? $0 : nil }
    card.floatingButton = floatingButton.flatMap { isShown($0.text.source) ? $0 : nil }
    card.headerBar = headerBar.flatMap { isShown($0.source) ? $0.shown(in: environment) : nil }
    switch title {
    case .standard(let title, let subtitle, var accessory):
      if let source = accessory?.source, !isShown(source) { accessory = nil }
      accessory?.items.show(in: environment)
      card.title = .standard(
        title: title, subtitle: subtitle.flatMap { isShown($0.source) ? $0 : nil }, accessory: accessory)
    case .custom(var custom):
      custom.items.show(in: environment)
      card.title = isShown(custom.source) ? .custom(custom) : .none
    case .none: break
    }
    return card
  }
}

extension HeaderBar {
  fileprivate func shown(in environment: CardEnvironment) -> HeaderBar {
    func isShown(_ source: PartSource) -> Bool { environment.shows(source) }
    var bar = self
    if let source = title?.source, !isShown(source) { bar.title = nil }
    if let source = subtitle?.source, !isShown(source) { bar.subtitle = nil }
    if let pager, !isShown(pager.source) { bar.pager = nil }
    if case .segments(let source, let segments) = bar.pager {
      bar.pager = .segments(source, segments.filter { isShown($0.text.source) })
    }
    switch trailing {
    case .next(let text): if !isShown(text.source) { bar.trailing = nil }
    case .action(let action):
      let actions = isShown(action.text.source) ? environment.enabled([action]) : []
      bar.trailing = actions.first.map(HeaderTrailing.action)
    case nil: break
    }
    return bar
  }
}

extension [BarItem] {
  /// Leaves out what is not for `environment`, and has actions as they are there.
  fileprivate mutating func show(in environment: CardEnvironment) {
    self = compactMap { item in
      guard environment.shows(item.source) else { return nil }
      guard case .action(let action) = item else { return item }
      return environment.enabled([action]).first.map(BarItem.action)
    }
  }
}

extension BarItem {
  /// Where it stands.
  fileprivate var source: PartSource {
    switch self {
    case .title(let text), .subtitle(let text), .searchField(let text): text.source
    case .inline(let item): item.source
    case .action(let action): action.text.source
    case .hosted(let view): view.text.source
    }
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
