/// What every card has, whatever its family.
package struct CardContainer: Hashable, Sendable {
  /// The whole card.
  package var source: PartSource
  /// What a tap opens, if anything.
  package var target: String?
  /// Whether that leads out of the app.
  package var isExternal: Bool
  /// The kind of card that the file says it is.
  package var variation: String?
  /// The pattern that is drawn while the card loads, if any.
  package var skeleton: String?
  /// Whether the data that it shows are there.
  package var data = DataState.present
}

/// Whether the sample that a card names holds something.
package enum DataState: Hashable, Sendable {
  /// There is something to show, or no sample is named.
  case present
  /// The sample is there and holds nothing: null, an empty list or an empty object.
  case empty
  /// The file is missing or no JSON, or nothing is at the place in it.
  case failed
}

/// A card: media, header, extended header, body and footer.
package struct Card: Hashable, Sendable {
  /// What every card has.
  package var container: CardContainer
  /// The image on top.
  package var media: Media?
  /// The main header.
  package var header: Header?
  /// Rows and a key figure below it.
  package var extendedHeader: ExtendedHeader?
  /// What the card shows.
  package var body: CardBody?
  /// What a person can do.
  package var footer: Footer?
  /// What stands in place of the whole card when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage]
  /// Elements that this version does not know.
  package var unknown: [UnknownPart]
}

/// A card about one object.
package struct ObjectCardView: Hashable, Sendable {
  /// What every card has.
  package var container: CardContainer
  /// Icons in a column before everything else.
  package var icons: [Icon]
  /// The object's image.
  package var detailImage: Picture?
  /// Its name.
  package var title: CardText?
  /// What tells it from others.
  package var subtitle: CardText?
  /// A third label.
  package var footnote: CardText?
  /// What state it is in.
  package var statuses: [Status]
  /// Its tags.
  package var tagBar: TagBar?
  /// Its rating.
  package var rating: Rating?
  /// More actions.
  package var overflow: Overflow?
  /// More text.
  package var description: CardText?
  /// Up to two actions.
  package var actions: [Action]
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage]
  /// Elements that this version does not know.
  package var unknown: [UnknownPart]
}

/// The image on top of a card.
package struct Media: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The image file.
  package var file: String
  /// What it shows; empty for decoration.
  package var alternative: String
  /// Height in points, if the file says so.
  package var height: Double?
  /// Whether the image is dark or light.
  package var tone: MediaTone
  /// The text over it.
  package var caption: CardText?
}

/// The main header of a card.
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

/// Rows below the main header, and a key figure beside them.
package struct ExtendedHeader: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Up to three rows.
  package var rows: [HeaderRow]
  /// The key figure.
  package var kpi: KPI?
}

/// One row of an extended header.
package struct HeaderRow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// What stands in it.
  package var items: [InlineItem]
  /// Whether a separator stands between its items.
  package var hasSeparators: Bool
}

/// The body of a card.
package struct CardBody: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// What stands in it.
  package var parts: [BodyPart]
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage]

  /// Whether something in it can be tapped of its own.
  package var hasTargets: Bool { parts.contains { $0.hasTargets } }
}

/// The footer of a card.
package struct Footer: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Actions behind a button of their own.
  package var overflow: Overflow?
  /// The actions.
  package var actions: [Action]
  /// How wide their buttons are.
  package var buttonWidth: ButtonWidth
}

/// The width of the buttons in a footer.
package enum ButtonWidth: String, Sendable, CaseIterable {
  case auto, equal, intrinsic
}

/// Where the flexible item of a header stands.
package enum FlexItemPosition: String, Sendable, CaseIterable {
  case aboveMainHeader, aboveTitle, betweenTitleAndSubtitle, belowSubtitle
}

/// Whether a media image is dark or light behind its text.
package enum MediaTone: String, Sendable, CaseIterable {
  case dark, light
}
