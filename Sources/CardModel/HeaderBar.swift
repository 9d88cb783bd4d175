/// A view pinned to the top of the screen.
package struct HeaderBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points without the status bar; nil for its content's.
  package var height: Double?
  /// Whether the status bar's text is light or dark over it.
  package var statusBar = StatusBarText.auto
  /// Name of the colour behind it.
  package var background: String?
  /// Whether it is shown.
  package var isShown = true
  /// Its title.
  package var title: CardText?
  /// Its subtitle.
  package var subtitle: CardText?
  /// What tells the page.
  package var pager: HeaderPager?
  /// What stands at its end.
  package var trailing: HeaderTrailing?

  /// A header at `source`.
  package init(source: PartSource) { self.source = source }
}

/// The colour of the status bar's text.
package enum StatusBarText: String, Sendable, CaseIterable {
  case light, dark, auto
}

/// What tells the page in a header.
package enum HeaderPager: Hashable, Sendable {
  case dots(PartSource)
  case segments(PartSource, [PageSegment])
  case hosted(HostedView)
}

/// A segment for one page.
package struct PageSegment: Hashable, Sendable {
  /// Its text.
  package var text: CardText
  /// Name of its icon.
  package var icon: String?
  /// The id of the page.
  package var card: String?
}

/// What stands at the end of a header.
package enum HeaderTrailing: Hashable, Sendable {
  /// Turns to the next page.
  case next(CardText)
  case action(Action)
}

extension HeaderBar {
  init(_ element: CardElement) {
    self.init(source: element.source)
    height = element.length(.height)
    statusBar = element.choice(.statusBar, .auto)
    background = element.attribute(.background)
    isShown = element.flag(.show, unless: true)
    for child in element.children {
      switch child.name {
      case .title: title = CardText(child)
      case .subtitle: subtitle = CardText(child)
      case .pageDots: pager = .dots(child.source)
      case .segmentStrip: pager = .segments(child.source, child.parts(.segment, PageSegment.init))
      case .hostedView: pager = .hosted(HostedView(child))
      case .next: trailing = .next(CardText(child))
      case .action: trailing = .action(Action(child))
      default: continue
      }
    }
  }
}

extension PageSegment {
  init(_ element: CardElement) {
    self.init(text: CardText(element), icon: element.bound(.icon), card: element.attribute(.card))
  }
}
