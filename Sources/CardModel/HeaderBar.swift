/// One piece of a bar or a title.
package enum BarItem: Hashable, Sendable {
  case title(CardText)
  case subtitle(CardText)
  case inline(InlineItem)
  case action(Action)
  case searchField(CardText)
  case hosted(HostedView)
}

/// A bar below the status bar that stays whatever the card does.
package struct StickyBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether it is shown.
  package var isShown: Bool
  /// What stands in it.
  package var items: [BarItem]
}

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

/// A bar at the bottom of a card.
package struct BottomBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether it is shown.
  package var isShown: Bool
  /// What stands in it.
  package var items: [BarItem]
}

/// Buttons that float above the bottom of the screen.
package struct FloatingRow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Where the buttons stand.
  package var alignment: FloatingAlignment
  /// Distance from the sides in points.
  package var inset: Double
  /// Distance from the bottom safe area in points.
  package var above: Double
  /// Between buttons in points.
  package var spacing: Double
  /// The buttons.
  package var actions: [Action]
}

/// Where floating buttons stand.
package enum FloatingAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing, fill
}

/// A round button that floats over a card.
package struct FloatingButton: Hashable, Sendable {
  /// What is spoken.
  package var text: CardText
  /// Whether it shows a plus sign rather than an image.
  package var isAdd: Bool
  /// Name of its icon.
  package var icon: String?
  /// The image file relative to the card file.
  package var file: String?
  /// Name of its colour.
  package var color: String?
  /// Its diameter in points.
  package var size: Double
  /// Distance from the trailing edge in points.
  package var trailing: Double
  /// Distance from the bottom safe area in points.
  package var bottom: Double
}
