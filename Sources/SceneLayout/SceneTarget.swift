import CardLayout
package import CardModel
package import LayoutCore

/// What takes taps at the edges of the screen and over a card, each from the screen's upper left corner.
package struct BarTargets: Hashable, Sendable {
  /// In the bar below the status bar.
  package var sticky: [SceneTarget] = []
  /// In the bar at the lower edge of the screen.
  package var bottom: [SceneTarget] = []
  /// In the row that floats over the card.
  package var row: [SceneTarget] = []
  /// The round button that floats over the card.
  package var button: [SceneTarget] = []

  /// None.
  package init() {}

  init(sticky: [SceneTarget], bottom: [SceneTarget], row: [SceneTarget], button: [SceneTarget]) {
    (self.sticky, self.bottom, self.row, self.button) = (sticky, bottom, row, button)
  }
}

/// A part of a scene's card, or a pin on its map, that takes taps, or is at least known by its id.
package struct SceneTarget: Hashable, Sendable {
  /// What a tap on it does.
  package enum Kind: Hashable, Sendable {
    /// It chooses a row or a card.
    case select
    /// It begins to type.
    case focus
    case tap
    /// It closes the card.
    case close
  }

  /// What a tap on it does.
  package var kind: Kind
  /// The part's element; nil for what the layout adds.
  package var source: PartSource?
  /// The part's id; nil for what the layout adds, or the file does not name.
  package var id: String?
  /// Where a tap reaches it.
  package var frame: Frame
  /// What is spoken of it: its label, or what is read in it; empty where there is neither.
  package var label = ""
  /// Where a tap on it leads, if its file says so.
  package var link: Link?
  /// Which it is of several pins that are called the same, from 1.
  package var index = 1
  /// Whether it is made for taps; else it is only known for its id.
  package var takesTaps = true
  /// Whether it is greyed out, so that a tap does nothing.
  package var isDisabled = false

  /// The target that `part` of what has `title` is; nil when nobody can tap it, nor name it.
  init?(_ part: ScenePart, of title: CardTitle) {
    let element = part.source.flatMap { CardWord.named($0.element).element }
    switch element {
    case .objectCell, .contactCell, .objectCardView, .card: kind = .select
    case .searchField: kind = .focus
    default:
      let isMeant =
        part.touchTarget != nil || part.isDisabled || element == .accessory && title.hasInteractiveAccessory
      // The close button is the only one that the layout adds to a title.
      let isClose = part.source == nil && part.touchTarget != nil && DrawnWord.close.isSaid(by: part.label)
      guard isClose || part.source != nil, isMeant || part.source?.id != nil else { return nil }
      kind = isClose ? .close : .tap
      (takesTaps, isDisabled) = (isMeant, part.isDisabled)
    }
    (source, id, link) = (part.source, part.source?.id, part.source?.link)
    frame = part.touchTarget ?? part.frame
  }

  /// The target that `button` on the map is.
  package init(_ button: MapButton) {
    (kind, source, id) = (.tap, button.source, button.id)
    (frame, label, link) = (button.frame, button.label, button.source?.link)
  }

  /// The target that `pin` is, reached at `frame`.
  init(_ pin: MapPin, at frame: Frame) {
    let source = pin.text.source
    (kind, self.source, id) = (.tap, source, source.id)
    (self.frame, label, link, index) = (frame, pin.text.string, source.link, pin.number)
  }
}
