/// The main header of a card, or the labels of one about an object.
package struct Header: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Icons in a column before everything else.
  package var icons: [Icon]
  /// The object's image.
  package var detailImage: Picture?
  /// An item that may stand in several places.
  package var flexItem: FlexItem?
  /// The title.
  package var title: CardText?
  /// The subtitle.
  package var subtitle: CardText?
  /// A third label, which objects alone have.
  package var footnote: CardText?
  /// What state an object is in.
  package var statuses: [Status] = []
  /// The one control at the end.
  package var control: HeaderControl?
  /// How many of how many are shown.
  package var counter: CardText?
  /// Elements that this version does not know.
  package var unknown: [UnknownPart]
}

/// The control at the end of a header.
package enum HeaderControl: Hashable, Sendable {
  case action(Action)
  case overflow(Overflow)
  case seeAll(SeeAll)
}

/// An item of a header that may stand in several places.
package struct FlexItem: Hashable, Sendable {
  /// Where it stands in the file.
  package var source: PartSource
  /// Where it stands in the header.
  package var position: FlexItemPosition
  /// What it shows.
  package var items: [InlineItem]
}

/// Where the flexible item of a header stands.
package enum FlexItemPosition: String, Sendable, CaseIterable {
  case aboveMainHeader, aboveTitle, betweenTitleAndSubtitle, belowSubtitle
}

extension Header {
  init(_ element: CardElement) {
    self.init(source: element.source, icons: [], unknown: [])
    for child in element.children where !add(child) {
      switch child.name {
      case .flexItem where flexItem == nil: flexItem = FlexItem(child)
      case .headerAction where control == nil: control = .action(Action(child))
      case .seeAll where control == nil: control = .seeAll(SeeAll(child))
      case .counter where counter == nil: counter = CardText(child)
      default: unknown.append(UnknownPart(child))
      }
    }
  }

  /// Reads `child` if it is something that all headers may have; tells whether it was.
  mutating func add(_ child: CardElement) -> Bool {
    switch child.name {
    case .iconStack: icons += child.parts(.icon, Icon.init)
    case .detailImage where detailImage == nil: detailImage = Picture(child)
    case .title where title == nil: title = CardText(child)
    case .subtitle where subtitle == nil: subtitle = CardText(child)
    case .overflow where control == nil: control = .overflow(Overflow(child))
    default: return false
    }
    return true
  }
}

extension FlexItem {
  init(_ element: CardElement) {
    self.init(
      source: element.source, position: element.choice(.position, .aboveTitle),
      items: element.children.map { InlineItem($0) })
  }
}
