/// A card of a scene.
package struct SceneCard: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The map content that it brings.
  package var map: String?
  /// Where it rests when it comes; nil for where the card before it is.
  package var position: CardPosition?
  /// What a drag does without a map.
  package var withoutMap = WithoutMap.lock
  /// Whether it can be closed.
  package var isClosable = true
  /// Where it rests when it comes back: `saved`, `keep` or a position.
  package var restorePosition = "saved"
  /// From where it can be dragged.
  package var drag = DragArea.card
  /// Whether scrolling past the top moves the card.
  package var handsScrollOver = true
  /// Whether its content has a pull to refresh.
  package var isRefreshable = false
  /// Whether a tap on the title moves it a step.
  package var stepsByTap = true
  /// Where a tap on the dimmed map moves it.
  package var tapDim = TapDim.peaking
  /// When there is a line below the title.
  package var separator = SeparatorRule.auto
  /// The name of its style.
  package var style: String?
  /// Whether it takes the style of the card before it.
  package var inheritsStyle = true
  /// Whether it has a grab handle.
  package var grabHandle = GrabHandleRule.auto
  /// The activity that leads to it.
  package var activity: String?
  /// Where VoiceOver begins.
  package var focus: String?
  /// The part where VoiceOver begins.
  package var focusPart: String?
  /// What is spoken for the whole card.
  package var label: String?
  /// Its title.
  package var title = CardTitle.none
  /// What it holds.
  package var content: SceneContent
  /// A bar below the status bar.
  package var stickyBar: StickyBar?
  /// A view at the top of the screen.
  package var headerBar: HeaderBar?
  /// A bar at its bottom.
  package var bottomBar: BottomBar?
  /// Buttons that float above the bottom of the screen.
  package var floatingRow: FloatingRow?
  /// A round button that floats over it.
  package var floatingButton: FloatingButton?
  /// Its buttons on the map.
  package var mapButtons: [MapButtonGroup] = []
  /// Keys that work while it is on top.
  package var shortcuts: [Shortcut] = []
  /// What happens when.
  package var handlers: [EventHandler] = []
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage] = []
  /// Whether the data that it shows are there.
  package var data = DataState.present
  /// Elements that this version does not know.
  package var unknown: [UnknownPart] = []

  /// A card at `source` that holds `content`.
  package init(source: PartSource, content: SceneContent) {
    self.source = source
    self.content = content
  }
}

/// What a drag does to a card without a map.
package enum WithoutMap: String, Sendable, CaseIterable {
  case lock, snapBack
}

/// From where a card can be dragged.
package enum DragArea: String, Sendable, CaseIterable {
  case card, title, none
}

/// Where a tap on the dimmed map moves the card.
package enum TapDim: String, Sendable, CaseIterable {
  case peaking, collapsed, none
}

/// When there is a line below the title.
package enum SeparatorRule: String, Sendable, CaseIterable {
  case auto, always, never
}

/// Whether a card has a grab handle.
package enum GrabHandleRule: String, Sendable, CaseIterable {
  case auto, show, hide
}

/// The title of a card.
package enum CardTitle: Hashable, Sendable {
  case none
  /// Title, subtitle and a view below them.
  case standard(title: CardText, subtitle: CardText?, accessory: TitleAccessory?)
  case custom(CustomTitle)
}

/// A view below title and subtitle.
package struct TitleAccessory: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether taps in it are its own.
  package var isInteractive: Bool
  /// Whether it is hidden while the card is collapsed.
  package var hidesWhenCollapsed: Bool
  /// What stands in it.
  package var items: [BarItem]
}

/// A title of the app's own making.
package struct CustomTitle: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether content runs below it.
  package var isOverContent: Bool
  /// Whether content begins below it nevertheless.
  package var insetsContent: Bool
  /// What stands in it.
  package var items: [BarItem]
}

/// What a card holds.
package enum SceneContent: Hashable, Sendable {
  case plain([PlainItem])
  case table(TableContent)
  case collection([CardCollection])
  case pages(PageContent)
  /// The app's own view, if it names one.
  case hosted(HostedView?)
  /// Nothing: the map alone.
  case mapOnly
}

/// One part of a plain card; indirect, as parts differ much in size and lists of them are copied.
package indirect enum PlainItem: Hashable, Sendable {
  case body(BodyPart)
  case media(Media)
  case searchField(CardText)
  case hosted(HostedView)
  case card(Card)
  case objectCardView(ObjectCardView)
  case contactCells(ContactCellList)
}

/// The rows of a table card.
package struct TableContent: Hashable, Sendable {
  /// How its sections look.
  package var look: TableLook
  /// Whether the chosen row is no longer chosen when the card comes back.
  package var deselectsOnAppear: Bool
  /// Least height of a row in points.
  package var rowHeight: Double
  /// Its sections.
  package var sections: [CellSection]
}

/// How the sections of a table look.
package enum TableLook: String, Sendable, CaseIterable {
  case plain, grouped, inset
}

/// The pages of a page card.
package struct PageContent: Hashable, Sendable {
  /// The ids of the cards, in order.
  package var pages: [String]
  /// The id of the first one shown.
  package var initial: String?
  /// Whether the cards show titles of their own.
  package var showsTitles: Bool
}

/// A view that the app itself draws.
package struct HostedView: Hashable, Sendable {
  /// What it is.
  package var text: CardText
  /// Its height in points.
  package var height: Double?
  /// Whether taps in it are its own.
  package var isInteractive: Bool
}
